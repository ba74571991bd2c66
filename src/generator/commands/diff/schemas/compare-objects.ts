// Comparison of object keywords.

import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { compareMembers } from './compare-properties.ts';
import type { Context } from './comparison-context.ts';
import { heldBy } from './difference-location.ts';
import { foreignNames, isHidden } from './read-only-required.ts';
import type { ObjectForm, Stated } from './normal-form.ts';
import { isClosed } from './object-constraints.ts';

export function compareObjects(context: Context): void {
  const { base, head, find, edge } = context;
  if (!base.object || !head.object) return;
  const [before, after] = [asked(context, 'base', base.object), asked(context, 'head', head.object)];
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

/**
 * Returns the object form without requirements for opposite-direction properties. A property that the form describes
 * decides itself whether it is required.
 */
function asked(context: Context, side: 'base' | 'head', object: ObjectForm): ObjectForm {
  const { [side]: form, foreign, pairs, reading } = context;
  const { members, required, dependentRequired } = object;
  if (required.size + dependentRequired.size === 0 || reading === 'exact') return object;
  const around = foreign[side];
  // Without other schemas of the same value, the described properties already include all information.
  if (around.size + dependentRequired.size + form.unions.length + form.idle.length === 0) return object;
  const own = foreignNames(pairs[side], form, reading);
  if (own.size + around.size === 0) return object;
  const isHiddenHere = (name: string): boolean => {
    const member = members.get(name);
    return member !== undefined && isHidden(pairs[side].form(member), reading);
  };
  const isDemanded = (name: string): boolean => !around.has(name) && (!own.has(name) || isHiddenHere(name));
  const isNeeded = (name: string): boolean => !around.has(name) && !own.has(name);
  const needed = [...dependentRequired].map(([name, { part, value }]): readonly [string, Stated<ReadonlySet<string>>] => [name, { part, value: new Set([...value].filter(isNeeded)) }]);
  return { ...object, required: new Map([...required].filter(([name]) => isDemanded(name))), dependentRequired: new Map(needed.filter(([, { value }]) => value.size > 0)) };
}

/** Compares which undeclared properties are valid. */
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
    // An object without declared properties accepts any, with or without `additionalProperties`.
    if (reading === 'exact') return;
    const [named, names] = [before.members.size > 0, after.members.size > 0];
    if (!left && right && named && names) find('additional-properties-stated', {}, parts);
    if (left && !right && named && names) find('additional-properties-unstated', {}, parts);
    return;
  }
  const others = ({ object }: ObjectSchema): Assertion | undefined => object?.additionalProperties;
  edge('*', left ?? pairs.base.conjoin([]), right ?? pairs.head.conjoin([]), { parts: { base: heldBy(parts.base, others), head: heldBy(parts.head, others) }, evaluates: true });
}

function comparePatterns({ find, edge }: Context, before: ObjectForm, after: ObjectForm): void {
  for (const [pattern, { value, part }] of before.patterns) {
    const other = after.patterns.get(pattern);
    const held = ({ object }: ObjectSchema): Assertion | undefined => object?.patternProperties?.get(pattern);
    if (other) edge(`/${pattern}/`, value, other.value, { parts: { base: heldBy(part, held), head: heldBy(other.part, held) } });
    else find(isClosed(after) ? 'pattern-property-forbidden' : 'pattern-property-removed', { pattern }, { base: part }, aside(before));
  }
  for (const [pattern, { part }] of after.patterns) {
    if (!before.patterns.has(pattern)) find(isClosed(before) ? 'pattern-property-allowed' : 'pattern-property-added', { pattern }, { head: part }, aside(after));
  }
}

/** With a schema for additional properties, a pattern can also replace that schema. */
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
