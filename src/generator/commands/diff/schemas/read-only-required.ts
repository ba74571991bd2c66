// Members that only the other side sets: whichever schema of a value says so, no schema of the same value demands them.

import type { Conjunction, Side } from './flatten-all-of.ts';
import type { Form } from './normal-form.ts';
import type { Reading } from './schema-pairs.ts';

/** The names that schemas around a pair say only the other side sets, by the side of the comparison that says so. */
export interface Foreign {
  readonly base: ReadonlySet<string>;
  readonly head: ReadonlySet<string>;
}

export type Names = ReadonlySet<string>;

const none: Names = new Set();
export const noneForeign: Foreign = { base: none, head: none };

/** So far into what judges the same value is looked; chains of it may be as long as a document. */
const deepest = 10;

/** Whether a reading leaves a member out. */
export function isHidden({ notes }: Form, reading: Reading): boolean {
  return (reading === 'request' && notes.readOnly) || (reading === 'response' && notes.writeOnly);
}

/** The names that a schema, or a branch of its unions, says only the other side sets; what is said to be both is sent by both. */
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

/** Most members say nothing of the kind, and need not be read; a branch counts where it is the only one. */
function mayBeHidden(side: Side, { parts }: Conjunction, depth = 0): boolean {
  return parts.some(({ annotations, anyOf, oneOf }) => {
    if (annotations.readOnly === true || annotations.writeOnly === true) return true;
    return depth < deepest && [...(anyOf ?? []), ...(oneOf ?? [])].some((branch) => mayBeHidden(side, side.conjoin([branch]), depth + 1));
  });
}

/** Of the names that are foreign around a schema of the same value, those that it would demand if it were not told. */
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

/** The form and those that `inner` leads to, each once, nearer ones first. */
function formsWithin(side: Side, whole: Form, inner: (form: Form) => readonly Conjunction[]): ReadonlySet<Form> {
  const found = new Set([whole]);
  let level: readonly Form[] = [whole];
  for (let depth = 0; depth < deepest && level.length > 0; depth++) {
    level = level.flatMap(inner).map((each) => side.form(each)).filter((form) => !found.has(form));
    for (const form of level) found.add(form);
  }
  return found;
}
