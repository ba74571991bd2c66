// Normalization of `anyOf` and `oneOf`: unions of null, enums, or distinct types become simple constraints.

import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { everyType, setOf, type TypeSet } from '../../../model/shape/type-set.ts';
import type { Json } from '../../../source/node.ts';
import { canonical } from '../../../model/canonical-json.ts';
import { namedBy, type Conjunction, type Side } from './flatten-all-of.ts';
import type { Branch, Form, Stated, Union } from './normal-form.ts';

export interface Dissolved {
  /** Parts of the flat schema and of dissolved unions. */
  readonly parts: readonly ObjectSchema[];
  /** Parts of the schema itself. Their annotations apply to the value. */
  readonly own: readonly ObjectSchema[];
  readonly types: TypeSet;
  readonly lists: readonly Stated<ReadonlyMap<string, Json>>[];
  readonly unions: readonly Union[];
  readonly idle: readonly (readonly Conjunction[])[];
  /** Whether there is a union whose branches have distinct types. */
  readonly byType: boolean;
}

/** `shouldKeepUnions`: unions whose branches have distinct types remain unions. */
export function dissolve(side: Side, conjunction: Conjunction, keepsByType: boolean): Dissolved {
  const own = new Set<ObjectSchema>();
  const lent: ObjectSchema[] = [];
  const lists: Stated<ReadonlyMap<string, Json>>[] = [];
  const unions: Union[] = [];
  const idle: (readonly Conjunction[])[] = [];
  let types: TypeSet = everyType;
  let byType = false;
  const read = (part: ObjectSchema, branches: readonly Assertion[], exclusive: boolean): void => {
    const live = liveBranches(side, part, branches, exclusive);
    const forms = live.map((branch) => side.form(branch.conjunction));
    const [only] = live;
    if (!exclusive && live.some(({ conjunction: { parts, never } }) => parts.length === 0 && !never)) {
      idle.push(live.map((branch) => branch.conjunction));
      return;
    }
    if (!only) types = 0;
    else if (live.length === 1) waiting.push(...only.conjunction.parts.toReversed());
    else if (forms.some((form) => form.values) && forms.every(listIn)) lists.push({ part, value: listed(forms, exclusive) });
    else if (areApart(forms) && !keepsByType) {
      byType = true;
      types &= forms.reduce<TypeSet>((all, form) => all | form.types, 0);
      lent.push(...forms.flatMap(({ parts, types: own }) => parts.map((part) => speakingOf(part, own))));
    } else unions.push({ part, exclusive, branches: live });
  };
  const waiting = conjunction.parts.toReversed();
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (own.has(part)) continue;
    own.add(part);
    if (part.types) types &= setOf(part.types);
    if (part.anyOf) read(part, part.anyOf, false);
    if (part.oneOf) read(part, part.oneOf, true);
  }
  return { parts: [...own, ...lent], own: [...own], types, lists, unions, idle, byType };
}

/** Returns the branches that accept more than null. Of equal `anyOf` branches, only the first is listed. */
function liveBranches(side: Side, { discriminator }: ObjectSchema, branches: readonly Assertion[], exclusive: boolean): readonly Branch[] {
  const found: Branch[] = [];
  const seen = new Set<Conjunction>();
  for (const [index, assertion] of branches.entries()) {
    const conjunction = side.conjoin([assertion]);
    if (side.form(conjunction).types === 0 || (!exclusive && seen.has(conjunction))) continue;
    seen.add(conjunction);
    const id = namedBy(assertion);
    const [number, title] = [`branch ${index + 1}`, conjunction.parts[0]?.annotations.title];
    const name = id ?? title ?? number;
    // Branches with the same name are distinguished by position.
    found.push({ conjunction, name: found.some((other) => other.name === name) ? `${name} (${number})` : name, ...(id !== undefined && { id }), tags: [] });
  }
  return discriminator ? withTags(side, found, discriminator.mapping) : found;
}

/** Adds discriminator values to the branches: by schema identity, or by a schema that the branch includes. */
function withTags(side: Side, branches: readonly Branch[], mapping: ReadonlyMap<string, string>): readonly Branch[] {
  const tags = new Map<Branch, string[]>();
  for (const [tag, id] of mapping) {
    const target = side.conjoin([side.api.schema(id)?.assertion ?? true]);
    const meant =
      branches.find(({ conjunction }) => conjunction === target) ??
      branches.find(({ conjunction }) => target.parts.length > 0 && target.parts.every((part) => side.form(conjunction).parts.includes(part)));
    if (meant) tags.set(meant, [...(tags.get(meant) ?? []), tag]);
  }
  return branches.map((branch) => ({ ...branch, tags: tags.get(branch) ?? [] }));
}

const booleans: ReadonlyMap<string, Json> = new Map([false, true].map((value) => [canonical(value), value]));

/** Returns the values of an enum or boolean branch. */
function listIn({ values, types, nots, unions, conditions }: Form): ReadonlyMap<string, Json> | undefined {
  return values?.value ?? (types === setOf(['boolean']) && nots.length + unions.length + conditions.length === 0 ? booleans : undefined);
}

function listed(forms: readonly Form[], exclusive: boolean): ReadonlyMap<string, Json> {
  const counts = new Map<string, number>();
  const all = new Map<string, Json>();
  for (const form of forms) {
    for (const [key, value] of listIn(form) ?? []) {
      all.set(key, value);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return exclusive ? new Map([...all].filter(([key]) => counts.get(key) === 1)) : all;
}

const groups = { number: setOf(['number']), string: setOf(['string']), array: setOf(['array']), object: setOf(['object']) } as const;

/** Returns whether each branch has types of its own. */
function areApart(forms: readonly Form[]): boolean {
  let seen: TypeSet = 0;
  for (const form of forms) {
    if ((seen & form.types) !== 0 || form.values || form.unions.length > 0 || form.nots.length > 0 || form.conditions.length > 0) return false;
    seen |= form.types;
  }
  return true;
}

/**
 * Returns the schema without keywords for other types. They have no effect in their branch, but would have one in the
 * merged schema.
 */
function speakingOf(part: ObjectSchema, types: TypeSet): ObjectSchema {
  const { number, string, array, object, ...others } = part;
  const has = (group: keyof typeof groups): boolean => (types & groups[group]) !== 0;
  return { ...others, ...(number && has('number') && { number }), ...(string && has('string') && { string }), ...(array && has('array') && { array }), ...(object && has('object') && { object }) };
}
