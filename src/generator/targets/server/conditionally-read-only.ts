// Properties that are read-only in one alternative of a schema and writable in another.

import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';

type Named = (id: string) => Assertion | undefined;

/** The constant values of properties that identify an alternative; empty if nothing does. */
export type Pins = ReadonlyMap<string, readonly Json[]>;

/** Returns, by property name, the constants of each alternative in which the property is writable. */
export function sentIn(schema: ObjectSchema, named: Named): ReadonlyMap<string, readonly Pins[]> {
  const sent = new Map<string, readonly Pins[]>();
  for (const name of contested(schema, named)) {
    const pins = sending(schema, { name, named, open: new Map() }, false);
    if (pins.length > 0) sent.set(name, pins);
  }
  return sent;
}

/** Whether a property's schema is read-only, by its own annotation or that of a schema that it applies in place. */
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

/** Returns the properties that are read-only in some alternative. */
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
  /** The results by schema, cached because alternatives can share alternatives. */
  readonly open: Map<Assertion, { known?: readonly Pins[]; unknown?: readonly Pins[] }>;
}

/**
 * Returns the constants of the alternatives in which a property is writable; none if it is read-only, or if neither
 * they nor an enclosing schema (`isDescribedOutside`) describe it.
 */
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

/** Removes duplicates. An alternative without constants makes all others redundant. */
function different(all: readonly Pins[]): readonly Pins[] {
  const none = all.find((each) => each.size === 0);
  return none ? [none] : [...new Map(all.map((each) => [JSON.stringify([...each]), each])).values()];
}

/** Whether a schema or an alternative in it describes a property; if `readOnly`, as read-only. */
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

/** Returns a schema and all schemas that it applies in place unconditionally. */
function together(schema: ObjectSchema, named: Named): readonly ObjectSchema[] {
  const found = new Set([schema]);
  for (const { ref, dynamicRef, allOf = [] } of found) {
    for (const part of [...[ref, dynamicRef?.ref].map((id) => (id === undefined ? undefined : named(id))), ...allOf])
      if (typeof part === 'object') found.add(part);
  }
  return [...found];
}

/** Returns the groups of alternatives of schemas that apply together; at least one of each group holds. */
function groupsOf(parts: readonly ObjectSchema[]): readonly (readonly Assertion[])[] {
  return parts.flatMap(({ anyOf, oneOf, then, else: otherwise, object }) => [
    ...[anyOf, oneOf].flatMap((group) => (group ? [group] : [])),
    ...(then === undefined && otherwise === undefined ? [] : [[then ?? true, otherwise ?? true]]),
    ...[...(object?.dependentSchemas?.values() ?? [])].map((each) => [each, true]),
  ]);
}

/**
 * Returns the properties that the schemas restrict to scalar constants; read-only ones are skipped, as requests can
 * omit them.
 */
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
