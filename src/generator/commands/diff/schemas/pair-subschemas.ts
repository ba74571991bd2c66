// Pairing of union branches and other unordered subschemas, and detection of disjoint branches.

import { byCodePoint } from '../../../model/naming/code-point-order.ts';
import { toTypeSet } from '../../../model/shape/type-set.ts';
import type { FlatSchema } from './flatten-all-of.ts';
import type { Branch, NormalForm } from './normal-form-types.ts';
import type { PairSummary } from './schema-pairs.ts';

export interface BranchPairing {
  readonly both: readonly (readonly [Branch, Branch])[];
  readonly removed: readonly Branch[];
  readonly added: readonly Branch[];
}

/** Functions that compare branches. */
export interface BranchComparer {
  /** Returns the normal form of a branch in the base. */
  base(branch: Branch): NormalForm;
  /** Returns the normal form of a branch in the head. */
  head(branch: Branch): NormalForm;
  /** Returns the normal form of a schema nested in a base branch. */
  baseForm(flatSchema: FlatSchema): NormalForm;
  /** Returns the normal form of a schema nested in a head branch. */
  headForm(flatSchema: FlatSchema): NormalForm;
  /** Returns whether the branches are certainly equal, without a full comparison. */
  isUnchanged(base: Branch, head: Branch): boolean;
  summarizePair(base: Branch, head: Branch): PairSummary;
  /** Returns whether comparing all pairs of branches takes bounded time. */
  isAffordable(base: readonly Branch[], head: readonly Branch[]): boolean;
  /** Returns a key that is equal for branches with the same content in any order. */
  contentKey(branch: Branch, side: 'base' | 'head'): string;
  /** Returns the textual similarity of two branches, from 0 to 1. */
  textSimilarity(base: Branch, head: Branch): number;
}

/**
 * Pairs branches by name, discriminator value, constant properties, equality, and finally similarity. Ignores their
 * order.
 */
export function pairBranches(
  base: readonly Branch[],
  head: readonly Branch[],
  comparer: BranchComparer,
): BranchPairing {
  const left = new Set(base);
  const right = new Set(head);
  const both: (readonly [Branch, Branch])[] = [];
  const pair = (first: Branch, second: Branch): void => {
    left.delete(first);
    right.delete(second);
    both.push([first, second]);
  };
  const pairByKey = (readKey: (branch: Branch, side: 'base' | 'head') => string | undefined): void => {
    const keys = new Map<string, Branch>();
    for (const branch of right) {
      const key = readKey(branch, 'head');
      if (key !== undefined && !keys.has(key)) keys.set(key, branch);
    }
    for (const branch of [...left]) {
      const key = readKey(branch, 'base');
      const second = key === undefined ? undefined : keys.get(key);
      if (second && right.has(second)) pair(branch, second);
    }
  };
  pairByKey(({ id }) => id);
  pairByKey(({ discriminatorValues }) => (discriminatorValues.length > 0 ? discriminatorValues.join(' ') : undefined));
  pairByKey((branch, side) => constantProperties(comparer[side](branch)));
  // Certainly equal branches are paired first, because full comparisons are quadratic at each level of nesting.
  const pairWhere = (isSame: (first: Branch, second: Branch) => boolean): void => {
    for (const branch of [...left]) {
      const equal = [...right].find((second) => isSame(branch, second));
      if (equal) pair(branch, equal);
    }
  };
  if (left.size <= maxPairwise && right.size <= maxPairwise)
    pairWhere((first, second) => comparer.isUnchanged(first, second));
  const hasAtMostOneEach = (): boolean => left.size < 2 && right.size < 2;
  if (!hasAtMostOneEach()) pairByKey((branch, side) => comparer.contentKey(branch, side));
  if (comparer.isAffordable([...left], [...right]))
    pairWhere((first, second) => !comparer.summarizePair(first, second).differs);
  pairByKey((branch, side) => comparer[side](branch).flatSchema.parts[0]?.annotations.title);
  const [isOnlyPair, isSmall] = [hasAtMostOneEach(), left.size * right.size <= maxPairwise * maxPairwise];
  const candidates = [...left].flatMap((first) =>
    [...right].flatMap((second) => {
      const score = formSimilarity(comparer.base(first), comparer.head(second), comparer, maxDepth);
      // Branches below this score have too little in common to be the same branch.
      if (score < 0.3) return [];
      return [
        {
          baseBranch: first,
          headBranch: second,
          score,
          textScore: isOnlyPair || !isSmall ? 1 : comparer.textSimilarity(first, second),
          tieBreaker: isOnlyPair
            ? ''
            : [comparer.contentKey(first, 'base'), comparer.contentKey(second, 'head')].sort(byCodePoint).join(' '),
        },
      ];
    }),
  );
  for (const { baseBranch: first, headBranch: second } of candidates.sort(
    (a, b) => b.score - a.score || b.textScore - a.textScore || byCodePoint(a.tieBreaker, b.tieBreaker),
  )) {
    if (left.has(first) && right.has(second)) pair(first, second);
  }
  return { both, removed: [...left], added: [...right] };
}

/** Maximum number of branches that are compared pairwise. */
const maxPairwise = 40;

/** Returns the constant properties as a string, which identifies a branch without a name. */
function constantProperties({ object }: NormalForm): string | undefined {
  const constants: string[] = [];
  for (const [name, { parts }] of object?.properties ?? []) {
    const constant = parts.find((part) => part.const !== undefined || part.enum?.length === 1);
    if (constant) constants.push(`${name}=${JSON.stringify(constant.const?.value ?? constant.enum?.[0])}`);
  }
  return constants.length > 0 ? constants.sort().join(' ') : undefined;
}

