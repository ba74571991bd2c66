// The members of an object: which are new or gone, which became required or hidden, and what each holds.

import type { WireLevels } from '../change.ts';
import type { Conjunction } from './conjunction.ts';
import type { Context } from './context.ts';
import type { Form, ObjectForm } from './form.ts';
import { coverOf, type Cover } from './objects.ts';
import type { Reading } from './pairs.ts';

export function compareMembers(context: Context, before: ObjectForm, after: ObjectForm): void {
  const names = new Set([...after.members.keys(), ...after.required.keys(), ...before.members.keys(), ...before.required.keys()]);
  for (const name of names) {
    const left = before.members.get(name);
    const right = after.members.get(name);
    if (left && right) both(context, name, before, after, left, right);
    else if (right) added(context, name, before, after, right);
    else if (left) removed(context, name, before, after, left);
    else demanded(context, name, before, after);
  }
}

function both(context: Context, name: string, before: ObjectForm, after: ObjectForm, left: Conjunction, right: Conjunction): void {
  const { pairs, reading, find, edge } = context;
  const [base, head] = [pairs.base.form(left), pairs.head.form(right)];
  const parts = { base: base.parts[0] ?? before.part, head: head.parts[0] ?? after.part };
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

function added(context: Context, name: string, before: ObjectForm, after: ObjectForm, right: Conjunction): void {
  const { pairs, reading, find } = context;
  const head = pairs.head.form(right);
  if (isHidden(head, reading)) return;
  const parts = { base: before.part, head: head.parts[0] ?? after.part };
  const cover = coverOf(pairs.base, before, name);
  const required = after.required.has(name);
  const already = before.required.has(name);
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
  if (isHidden(base, reading)) return;
  const parts = { base: base.parts[0] ?? before.part, head: after.part };
  const cover = coverOf(pairs.head, after, name);
  const required = before.required.has(name);
  const still = after.required.has(name);
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

/** What a member that is declared on one side alone meets on the other, where that judges it as one of many. */
function coverLevels({ relation, reading }: Context, cover: Cover, declared: Conjunction, side: 'base' | 'head'): WireLevels {
  if (cover.kind !== 'stated') return {};
  const any = cover.conjunction.parts.length === 0 && !cover.conjunction.never;
  // Whatever it was named, it could be anything there: whether somebody sent it is not to be known.
  if (any) return side === 'base' ? { request: 'possibly' } : { response: 'possibly' };
  const { wire } = side === 'base' ? relation(cover.conjunction, declared, reading) : relation(declared, cover.conjunction, reading);
  return wire;
}

/** Whether a reading leaves the member out. */
function isHidden({ notes }: Form, reading: Reading): boolean {
  return (reading === 'request' && notes.readOnly) || (reading === 'response' && notes.writeOnly);
}
