// Comparison of `anyOf`, `oneOf`, and discriminators.

import {
  areDisjoint,
  pairBranches,
  type BranchComparer,
  type BranchPairing,
  pairBySimilarity,
  pairEqual,
} from './pair-subschemas.ts';
import { facetKeywords, hasOnlyKeys } from '../../../model/facets.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import type { ComparisonContext } from './comparison-context.ts';
import { oppositeDirectionNames } from './opposite-direction-properties.ts';
import type { Branch, NormalForm, Union } from './normal-form-types.ts';
import { haveCommonValue } from './overlapping-branches.ts';
import { contentKey, isAffordable, estimateSimilarity } from './schema-similarity.ts';

export function compareUnions(context: ComparisonContext): void {
  const { base, head, reportChange } = context;
  const hasSingleUnions = base.unions.length < 2 && head.unions.length < 2;
  const { equal, left, right } = hasSingleUnions
    ? { equal: [], left: base.unions, right: head.unions }
    : pairEqual(base.unions, head.unions, (before, after) => areEqualUnions(context, before, after));
  for (const [before, after] of equal) compareUnion(context, before, after, unionName(after, head.unions));
  for (const [before, after] of pairBySimilarity(left, right, (first, second) =>
    unionSimilarity(context, first, second),
  )) {
    if (before && after) compareUnion(context, before, after, unionName(after, head.unions));
    else if (after) reportChange('union-added', { to: quoteBranchNames(after.branches) }, { head: after.part });
    else if (before) reportChange('union-removed', { from: quoteBranchNames(before.branches) }, { base: before.part });
  }
}

/** Returns the similarity of two unions: mainly the share of branches with the same name or the same values. */
function unionSimilarity(context: ComparisonContext, before: Union, after: Union): number {
  const comparer = createBranchComparer(context);
  const matchingPairs = pairBranches(before.branches, after.branches, comparer).both.filter(
    ([first, second]) =>
      (first.id !== undefined && first.id === second.id) || !comparer.summarizePair(first, second).differs,
  );
  const matchingShare = (2 * matchingPairs.length) / (before.branches.length + after.branches.length);
  // Ties are resolved by textual similarity.
  return (
    matchingShare +
    estimateSimilarity(
      context.pairs.base,
      before.branches.map(branchSchema),
      context.pairs.head,
      after.branches.map(branchSchema),
    ) /
      1000
  );
}

/** Returns a name that distinguishes a union from others in the same schema; `undefined` if it is the only one. */
function unionName(union: Union, unions: readonly Union[]): string | undefined {
  if (unions.length < 2) return undefined;
  const unionsOfKind = unions.filter(({ isOneOf }) => isOneOf === union.isOneOf);
  return `${union.isOneOf ? 'oneOf' : 'anyOf'}${unionsOfKind.length > 1 ? ` ${unionsOfKind.indexOf(union) + 1}` : ''}`;
}

/** Returns whether two unions accept the same values and use the same discriminator. */
function areEqualUnions(context: ComparisonContext, before: Union, after: Union): boolean {
  if (before.branches.length !== after.branches.length) return false;
  const { both, removed, added } = pairBranches(before.branches, after.branches, createBranchComparer(context));
  if (
    removed.length > 0 ||
    added.length > 0 ||
    both.some(([left, right]) => context.relateInPlace(left.flatSchema, right.flatSchema).differs)
  )
    return false;
  const changes: string[] = [];
  compareUnionSemantics({ ...context, reportChange: (id) => void changes.push(id) }, before, after, {
    both,
    removed,
    added,
  });
  return changes.length === 0;
}

/** Compares a schema that consists of a union with one that does not. Returns `false` if neither or both do. */
export function compareUnionWithSchema(context: ComparisonContext): boolean {
  const { base, head, reportChange } = context;
  const before = findSoleUnion(context.pairs.base, base);
  const after = findSoleUnion(context.pairs.head, head);
  if (
    !before === !after ||
    (before ? head : base).unions.length > 0 ||
    base.flatSchema.parts.length === 0 ||
    head.flatSchema.parts.length === 0
  )
    return false;
  const toBranch = (form: NormalForm): Branch => ({ flatSchema: form.flatSchema, name: '', discriminatorValues: [] });
  const comparer = createBranchComparer(context);
  const pairing = pairBranches(
    before ? before.branches : [toBranch(base)],
    after ? after.branches : [toBranch(head)],
    comparer,
  );
  const parts = { base: before?.part, head: after?.part };
  if (pairing.both.length === 0) {
    if (after) reportChange('became-union', { to: quoteBranchNames(after.branches) }, parts);
    else if (before) reportChange('became-no-union', { from: quoteBranchNames(before.branches) }, parts);
    return true;
  }
  const isUncertain =
    (before ?? after)?.isOneOf === true &&
    !areBranchesDisjoint(context, before ? 'base' : 'head', (before ?? after)?.branches ?? []);
  reportBranches(context, pairing, parts, { isUncertain, isAgainstSingleBranch: isUncertain });
  return true;
}