/** Maximum depth of nested arrays and maps. */
const maxDepth = 4;

/**
 * Returns the similarity of two normal forms, from 0 to 1. Compares property names; without properties, items or
 * additional properties; otherwise, types.
 */
function formSimilarity(
  first: NormalForm,
  second: NormalForm,
  comparer: Pick<BranchComparer, 'baseForm' | 'headForm'>,
  depth: number,
): number {
  if ((first.types & second.types) === 0) return 0;
  const [left, right] = [
    first.object?.properties ?? new Map<string, unknown>(),
    second.object?.properties ?? new Map<string, unknown>(),
  ];
  if (left.size === 0 && right.size === 0) {
    const [before, after] = [itemSchemas(first), itemSchemas(second)];
    const count = depth === 0 ? 0 : Math.max(before.length, after.length);
    if (count === 0) return first.types === second.types ? 0.5 : 0.3;
    // Arrays and maps are distinguished by their items.
    const scores = Array.from({ length: count }, (_, index) => {
      const [baseItem, headItem] = [before[index], after[index]];
      return baseItem && headItem
        ? formSimilarity(comparer.baseForm(baseItem), comparer.headForm(headItem), comparer, depth - 1)
        : 0;
    });
    return 0.3 + 0.4 * (scores.reduce((sum, score) => sum + score, 0) / count);
  }
  const shared = [...left.keys()].filter((name) => right.has(name)).length;
  return shared / (left.size + right.size - shared);
}

/** Returns the item schemas of an array, or the schema of a map's values. */
function itemSchemas({ array, object }: NormalForm): readonly FlatSchema[] {
  return [
    ...(array ? [...array.prefixItems, array.items] : []),
    ...(object?.additionalProperties ? [object.additionalProperties.value] : []),
  ];
}

/** Returns whether no value can match two of the forms, based on their types, enums, and constant properties. */
export function areDisjoint(
  forms: readonly NormalForm[],
  propertyForm: (form: NormalForm, name: string) => NormalForm | undefined,
): boolean {
  return forms.every((first, index) =>
    forms.slice(index + 1).every((second) => areFormsDisjoint(first, second, propertyForm)),
  );
}

function areFormsDisjoint(
  first: NormalForm,
  second: NormalForm,
  propertyForm: (form: NormalForm, name: string) => NormalForm | undefined,
): boolean {
  if (first.nullable && second.nullable) return false;
  if ((first.types & second.types) === 0) return true;
  if (first.values && second.values) return haveDistinctValues(first, second);
  for (const name of first.object?.required.keys() ?? []) {
    if (!second.object?.required.has(name)) continue;
    const [left, right] = [propertyForm(first, name), propertyForm(second, name)];
    if (
      left &&
      right &&
      !(left.nullable && right.nullable) &&
      left.values &&
      right.values &&
      haveDistinctValues(left, right)
    )
      return isObjectOnly(first) && isObjectOnly(second);
  }
  return false;
}

function haveDistinctValues({ values: left }: NormalForm, { values: right }: NormalForm): boolean {
  return left !== undefined && right !== undefined && ![...left.value.keys()].some((key) => right.value.has(key));
}

const objectType = toTypeSet(['object']);

function isObjectOnly({ types }: NormalForm): boolean {
  return types === objectType;
}

export interface EqualPairs<T> {
  /** Equal elements, without duplicates. */
  readonly equal: readonly (readonly [T, T])[];
  /** Remaining elements, in order. */
  readonly left: readonly T[];
  readonly right: readonly T[];
}

/** Pairs equal elements of two lists of constraints. All constraints apply, so a duplicate has no effect. */
export function pairEqual<T>(
  base: readonly T[],
  head: readonly T[],
  isEqual: (before: T, after: T) => boolean,
): EqualPairs<T> {
  const equal: (readonly [T, T])[] = [];
  const left: T[] = [];
  const matched = new Set<T>();
  for (const before of base) {
    const after = head.find((candidate) => isEqual(before, candidate));
    if (after === undefined) left.push(before);
    else {
      matched.add(after);
      equal.push([before, after]);
    }
  }
  const right = head.filter((after) => !matched.has(after) && !equal.some(([before]) => isEqual(before, after)));
  return { equal, left, right };
}

/**
 * Pairs the most similar elements first. `similarity` is 0 for unrelated elements. The result is symmetric in base and
 * head, and ties are resolved by order.
 */
export function pairBySimilarity<T>(
  left: readonly T[],
  right: readonly T[],
  similarity: (before: T, after: T) => number,
): readonly (readonly [T | undefined, T | undefined])[] {
  const count = Math.max(left.length, right.length);
  if (left.length < 2 && right.length < 2)
    return Array.from({ length: count }, (_, index) => [left[index], right[index]] as const);
  const candidates = left.flatMap((before, i) =>
    right.map((after, j) => ({ before, after, i, j, score: similarity(before, after) })),
  );
  const [unmatchedLeft, unmatchedRight] = [new Set(left), new Set(right)];
  const pairs: (readonly [T | undefined, T | undefined])[] = [];
  for (const { before, after } of candidates.sort(
    (a, b) => b.score - a.score || Math.max(a.i, a.j) - Math.max(b.i, b.j) || a.i + a.j - b.i - b.j,
  )) {
    if (!unmatchedLeft.has(before) || !unmatchedRight.has(after)) continue;
    unmatchedLeft.delete(before);
    unmatchedRight.delete(after);
    pairs.push([before, after]);
  }
  return [
    ...pairs,
    ...[...unmatchedLeft].map((before) => [before, undefined] as const),
    ...[...unmatchedRight].map((after) => [undefined, after] as const),
  ];
}
