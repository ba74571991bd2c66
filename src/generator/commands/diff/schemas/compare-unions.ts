// Comparison of `anyOf`, `oneOf`, and discriminators.

import { areDisjoint, matchBranches, type Judge, type Matching } from './pair-union-branches.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';
import type { Context } from './comparison-context.ts';
import { foreignNames } from './read-only-required.ts';
import type { Branch, Form, Union } from './normal-form.ts';
import { pairByLikeness, pairUp } from './best-matching.ts';
import { overlap } from './overlapping-branches.ts';
import { likenessKey, mayTry, resemblance } from './schema-similarity.ts';

export function compareUnions(context: Context): void {
  const { base, head, find } = context;
  const lone = base.unions.length < 2 && head.unions.length < 2;
  const { equal, left, right } = lone ? { equal: [], left: base.unions, right: head.unions } : pairUp(base.unions, head.unions, (before, after) => sameUnion(context, before, after));
  for (const [before, after] of equal) compareUnion(context, before, after, nameIn(after, head.unions));
  for (const [before, after] of pairByLikeness(left, right, (one, other) => shareOf(context, one, other))) {
    if (before && after) compareUnion(context, before, after, nameIn(after, head.unions));
    else if (after) find('union-added', { to: namesOf(after.branches) }, { head: after.part });
    else if (before) find('union-removed', { from: namesOf(before.branches) }, { base: before.part });
  }
}

/** Returns the similarity of two unions: mainly the share of branches with the same name or the same values. */
function shareOf(context: Context, before: Union, after: Union): number {
  const judge = judgeOf(context);
  const same = matchBranches(before.branches, after.branches, judge).both.filter(([one, other]) => (one.id !== undefined && one.id === other.id) || !judge.relation(one, other).differs);
  const shared = (2 * same.length) / (before.branches.length + after.branches.length);
  // Ties are resolved by textual similarity.
  return shared + resemblance(context.pairs.base, before.branches.map(conjunctionOf), context.pairs.head, after.branches.map(conjunctionOf)) / 1000;
}

/** Returns a name that distinguishes a union from others of the same schema; `undefined` if it is the only one. */
function nameIn(union: Union, all: readonly Union[]): string | undefined {
  if (all.length < 2) return undefined;
  const alike = all.filter(({ exclusive }) => exclusive === union.exclusive);
  return `${union.exclusive ? 'oneOf' : 'anyOf'}${alike.length > 1 ? ` ${alike.indexOf(union) + 1}` : ''}`;
}

/** Returns whether two unions accept the same values and use the same discriminator. */
function sameUnion(context: Context, before: Union, after: Union): boolean {
  if (before.branches.length !== after.branches.length) return false;
  const { both, removed, added } = matchBranches(before.branches, after.branches, judgeOf(context));
  if (removed.length > 0 || added.length > 0 || both.some(([left, right]) => context.relationInPlace(left.conjunction, right.conjunction).differs)) return false;
  const told: string[] = [];
  compareWays({ ...context, find: (id) => void told.push(id) }, before, after, { both, removed, added });
  return told.length === 0;
}

/** Compares a schema that is only a union with one that is not. Returns false if this does not apply. */
export function compareWrapped(context: Context): boolean {
  const { base, head, find } = context;
  const before = onlyUnion(context.pairs.base, base);
  const after = onlyUnion(context.pairs.head, head);
  if (!before === !after || (before ? head : base).unions.length > 0 || base.conjunction.parts.length === 0 || head.conjunction.parts.length === 0) return false;
  const alone = (form: Form): Branch => ({ conjunction: form.conjunction, name: '', tags: [] });
  const judge = judgeOf(context);
  const matching = matchBranches(before ? before.branches : [alone(base)], after ? after.branches : [alone(head)], judge);
  const part = { base: before?.part, head: after?.part };
  if (matching.both.length === 0) {
    if (after) find('became-union', { to: namesOf(after.branches) }, part);
    else if (before) find('became-no-union', { from: namesOf(before.branches) }, part);
    return true;
  }
  const guarded = (before ?? after)?.exclusive === true && !apart(context, before ? 'base' : 'head', (before ?? after)?.branches ?? []);
  tell(context, matching, part, { guarded, wrapped: guarded });
  return true;
}

function compareUnion(context: Context, before: Union, after: Union, union: string | undefined): void {
  const parts = { base: before.part, head: after.part };
  const matching = matchBranches(before.branches, after.branches, judgeOf(context));
  const disjoint = (!before.exclusive || apart(context, 'base', before.branches)) && (!after.exclusive || apart(context, 'head', after.branches));
  tell(context, matching, parts, { guarded: !disjoint, union });
  compareWays(context, before, after, matching);
}

/** Compares exclusivity and discriminators. */
function compareWays(context: Context, before: Union, after: Union, matching: Matching): void {
  const { find } = context;
  if (before.exclusive !== after.exclusive && !(apart(context, 'base', before.branches) && apart(context, 'head', after.branches))) {
    find(after.exclusive ? 'union-became-exclusive' : 'union-became-inclusive', {}, { base: before.part, head: after.part });
  }
  compareDiscriminators(context, before, after, matching);
}

/** Returns whether some value of this branch certainly matches an unchanged branch too. */
function overlapsOther({ pairs, relationInPlace }: Context, side: 'base' | 'head', branch: Branch, { both }: Matching): boolean {
  return both.some((pair) => {
    const [left, right] = pair.map(conjunctionOf);
    const other = side === 'base' ? left : right;
    return left !== undefined && right !== undefined && other !== undefined && overlap(pairs[side], other, branch.conjunction) && !relationInPlace(left, right).decides;
  });
}

