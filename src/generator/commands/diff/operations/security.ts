// Comparison of security requirements by effect: whether existing callers still have access.

import type { Api, Operation, SecurityRequirement } from '../../../model/types/api.ts';
import { type SourceLocation, locatePath } from '../../../model/source-location.ts';
import type { OriginPair, ComparisonScope } from './comparison-scope.ts';

/** Maps the old names of renamed security schemes to the new ones. */
export type RenamedSchemes = ReadonlyMap<string, string>;

/** One of several ways to satisfy a security requirement: scheme names with their required scopes. */
type Alternative = ReadonlyMap<string, ReadonlySet<string>>;

/** Security requirements that apply, and the origin of the object that declares them. */
export interface EffectiveSecurity {
  readonly alternatives: readonly SecurityRequirement[];
  readonly origin: SourceLocation;
}

/** Returns an operation's own security requirements, or those of the document root. */
export function effectiveSecurity(
  { security, hasOwnSecurity, sourceLocation }: Operation,
  api: Api,
): EffectiveSecurity {
  return { alternatives: security, origin: hasOwnSecurity ? sourceLocation : api.sourceLocation };
}

export function compareSecurity(
  scope: ComparisonScope,
  base: EffectiveSecurity,
  head: EffectiveSecurity,
  renamed: RenamedSchemes,
): void {
  const before = parseAlternatives(base.alternatives, renamed);
  const after = parseAlternatives(head.alternatives, new Map());
  const keywordOrigins = { base: locatePath(base.origin, ['security']), head: locatePath(head.origin, ['security']) };
  // Without a `security` keyword, the change is located at the scope.
  const origins = {
    base: keywordOrigins.base.pointer === base.origin.pointer ? scope.origins.base : keywordOrigins.base,
    head: keywordOrigins.head.pointer === head.origin.pointer ? scope.origins.head : keywordOrigins.head,
  };
  const report: ComparisonScope['report'] = (id, params, side, changeOrigins) =>
    scope.report(id, params, side, changeOrigins ?? origins);
  const findOrigins = (alternative: Alternative, second: Alternative): OriginPair => ({
    base: requirementOrigin(origins.base, before.indexOf(alternative), base.alternatives),
    head: requirementOrigin(origins.head, after.indexOf(second), head.alternatives),
  });
  const removed = before.filter((alternative) => !after.some((second) => equalAlternatives(alternative, second)));
  const added = after.filter((alternative) => !before.some((second) => equalAlternatives(alternative, second)));
  if (removed.length === 0 && added.length === 0) return;
  if (after.every(requiresNothing) && !before.every(requiresNothing))
    report('security-removed', { from: describeAlternatives(before) }, 'request');
  else if (before.every(requiresNothing) && !after.some(requiresNothing))
    report('security-added', { to: describeAlternatives(after) }, 'request');
  else compareAlternatives(report, removed, added, before, after, findOrigins);
}

function compareAlternatives(
  report: ComparisonScope['report'],
  removed: readonly Alternative[],
  added: readonly Alternative[],
  before: readonly Alternative[],
  after: readonly Alternative[],
  findOrigins: (alternative: Alternative, second: Alternative) => OriginPair,
): void {
  const [unmatchedBase, unmatchedHead] = [[...removed], [...added]];
  // Pair alternatives with the same schemes but different scopes.
  for (const alternative of removed) {
    const second = unmatchedHead.find((candidate) => hasSameSchemes(alternative, candidate));
    if (!second) continue;
    unmatchedBase.splice(unmatchedBase.indexOf(alternative), 1);
    unmatchedHead.splice(unmatchedHead.indexOf(second), 1);
    const origins = findOrigins(alternative, second);
    compareScopes((id, params, side) => report(id, params, side, origins), alternative, second);
  }
  if (
    unmatchedBase.length > 0 &&
    unmatchedHead.length > 0 &&
    unmatchedBase.length === before.length &&
    unmatchedHead.length === after.length
  ) {
    const [isLoosened, isTightened] = [
      before.every((alternative) => satisfiesAny(after, alternative)),
      after.every((alternative) => satisfiesAny(before, alternative)),
    ];
    report(
      isLoosened ? 'security-loosened' : isTightened ? 'security-tightened' : 'security-changed',
      { from: describeAlternatives(before), to: describeAlternatives(after) },
      'request',
    );
    return;
  }
  const unchanged = {
    before: before.filter((alternative) => !unmatchedBase.includes(alternative)),
    after: after.filter((alternative) => !unmatchedHead.includes(alternative)),
  };
  for (const alternative of unmatchedHead)
    report(
      satisfiesAny(unchanged.before, alternative) ? 'redundant-alternative-added' : 'security-alternative-added',
      { name: describeAlternative(alternative) },
      'request',
    );
  for (const alternative of unmatchedBase)
    report(
      satisfiesAny(unchanged.after, alternative) ? 'redundant-alternative-removed' : 'security-alternative-removed',
      { name: describeAlternative(alternative) },
      'request',
    );
}

