// Expansion of a schema into conjunctions: one for each choice of branches, without references.

import type { Random } from '../../../runtime/mocks/random.ts';
import { isNullSchema } from '../read-schema/type-and-nullable.ts';
import { noSchemaExtensions, noUnknownExtensions } from '../read-extensions.ts';
import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import type { SearchBudget } from './search-budget.ts';
import { rotate } from './search-interface.ts';

/** Schemas that apply to the same value. */
export interface Conjunction {
  readonly schemas: readonly SchemaObject[];
  /** IDs of the named schemas among them. */
  readonly ids: readonly string[];
}

/** Returns the schema with this ID; `false` if it must not be expanded again. */
export type Resolve = (id: string) => JsonSchema | undefined;

/** What the conjunctions of a schema depend on. */
export interface Expansion {
  readonly resolve: Resolve;
  readonly random: Random | undefined;
  /** Limits the choices. Those without a conjunction, because a part allows no value, are steps too. */
  readonly budget: SearchBudget;
}

/**
 * Yields conjunctions lazily, because their number is exponential. The first one takes the first branch everywhere, or a
 * random one.
 */
export function* expandSchema(start: JsonSchema, expansion: Expansion): Generator<Conjunction> {
  yield* expandPending([start], { schemas: [], ids: [] }, expansion);
}

function* expandPending(
  pending: readonly JsonSchema[],
  { schemas, ids }: Conjunction,
  expansion: Expansion,
): Generator<Conjunction> {
  const { resolve, random, budget } = expansion;
  const [next, ...rest] = pending;
  if (next === undefined) yield { schemas, ids };
  else if (next === true || (next !== false && schemas.includes(next)))
    yield* expandPending(rest, { schemas, ids }, expansion);
  else if (next !== false) {
    const references = [next.ref, next.dynamicRef?.ref].flatMap((id) => (id === undefined ? [] : [id]));
    const targets = references.flatMap((id) => resolve(id) ?? []);
    const found = { schemas: [...schemas, next], ids: [...ids, ...references] };
    const choices = listChoices(next, random);
    for (const chosen of chooseBranches(choices)) {
      if (choices.length > 0 && !budget.take()) return;
      yield* expandPending([...targets, ...(next.allOf ?? []), ...chosen, ...rest], found, expansion);
    }
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

/** A schema that requires all of a sequence of schemas, and those of longer sequences. */
interface Combination {
  schema?: SchemaObject;
  readonly longer: WeakMap<SchemaObject, Combination>;
}

const combinations: Combination = { longer: new WeakMap() };

/** Returns a schema that requires all of the given ones; the same for the same schemas, so that results can be cached. */
export function allOfSchemas(schemas: readonly JsonSchema[]): JsonSchema {
  const required = [...new Set(schemas)].filter((schema) => schema !== true);
  const objects = required.filter((schema) => schema !== false);
  if (objects.length < required.length) return false;
  const [first, second] = objects;
  if (!first || !second) return first ?? true;
  let combination = combinations;
  for (const schema of objects) {
    const longer: Combination = combination.longer.get(schema) ?? { longer: new WeakMap() };
    combination.longer.set(schema, longer);
    combination = longer;
  }
  return (combination.schema ??= { ...emptySchema(first.sourceLocation), allOf: objects });
}
