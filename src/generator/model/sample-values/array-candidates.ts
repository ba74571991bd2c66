// Array candidates, with the fewest items that the keywords allow.

import type { JsonSchema } from '../types/schema.ts';
import type { Json } from '../../source/node.ts';
import { allOfSchemas } from './schema-conjunctions.ts';
import { type Search, take } from './search-interface.ts';
import { type Requirements, schemasOfItem } from './value-requirements.ts';

/** Maximum number of items; longer arrays are not useful in a sample. */
const maxLength = 300;

/** Yields arrays with the required number of items, at least one, then shorter and longer arrays. */
export function* arrayCandidates(requirements: Requirements, search: Search): Generator<Json> {
  const { minItems, maxItems, items, contains } = requirements;
  const prefixLength = Math.max(0, ...items.map(({ prefixItems = [] }) => prefixItems.length));
  const containedCount = Math.max(0, ...contains.map(({ min }) => min));
  const usual = Math.max(prefixLength > 0 ? prefixLength : 1, minItems);
  const lengths = new Set([usual, prefixLength + containedCount, minItems, 0, usual + 1, usual + containedCount]);
  const createItem = itemSource(search);
  if (search.random && search.depth <= maxVariedDepth) {
    const array = buildArray(usual + search.random(3), requirements, createItem, search);
    if (array && array.length <= maxItems) yield array;
  }
  for (const length of lengths) {
    if (length > Math.min(maxItems, maxLength) || length < minItems) continue;
    const array = buildArray(length, requirements, createItem, search);
    if (array) yield array;
  }
  // Other items, for `not`, `oneOf`, and rules.
  const array = buildArray(usual, requirements, createItem, search);
  if (!array || usual > maxItems) return;
  for (const index of array.keys())
    for (const item of take(search.findAll(allOfSchemas(schemasOfItem(requirements, index))), maxVariations))
      yield array.with(index, item);
}

const maxVariations = 8;

/** Maximum depth of arrays with a random number of items. */
const maxVariedDepth = 2;

/** Returns an item for a schema; `accepts` restricts the choice. */
type ItemSource = (schemas: readonly JsonSchema[], accepts: ((item: Json) => boolean) | undefined) => Json | undefined;

/** Caches items by schema, because most items of an array have the same schema, unless they vary. */
function itemSource(search: Search): ItemSource {
  const cached = new Map<JsonSchema, Json | undefined>();
  return (schemas, accepts) => {
    const schema = allOfSchemas(schemas);
    if (accepts) {
      for (const item of search.findAll(schema)) if (accepts(item)) return item;
      return undefined;
    }
    if (search.random || !cached.has(schema)) cached.set(schema, search.find(schema)?.value);
    return cached.get(schema);
  };
}

function buildArray(
  length: number,
  requirements: Requirements,
  createItem: ItemSource,
  search: Search,
): readonly Json[] | undefined {
  const { contains, isUnique } = requirements;
  const array: Json[] = [];
  const keys = new Set<string>();
  let counts = contains.map(() => 0);
  for (let index = 0; index < length; index++) {
    const schemas = schemasOfItem(requirements, index);
    const isMissing = contains.map(({ min }, at) => min - (counts[at] ?? 0) >= length - index);
    const isFull = contains.map(({ max }, at) => (counts[at] ?? 0) >= max);
    const isRestricted = isUnique || isFull.includes(true);
    const accepts = (item: Json): boolean =>
      !(isUnique && keys.has(JSON.stringify(item))) &&
      !contains.some(({ schema }, at) => isFull[at] === true && search.isValid(schema, item));
    const item = createItem(
      [...schemas, ...contains.flatMap(({ schema }, at) => (isMissing[at] === true ? [schema] : []))],
      isRestricted ? accepts : undefined,
    );
    if (item === undefined) return undefined;
    array.push(item);
    counts = contains.map(({ schema }, at) => (counts[at] ?? 0) + Number(search.isValid(schema, item)));
    if (isUnique) keys.add(JSON.stringify(item));
  }
  return array;
}
