// Schemas from the corners where keywords meet, and their successors: another value for one keyword or two.

import { one, type Pick } from '../rewrites/rewrite.ts';
import { isMap, type Json } from '../rewrites/sites.ts';

/** By keyword, what may stand there; undefined: nothing. */
type Slots = Readonly<Record<string, (pick: Pick) => unknown>>;

const names = ['a', 'b', 'c', 'z'];

function some<T>(all: readonly T[], pick: Pick): readonly T[] {
  return all.filter(() => pick(3) === 0);
}

/** What `make` gives, one time in `times`; otherwise nothing. */
function seldom<T>(times: number, make: (pick: Pick) => T): (pick: Pick) => T | undefined {
  return (pick) => (pick(times) === 0 ? make(pick) : undefined);
}

function leaf(pick: Pick): unknown {
  const found = one<unknown>(
    [
      {},
      {},
      { type: 'string' },
      { type: 'integer' },
      { const: 1 },
      { enum: [1, 'a'] },
      { type: ['string', 'integer'] },
      { minimum: 2 },
      { maxLength: 1 },
      false,
    ],
    pick,
  );
  return structuredClone(found);
}

/** What a member holds; one of eight is only ever sent by one side. */
function member(pick: Pick): unknown {
  const found = leaf(pick);
  const mark = one<Json>([{ readOnly: true }, { writeOnly: true }], pick);
  return pick(8) === 0 && isMap(found) ? { ...found, ...mark } : found;
}

function members(pick: Pick): Json {
  return Object.fromEntries(some(names, pick).map((name) => [name, member(pick)]));
}

/** The names of members that are marked so, wherever they stand in a schema. */
export function markedNames(schema: unknown, mark: 'readOnly' | 'writeOnly'): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((each: unknown) => markedNames(each, mark));
  if (!isMap(schema)) return [];
  return Object.entries(schema).flatMap(([name, each]) => [
    ...(isMap(each) && each[mark] === true ? [name] : []),
    ...markedNames(each, mark),
  ]);
}

/** What says something of one sort of value without stating a type. */
function facet(pick: Pick): unknown {
  const found = one<unknown>(
    [
      {},
      { format: 'ipv4' },
      { minLength: 2 },
      { maxLength: 1 },
      { pattern: '^a' },
      { required: ['a'] },
      { required: ['b'] },
      { minimum: 1 },
      { maximum: 1 },
      { const: 1 },
      { type: 'string' },
      { type: 'object' },
    ],
    pick,
  );
  return structuredClone(found);
}

function facets(pick: Pick): readonly unknown[] {
  return Array.from({ length: 2 + pick(2) }, () => facet(pick));
}

/** An object in place of another: a branch, a part, a condition. */
function aspect(pick: Pick): Json {
  const required = some(names, pick);
  return { ...(pick(3) > 0 && { properties: members(pick) }), ...(required.length > 0 && { required }) };
}

function aspects(pick: Pick): readonly Json[] {
  return Array.from({ length: 1 + pick(2) }, () => aspect(pick));
}

const unions: Slots = {
  type: seldom(2, (pick) => one(['string', 'integer', 'object', ['string', 'null']], pick)),
  anyOf: seldom(2, facets),
  oneOf: seldom(3, facets),
  not: seldom(5, facet),
};

const objects: Slots = {
  type: (pick) => (pick(5) === 0 ? undefined : 'object'),
  properties: members,
  required: (pick) => some(names, pick),
  additionalProperties: seldom(3, (pick) => one<unknown>([true, false, { type: 'string' }], pick)),
  unevaluatedProperties: seldom(3, () => false),
  patternProperties: seldom(6, (pick) => ({ '^[ab]$': leaf(pick) })),
  allOf: seldom(4, (pick) =>
    aspects(pick).map((each) => ({ ...each, ...(pick(3) === 0 && { unevaluatedProperties: false }) })),
  ),
  anyOf: seldom(4, (pick) => [...aspects(pick), ...(pick(2) === 0 ? [{}] : [])]),
  if: seldom(5, aspect),
  then: seldom(6, aspect),
  dependentSchemas: seldom(8, (pick) => ({ a: aspect(pick) })),
  not: seldom(8, aspect),
};

const items = (pick: Pick): Json => ({ prefixItems: [leaf(pick)], ...(pick(2) === 0 && { unevaluatedItems: false }) });

const lists: Slots = {
  type: (pick) => (pick(5) === 0 ? undefined : 'array'),
  prefixItems: seldom(2, (pick) => Array.from({ length: 1 + pick(2) }, () => leaf(pick))),
  items: seldom(4, leaf),
  unevaluatedItems: seldom(2, () => false),
  contains: seldom(3, leaf),
  minContains: seldom(3, (pick) => pick(3)),
  maxContains: seldom(6, (pick) => 1 + pick(2)),
  allOf: seldom(4, (pick) => [items(pick)]),
  anyOf: seldom(5, (pick) => [items(pick), {}]),
  if: seldom(6, items),
  maxItems: seldom(8, (pick) => pick(3)),
};

