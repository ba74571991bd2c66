// Lists: filters and pages.

import { isJsonObject } from '../../model/sample-values/documented-values.ts';
import { canReturnPages } from '../../model/operations/pagination-extension.ts';
import type { Api, Operation, Parameter } from '../../model/types/api.ts';
import { hasQueryParameter, keyOf } from './requests.ts';
import type { Collection } from './resources.ts';
import { comparableName, declaredProperties } from './schema-parts.ts';
import type { HandlerRequest } from './server-modules.ts';
import type { Item } from './store.ts';

/** One page of a list. */
export interface ListPage {
  readonly items: readonly Item[];
  /** Number of items on all pages. */
  readonly total: number;
  /** Number of items before the page. */
  readonly offset: number;
  /** Maximum number of items on a page; all if the request has none. */
  readonly size: number;
  /** Number of the first page. */
  readonly firstPage: 0 | 1;
  /** Whether a cursor selects pages. */
  readonly hasCursor: boolean;
  /** URIs of the pages before and after, if there are such pages and a parameter selects them. */
  readonly previous?: string;
  readonly next?: string;
}

/** Names of parameters, as `comparableName` returns them. */
const parameterNames = {
  page: ['page', 'pagenumber', 'pageindex', 'pageno'],
  size: ['perpage', 'pagesize', 'limit', 'size', 'maxresults', 'first', 'count', 'top', 'take'],
  offset: ['offset', 'skip', 'start', 'startindex'],
  after: ['cursor', 'after', 'startingafter', 'pagetoken', 'nexttoken', 'nextpagetoken', 'continuationtoken'],
  before: ['before', 'endingbefore'],
} as const;

type PageParameter = keyof typeof parameterNames;

/** Returns the items that the query selects: those whose properties have the values of parameters with their names. */
export function filterItems(
  items: readonly Item[],
  operation: Operation,
  { item }: Collection,
  request: HandlerRequest,
  api: Api,
): readonly Item[] {
  const { parameters } = operation;
  const declared = declaredProperties(item, api);
  const kinds = Object.keys(parameterNames) as readonly PageParameter[]; // The keys of the constant.
  const pageParameters = new Set(kinds.map((kind) => findParameter(kind, operation, api)));
  const filters = parameters.flatMap(({ name, in: location }) =>
    location === 'query' && !pageParameters.has(name) && declared.has(name) && hasQueryParameter(request, name)
      ? [{ name, allowed: [request.query[name]].flat().map(keyOf) }]
      : [],
  );
  return items.filter(({ value }) =>
    filters.every(({ name, allowed }) => {
      const property = isJsonObject(value) ? value[name] : undefined;
      return [property].flat().some((each) => allowed.includes(keyOf(each)));
    }),
  );
}

/** Returns the page that the query selects. */
export function selectPage(items: readonly Item[], operation: Operation, request: HandlerRequest, api: Api): ListPage {
  const parameter = (kind: PageParameter): unknown => request.query[findParameter(kind, operation, api) ?? ''];
  const number = (kind: PageParameter): number | undefined => {
    const value = parameter(kind);
    return value === undefined || value === '' || !Number.isFinite(Number(value)) ? undefined : Number(value);
  };
  const size = Math.max(0, number('size') ?? items.length);
  const firstPage = firstPageOf(operation, api);
  const names = {
    page: findParameter('page', operation, api),
    offset: findParameter('offset', operation, api),
    after: findParameter('after', operation, api),
  };
  const [start, end] = range();
  const page = { items: items.slice(start, end), total: items.length, offset: start, size, firstPage };
  return {
    ...page,
    hasCursor: names.after !== undefined,
    ...(start > 0 && uriOf('previous', Math.max(0, start - size))),
    ...(start + page.items.length < items.length && size > 0 && uriOf('next', start + size)),
  };

  /** Returns the indexes of the page; an empty range after the items for an unknown cursor. */
  function range(): readonly [start: number, end: number] {
    const keyAt = (kind: PageParameter): number | undefined => {
      const cursor = parameter(kind);
      return cursor === undefined || cursor === '' ? undefined : items.findIndex(({ key }) => key === keyOf(cursor));
    };
    const [after, before] = [keyAt('after'), keyAt('before')];
    if (after === -1 || before === -1) return [items.length, items.length];
    if (before !== undefined) return [Math.max(after === undefined ? 0 : after + 1, before - size), before];
    const pageNumber = number('page');
    const first =
      after === undefined
        ? pageNumber === undefined
          ? (number('offset') ?? 0)
          : (pageNumber - firstPage) * size
        : after + 1;
    return [Math.max(0, first), Math.max(0, first) + size];
  }

  /** Returns the URI of the page that starts at an index. */
  function uriOf(relation: 'previous' | 'next', index: number): Pick<ListPage, 'previous' | 'next'> {
    const { target, headers } = request.request;
    const uri = new URL(target, `http://${headers['host'] ?? 'localhost'}`);
    if (names.page !== undefined) uri.searchParams.set(names.page, String(Math.floor(index / size) + firstPage));
    else if (names.offset !== undefined) uri.searchParams.set(names.offset, String(index));
    else if (names.after === undefined) return {};
    else if (index === 0) uri.searchParams.delete(names.after);
    else uri.searchParams.set(names.after, items[index - 1]?.key ?? '');
    return { [relation]: uri.href };
  }
}

/** Returns the name of the query parameter that selects pages in a certain way. */
function findParameter(kind: PageParameter, operation: Operation, { conventions }: Api): string | undefined {
  if (!canReturnPages(operation)) return undefined;
  const { pagination } = conventions;
  const declared = kind === 'page' ? pagination?.page : kind === 'size' ? pagination?.size : undefined;
  // The time of the first or last item is no cursor.
  const queryNames = operation.parameters.flatMap((each) => (each.in === 'query' && !isTime(each) ? [each.name] : []));
  if (declared !== undefined && queryNames.includes(declared)) return declared;
  const names: readonly string[] = parameterNames[kind];
  return queryNames.find((name) => names.includes(comparableName(name)));
}

/** Returns the number of the first page: 0 if the parameter allows it by its minimum or default. */
function firstPageOf(operation: Operation, api: Api): 0 | 1 {
  const name = findParameter('page', operation, api);
  const schema = operation.parameters.find((each) => each.in === 'query' && each.name === name)?.schema?.jsonSchema;
  if (typeof schema !== 'object') return 1;
  return schema.number?.minimum === 0 || schema.annotations.default?.value === 0 ? 0 : 1;
}

function isTime({ schema }: Parameter): boolean {
  const jsonSchema = schema?.jsonSchema;
  return typeof jsonSchema === 'object' && /^(?:date|date-time|time)$/.test(jsonSchema.annotations.format ?? '');
}
