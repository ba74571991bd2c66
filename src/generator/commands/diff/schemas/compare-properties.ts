// Comparison of object properties.

import type { ObjectSchema } from '../../../model/types/schema.ts';
import type { WireLevels } from '../change.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';
import type { Context } from './comparison-context.ts';
import { isHidden } from './read-only-required.ts';
import type { Form, ObjectForm } from './normal-form.ts';
import { coverOf, type Cover } from './object-constraints.ts';

export function compareMembers(context: Context, before: ObjectForm, after: ObjectForm): void {
  const names = new Set([...after.members.keys(), ...after.required.keys(), ...before.members.keys(), ...before.required.keys()]);
  for (const name of names) {
    const left = before.members.get(name);
    const right = after.members.get(name);
    if (context.reading === 'exact') exactly(context, name, before, after);
    else if (left && right) both(context, name, before, after, left, right);
    else if (right) added(context, name, before, after, right);
    else if (left) removed(context, name, before, after, left);
    else demanded(context, name, before, after);
  }
}

/** Compares the values that are valid for a property, declared or not. */
function exactly(context: Context, name: string, before: ObjectForm, after: ObjectForm): void {
  demanded(context, name, before, after);
  const { pairs, edge } = context;
  edge(name, judging(pairs.base, before, name), judging(pairs.head, after, name));
}

function judging(side: Side, form: ObjectForm, name: string): Conjunction {
  const declared = form.members.get(name);
  if (declared) return declared;
  const cover = coverOf(side, form, name);
  return cover.kind === 'stated' ? cover.conjunction : side.conjoin(cover.kind === 'closed' ? [false] : []);
}

function both(context: Context, name: string, before: ObjectForm, after: ObjectForm, left: Conjunction, right: Conjunction): void {
  const { pairs, reading, find, edge } = context;
  // Fast path: most properties are unchanged.
  if (before.required.has(name) === after.required.has(name) && pairs.unchanged(left, right)) return;
  const [base, head] = [pairs.base.form(left), pairs.head.form(right)];
  const parts = { base: declaredAt(context.base, name) ?? before.part, head: declaredAt(context.head, name) ?? after.part };
  const [hidden, hides] = [isHidden(base, reading), isHidden(head, reading)];
  if (hidden && hides) return;
  const least: WireLevels = hides && before.required.has(name) ? { response: 'breaking' } : hidden && after.required.has(name) ? { request: 'breaking' } : {};
  const [was, is] = [base.notes, head.notes];
  if (was.readOnly !== is.readOnly) find(is.readOnly ? 'property-became-read-only' : 'property-became-not-read-only', { name }, parts, least);
  if (was.writeOnly !== is.writeOnly) find(is.writeOnly ? 'property-became-write-only' : 'property-became-not-write-only', { name }, parts, least);
  if (hidden || hides) return;
  demanded(context, name, before, after);
  edge(name, left, right, { parts });
}

/** Returns the property schema as declared, even if it is only a reference. */
function declaredAt({ parts }: Form, name: string): ObjectSchema | undefined {
  const found = parts.map((part) => part.object?.properties?.get(name)).find((declared) => declared !== undefined);
  return typeof found === 'object' ? found : undefined;
}

function added(context: Context, name: string, before: ObjectForm, after: ObjectForm, right: Conjunction): void {
  const { pairs, reading, find } = context;
  const head = pairs.head.form(right);
  const already = before.required.has(name);
  const hides = isHidden(head, reading);
  const required = !hides && after.required.has(name);
  const parts = { base: before.part, head: declaredAt(context.head, name) ?? after.part };
  // An undeclared property can be required.
  if (already && !required) find('property-became-optional', { name }, { base: before.required.get(name), head: parts.head });
  if (hides) return;
  const cover = coverOf(pairs.base, before, name);
  if (cover.kind === 'closed') {
    find(required ? 'required-property-allowed' : 'property-allowed', { name }, parts);
    return;
  }
  const least = coverLevels(context, cover, right, 'base');
  find(required && !already ? 'required-property-added' : 'property-added', { name }, parts, least);
}

function removed(context: Context, name: string, before: ObjectForm, after: ObjectForm, left: Conjunction): void {
  const { pairs, reading, find } = context;
  const base = pairs.base.form(left);
  const still = after.required.has(name);
  const hidden = isHidden(base, reading);
  const required = !hidden && before.required.has(name);
  const parts = { base: declaredAt(context.base, name) ?? before.part, head: after.part };
  if (still && !required) find('property-became-required', { name }, { base: parts.base, head: after.required.get(name) });
  if (hidden) return;
  const cover = coverOf(pairs.head, after, name);
  if (cover.kind === 'closed') {
    find(required ? 'required-property-forbidden' : 'property-forbidden', { name }, parts);
    return;
  }
  const least = coverLevels(context, cover, left, 'head');
  find(required && !still ? 'required-property-removed' : 'property-removed', { name }, parts, least);
}

function demanded({ find, base, head }: Context, name: string, before: ObjectForm, after: ObjectForm): void {
  const [was, is] = [before.required.get(name), after.required.get(name)];
  if (!was && is) find('property-became-required', { name }, { base: before.part ?? base.parts[0], head: is });
  if (was && !is) find('property-became-optional', { name }, { base: was, head: after.part ?? head.parts[0] });
}

/**
 * Returns the effect of a property that is declared on one side only, if a schema for undeclared properties applies on
 * the other.
 */
function coverLevels({ relation, reading }: Context, cover: Cover, declared: Conjunction, side: 'base' | 'head'): WireLevels {
  if (cover.kind !== 'stated') return {};
  const any = cover.conjunction.parts.length === 0 && !cover.conjunction.never;
  // Any value was valid for the undeclared property; whether clients sent it is unknown.
  if (any) return side === 'base' ? { request: 'possibly' } : { response: 'possibly' };
  const { wire } = side === 'base' ? relation(cover.conjunction, declared, reading) : relation(declared, cover.conjunction, reading);
  return wire;
}
