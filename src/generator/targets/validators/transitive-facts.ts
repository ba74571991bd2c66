// Transitive facts about schemas: predicates that hold for a schema or anything it refers to.

import type { Api } from '../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import { eachSubschema, referenceGraph } from '../../model/visit-schemas.ts';

/** Predicates over a single schema, without its subschemas. */
export type Questions<Q extends string> = { readonly [K in Q]: (schema: ObjectSchema) => boolean };

export interface Holding<Q extends string> {
  /** Whether a predicate holds for the schema, a subschema, or a schema that these refer to, transitively. */
  holds(assertion: Assertion, question: Q): boolean;
  /** Whether a predicate holds for a named schema, transitively. */
  holdsNamed(id: string, question: Q): boolean;
  /** The bit sets of all named schemas, as plain data. */
  readonly named: ReadonlyMap<string, number>;
}

/** Evaluates up to thirty predicates, as one bit each. */
export function createHolding<Q extends string>(api: Api, questions: Questions<Q>): Holding<Q> {
  const asked = Object.keys(questions) as Q[]; // no other keys are possible
  const bit = (question: Q): number => 1 << asked.indexOf(question);
  const own = (schema: ObjectSchema): number =>
    asked.reduce((bits, question) => (questions[question](schema) ? bits | bit(question) : bits), 0);
  const inside = remembering((schema, again) => own(schema) | anyOf(schema, again));

  const named = new Map(api.schemas.map(({ id, assertion }) => [id, inside(assertion)]));
  const users = new Map<string, string[]>();
  for (const [id, targets] of referenceGraph(api))
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), id]);
  const waiting = [...named.keys()];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const bits = named.get(id) ?? 0;
    for (const user of users.get(id) ?? []) {
      const before = named.get(user) ?? 0;
      if ((before | bits) === before) continue;
      named.set(user, before | bits);
      waiting.push(user);
    }
  }

  const whole = remembering((schema, again) => {
    const referred = [schema.ref, schema.dynamicRef?.ref, ...(schema.discriminator?.mapping.values() ?? [])];
    return referred.reduce(
      (bits, id) => bits | (id === undefined ? 0 : (named.get(id) ?? 0)),
      inside(schema) | anyOf(schema, again),
    );
  });
  return {
    named,
    holds: (assertion, question) => (whole(assertion) & bit(question)) !== 0,
    holdsNamed: (id, question) => ((named.get(id) ?? 0) & bit(question)) !== 0,
  };
}

type Bits = (assertion: Assertion) => number;

/** Returns a memoized function for the bits of a schema; `make` can call it for subschemas. */
function remembering(make: (schema: ObjectSchema, again: Bits) => number): Bits {
  const known = new Map<ObjectSchema, number>();
  const of: Bits = (assertion) => {
    if (typeof assertion === 'boolean') return 0;
    const before = known.get(assertion);
    if (before !== undefined) return before;
    const made = make(assertion, of);
    known.set(assertion, made);
    return made;
  };
  return of;
}

function anyOf(schema: ObjectSchema, bitsOf: Bits): number {
  let bits = 0;
  eachSubschema(schema, (each) => {
    bits |= bitsOf(each);
  });
  return bits;
}
