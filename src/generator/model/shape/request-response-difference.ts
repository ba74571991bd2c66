// Differences between request and response shapes.

import type { Assertion, ObjectSchema } from '../types/schema.ts';
import { eachSubschema } from '../visit-schemas.ts';
import { notesOf, type SummaryOf } from './schema-summary.ts';

// Keywords that affect the shape.
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

/** How the request and response shapes of a schema differ. */
export interface Difference {
  /** Whether they differ in the schema itself, regardless of references. */
  readonly own: boolean;
  /** Whether the shape must be read per direction: it differs, or requires properties that may be one-directional. */
  readonly twice: boolean;
  /** Ids that the shape references. */
  readonly references: readonly string[];
}

/** Creates a memoized function to the differences of a schema. */
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

/** Returns the ids whose shapes differ, directly or through references. */
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

/** Fast path for schemas without subschemas and references. */
function isLeaf({ ref, dynamicRef, array, object, allOf, anyOf, oneOf, facts }: ObjectSchema): boolean {
  return (ref ?? dynamicRef ?? array ?? object ?? allOf ?? anyOf ?? oneOf ?? facts.round) === undefined;
}

/** Returns whether `required` names a property that another part describes, where it may be read-only. */
function requiresUnlisted({ object }: ObjectSchema): boolean {
  return object?.required?.some((name) => !object.properties?.has(name)) ?? false;
}

/** Returns whether only one direction has the property. */
function oneWay(assertion: Assertion, named: SummaryOf): boolean {
  const { readOnly, writeOnly } = notesOf(assertion, named);
  return readOnly !== writeOnly;
}
