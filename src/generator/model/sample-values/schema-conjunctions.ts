// Expansion of a schema into conjunctions: one for each choice of branches, without references.

import type { Random } from '../../../runtime/mocks/random.ts';
import { isNullSchema } from '../read-schema/type-and-nullable.ts';
import { noSchemaExtensions, noUnknownExtensions } from '../read-extensions.ts';
import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import { rotate } from './search-interface.ts';

/** Schemas that apply to the same value. */
export interface Conjunction {
  readonly schemas: readonly SchemaObject[];
  /** IDs of the named schemas among them. */
  readonly ids: readonly string[];
}

/** Returns the schema with this ID; `false` if it must not be expanded again. */
export type Resolve = (id: string) => JsonSchema | undefined;

/**
 * Yields conjunctions lazily, because their number is exponential. The first one takes the first branch everywhere, or a
 * random one.
 */
export function* expandSchema(start: JsonSchema, resolve: Resolve, random: Random | undefined): Generator<Conjunction> {
  yield* expandPending([start], { schemas: [], ids: [] }, resolve, random);
}

function* expandPending(
  pending: readonly JsonSchema[],
  { schemas, ids }: Conjunction,
  resolve: Resolve,
  random: Random | undefined,
): Generator<Conjunction> {
  const [next, ...rest] = pending;
  if (next === undefined) yield { schemas, ids };
  else if (next === true || (next !== false && schemas.includes(next)))
    yield* expandPending(rest, { schemas, ids }, resolve, random);
  else if (next !== false) {
    const references = [next.ref, next.dynamicRef?.ref].flatMap((id) => (id === undefined ? [] : [id]));
    const targets = references.flatMap((id) => resolve(id) ?? []);
    const found = { schemas: [...schemas, next], ids: [...ids, ...references] };
    for (const chosen of chooseBranches(listChoices(next, random)))
      yield* expandPending([...targets, ...(next.allOf ?? []), ...chosen, ...rest], found, resolve, random);
  }
}

/** Schemas to apply together, for each way to satisfy one keyword. */
type Choice = readonly (readonly JsonSchema[])[];

function* chooseBranches([choice, ...rest]: readonly Choice[]): Generator<readonly JsonSchema[]> {
  if (choice === undefined) yield [];
  else for (const option of choice) for (const others of chooseBranches(rest)) yield [...option, ...others];
}

function listChoices(schema: SchemaObject, random: Random | undefined): readonly Choice[] {
  const { anyOf, oneOf, if: condition, then: thenSchema = true, else: elseSchema = true, object } = schema;
  return [
    ...[anyOf, oneOf].flatMap((branches) => (branches ? [unionChoice(rotate(branches, random), schema)] : [])),
    ...(condition === undefined ? [] : [[[elseSchema], [thenSchema], [condition, thenSchema]]]),
    ...[...(object?.dependentSchemas?.values() ?? [])].map((dependent): Choice => [[], [dependent]]),
  ];
}

/** Null is the last choice; with a discriminator, the property has the value that selects the branch. */
function unionChoice(branches: readonly JsonSchema[], { discriminator }: SchemaObject): Choice {
  return branches
    .toSorted((a, b) => Number(isNullSchema(a)) - Number(isNullSchema(b)))
    .map((branch) => {
      if (discriminator === undefined || typeof branch === 'boolean') return [branch];
      const values = [...discriminator.mapping].flatMap(([value, id]) => (id === branch.ref ? [value] : []));
      return values.length === 0 ? [branch] : [requireValue(discriminator.property, values, branch), branch];
    });
}

export function requireValue(
  property: string,
  values: readonly string[],
  { sourceLocation }: SchemaObject,
): SchemaObject {
  return {
    ...emptySchema(sourceLocation),
    object: {
      required: [property],
      properties: new Map([[property, { ...emptySchema(sourceLocation), enum: values }]]),
    },
  };
}

/** Returns a schema that allows any value. */
export function emptySchema(sourceLocation: SchemaObject['sourceLocation']): SchemaObject {
  return { sourceLocation, annotations: {}, extensions: noSchemaExtensions, unknownExtensions: noUnknownExtensions };
}

/** Returns a schema that requires all of the given ones. */
export function allOfSchemas(schemas: readonly JsonSchema[]): JsonSchema {
  const [first = true, ...rest] = schemas;
  if (rest.length === 0) return first;
  const object = schemas.find((schema) => typeof schema === 'object');
  return object ? { ...emptySchema(object.sourceLocation), allOf: schemas } : !schemas.includes(false);
}
