// Pagination of an operation: as the document declares it, or detected by parameters and responses.

import { contentKind } from '../../model/media-types.ts';
import { canReturnPages } from '../../model/operations/pagination-extension.ts';
import { isSuccess } from '../../model/operations/response-media-types.ts';
import { collectProperties } from '../../model/shape/find-properties.ts';
import type { Api, Operation, Parameter } from '../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import type { ShapeUse } from '../../model/types/shape.ts';
import type { DeclaredPagination } from '../../openapi/extensions/types.ts';
import { findCount, findCursor, findFlag, findItems, isNumberShape, normalizeName } from './page-properties.ts';

/** A path of property names; empty for the page itself. */
export type PropertyPath = readonly string[];

export type Pagination =
  /** `first`: number of the first page. */
  | ({ readonly style: 'page'; readonly parameter: string; readonly first: number } & PageCounts)
  | ({ readonly style: 'offset'; readonly parameter: string } & PageCounts)
  | { readonly style: 'cursor'; readonly parameter: string; readonly next: PropertyPath; readonly more?: PropertyPath }
  /** The cursor is the ID of the last item. */
  | {
      readonly style: 'item';
      readonly parameter: string;
      readonly more: PropertyPath;
      readonly items: PropertyPath;
      readonly id: string;
    }
  /** The header `Link` has the parameters of the next page. */
  | { readonly style: 'link' };

interface PageCounts {
  readonly items: PropertyPath;
  /** The number of pages. */
  readonly pages?: PropertyPath;
  /** The number of items on all pages. */
  readonly total?: PropertyPath;
  /** The boolean that says whether there is a next page. */
  readonly more?: PropertyPath;
}

/** Names of query parameters that select a page, in order of preference; in lower case, without `-` and `_`. */
const parameterNames = {
  cursor: ['cursor', 'pagetoken', 'nexttoken', 'nextpagetoken', 'nextcursor', 'pagecursor', 'page[cursor]'],
  after: ['after', 'startingafter', 'page[after]'],
  offset: ['offset', 'skip', 'page[offset]'],
  page: ['page', 'pagenumber', 'page[number]'],
} as const;

/** Returns how an operation returns pages; `undefined` if it does not. */
export function findPagination(operation: Operation, api: Api): Pagination | undefined {
  const page = successSchema(operation);
  const { pagination } = operation.extensions;
  if (!canReturnPages(operation)) return undefined;
  if (pagination) return fromDeclaration(pagination, operation, api);
  const convention = findConvention(operation, api);
  if (!page || convention) return convention;
  const items = findItems(page, api);
  if (!items) return undefined;
  if (hasLinkHeader(operation)) return { style: 'link' };
  return findCursorPagination(operation, page, items, api) ?? findNumberPagination(operation, page, items.path, api);
}

/** Returns the pagination that `x-pagination` declares. */
function fromDeclaration(declared: Exclude<DeclaredPagination, false>, operation: Operation, api: Api): Pagination {
  const toPath = (text: string | undefined): PropertyPath => text?.split('.') ?? [];
  switch (declared.style) {
    case 'link':
      return { style: 'link' };
    case 'cursor': {
      const { style, parameter, next, more } = declared;
      return { style, parameter, next: toPath(next), ...(more !== undefined && { more: toPath(more) }) };
    }
    case 'item': {
      const { items, more } = declared;
      return { ...declared, items: toPath(items), more: toPath(more) };
    }
    case 'page':
    case 'offset': {
      const { style, parameter, items, total, more } = declared;
      const counts: PageCounts = {
        items: toPath(items),
        ...(total !== undefined && { total: toPath(total) }),
        ...(more !== undefined && { more: toPath(more) }),
      };
      if (style === 'offset') return { style, parameter, ...counts };
      const { pages, first } = declared;
      const declaredParameter = findParameter(operation, [normalizeName(parameter)]);
      return {
        style,
        parameter,
        first: first ?? (declaredParameter ? firstNumber(declaredParameter, api) : 1),
        ...counts,
        ...(pages !== undefined && { pages: toPath(pages) }),
      };
    }
  }
}