function compareUnion(context: ComparisonContext, before: Union, after: Union, unionLabel: string | undefined): void {
  const parts = { base: before.part, head: after.part };
  const pairing = pairBranches(before.branches, after.branches, createBranchComparer(context));
  const hasDisjointBranches =
    (!before.isOneOf || areBranchesDisjoint(context, 'base', before.branches)) &&
    (!after.isOneOf || areBranchesDisjoint(context, 'head', after.branches));
  reportBranches(context, pairing, parts, { isUncertain: !hasDisjointBranches, unionLabel });
  compareUnionSemantics(context, before, after, pairing);
}

/** Compares exclusivity and discriminators. */
function compareUnionSemantics(context: ComparisonContext, before: Union, after: Union, pairing: BranchPairing): void {
  const { reportChange } = context;
  if (
    before.isOneOf !== after.isOneOf &&
    !(areBranchesDisjoint(context, 'base', before.branches) && areBranchesDisjoint(context, 'head', after.branches))
  ) {
    reportChange(
      after.isOneOf ? 'union-became-exclusive' : 'union-became-inclusive',
      {},
      { base: before.part, head: after.part },
    );
  }
  compareDiscriminators(context, before, after, pairing);
}

/** Returns whether some value of the branch certainly also matches an unchanged branch. */
function overlapsUnchangedBranch(
  { pairs, relateInPlace }: ComparisonContext,
  side: 'base' | 'head',
  branch: Branch,
  { both }: BranchPairing,
): boolean {
  return both.some((pair) => {
    const [left, right] = pair.map(branchSchema);
    const branchOnSide = side === 'base' ? left : right;
    return (
      left !== undefined &&
      right !== undefined &&
      branchOnSide !== undefined &&
      haveCommonValue(pairs[side], branchOnSide, branch.flatSchema) &&
      !relateInPlace(left, right).affectsValidity
    );
  });
}

/**
 * Reports added, removed, and changed branches. `isAgainstSingleBranch`: whether the other side is a single branch,
 * which also accepts values that match two branches of the union.
 */
function reportBranches(
  context: ComparisonContext,
  pairing: BranchPairing,
  parts: { readonly base: Union['part'] | undefined; readonly head: Union['part'] | undefined },
  {
    isUncertain,
    isAgainstSingleBranch = false,
    unionLabel,
  }: {
    readonly isUncertain: boolean;
    readonly isAgainstSingleBranch?: boolean;
    readonly unionLabel?: string | undefined;
  },
): void {
  const { reportChange, compareNested } = context;
  const { both, removed, added } = pairing;
  const isOverlapping = (side: 'base' | 'head', branch: Branch): boolean =>
    isAgainstSingleBranch && overlapsUnchangedBranch(context, side, branch, pairing);
  const minimumLevels = isUncertain
    ? ({ request: 'possibly-breaking', response: 'possibly-breaking' } as const)
    : undefined;
  for (const [left, right] of both) {
    const name = right.name || left.name;
    compareNested(
      name === '' ? undefined : unionLabel === undefined ? name : `${unionLabel}, ${name}`,
      left.flatSchema,
      right.flatSchema,
      { parts, isUncertain, isInPlace: true },
    );
  }
  for (const branch of removed)
    reportChange(
      isOverlapping('base', branch) ? 'overlapping-branch-removed' : 'branch-removed',
      { name: branch.name },
      { base: branch.flatSchema.parts[0] ?? parts.base, head: parts.head },
      minimumLevels,
    );
  for (const branch of added)
    reportChange(
      isOverlapping('head', branch) ? 'overlapping-branch-added' : 'branch-added',
      { name: branch.name },
      { base: parts.base, head: branch.flatSchema.parts[0] ?? parts.head },
      minimumLevels,
    );
}

