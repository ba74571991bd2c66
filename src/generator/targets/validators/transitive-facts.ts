// Transitive facts about schemas: predicates that hold for a schema or anything it refers to.

import type { Api } from '../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import { forEachSubschema, buildReferenceGraph } from '../../model/visit-schemas.ts';

/** Predicates over a single schema, without its subschemas. */
export type SchemaPredicates<Q extends string> = { readonly [K in Q]: (schema: SchemaObject) => boolean };

export interface TransitiveFacts<Q extends string> {
  /** Whether a predicate holds for the schema, a subschema, or a schema that these refer to, transitively. */
  holds(jsonSchema: JsonSchema, predicate: Q): boolean;
  /** Whether a predicate holds for a named schema, transitively. */
  holdsForNamed(id: string, predicate: Q): boolean;
  /** The bit sets of all named schemas, as plain data. */
  readonly named: ReadonlyMap<string, number>;
}

/** Evaluates up to thirty predicates, as one bit each. */
export function createTransitiveFacts<Q extends string>(api: Api, predicates: SchemaPredicates<Q>): TransitiveFacts<Q> {
  const predicateNames = Object.keys(predicates) as Q[]; // no other keys are possible
  const bit = (predicate: Q): number => 1 << predicateNames.indexOf(predicate);
  const ownBits = (schema: SchemaObject): number =>
    predicateNames.reduce((bits, predicate) => (predicates[predicate](schema) ? bits | bit(predicate) : bits), 0);
  const localBits = memoizeBits((schema, bitsOf) => ownBits(schema) | uniteSubschemaBits(schema, bitsOf));

  const named = new Map(api.schemas.map(({ id, jsonSchema }) => [id, localBits(jsonSchema)]));
  const users = new Map<string, string[]>();
  for (const [id, targets] of buildReferenceGraph(api))
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), id]);
  const pending = [...named.keys()];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const bits = named.get(id) ?? 0;
    for (const user of users.get(id) ?? []) {
      const previousBits = named.get(user) ?? 0;
      if ((previousBits | bits) === previousBits) continue;
      named.set(user, previousBits | bits);
      pending.push(user);
    }
  }

  const transitiveBits = memoizeBits((schema, bitsOf) => {
    const references = [schema.ref, schema.dynamicRef?.ref, ...(schema.discriminator?.mapping.values() ?? [])];
    return references.reduce(
      (bits, id) => bits | (id === undefined ? 0 : (named.get(id) ?? 0)),
      localBits(schema) | uniteSubschemaBits(schema, bitsOf),
    );
  });
  return {
    named,
    holds: (jsonSchema, predicate) => (transitiveBits(jsonSchema) & bit(predicate)) !== 0,
    holdsForNamed: (id, predicate) => ((named.get(id) ?? 0) & bit(predicate)) !== 0,
  };
}

type Bits = (jsonSchema: JsonSchema) => number;

/** Returns a memoized function for the bits of a schema; `computeBits` can call it for subschemas. */
function memoizeBits(computeBits: (schema: SchemaObject, bitsOf: Bits) => number): Bits {
  const cache = new Map<SchemaObject, number>();
  const bitsOf: Bits = (jsonSchema) => {
    if (typeof jsonSchema === 'boolean') return 0;
    const cached = cache.get(jsonSchema);
    if (cached !== undefined) return cached;
    const bits = computeBits(jsonSchema, bitsOf);
    cache.set(jsonSchema, bits);
    return bits;
  };
  return bitsOf;
}

function uniteSubschemaBits(schema: SchemaObject, bitsOf: Bits): number {
  let bits = 0;
  forEachSubschema(schema, (each) => {
    bits |= bitsOf(each);
  });
  return bits;
}
