// Objects: their members, the others that they may have, and what depends on what.

import { compareMembers } from './compare-members.ts';
import type { Context } from './context.ts';
import type { ObjectForm } from './form.ts';
import { isClosed } from './objects.ts';

export function compareObjects(context: Context): void {
  const { base, head, find, edge } = context;
  const [before, after] = [base.object, head.object];
  if (!before || !after) return;
  compareMembers(context, before, after);
  compareRest(context, before, after);
  comparePatterns(context, before, after);
  compareDependents(context, before, after);
  const names = { base: before.names?.part, head: after.names?.part };
  if (before.names && after.names) edge('names of members', before.names.value, after.names.value, { parts: names });
  else if (before.names ?? after.names) find(after.names ? 'property-names-added' : 'property-names-removed', {}, names);
  const [closed, open] = [before.unevaluated, after.unevaluated];
  if (closed && open) edge('unevaluated members', closed.value, open.value, { parts: { base: closed.part, head: open.part }, guarded: true });
  else if (open) find('unevaluated-properties-added', {}, { head: open.part });
  else if (closed) find('unevaluated-properties-removed', {}, { base: closed.part });
}

/** What members may there be that have no name in the schema. */
function compareRest({ base, head, pairs, reading, find, edge }: Context, before: ObjectForm, after: ObjectForm): void {
  const parts = { base: before.rest?.part ?? before.part ?? base.parts[0], head: after.rest?.part ?? after.part ?? head.parts[0] };
  const [shut, shuts] = [isClosed(before), isClosed(after)];
  if (shut || shuts) {
    if (shut !== shuts) find(shuts ? 'additional-properties-closed' : 'additional-properties-opened', {}, parts);
    return;
  }
  if (!before.rest && !after.rest) return;
  const [left, right] = [before.rest?.value, after.rest?.value];
  const any = (side: 'base' | 'head'): boolean => ((side === 'base' ? left : right)?.parts.length ?? 0) === 0;
  if (any('base') && any('head')) {
    // An object that names no member takes any, said or not.
    if (reading === 'exact') return;
    const [named, names] = [before.members.size > 0, after.members.size > 0];
    if (!left && right && named && names) find('additional-properties-stated', {}, parts);
    if (left && !right && named && names) find('additional-properties-unstated', {}, parts);
    return;
  }
  edge('*', left ?? pairs.base.conjoin([]), right ?? pairs.head.conjoin([]), { parts, inPlace: true });
}

function comparePatterns({ find, edge }: Context, before: ObjectForm, after: ObjectForm): void {
  for (const [pattern, { value, part }] of before.patterns) {
    const other = after.patterns.get(pattern);
    if (other) edge(`/${pattern}/`, value, other.value, { parts: { base: part, head: other.part } });
    else find(isClosed(after) ? 'pattern-property-forbidden' : 'pattern-property-removed', { pattern }, { base: part }, aside(before));
  }
  for (const [pattern, { part }] of after.patterns) {
    if (!before.patterns.has(pattern)) find(isClosed(before) ? 'pattern-property-allowed' : 'pattern-property-added', { pattern }, { head: part }, aside(after));
  }
}

/** Beside a schema for all other members, a pattern may take some from that one as well as judge them. */
function aside({ rest }: ObjectForm): { readonly request: 'possibly'; readonly response: 'possibly' } | undefined {
  return rest && rest.value.parts.length > 0 ? { request: 'possibly', response: 'possibly' } : undefined;
}

function compareDependents({ find, edge }: Context, before: ObjectForm, after: ObjectForm): void {
  for (const name of new Set([...before.dependentRequired.keys(), ...after.dependentRequired.keys()])) {
    const [left, right] = [before.dependentRequired.get(name), after.dependentRequired.get(name)];
    const gone = [...(left?.value ?? [])].filter((each) => !right?.value.has(each));
    const come = [...(right?.value ?? [])].filter((each) => !left?.value.has(each));
    const words = { name, from: quoted(gone), to: quoted(come) };
    const parts = { base: left?.part, head: right?.part };
    if (gone.length > 0 && come.length > 0) find('dependent-required-changed', words, parts);
    else if (come.length > 0) find('dependent-required-added', words, parts);
    else if (gone.length > 0) find('dependent-required-removed', words, parts);
  }
  for (const name of new Set([...before.dependentSchemas.keys(), ...after.dependentSchemas.keys()])) {
    const [left, right] = [before.dependentSchemas.get(name), after.dependentSchemas.get(name)];
    const parts = { base: left?.part, head: right?.part };
    if (left && right) edge(`where there is ${name}`, left.value, right.value, { parts, inPlace: true });
    else if (right) find('dependent-schema-added', { name }, parts);
    else find('dependent-schema-removed', { name }, parts);
  }
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(' and ');
}
