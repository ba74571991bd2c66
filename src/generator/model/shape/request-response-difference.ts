// Where what a request may carry differs from what a response carries.

import type { Assertion, ObjectSchema } from '../types/schema.ts';
import { eachSubschema } from '../visit-schemas.ts';
import { notesOf, type SummaryOf } from './schema-summary.ts';

// The keywords that a shape is read from; what the others hold is for validators only.
const visible: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'unevaluatedItems',
  'allOf',
  'anyOf',
  'oneOf',
]);

/** What two readings of one assertion have to do with one another. */
export interface Difference {
  /** True where the readings differ in the assertion itself, references apart. */
  readonly own: boolean;
  /** True where the shape must be read for each reading: it differs, or requires what only one reading may have. */
  readonly twice: boolean;
  /** The ids that its shape refers to. */
  readonly references: readonly string[];
}

/** Answers for assertions, each worked out once. */
export function createDifferences(named: SummaryOf): (assertion: Assertion) => Difference {
  const known = new Map<Assertion, Difference>();
  const nothing: Difference = { own: false, twice: false, references: [] };
  const differenceOf = (assertion: Assertion): Difference => {
    if (typeof assertion === 'boolean' || isLeaf(assertion)) return nothing;
    const before = known.get(assertion);
    if (before) return before;
    let own = assertion.facts.round !== undefined;
    let twice = requiresUnlisted(assertion);
    const references = new Set<string>();
    if (assertion.ref !== undefined) references.add(assertion.ref);
    if (assertion.dynamicRef) references.add(assertion.dynamicRef.ref);
    eachSubschema(assertion, (inner, keyword) => {
      if (!visible.has(keyword)) return;
      const difference = differenceOf(inner);
      own ||= difference.own || (keyword === 'properties' && oneWay(inner, named));
      twice ||= own || difference.twice;
      for (const id of difference.references) references.add(id);
    });
    const made =
      !own && !twice && references.size === 0 ? nothing : { own, twice: own || twice, references: [...references] };
    known.set(assertion, made);
    return made;
  };
  return differenceOf;
}

/** The ids whose readings differ: their own, or those of a schema they reach. */
export function differingSchemas(schemas: ReadonlyMap<string, Difference>): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const waiting: string[] = [];
  for (const [id, { own, references }] of schemas) {
    if (own) waiting.push(id);
    for (const target of references) {
      const known = users.get(target);
      if (known) known.push(id);
      else users.set(target, [id]);
    }
  }
  const differing = new Set<string>();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (differing.has(id)) continue;
    differing.add(id);
    for (const each of users.get(id) ?? []) waiting.push(each);
  }
  return differing;
}

/** True for most schemas: they hold no others and refer to none. */
function isLeaf({ ref, dynamicRef, array, object, allOf, anyOf, oneOf, facts }: ObjectSchema): boolean {
  return (ref ?? dynamicRef ?? array ?? object ?? allOf ?? anyOf ?? oneOf ?? facts.round) === undefined;
}

/** True where `required` speaks of a property that another part describes: there it may be read-only. */
function requiresUnlisted({ object }: ObjectSchema): boolean {
  return object?.required?.some((name) => !object.properties?.has(name)) ?? false;
}

/** True for a property that only one reading has. */
function oneWay(assertion: Assertion, named: SummaryOf): boolean {
  const { readOnly, writeOnly } = notesOf(assertion, named);
  return readOnly !== writeOnly;
}