function compareScopes(report: ComparisonScope['report'], before: Alternative, after: Alternative): void {
  for (const [name, scopes] of after) {
    const earlierScopes = before.get(name) ?? new Set();
    const removed = [...earlierScopes].filter((scope) => !scopes.has(scope)).join(', ');
    const added = [...scopes].filter((scope) => !earlierScopes.has(scope)).join(', ');
    if (removed !== '' && added !== '') report('scopes-changed', { name, from: removed, to: added }, 'request');
    else if (added !== '') report('scope-added', { name, to: added }, 'request');
    else if (removed !== '') report('scope-removed', { name, from: removed }, 'request');
  }
}

/** Returns the origin of a requirement, or of its scheme if it has only one. */
function requirementOrigin(
  securityOrigin: SourceLocation | undefined,
  index: number,
  requirements: readonly SecurityRequirement[],
): SourceLocation | undefined {
  const [soleScheme, ...otherSchemes] = requirements[index]?.schemes ?? [];
  return (
    securityOrigin &&
    locatePath(securityOrigin, [index, ...(soleScheme && otherSchemes.length === 0 ? [soleScheme.scheme] : [])])
  );
}

function parseAlternatives(
  alternatives: readonly SecurityRequirement[],
  renamed: RenamedSchemes,
): readonly Alternative[] {
  if (alternatives.length === 0) return [new Map()];
  return alternatives.map(
    ({ schemes }) => new Map(schemes.map(({ scheme, scopes }) => [renamed.get(scheme) ?? scheme, new Set(scopes)])),
  );
}

function requiresNothing(alternative: Alternative): boolean {
  return alternative.size === 0;
}

function hasSameSchemes(first: Alternative, second: Alternative): boolean {
  return first.size === second.size && [...first.keys()].every((name) => second.has(name));
}

function equalAlternatives(first: Alternative, second: Alternative): boolean {
  return (
    hasSameSchemes(first, second) &&
    [...first].every(
      ([name, scopes]) =>
        scopes.size === second.get(name)?.size && [...scopes].every((scope) => second.get(name)?.has(scope)),
    )
  );
}

/** Returns whether credentials for `alternative` satisfy any of the alternatives. */
function satisfiesAny(alternatives: readonly Alternative[], alternative: Alternative): boolean {
  return alternatives.some((required) =>
    [...required].every(
      ([name, scopes]) => [...scopes].every((scope) => alternative.get(name)?.has(scope)) && alternative.has(name),
    ),
  );
}

function describeAlternative(alternative: Alternative): string {
  if (alternative.size === 0) return 'no credentials';
  return [...alternative]
    .map(([name, scopes]) => (scopes.size === 0 ? name : `${name} (${[...scopes].join(', ')})`))
    .join(' and ');
}

function describeAlternatives(alternatives: readonly Alternative[]): string {
  return alternatives.map(describeAlternative).join(', or ');
}

/** Returns whether both operations inherit the security of the document root, which is compared once. */
export function inheritsRootSecurity(base: Operation, head: Operation): boolean {
  return !base.hasOwnSecurity && !head.hasOwnSecurity;
}
