// Opposite-direction properties: `readOnly` in requests and `writeOnly` in responses.
// If any schema of a value marks a property so, no schema of that value requires it (OpenAPI, section "Schema Object").

import type { Conjunction, Side } from './flatten-all-of.ts';
import type { Form } from './normal-form.ts';
import type { Reading } from './schema-pairs.ts';

/** Opposite-direction names marked by surrounding schemas of the same value, by side of the comparison. */
export interface Foreign {
  readonly base: ReadonlySet<string>;
  readonly head: ReadonlySet<string>;
}

export type Names = ReadonlySet<string>;

const none: Names = new Set();
export const noneForeign: Foreign = { base: none, head: none };

/** Maximum depth of in-place schemas: chains can be as long as the document. */
const deepest = 10;

/** Returns whether a property is omitted from the variant. */
export function isHidden({ notes }: Form, reading: Reading): boolean {
  return (reading === 'request' && notes.readOnly) || (reading === 'response' && notes.writeOnly);
}

/**
 * Returns the properties that a schema, or a branch of its unions, marks as opposite-direction. A property with both
 * marks is sent in both directions.
 */
export function foreignNames(side: Side, whole: Form, reading: Reading): Names {
  if (reading === 'exact') return none;
  const known = told[reading].get(whole);
  if (known) return known;
  const said = { request: new Set<string>(), response: new Set<string>() };
  const branches = ({ unions, idle }: Form): readonly Conjunction[] => [...unions.flatMap((union) => union.branches.map(({ conjunction }) => conjunction)), ...idle.flat()];
  for (const { object } of formsWithin(side, whole, branches)) {
    for (const [name, member] of object?.members ?? []) {
      if (!mayBeHidden(side, member)) continue;
      const { readOnly, writeOnly } = side.form(member).notes;
      if (readOnly) said.request.add(name);
      if (writeOnly) said.response.add(name);
    }
  }
  const other = said[reading === 'request' ? 'response' : 'request'];
  const found = [...said[reading]].filter((name) => !other.has(name));
  const names = found.length === 0 ? none : new Set(found);
  told[reading].set(whole, names);
  return names;
}

const told = { request: new WeakMap<Form, Names>(), response: new WeakMap<Form, Names>() };

/** Fast path: most properties are unmarked. A union can be marked through its only branch. */
function mayBeHidden(side: Side, { parts }: Conjunction, depth = 0): boolean {
  return parts.some(({ annotations, anyOf, oneOf }) => {
    if (annotations.readOnly === true || annotations.writeOnly === true) return true;
    return depth < deepest && [...(anyOf ?? []), ...(oneOf ?? [])].some((branch) => mayBeHidden(side, side.conjoin([branch]), depth + 1));
  });
}

/** Returns the surrounding opposite-direction names that the nested schema requires and does not mark itself. */
export function foreignWithin(side: Side, whole: Form, around: Names, inner: Conjunction, reading: Reading): Names {
  const own = foreignNames(side, whole, reading);
  if (own.size + around.size === 0) return none;
  const form = side.form(inner);
  const itself = foreignNames(side, form, reading);
  const names = [...demandedWithin(side, form)].filter((name) => (own.has(name) || around.has(name)) && !itself.has(name));
  return names.length === 0 ? none : new Set(names.sort());
}

function demandedWithin(side: Side, whole: Form): Names {
  const known = demands.get(whole);
  if (known) return known;
  const found = new Set<string>();
  const inner = ({ unions, idle, conditions, object }: Form): readonly Conjunction[] => [
    ...unions.flatMap((union) => union.branches.map(({ conjunction }) => conjunction)),
    ...idle.flat(),
    ...conditions.flatMap((each) => [...(each.then ? [each.then] : []), ...(each.else ? [each.else] : [])]),
    ...[...(object?.dependentSchemas.values() ?? [])].map(({ value }) => value),
  ];
  for (const { object } of formsWithin(side, whole, inner)) {
    for (const name of object?.required.keys() ?? []) found.add(name);
    for (const { value } of object?.dependentRequired.values() ?? []) for (const name of value) found.add(name);
  }
  demands.set(whole, found);
  return found;
}

const demands = new WeakMap<Form, Names>();

/** Returns the form and its nested forms, breadth-first, each once. */
function formsWithin(side: Side, whole: Form, inner: (form: Form) => readonly Conjunction[]): ReadonlySet<Form> {
  const found = new Set([whole]);
  let level: readonly Form[] = [whole];
  for (let depth = 0; depth < deepest && level.length > 0; depth++) {
    level = level.flatMap(inner).map((each) => side.form(each)).filter((form) => !found.has(form));
    for (const form of level) found.add(form);
  }
  return found;
}
