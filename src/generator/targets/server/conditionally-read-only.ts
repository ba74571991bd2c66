// Which members that are read-only in one alternative of a schema another alternative lets be sent, and by which values.

import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';

type Named = (id: string) => Assertion | undefined;

/** What members of a value must be so that an alternative can be its own; none: nothing tells. */
export type Pins = ReadonlyMap<string, readonly Json[]>;

/** By the name of the member, one for each alternative that lets it be sent. */
export function sentIn(schema: ObjectSchema, named: Named): ReadonlyMap<string, readonly Pins[]> {
  const sent = new Map<string, readonly Pins[]>();
  for (const name of contested(schema, named)) {
    const pins = sending(schema, { name, named, open: new Map() }, false);
    if (pins.length > 0) sent.set(name, pins);
  }
  return sent;
}

/** Whether a member is what only the service sets, as its types have it: by its own word, or by that of all that it is made of. */
export function isReadOnly(
  assertion: Assertion | undefined,
  named: Named,
  seen: ReadonlySet<Assertion> = new Set(),
): boolean {
  if (typeof assertion !== 'object' || seen.has(assertion)) return false;
  const { annotations, ref, allOf = [], anyOf = [] } = assertion;
  const within = new Set([...seen, assertion]);
  const present = anyOf.filter((branch) => typeof branch === 'boolean' || branch.types?.join() !== 'null');
  const parts = [ref === undefined ? undefined : named(ref), ...allOf, ...(present.length === 1 ? present : [])];
  return annotations.readOnly === true || parts.some((part) => isReadOnly(part, named, within));
}

/** The members that some alternative says are read-only. */
function contested(schema: ObjectSchema, named: Named): ReadonlySet<string> {
  const found = new Set<string>();
  const all = new Set<ObjectSchema>(
    groupsOf(together(schema, named))
      .flat()
      .filter((each) => typeof each === 'object'),
  );
  for (const each of all) {
    const parts = together(each, named);
    for (const { object } of parts)
      for (const [name, member] of object?.properties ?? []) if (isReadOnly(member, named)) found.add(name);
    for (const inner of groupsOf(parts).flat()) if (typeof inner === 'object') all.add(inner);
  }
  return found;
}

interface Asked {
  readonly name: string;
  readonly named: Named;
  /** What is found of each schema, once for each `known`: alternatives may have alternatives in common. */
  readonly open: Map<Assertion, { known?: readonly Pins[]; unknown?: readonly Pins[] }>;
}

/** What tells the alternatives that let a member be sent; none where it is read-only, or where neither they nor `known`, what stands around them, have it. */
function sending(assertion: Assertion, asked: Asked, known: boolean): readonly Pins[] {
  if (assertion === false) return [];
  const before = asked.open.get(assertion) ?? {};
  asked.open.set(assertion, before);
  const key = known ? 'known' : 'unknown';
  before[key] ??= ((before[key] = []), different(sendingOf(assertion, asked, known)));
  return before[key];
}

function sendingOf(assertion: Assertion, asked: Asked, known: boolean): readonly Pins[] {
  const { name, named } = asked;
  const parts = typeof assertion === 'object' ? together(assertion, named) : [];
  if (parts.some(({ types }) => types?.includes('object') === false)) return [];
  const own = parts.flatMap(({ object }) => object?.properties?.get(name) ?? []);
  if (own.some((member) => isReadOnly(member, named))) return [];
  const groups = groupsOf(parts);
  const [judging, others] = [
    groups.filter((group) => group.some((each) => mentions(each, name, named, true))),
    groups.filter((group) => group.some((each) => mentions(each, name, named, false))),
  ];
  const has = known || own.length > 0 || others.some((other) => !judging.includes(other));
  const found = judging.map((group) => different(group.flatMap((each) => sending(each, asked, has))));
  const pins = pinsOf(parts, named);
  const least = found.find((each) => each.length === 0) ?? found[0] ?? (has ? [new Map()] : []);
  return least.map((each) => new Map([...pins, ...each]));
}

/** Each once; one alone where nothing need be told. */
function different(all: readonly Pins[]): readonly Pins[] {
  const none = all.find((each) => each.size === 0);
  return none ? [none] : [...new Map(all.map((each) => [JSON.stringify([...each]), each])).values()];
}

/** Whether a schema, or an alternative in it, describes the member, as read-only or as any. */
function mentions(assertion: Assertion, name: string, named: Named, readOnly: boolean): boolean {
  const all = new Set(typeof assertion === 'object' ? [assertion] : []);
  for (const each of all) {
    const parts = together(each, named);
    if (
      parts.some(
        ({ object }) => object?.properties?.has(name) && (!readOnly || isReadOnly(object.properties.get(name), named)),
      )
    )
      return true;
    for (const inner of groupsOf(parts).flat()) if (typeof inner === 'object') all.add(inner);
  }
  return false;
}

/** A schema and all that holds with it. */
function together(schema: ObjectSchema, named: Named): readonly ObjectSchema[] {
  const found = new Set([schema]);
  for (const { ref, dynamicRef, allOf = [] } of found) {
    for (const part of [...[ref, dynamicRef?.ref].map((id) => (id === undefined ? undefined : named(id))), ...allOf])
      if (typeof part === 'object') found.add(part);
  }
  return [...found];
}

/** The alternatives of schemas that hold together: of each group, one or more hold. */
function groupsOf(parts: readonly ObjectSchema[]): readonly (readonly Assertion[])[] {
  return parts.flatMap(({ anyOf, oneOf, then, else: otherwise, object }) => [
    ...[anyOf, oneOf].flatMap((group) => (group ? [group] : [])),
    ...(then === undefined && otherwise === undefined ? [] : [[then ?? true, otherwise ?? true]]),
    ...[...(object?.dependentSchemas?.values() ?? [])].map((each) => [each, true]),
  ]);
}

/** The members that the schemas leave few scalars to; one that a request may leave out tells nothing. */
function pinsOf(parts: readonly ObjectSchema[], named: Named): Pins {
  const pins = new Map<string, readonly Json[]>();
  for (const { object } of parts) {
    for (const [name, member] of object?.properties ?? []) {
      if (typeof member !== 'object' || isReadOnly(member, named)) continue;
      const found = together(member, named)
        .map((each) => (each.const ? [each.const.value] : each.enum))
        .find((values) => values);
      if (found?.every((value) => typeof value !== 'object')) pins.set(name, found);
    }
  }
  return pins;
}