function findConvention({ parameters }: Operation, { conventions }: Api): Pagination | undefined {
  const { pagination } = conventions;
  const parameter = parameters.find((each) => each.in === 'query' && each.name === pagination?.page);
  if (!pagination || !parameter) return undefined;
  const { page, items, pages, total } = pagination;
  return { style: 'page', parameter: page, first: 1, items: [items], pages: [pages], total: [total] };
}

function findCursorPagination(
  operation: Operation,
  page: ShapeUse,
  items: { readonly path: PropertyPath; readonly item: ShapeUse },
  api: Api,
): Pagination | undefined {
  const after = findParameter(operation, parameterNames.after);
  const parameter = findParameter(operation, parameterNames.cursor) ?? after;
  const next = parameter && findCursor(page, api);
  const more = findFlag(page, api);
  if (next) return { style: 'cursor', parameter: parameter.name, next, ...(more && { more }) };
  const id = collectProperties(items.item, api, 'response').find(({ name }) => name === 'id');
  return after && more && id
    ? { style: 'item', parameter: after.name, more, items: items.path, id: id.name }
    : undefined;
}

function findNumberPagination(
  operation: Operation,
  page: ShapeUse,
  items: PropertyPath,
  api: Api,
): Pagination | undefined {
  const offset = findParameter(operation, parameterNames.offset);
  const number = findParameter(operation, parameterNames.page);
  const parameter = offset ?? number;
  if (!parameter || !isNumber(parameter, api)) return undefined;
  const [pages, total] = [findCount(page, 'pages', api), findCount(page, 'total', api)];
  const more = findFlag(page, api);
  const counts: PageCounts = { items, ...(pages && { pages }), ...(total && { total }), ...(more && { more }) };
  return offset
    ? { style: 'offset', parameter: offset.name, ...counts }
    : { style: 'page', parameter: parameter.name, first: firstNumber(parameter, api), ...counts };
}

function findParameter({ parameters }: Operation, names: readonly string[]): Parameter | undefined {
  return names
    .flatMap((name) => parameters.filter((each) => each.in === 'query' && normalizeName(each.name) === name))
    .at(0);
}

function isNumber({ schema }: Parameter, api: Api): boolean {
  return schema !== undefined && isNumberShape(schema.request, api);
}

/** Returns the number of the first page: 0 if that is the default, or, without a default, the minimum. */
function firstNumber({ schema }: Parameter, api: Api): number {
  const sources = schema ? collectSchemas(schema.jsonSchema, api) : [];
  const value = sources.find(({ annotations }) => annotations.default)?.annotations.default?.value;
  return value === 0 || (value === undefined && sources.some(({ number }) => number?.minimum === 0)) ? 0 : 1;
}

/** Returns a schema, and those that it applies by `$ref` and `allOf`, from the outside in. */
function collectSchemas(
  schema: JsonSchema | undefined,
  api: Api,
  seen: ReadonlySet<SchemaObject> = new Set(),
): readonly SchemaObject[] {
  if (schema === undefined || typeof schema === 'boolean' || seen.has(schema)) return [];
  const referenced = schema.ref === undefined ? undefined : api.schema(schema.ref)?.jsonSchema;
  const outer = new Set([...seen, schema]);
  return [schema, ...[referenced, ...(schema.allOf ?? [])].flatMap((part) => collectSchemas(part, api, outer))];
}

/** Returns the schema of the body of the first success that has JSON. */
function successSchema(operation: Operation): ShapeUse | undefined {
  return operation.responses
    .filter((response) => isSuccess(response, operation))
    .flatMap(({ content }) => content)
    .find((content) => contentKind(content) === 'json')?.schema?.response;
}

function hasLinkHeader(operation: Operation): boolean {
  // Without a query parameter, there is nothing that a link could set.
  if (!operation.parameters.some((parameter) => parameter.in === 'query')) return false;
  return operation.responses.some(
    (response) => isSuccess(response, operation) && response.headers.some(({ name }) => name.toLowerCase() === 'link'),
  );
}
