// Comparison of security requirements by effect: whether existing callers still have access.

import type { Api, Operation, SecurityAlternative } from '../../../model/types/api.ts';
import type { Origin } from '../../../model/types/origin.ts';
import { originAlong } from '../../../model/locate-origin.ts';
import type { Places, Scope } from './comparison-scope.ts';

/** Names of base schemes, with the name of the same scheme in the head. */
export type Renamed = ReadonlyMap<string, string>;

/** Security alternative: scheme names with their required scopes. */
type Way = ReadonlyMap<string, ReadonlySet<string>>;

/** Security requirements, and the origin of the object that states them. */
export interface StatedSecurity {
  readonly of: readonly SecurityAlternative[];
  readonly at: Origin;
}

/** Returns the security of an operation: its own, or the root's. */
export function statedSecurity({ security, ownSecurity, origin }: Operation, api: Api): StatedSecurity {
  return { of: security, at: ownSecurity ? origin : api.origin };
}

export function compareSecurity(scope: Scope, base: StatedSecurity, head: StatedSecurity, renamed: Renamed): void {
  const before = waysOf(base.of, renamed);
  const after = waysOf(head.of, new Map());
  const ends = { base: originAlong(base.at, ['security']), head: originAlong(head.at, ['security']) };
  // If `security` is missing, the change is located at the scope.
  const places = {
    base: ends.base.pointer === base.at.pointer ? scope.places.base : ends.base,
    head: ends.head.pointer === head.at.pointer ? scope.places.head : ends.head,
  };
  const tell: Scope['tell'] = (id, words, side, own) => scope.tell(id, words, side, own ?? places);
  const scopesAt = (way: Way, other: Way): Places => ({
    base: requirementAt(places.base, before.indexOf(way), base.of),
    head: requirementAt(places.head, after.indexOf(other), head.of),
  });
  const gone = before.filter((way) => !after.some((other) => equal(way, other)));
  const come = after.filter((way) => !before.some((other) => equal(way, other)));
  if (gone.length === 0 && come.length === 0) return;
  if (after.every(isOpen) && !before.every(isOpen)) tell('security-removed', { from: all(before) }, 'request');
  else if (before.every(isOpen) && !after.some(isOpen)) tell('security-added', { to: all(after) }, 'request');
  else compareWays(tell, gone, come, before, after, scopesAt);
}

function compareWays(
  tell: Scope['tell'],
  gone: readonly Way[],
  come: readonly Way[],
  before: readonly Way[],
  after: readonly Way[],
  scopesAt: (way: Way, other: Way) => Places,
): void {
  const [left, right] = [[...gone], [...come]];
  // Alternatives with the same schemes and other scopes correspond.
  for (const way of gone) {
    const other = right.find((each) => sameSchemes(way, each));
    if (!other) continue;
    left.splice(left.indexOf(way), 1);
    right.splice(right.indexOf(other), 1);
    const places = scopesAt(way, other);
    compareScopes((id, words, side) => tell(id, words, side, places), way, other);
  }
  if (left.length > 0 && right.length > 0 && left.length === before.length && right.length === after.length) {
    const [enough, needed] = [before.every((way) => isEnough(after, way)), after.every((way) => isEnough(before, way))];
    tell(
      enough ? 'security-loosened' : needed ? 'security-tightened' : 'security-changed',
      { from: all(before), to: all(after) },
      'request',
    );
    return;
  }
  const others = {
    before: before.filter((way) => !left.includes(way)),
    after: after.filter((way) => !right.includes(way)),
  };
  for (const way of right)
    tell(
      isEnough(others.before, way) ? 'redundant-alternative-added' : 'security-alternative-added',
      { name: nameOf(way) },
      'request',
    );
  for (const way of left)
    tell(
      isEnough(others.after, way) ? 'redundant-alternative-removed' : 'security-alternative-removed',
      { name: nameOf(way) },
      'request',
    );
}

function compareScopes(tell: Scope['tell'], before: Way, after: Way): void {
  for (const [name, scopes] of after) {
    const known = before.get(name) ?? new Set();
    const gone = [...known].filter((scope) => !scopes.has(scope)).join(', ');
    const come = [...scopes].filter((scope) => !known.has(scope)).join(', ');
    if (gone !== '' && come !== '') tell('scopes-changed', { name, from: gone, to: come }, 'request');
    else if (come !== '') tell('scope-added', { name, to: come }, 'request');
    else if (gone !== '') tell('scope-removed', { name, from: gone }, 'request');
  }
}

/** Returns the origin of a requirement; of its scheme if it has only one. */
function requirementAt(
  list: Origin | undefined,
  index: number,
  all: readonly SecurityAlternative[],
): Origin | undefined {
  const [only, ...others] = all[index]?.schemes ?? [];
  return list && originAlong(list, [index, ...(only && others.length === 0 ? [only.scheme] : [])]);
}

function waysOf(alternatives: readonly SecurityAlternative[], renamed: Renamed): readonly Way[] {
  if (alternatives.length === 0) return [new Map()];
  return alternatives.map(
    ({ schemes }) => new Map(schemes.map(({ scheme, scopes }) => [renamed.get(scheme) ?? scheme, new Set(scopes)])),
  );
}

function isOpen(way: Way): boolean {
  return way.size === 0;
}

function sameSchemes(one: Way, other: Way): boolean {
  return one.size === other.size && [...one.keys()].every((name) => other.has(name));
}

function equal(one: Way, other: Way): boolean {
  return (
    sameSchemes(one, other) &&
    [...one].every(
      ([name, scopes]) =>
        scopes.size === other.get(name)?.size && [...scopes].every((scope) => other.get(name)?.has(scope)),
    )
  );
}

/** Returns whether credentials for `alternative` satisfy any of the alternatives. */
function isEnough(ways: readonly Way[], way: Way): boolean {
  return ways.some((each) =>
    [...each].every(([name, scopes]) => [...scopes].every((scope) => way.get(name)?.has(scope)) && way.has(name)),
  );
}

function nameOf(way: Way): string {
  if (way.size === 0) return 'nothing';
  return [...way]
    .map(([name, scopes]) => (scopes.size === 0 ? name : `${name} (${[...scopes].join(', ')})`))
    .join(' and ');
}

function all(ways: readonly Way[]): string {
  return ways.map(nameOf).join(', or ');
}

/** Returns whether both operations inherit the root's security, which is compared once. */
export function isShared(base: Operation, head: Operation): boolean {
  return !base.ownSecurity && !head.ownSecurity;
}
