// Properties of a page: its items, its counts, and the cursor of the next page.

import { collectProperties } from '../../model/shape/find-properties.ts';
import type { Api } from '../../model/types/api.ts';
import type { Property, Shape, ShapeUse } from '../../model/types/shape.ts';

type Path = readonly string[];

interface Items {
  readonly path: Path;
  readonly item: ShapeUse;
}

/** Names of properties, in order of preference; in lower case, without `-` and `_`. */
const countNames = {
  pages: ['totalpages', 'pagecount', 'pages', 'lastpage', 'numpages'],
  total: ['total', 'totalcount', 'totalitems', 'totalresults', 'totalrecords'],
} as const;
const cursorNames = ['nextcursor', 'nextpagetoken', 'nexttoken', 'nextpagecursor', 'endcursor'];
const flagNames = ['hasmore', 'hasnext', 'hasnextpage'];
/** Names of objects with counts and booleans of a page, which have other meanings in other objects. */
const metadataNames: ReadonlySet<string> = new Set([
  'meta',
  'metadata',
  'responsemetadata',
  'pagination',
  'paging',
  'page',
  'pageinfo',
  'pages',
]);
const itemsNames = ['data', 'items', 'results', 'records', 'entries', 'values', 'list'];

/** Returns a name in lower case, without `-` and `_`. */
export function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

/** Returns the shape that a reference leads to. */
export function resolveShape({ shape }: ShapeUse, api: Api, depth = 0): Shape {
  if (shape.kind !== 'ref' || depth > maxDepth) return shape;
  const schema = api.schema(shape.id);
  return schema ? resolveShape(schema.response, api, depth + 1) : shape;
}

/** Returns whether the values of a shape are numbers. */
export function isNumberShape(use: ShapeUse, api: Api): boolean {
  const shape = resolveShape(use, api);
  const parts = shape.kind === 'intersection' ? shape.parts : [use];
  return parts.some((part) => resolveShape(part, api).kind === 'number');
}

/** Maximum number of references to references, which can be cyclic. */
const maxDepth = 20;

/**
 * Returns the path and the type of the items of a page: the page itself if it is an array, its only array, or that with a
 * usual name; `undefined` if there is none, or if the branches of a union have them at different paths.
 */
export function findItems(page: ShapeUse, api: Api): Items | undefined {
  const shape = resolveShape(page, api);
  if (shape.kind !== 'union') return findArray(page, api);
  // Unions can contain themselves, so those in a branch are not followed.
  const found = shape.branches.flatMap((branch) => findArray(branch, api) ?? []);
  const paths = new Set(found.map(({ path }) => path.join()));
  return paths.size === 1 ? found[0] : undefined;
}

function findArray(page: ShapeUse, api: Api): Items | undefined {
  const shape = resolveShape(page, api);
  if (shape.kind === 'list') return { path: [], item: shape.items };
  const arrays = collectProperties(page, api, 'response').flatMap(({ name, use }) => {
    const list = resolveShape(use, api);
    return list.kind === 'list' ? [{ path: [name], item: list.items }] : [];
  });
  if (arrays.length < 2) return arrays[0];
  return itemsNames.flatMap((name) => arrays.filter(({ path }) => path[0]?.toLowerCase() === name)).at(0);
}

/** Returns the path of the number of pages or items. */
export function findCount(page: ShapeUse, count: keyof typeof countNames, api: Api): Path | undefined {
  return findPath(page, countNames[count], (shape) => shape.kind === 'number' && shape.integer, api, metadataNames);
}

/** Returns the path of the cursor of the next page. */
export function findCursor(page: ShapeUse, api: Api): Path | undefined {
  return findPath(page, cursorNames, ({ kind }) => kind === 'text' || kind === 'number' || kind === 'union', api);
}

/** Returns the path of the boolean that says whether there is a next page. */
export function findFlag(page: ShapeUse, api: Api): Path | undefined {
  return findPath(page, flagNames, ({ kind }) => kind === 'boolean', api, metadataNames);
}

/** Returns the path of the first property with one of the names, at the top or in an object there, of any name or these. */
function findPath(
  page: ShapeUse,
  names: readonly string[],
  isMatch: (shape: Shape) => boolean,
  api: Api,
  objectNames?: ReadonlySet<string>,
): Path | undefined {
  const match = (properties: readonly Property[]): string | undefined =>
    names
      .flatMap((name) => properties.filter((each) => normalizeName(each.name) === name))
      .find(({ use }) => isMatch(resolveShape(use, api)))?.name;
  const properties = collectProperties(page, api, 'response');
  const own = match(properties);
  if (own !== undefined) return [own];
  for (const { name, use } of properties) {
    if (objectNames && !objectNames.has(normalizeName(name))) continue;
    const nested = resolveShape(use, api).kind === 'list' ? undefined : match(collectProperties(use, api, 'response'));
    if (nested !== undefined) return [name, nested];
  }
  return undefined;
}
