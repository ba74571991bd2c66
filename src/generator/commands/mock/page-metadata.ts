// Metadata of pages: the properties of envelopes and the headers that describe them.

import { isJsonObject } from '../../model/sample-values/documented-values.ts';
import type { Api } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';
import type { ListPage } from './list-pages.ts';
import { comparableName, declaredProperties, hasType } from './schema-parts.ts';
import type { Values } from './values.ts';

interface EnvelopeContext {
  readonly page: ListPage;
  readonly api: Api;
  readonly values: Values;
  /** Name of generated values. */
  readonly name: string;
}

/** Names of objects in an envelope that describe the page. */
const pageObjects = new Set(['meta', 'metadata', 'pagination', 'paging', 'pageinfo', 'page', 'links']);

/** Returns an envelope with the given properties, and with those that describe the page as far as they are declared. */
export function createEnvelope(
  jsonSchema: JsonSchema,
  given: Readonly<Record<string, Json>>,
  context: EnvelopeContext,
): Json {
  const { api, values, name } = context;
  const declared = declaredProperties(jsonSchema, api);
  const described = Object.fromEntries(
    [...declared].flatMap(([property, schema]): readonly (readonly [string, Json])[] => {
      const value = pageProperty(property, schema, declared, context);
      if (value !== undefined) return [[property, value]];
      return pageObjects.has(comparableName(property)) && declaredProperties(schema, api).size > 0
        ? [[property, createEnvelope(schema, {}, { ...context, name: `${name} ${property}` })]]
        : [];
    }),
  );
  const envelope = values.conform(jsonSchema, { ...described, ...given }, name);
  return isJsonObject(envelope) ? removeGenerated(envelope, jsonSchema, described, values) : envelope;
}

/** Removes generated values of properties that have none on this page, such as a next cursor that cannot be null. */
function removeGenerated(
  envelope: Readonly<Record<string, Json>>,
  jsonSchema: JsonSchema,
  described: Readonly<Record<string, Json>>,
  values: Values,
): Json {
  let result = envelope;
  for (const [property, value] of Object.entries(described)) {
    if (value !== null || (result[property] ?? null) === null) continue;
    const { [property]: _, ...others } = result;
    result = [others, { ...result, [property]: '' }].find((each) => values.isValid(jsonSchema, each)) ?? result;
  }
  return result;
}

/** Returns the value of a header that describes the page; `undefined` for other headers. */
export function pageHeader(name: string, page: ListPage, api: Api): string | undefined {
  const comparable = comparableName(name);
  if (comparable === 'link') {
    const links = [
      ...(page.previous === undefined ? [] : [`<${page.previous}>; rel="prev"`]),
      ...(page.next === undefined ? [] : [`<${page.next}>; rel="next"`]),
    ];
    return links.length > 0 ? links.join(', ') : undefined;
  }
  const value = pageNumber(comparable.replace(/^x(?:pagination)?/, ''), name, page, api);
  return value === undefined ? undefined : String(value);
}

/** Returns the value of a numeric property. `comparable`: the name as `comparableName` returns it. */
function pageNumber(
  comparable: string,
  name: string,
  { total, offset, size, firstPage }: ListPage,
  { conventions }: Api,
): number | undefined {
  const pages = Math.max(1, Math.ceil(total / Math.max(1, size)));
  if (name === conventions.pagination?.total) return total;
  if (name === conventions.pagination?.pages) return pages;
  switch (comparable) {
    case 'total':
    case 'totalcount':
    case 'totalitems':
    case 'totalresults':
    case 'totalelements':
      return total;
    case 'pages':
    case 'totalpages':
    case 'pagecount':
      return pages;
    case 'page':
    case 'currentpage':
    case 'pagenumber':
      return Math.floor(offset / Math.max(1, size)) + firstPage;
    case 'perpage':
    case 'pagesize':
    case 'limit':
      return size;
    case 'offset':
      return offset;
    default:
      return undefined;
  }
}

/** Returns the value of a property of an envelope, null if it has none on this page; `undefined` for other properties. */
function pageProperty(
  name: string,
  jsonSchema: JsonSchema,
  siblings: ReadonlyMap<string, unknown>,
  { page, api }: EnvelopeContext,
): Json | undefined {
  const { items, total, offset } = page;
  const comparable = comparableName(name);
  const isPageObject = pageObjects.has(comparable) && declaredProperties(jsonSchema, api).size > 0;
  const number = isPageObject ? undefined : pageNumber(comparable, name, page, api);
  if (number !== undefined) return number;
  const hasMore = offset + items.length < total;
  switch (comparable) {
    case 'count':
      // With links to other pages, it is the number of all items.
      return siblings.has('next') && siblings.has('previous') ? total : items.length;
    case 'hasmore':
    case 'hasnext':
    case 'hasnextpage':
      return hasMore;
    case 'hasprevious':
    case 'hasprev':
    case 'haspreviouspage':
      return offset > 0;
    case 'next':
    case 'nexturl':
    case 'nexturi':
    case 'nextlink':
    case 'nextpage':
    case 'nextpageurl':
      return linkTo('next', jsonSchema, page, api);
    case 'previous':
    case 'prev':
    case 'previousurl':
    case 'prevurl':
    case 'previouspage':
    case 'prevpage':
    case 'prevpageurl':
      return linkTo('previous', jsonSchema, page, api);
    case 'nextcursor':
    case 'nextpagetoken':
    case 'nexttoken':
      return hasMore ? (items.at(-1)?.key ?? null) : null;
    case 'endcursor':
    case 'lastid':
      return items.at(-1)?.key ?? null;
    case 'firstid':
    case 'startcursor':
      return items[0]?.key ?? null;
    default:
      return undefined;
  }
}

/** Returns the number of another page, its cursor, its URI, or a link object with the URI; null if there is none. */
function linkTo(relation: 'previous' | 'next', jsonSchema: JsonSchema, page: ListPage, api: Api): Json {
  const { firstPage, offset, items, size, [relation]: uri } = page;
  if (uri === undefined) return null;
  if (hasType(jsonSchema, ['integer', 'number'], api))
    return Math.floor(offset / size) + firstPage + (relation === 'next' ? 1 : -1);
  if (declaredProperties(jsonSchema, api).has('href')) return { href: uri };
  const format = typeof jsonSchema === 'object' ? jsonSchema.annotations.format : undefined;
  const isUri = format?.startsWith('uri') === true || !page.hasCursor || relation === 'previous';
  return isUri ? uri : (items.at(-1)?.key ?? null);
}