const sorts: readonly Slots[] = [unions, objects, objects, lists];

/** A schema and its successor. */
export function grownPair(pick: Pick): readonly [Json, Json] {
  const slots = one(sorts, pick) ?? unions;
  const base = made(slots, pick);
  const shift = pick(3) === 0 ? one(shifts.get(slots) ?? [], pick) : undefined;
  const [before, after] = shift ? shift(base, pick) : [base, edited(base, slots, pick)];
  return pick(2) === 0 ? [stated(before), stated(after)] : [stated(after), stated(before)];
}

function made(slots: Slots, pick: Pick): Json {
  return Object.fromEntries(Object.entries(slots).map(([keyword, make]) => [keyword, make(pick)]));
}

/** One or two keywords anew; one of a few times all of them: then both have less in common. */
function edited(schema: Json, slots: Slots, pick: Pick): Json {
  const keywords = Object.keys(slots);
  const chosen = pick(6) === 0 ? keywords : Array.from({ length: 1 + pick(2) }, () => one(keywords, pick) ?? 'type');
  return { ...schema, ...Object.fromEntries(chosen.map((keyword) => [keyword, slots[keyword]?.(pick)])) };
}

const plain = ['string', 'integer', 'object'] as const;

type Shift = (schema: Json, pick: Pick) => readonly [Json, Json];

/** Edits of several keywords that belong together. */
const shifts = new Map<Slots, readonly Shift[]>([
  // A union, of a type of its own, in place of what was none.
  [unions, [(_, pick) => [{ type: one(plain, pick) }, { type: one(plain, pick), anyOf: facets(pick) }]]],
  [
    objects,
    [
      // A member that is described, and one that is demanded, each or not.
      (schema, pick) => {
        const name = one(names, pick) ?? 'a';
        const required = (Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : []).filter(
          (known) => known !== name,
        );
        return [
          schema,
          {
            ...withMember(schema, name, pick(2) === 0 ? member(pick) : undefined),
            required: [...required, ...(pick(2) === 0 ? [name] : [])],
          },
        ];
      },
      // A member that is demanded somewhere, of which it was said that only one side sets it, or is now.
      (schema, pick) => {
        const name = one(names, pick) ?? 'a';
        const demanding = { ...schema, ...(one(demands, pick) ?? demands[0])(name, pick) };
        const other = one<(pick: Pick) => unknown>([() => undefined, leaf, marked], pick);
        return [withMember(demanding, name, marked(pick)), withMember(demanding, name, other?.(pick))];
      },
    ],
  ],
]);

/** Where the members of an object can be demanded. */
const demands: readonly [(name: string, pick: Pick) => Json, ...((name: string, pick: Pick) => Json)[]] = [
  (name) => ({ required: [name] }),
  (name, pick) => ({
    dependentRequired: { [one(names, pick) ?? 'a']: [name, ...some(names, pick).filter((each) => each !== name)] },
  }),
  (name, pick) => ({ dependentSchemas: { [one(names, pick) ?? 'a']: demanding(name, pick) } }),
  (name, pick) => ({ allOf: [demanding(name, pick)] }),
  (name, pick) => ({ anyOf: [demanding(name, pick), aspect(pick)] }),
  (name, pick) => ({ oneOf: [demanding(name, pick), aspect(pick)] }),
  (name, pick) => ({ not: demanding(name, pick) }),
  (name, pick) => ({ if: aspect(pick), then: demanding(name, pick) }),
  (name, pick) => ({ if: aspect(pick), else: demanding(name, pick) }),
  (name, pick) => ({ if: demanding(name, pick), then: aspect(pick) }),
];

function demanding(name: string, pick: Pick): Json {
  const found = aspect(pick);
  if (pick(4) === 0) return { ...found, ...(one(demands, pick) ?? demands[0])(name, pick) };
  return { ...found, required: [...new Set([name, ...some(names, pick)])] };
}

function marked(pick: Pick): Json {
  const found = leaf(pick);
  return { ...(isMap(found) && found), ...one<Json>([{ readOnly: true }, { writeOnly: true }], pick) };
}

/** The schema with this member and no other of the name; undefined: none. */
function withMember(schema: Json, name: string, described: unknown): Json {
  const others = Object.entries(isMap(schema['properties']) ? schema['properties'] : {}).filter(
    ([known]) => known !== name,
  );
  return {
    ...schema,
    properties: Object.fromEntries([...others, ...(described === undefined ? [] : [[name, described] as const])]),
  };
}

function stated(schema: Json): Json {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
