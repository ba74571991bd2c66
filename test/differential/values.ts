// Random values for a schema: mostly valid, and often at its bounds.

import type { Api } from '../../src/generator/model/types/api.ts';
import type { JsonSchema } from '../../src/generator/model/types/schema.ts';
import { toTypeSet } from '../../src/generator/model/shape/type-set.ts';
import type { Json } from '../../src/generator/source/node.ts';
import { collectFacets, type Facets } from './collect-facets.ts';
import { clampToFinite } from './mutate.ts';
import type { Random } from './random.ts';
import { generateString } from './strings.ts';

/** Below this depth, values have only required properties; below twice this depth, they are null. */
const maxDepth = 4;

/** Returns a random value that usually satisfies all schemas. */
export function generateSchemaValue(assertions: readonly JsonSchema[], api: Api, random: Random, depth = 0): Json {
  if (depth > maxDepth * 2) return null;
  const facets = collectFacets(assertions, api, random);
  const { values, types } = facets;
  const [first, ...more] = values ?? [];
  if (first !== undefined) return random.pick([first, ...more]);
  const kinds = (['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'] as const).filter(
    (type) => (types & toTypeSet([type])) !== 0,
  );
  const [kind = 'null', ...otherKinds] = sortKinds(facets, kinds);
  switch (random.pick([kind, kind, kind, kind, ...otherKinds])) {
    case 'object':
      return generateObject(facets, api, random, depth);
    case 'array':
      return generateArray(facets, api, random, depth);
    case 'string':
      return generateString(facets, random);
    case 'integer':
    case 'number':
      return generateNumber(facets, random);
    case 'boolean':
      return random.oneIn(2);
    case 'null':
      return null;
  }
}

type Kind = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';

/** Sorts the possible kinds so that those constrained by other keywords come first. */
function sortKinds(facets: Facets, kinds: readonly Kind[]): readonly Kind[] {
  const applicable: Kind[] = [];
  if (facets.properties.size > 0 || facets.required.size > 0 || facets.otherProperties.length > 0)
    applicable.push('object');
  if (facets.items.length > 0 || facets.prefixItems.length > 0) applicable.push('array');
  if (facets.patterns.length > 0 || Number.isFinite(facets.maxLength) || facets.minLength > 0)
    applicable.push('string');
  if (Number.isFinite(facets.minimum) || Number.isFinite(facets.maximum)) applicable.push('integer');
  const first = applicable.filter((kind) => kinds.includes(kind));
  return [...first, ...kinds.filter((kind) => !first.includes(kind))];
}

function generateNumber({ minimum, maximum, multipleOf, types, formats }: Facets, random: Random): number {
  const low = Number.isFinite(minimum) ? minimum : Number.isFinite(maximum) ? maximum - 10 : -3;
  const high = Number.isFinite(maximum) ? maximum : low + 10;
  const number = random.pick([
    low,
    high,
    low + 1,
    high - 1,
    low + random.below(Math.max(1, Math.min(high - low, 1e9))),
    low - 1,
    high + 1,
    0,
    ...(formats.length > 0 ? [2 ** 31, -(2 ** 31), 2 ** 31 - 1, 2 ** 53] : []),
  ]);
  if (multipleOf > 0) return clampToFinite(Math.round(number / multipleOf) * multipleOf);
  const integer = Math.trunc(number);
  return (types & toTypeSet(['number'])) !== toTypeSet(['number']) || random.oneIn(2)
    ? integer
    : integer + random.pick([0.5, 0.25, 0.1]);
}

function generateArray(
  { minItems, maxItems, prefixItems, items, contains }: Facets,
  api: Api,
  random: Random,
  depth: number,
): Json {
  const longest = Math.min(maxItems, minItems + 3, 60);
  const length =
    depth > maxDepth
      ? minItems
      : random.pick([
          minItems,
          longest,
          minItems + random.below(Math.max(1, longest - minItems + 1)),
          Math.max(1, minItems),
        ]);
  const array: Json[] = [];
  for (let index = 0; index < Math.min(length, 60); index++)
    array.push(
      generateSchemaValue(
        prefixItems[index] ?? (index === 0 && contains.length > 0 ? [...items, ...contains] : items),
        api,
        random,
        depth + 1,
      ),
    );
  return array;
}

function generateObject(facets: Facets, api: Api, random: Random, depth: number): Json {
  const { properties, required, otherProperties, patternProperties, dependentRequired, minProperties, maxProperties } =
    facets;
  const names = new Set(required);
  const rarity = random.pick([1, 2, 2, 4]);
  if (depth <= maxDepth) for (const name of properties.keys()) if (random.oneIn(rarity)) names.add(name);
  for (const [property, dependents] of dependentRequired)
    if (names.has(property) && !random.oneIn(4)) for (const name of dependents) names.add(name);
  const allowsOtherNames = otherProperties.every((schema) => schema !== false);
  if (allowsOtherNames && random.oneIn(4)) names.add(generateOtherName(facets, api, random));
  for (let index = 0; names.size < minProperties && index < minProperties * 2; index++)
    names.add(
      allowsOtherNames
        ? `${generateOtherName(facets, api, random)}${index}`
        : ([...properties.keys()][index] ?? 'other'),
    );
  const entries: [string, Json][] = [];
  for (const name of [...names].slice(0, Math.max(required.size, maxProperties))) {
    const declared = properties.get(name) ?? [];
    const matching = patternProperties.filter(([pattern]) => matches(pattern, name)).map(([, assertion]) => assertion);
    entries.push([
      name,
      generateSchemaValue(
        declared.length + matching.length > 0 ? [...declared, ...matching] : otherProperties,
        api,
        random,
        depth + 1,
      ),
    ]);
  }
  return Object.fromEntries(entries);
}

function generateOtherName({ propertyNames }: Facets, api: Api, random: Random): string {
  const name =
    propertyNames.length > 0 && !random.oneIn(3)
      ? generateSchemaValue(propertyNames, api, random, maxDepth)
      : random.pick(['other', 'x', 'constructor', '', 'ü']);
  return typeof name === 'string' ? name : 'other';
}

function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return false;
  }
}
