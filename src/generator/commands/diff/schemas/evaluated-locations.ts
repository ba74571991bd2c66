// Properties and items that a schema evaluates without constraining them, which affects `unevaluated…` keywords.

import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';
import type { Context } from './comparison-context.ts';
import type { Form } from './normal-form.ts';
import { within } from './object-constraints.ts';
import { pairUp } from './best-matching.ts';

/**
 * Applies if no other difference is known: each keyword accepts the same values, but other properties or items remain
 * unevaluated.
 */
export function compareEvaluation({ pairs, base, head, isSame, find }: Context): void {
  const [before, after] = [evaluated(pairs.base, base), evaluated(pairs.head, head)];
  const [left, right] = [base.object?.unevaluated ?? base.list?.unevaluated, head.object?.unevaluated ?? head.list?.unevaluated];
  const { left: gone, right: come } = pairUp(observing(pairs.base, base), observing(pairs.head, head), (one, other) => isSame(one, other, 'exact'));
  if (before !== after || gone.length + come.length > 0) find('evaluation-changed', {}, { base: left?.part, head: right?.part });
}

/**
 * Returns schemas that reject nothing but evaluate if they match: `if` without outcomes, and branches next to an always
 * valid one.
 */
function observing(side: Side, whole: Form): readonly Conjunction[] {
  const found = new Set<Conjunction>();
  const forms = new Set([whole]);
  for (const { parts, unions, idle, conditions, object } of forms) {
    for (const part of parts) if (part.if !== undefined && part.then === undefined && part.else === undefined) found.add(side.conjoin([part.if]));
    for (const each of idle.flat()) found.add(each);
    if (forms.size > deepest) break;
    const within = [...unions.flatMap(({ branches }) => branches.map(({ conjunction }) => conjunction)), ...conditions.flatMap((each) => [each.then, each.else]), ...[...(object?.dependentSchemas.values() ?? [])].map(({ value }) => value)];
    for (const each of within) if (each) forms.add(side.form(each));
  }
  return [...found].filter((each) => evaluatedBy(side, each, 0) !== '');
}

type Judging = Pick<Form, 'conjunction' | 'parts' | 'unions' | 'idle'>;

/** Returns whether a subschema that applies only to some values evaluates something. */
export function evaluatesSome(side: Side, judging: Judging): boolean {
  return conditionally(side, judging, 0).length > 0;
}

/** Maximum nesting depth: chains can be as long as the document. */
const deepest = 100;
const known = new WeakMap<Conjunction, string>();

function evaluatedBy(side: Side, conjunction: Conjunction, depth: number): string {
  if (depth > deepest) return 'and more';
  const text = known.get(conjunction) ?? evaluated(side, side.form(conjunction), depth);
  known.set(conjunction, text);
  return text;
}

/** Returns a string that is equal for schemas with the same evaluated locations; empty if there are none. */
function evaluated(side: Side, form: Judging, depth = 0): string {
  const all = plainly(form.parts);
  // `unevaluated…` keywords see only the locations that their own schema evaluates.
  const judging = (keyword: string, part: ObjectSchema): string => {
    const seen = plainly(within(side, form, part)).join(' ');
    return seen === all.join(' ') ? keyword : `${keyword} beside (${seen})`;
  };
  const rest = form.parts.flatMap((part) => [
    ...(part.array?.unevaluatedItems === undefined ? [] : [judging('other items', part)]),
    ...(part.object?.unevaluatedProperties === undefined ? [] : [judging('other members', part)]),
  ]);
  return [...all, ...new Set(rest), ...conditionally(side, form, depth)].sort().join(' ');
}

/** Returns the unconditionally evaluated locations. */
function plainly(parts: readonly ObjectSchema[]): readonly string[] {
  const own = new Set<string>();
  let positions = 0;
  for (const { array, object } of parts) {
    positions = Math.max(positions, array?.prefixItems?.length ?? 0);
    if (array?.items !== undefined) own.add('items');
    if (array?.contains !== undefined) own.add('contains');
    for (const name of object?.properties?.keys() ?? []) own.add(JSON.stringify(name));
    for (const pattern of object?.patternProperties?.keys() ?? []) own.add(`/${pattern}/`);
    if (object?.additionalProperties !== undefined) own.add('members');
  }
  if (positions > 0 && !own.has('items')) own.add(`${positions} items`);
  // If all other properties are evaluated, names and patterns do not matter.
  return [...own].filter((each) => !own.has('members') || !/^["/]/.test(each)).sort();
}

/** Returns the locations evaluated by conditions, branches, and `dependentSchemas`. */
function conditionally(side: Side, { parts, unions, idle }: Judging, depth: number): readonly string[] {
  const found: string[] = [];
  const among = (kind: string, conjunctions: readonly Conjunction[], texts = conjunctions.map((each) => evaluatedBy(side, each, depth + 1))): void => {
    if (texts.some((text) => text !== '')) found.push(`${kind} (${(kind === 'one of' ? texts.sort() : texts).join(' | ')})`);
  };
  const conjoined = (assertion: Assertion | undefined): Conjunction => side.conjoin([assertion ?? true]);
  for (const part of parts) {
    for (const [name, schema] of part.object?.dependentSchemas ?? []) among(`with ${JSON.stringify(name)}`, [conjoined(schema)]);
    if (part.if !== undefined) among('if', [part.if, part.then, part.else].map(conjoined));
  }
  for (const { branches } of unions) among('one of', branches.map(({ conjunction }) => conjunction));
  for (const branches of idle) among('one of', branches);
  return found;
}