function compareDiscriminators(
  { reportChange, variant }: ComparisonContext,
  before: Union,
  after: Union,
  { both, removed, added }: BranchPairing,
): void {
  if (variant === 'exact') return;
  const [from, to] = [before.part.discriminator, after.part.discriminator];
  const parts = { base: before.part, head: after.part };
  if (!from || !to) {
    if (to) reportChange('discriminator-added', { to: to.property }, parts);
    if (from) reportChange('discriminator-removed', { from: from.property }, parts);
    return;
  }
  if (from.property !== to.property)
    reportChange('discriminator-property-changed', { from: from.property, to: to.property }, parts);
  const branchFor = ({ branches }: Union, value: string): Branch | undefined =>
    branches.find(({ discriminatorValues }) => discriminatorValues.includes(value));
  for (const value of new Set([...from.mapping.keys(), ...to.mapping.keys()])) {
    const [left, right] = [branchFor(before, value), branchFor(after, value)];
    if (left && right) {
      const isSameBranch = both.some(([first, second]) => first === left && second === right);
      if (!isSameBranch) reportChange('discriminator-value-changed', { value, from: left.name, to: right.name }, parts);
    } else if (left && !removed.includes(left))
      reportChange('discriminator-value-removed', { value, name: left.name }, parts);
    else if (right && !added.includes(right))
      reportChange('discriminator-value-added', { value, name: right.name }, parts);
  }
}

const branchSchema = ({ flatSchema }: Branch): FlatSchema => flatSchema;

function createBranchComparer({ pairs, relateInPlace }: ComparisonContext): BranchComparer {
  return {
    base: ({ flatSchema }) => pairs.base.normalForm(flatSchema),
    head: ({ flatSchema }) => pairs.head.normalForm(flatSchema),
    baseForm: (flatSchema) => pairs.base.normalForm(flatSchema),
    headForm: (flatSchema) => pairs.head.normalForm(flatSchema),
    isUnchanged: (left, right) => pairs.isUnchanged(left.flatSchema, right.flatSchema),
    summarizePair: (left, right) => relateInPlace(left.flatSchema, right.flatSchema),
    isAffordable: (left, right) =>
      isAffordable(pairs.base, left.map(branchSchema), pairs.head, right.map(branchSchema)),
    contentKey: ({ flatSchema }, side) => contentKey(pairs[side], flatSchema),
    textSimilarity: (left, right) => estimateSimilarity(pairs.base, [left.flatSchema], pairs.head, [right.flatSchema]),
  };
}

/** Returns whether no value matches two branches. Optional properties do not distinguish branches. */
function areBranchesDisjoint(
  { pairs, oppositeDirection, variant, ...context }: ComparisonContext,
  sideName: 'base' | 'head',
  branches: readonly Branch[],
): boolean {
  const side = pairs[sideName];
  const ownNames = oppositeDirectionNames(side, context[sideName], variant);
  return areDisjoint(
    branches.map(({ flatSchema }) => side.normalForm(flatSchema)),
    (form, name) => {
      const property = form.object?.properties.get(name);
      const isHidden =
        ownNames.has(name) ||
        oppositeDirection[sideName].has(name) ||
        oppositeDirectionNames(side, form, variant).has(name);
      return isHidden ? undefined : property && side.normalForm(property);
    },
  );
}

const unconstrainingKeys = [...facetKeywords.discriminator, ...facetKeywords.resource];

/**
 * Returns the union if the schema has no other constraints. A `type` next to it must include the types of its branches.
 */
function findSoleUnion(side: ModelSide, { unions, parts, flatSchema, formats, types }: NormalForm): Union | undefined {
  const [union, ...otherUnions] = unions;
  if (!union || otherUnions.length > 0 || formats.length > 0) return undefined;
  if (union.branches.some((branch) => (side.normalForm(branch.flatSchema).types & ~types) !== 0)) return undefined;
  return [...flatSchema.parts, ...parts].every((part) =>
    part === union.part ? hasOnlyKeys(part, 'anyOf', 'oneOf', 'types', ...unconstrainingKeys) : hasNoConstraints(part),
  )
    ? union
    : undefined;
}

function hasNoConstraints(part: Union['part']): boolean {
  return hasOnlyKeys(part, ...unconstrainingKeys);
}

function quoteBranchNames(branches: readonly Branch[]): string {
  return branches.map(({ name }) => `"${name}"`).join(', ');
}