/** `wrapped`: the other side is a single branch, which accepts values that match two branches. */
function tell(context: Context, matching: Matching, parts: { readonly base: Union['part'] | undefined; readonly head: Union['part'] | undefined }, { guarded, wrapped = false, union }: { readonly guarded: boolean; readonly wrapped?: boolean; readonly union?: string | undefined }): void {
  const { find, edge } = context;
  const { both, removed, added } = matching;
  const overlapping = (side: 'base' | 'head', branch: Branch): boolean => wrapped && overlapsOther(context, side, branch, matching);
  const least = guarded ? ({ request: 'possibly', response: 'possibly' } as const) : undefined;
  for (const [left, right] of both) {
    const name = right.name || left.name;
    edge(name === '' ? undefined : union === undefined ? name : `${union}, ${name}`, left.conjunction, right.conjunction, { parts, guarded, inPlace: true });
  }
  for (const branch of removed) find(overlapping('base', branch) ? 'overlapping-branch-removed' : 'branch-removed', { name: branch.name }, { base: branch.conjunction.parts[0] ?? parts.base, head: parts.head }, least);
  for (const branch of added) find(overlapping('head', branch) ? 'overlapping-branch-added' : 'branch-added', { name: branch.name }, { base: parts.base, head: branch.conjunction.parts[0] ?? parts.head }, least);
}

function compareDiscriminators({ find, reading }: Context, before: Union, after: Union, { both, removed, added }: Matching): void {
  if (reading === 'exact') return;
  const [from, to] = [before.part.discriminator, after.part.discriminator];
  const parts = { base: before.part, head: after.part };
  if (!from || !to) {
    if (to) find('discriminator-added', { to: to.property }, parts);
    if (from) find('discriminator-removed', { from: from.property }, parts);
    return;
  }
  if (from.property !== to.property) find('discriminator-property-changed', { from: from.property, to: to.property }, parts);
  const tagged = ({ branches }: Union, value: string): Branch | undefined => branches.find(({ tags }) => tags.includes(value));
  for (const value of new Set([...from.mapping.keys(), ...to.mapping.keys()])) {
    const [left, right] = [tagged(before, value), tagged(after, value)];
    if (left && right) {
      const same = both.some(([one, other]) => one === left && other === right);
      if (!same) find('discriminator-value-changed', { value, from: left.name, to: right.name }, parts);
    } else if (left && !removed.includes(left)) find('discriminator-value-removed', { value, name: left.name }, parts);
    else if (right && !added.includes(right)) find('discriminator-value-added', { value, name: right.name }, parts);
  }
}

const conjunctionOf = ({ conjunction }: Branch): Conjunction => conjunction;

function judgeOf({ pairs, relationInPlace }: Context): Judge {
  return {
    base: ({ conjunction }) => pairs.base.form(conjunction),
    head: ({ conjunction }) => pairs.head.form(conjunction),
    baseForm: (conjunction) => pairs.base.form(conjunction),
    headForm: (conjunction) => pairs.head.form(conjunction),
    unchanged: (left, right) => pairs.unchanged(left.conjunction, right.conjunction),
    relation: (left, right) => relationInPlace(left.conjunction, right.conjunction),
    mayTry: (left, right) => mayTry(pairs.base, left.map(conjunctionOf), pairs.head, right.map(conjunctionOf)),
    key: ({ conjunction }, side) => likenessKey(pairs[side], conjunction),
    resemblance: (left, right) => resemblance(pairs.base, [left.conjunction], pairs.head, [right.conjunction]),
  };
}

/** Returns whether no value matches two branches. Optional properties do not distinguish branches. */
function apart({ pairs, foreign, reading, ...context }: Context, of: 'base' | 'head', branches: readonly Branch[]): boolean {
  const side = pairs[of];
  const own = foreignNames(side, context[of], reading);
  return areDisjoint(
    branches.map(({ conjunction }) => side.form(conjunction)),
    (form, name) => {
      const member = form.object?.members.get(name);
      const hidden = own.has(name) || foreign[of].has(name) || foreignNames(side, form, reading).has(name);
      return hidden ? undefined : member && side.form(member);
    },
  );
}

const plain: ReadonlySet<string> = new Set(['origin', 'anyOf', 'oneOf', 'types', 'discriminator', 'annotations', 'facts', 'foreign', 'resource', 'dynamicAnchor']);

/**
 * Returns the union if the schema has no other constraints. A `type` next to it must include the types of its branches.
 */
function onlyUnion(side: Side, { unions, parts, conjunction, formats, types }: Form): Union | undefined {
  const [only, ...others] = unions;
  if (!only || others.length > 0 || formats.length > 0) return undefined;
  if (only.branches.some((branch) => (side.form(branch.conjunction).types & ~types) !== 0)) return undefined;
  return [...conjunction.parts, ...parts].every((part) => (part === only.part ? Object.keys(part).every((key) => plain.has(key)) : saysNothing(part))) ? only : undefined;
}

function saysNothing(part: Union['part']): boolean {
  return Object.keys(part).every((key) => key !== 'anyOf' && key !== 'oneOf' && plain.has(key) && key !== 'types');
}

function namesOf(branches: readonly Branch[]): string {
  return branches.map(({ name }) => `"${name}"`).join(', ');
}
