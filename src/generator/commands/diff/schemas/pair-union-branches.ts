// Pairing of union branches, and detection of disjoint branches.

import { byCodePoint } from '../../../model/naming/code-point-order.ts';
import type { Conjunction } from './flatten-all-of.ts';
import type { Branch, Form } from './normal-form.ts';
import type { Relation } from './schema-pairs.ts';

export interface Matching {
  readonly both: readonly (readonly [Branch, Branch])[];
  readonly removed: readonly Branch[];
  readonly added: readonly Branch[];
}

/** Comparison operations for branches. */
export interface Judge {
  base(branch: Branch): Form;
  head(branch: Branch): Form;
  /** The same for schemas nested in a branch. */
  baseForm(conjunction: Conjunction): Form;
  headForm(conjunction: Conjunction): Form;
  /** Returns whether the branches are certainly equal, without a full comparison. */
  unchanged(base: Branch, head: Branch): boolean;
  relation(base: Branch, head: Branch): Relation;
  /** Returns whether comparing each branch with each other one takes bounded time. */
  mayTry(base: readonly Branch[], head: readonly Branch[]): boolean;
  /** Returns a key that is equal for branches with the same content in any order. */
  key(branch: Branch, side: 'base' | 'head'): string;
  /** Returns the textual similarity of two branches, from 0 to 1. */
  resemblance(base: Branch, head: Branch): number;
}

/**
 * Pairs branches by name, discriminator value, constant properties, equality, and finally similarity. Order does not
 * matter.
 */
export function matchBranches(base: readonly Branch[], head: readonly Branch[], judge: Judge): Matching {
  const left = new Set(base);
  const right = new Set(head);
  const both: (readonly [Branch, Branch])[] = [];
  const take = (one: Branch, other: Branch): void => {
    left.delete(one);
    right.delete(other);
    both.push([one, other]);
  };
  const by = (read: (branch: Branch, side: 'base' | 'head') => string | undefined): void => {
    const keys = new Map<string, Branch>();
    for (const branch of right) {
      const key = read(branch, 'head');
      if (key !== undefined && !keys.has(key)) keys.set(key, branch);
    }
    for (const branch of [...left]) {
      const key = read(branch, 'base');
      const other = key === undefined ? undefined : keys.get(key);
      if (other && right.has(other)) take(branch, other);
    }
  };
  by(({ id }) => id);
  by(({ tags }) => (tags.length > 0 ? tags.join(' ') : undefined));
  by((branch, side) => pinned(judge[side](branch)));
  // Textually equal branches come first: a full comparison is quadratic at each level of nesting.
  const takeWhere = (same: (one: Branch, other: Branch) => boolean): void => {
    for (const branch of [...left]) {
      const equal = [...right].find((other) => same(branch, other));
      if (equal) take(branch, equal);
    }
  };
  if (left.size <= many && right.size <= many) takeWhere((one, other) => judge.unchanged(one, other));
  const isSole = (): boolean => left.size < 2 && right.size < 2;
  if (!isSole()) by((branch, side) => judge.key(branch, side));
  if (judge.mayTry([...left], [...right])) takeWhere((one, other) => !judge.relation(one, other).differs);
  by((branch, side) => judge[side](branch).conjunction.parts[0]?.annotations.title);
  const [sole, few] = [isSole(), left.size * right.size <= many * many];
  const alike = [...left].flatMap((one) => [...right].flatMap((other) => {
    const score = likeness(judge.base(one), judge.head(other), judge, deepest);
    if (score < 0.3) return [];
    return [{ one, other, score, said: sole || !few ? 1 : judge.resemblance(one, other), keys: sole ? '' : [judge.key(one, 'base'), judge.key(other, 'head')].sort(byCodePoint).join(' ') }];
  }));
  for (const { one, other } of alike.sort((a, b) => b.score - a.score || b.said - a.said || byCodePoint(a.keys, b.keys))) {
    if (left.has(one) && right.has(other)) take(one, other);
  }
  return { both, removed: [...left], added: [...right] };
}

/** Maximum number of branches that are compared pairwise. */
const many = 40;

/** Returns the constant properties as a string, which identifies a branch without a name. */
function pinned({ object }: Form): string | undefined {
  const found: string[] = [];
  for (const [name, { parts }] of object?.members ?? []) {
    const constant = parts.find((part) => part.const !== undefined || part.enum?.length === 1);
    if (constant) found.push(`${name}=${JSON.stringify(constant.const?.value ?? constant.enum?.[0])}`);
  }
  return found.length > 0 ? found.sort().join(' ') : undefined;
}

/** Maximum depth of nested arrays. */
const deepest = 4;

/**
 * Returns the similarity of two normal forms, from 0 to 1: by property names, otherwise by items or additional
 * properties, otherwise by type.
 */
function likeness(one: Form, other: Form, judge: Pick<Judge, 'baseForm' | 'headForm'>, depth: number): number {
  if ((one.types & other.types) === 0) return 0;
  const [left, right] = [one.object?.members ?? new Map<string, unknown>(), other.object?.members ?? new Map<string, unknown>()];
  if (left.size === 0 && right.size === 0) {
    const [before, after] = [insideOf(one), insideOf(other)];
    const count = depth === 0 ? 0 : Math.max(before.length, after.length);
    if (count === 0) return one.types === other.types ? 0.5 : 0.3;
    // Arrays are distinguished by their items.
    const scores = Array.from({ length: count }, (_, at) => {
      const [was, is] = [before[at], after[at]];
      return was && is ? likeness(judge.baseForm(was), judge.headForm(is), judge, depth - 1) : 0;
    });
    return 0.3 + 0.4 * (scores.reduce((sum, each) => sum + each, 0) / count);
  }
  const shared = [...left.keys()].filter((name) => right.has(name)).length;
  return shared / (left.size + right.size - shared);
}

/** Returns the item schemas of an array, or the schema of a map's values. */
function insideOf({ list, object }: Form): readonly Conjunction[] {
  return [...(list ? [...list.prefix, list.rest] : []), ...(object?.rest ? [object.rest.value] : [])];
}

/** Returns whether no value matches two of the forms: by type, enum, or a constant property of each. */
export function areDisjoint(forms: readonly Form[], member: (form: Form, name: string) => Form | undefined): boolean {
  return forms.every((one, at) => forms.slice(at + 1).every((other) => disjoint(one, other, member)));
}

function disjoint(one: Form, other: Form, member: (form: Form, name: string) => Form | undefined): boolean {
  if (one.nullable && other.nullable) return false;
  if ((one.types & other.types) === 0) return true;
  if (one.values && other.values) return apart(one, other);
  for (const name of one.object?.required.keys() ?? []) {
    if (!other.object?.required.has(name)) continue;
    const [left, right] = [member(one, name), member(other, name)];
    if (left && right && !(left.nullable && right.nullable) && left.values && right.values && apart(left, right)) return objectOnly(one) && objectOnly(other);
  }
  return false;
}

function apart({ values: left }: Form, { values: right }: Form): boolean {
  return left !== undefined && right !== undefined && ![...left.value.keys()].some((key) => right.value.has(key));
}

function objectOnly({ types }: Form): boolean {
  return types === 64;
}
