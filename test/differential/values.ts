// Values made from a schema: mostly valid ones, at its bounds more often than between them.

import type { Api } from '../../src/generator/model/types/api.ts';
import type { JsonSchema } from '../../src/generator/model/types/schema.ts';
import { toTypeSet } from '../../src/generator/model/shape/type-set.ts';
import type { Json } from '../../src/generator/source/node.ts';
import { facetsOf, type Facets } from './facets.ts';
import { finite } from './mutate.ts';
import type { Random } from './random.ts';
import { textFor } from './texts.ts';

/** Deeper than this, only what is demanded is there; and twice as deep, nothing. */
const deep = 4;

/** A value that meets the schemas, as far as chance and their combination let it. */
export function valueOf(assertions: readonly JsonSchema[], api: Api, random: Random, depth = 0): Json {
  if (depth > deep * 2) return null;
  const facets = facetsOf(assertions, api, random);
  const { values, types } = facets;
  const [first, ...more] = values ?? [];
  if (first !== undefined) return random.pick([first, ...more]);
  const kinds = (['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'] as const).filter(
    (type) => (types & toTypeSet([type])) !== 0,
  );
  const [kind = 'null', ...others] = hinted(facets, kinds);
  switch (random.pick([kind, kind, kind, kind, ...others])) {
    case 'object':
      return objectOf(facets, api, random, depth);
    case 'array':
      return listOf(facets, api, random, depth);
    case 'string':
      return textFor(facets, random);
    case 'integer':
    case 'number':
      return numberOf(facets, random);
    case 'boolean':
      return random.once(2);
    case 'null':
      return null;
  }
}

type Kind = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';

/** Where the types are open, the kind that the other keywords speak of comes first. */
function hinted(facets: Facets, kinds: readonly Kind[]): readonly Kind[] {
  const said: Kind[] = [];
  if (facets.members.size > 0 || facets.required.size > 0 || facets.others.length > 0) said.push('object');
  if (facets.items.length > 0 || facets.first.length > 0) said.push('array');
  if (facets.patterns.length > 0 || Number.isFinite(facets.maxLength) || facets.minLength > 0) said.push('string');
  if (Number.isFinite(facets.minimum) || Number.isFinite(facets.maximum)) said.push('integer');
  const first = said.filter((kind) => kinds.includes(kind));
  return [...first, ...kinds.filter((kind) => !first.includes(kind))];
}

function numberOf({ minimum, maximum, step, types, formats }: Facets, random: Random): number {
  const low = Number.isFinite(minimum) ? minimum : Number.isFinite(maximum) ? maximum - 10 : -3;
  const high = Number.isFinite(maximum) ? maximum : low + 10;
  const found = random.pick([
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
  if (step > 0) return finite(Math.round(found / step) * step);
  const whole = Math.trunc(found);
  return (types & toTypeSet(['number'])) !== toTypeSet(['number']) || random.once(2)
    ? whole
    : whole + random.pick([0.5, 0.25, 0.1]);
}

function listOf({ minItems, maxItems, first, items, contains }: Facets, api: Api, random: Random, depth: number): Json {
  const most = Math.min(maxItems, minItems + 3, 60);
  const wanted =
    depth > deep
      ? minItems
      : random.pick([minItems, most, minItems + random.below(Math.max(1, most - minItems + 1)), Math.max(1, minItems)]);
  const found: Json[] = [];
  for (let at = 0; at < Math.min(wanted, 60); at++)
    found.push(
      valueOf(first[at] ?? (at === 0 && contains.length > 0 ? [...items, ...contains] : items), api, random, depth + 1),
    );
  return found;
}

function objectOf(facets: Facets, api: Api, random: Random, depth: number): Json {
  const { members, required, others, byPattern, beside, minProperties, maxProperties } = facets;
  const names = new Set(required);
  const rarity = random.pick([1, 2, 2, 4]);
  if (depth <= deep) for (const name of members.keys()) if (random.once(rarity)) names.add(name);
  for (const [given, also] of beside) if (names.has(given) && !random.once(4)) for (const name of also) names.add(name);
  const open = others.every((other) => other !== false);
  if (open && random.once(4)) names.add(otherName(facets, api, random));
  for (let at = 0; names.size < minProperties && at < minProperties * 2; at++)
    names.add(open ? `${otherName(facets, api, random)}${at}` : ([...members.keys()][at] ?? 'other'));
  const found: [string, Json][] = [];
  for (const name of [...names].slice(0, Math.max(required.size, maxProperties))) {
    const asked = members.get(name) ?? [];
    const patterned = byPattern.filter(([pattern]) => matches(pattern, name)).map(([, assertion]) => assertion);
    found.push([
      name,
      valueOf(asked.length + patterned.length > 0 ? [...asked, ...patterned] : others, api, random, depth + 1),
    ]);
  }
  return Object.fromEntries(found);
}

function otherName({ names }: Facets, api: Api, random: Random): string {
  const name =
    names.length > 0 && !random.once(3)
      ? valueOf(names, api, random, deep)
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
