// Comparison of operation extensions: preconditions, limits, effect, access, events, affected queries, and resource.

import type { Access, DeclaredPagination, Effect, Limit, Precondition } from '../../../openapi/extensions/types.ts';
import type { Api, Operation, Resource } from '../../../model/types/api.ts';
import { canonicalJson } from '../../../model/canonical-json.ts';
import { paginationJson } from '../../../model/operations/pagination-extension.ts';
import { compareRuleStrictness, areEqualRules, normalizeExpression } from '../schemas/compare-rules.ts';
import { operationKey, pairByKey } from './pair-operations.ts';
import type { ComparisonScope } from './comparison-scope.ts';

export function compareExtensions(scope: ComparisonScope, base: Operation, head: Operation): void {
  const { report } = scope;
  const [before, after] = [base.extensions, head.extensions];
  const preconditions = pairByKey(before.preconditions, after.preconditions, ({ id }) => id);
  const isRenamed = (rule: Precondition, candidates: readonly Precondition[]): boolean =>
    candidates.some((candidate) => candidate.status === rule.status && areEqualRules(rule, candidate));
  for (const rule of preconditions.added)
    if (!isRenamed(rule, preconditions.removed))
      report('precondition-added', { name: rule.id, to: normalizeExpression(rule) }, 'request');
  for (const rule of preconditions.removed)
    if (!isRenamed(rule, preconditions.added))
      report('precondition-removed', { name: rule.id, from: normalizeExpression(rule) }, 'request');
  for (const pair of preconditions.both) {
    const params = { name: pair.head.id, from: normalizeExpression(pair.base), to: normalizeExpression(pair.head) };
    if (!areEqualRules(pair.base, pair.head))
      report(`precondition-${compareRuleStrictness(pair.base, pair.head) ?? 'changed'}`, params, 'request');
    if (pair.base.status !== pair.head.status) {
      report(
        'precondition-status-changed',
        { name: pair.head.id, from: String(pair.base.status), to: String(pair.head.status) },
        'response',
      );
    }
  }
  compareLimits(scope, before.limits, after.limits);
  // An assumed effect is not part of the document, so a difference from it is not a change.
  const explicitEffects = [before.effect, after.effect].filter((effect) => effect && !effect.assumed);
  if (explicitEffects.length > 0 || (before.effect && after.effect)) compareEffects(scope, before.effect, after.effect);
  compareAccess(scope, before.access, after.access);
  for (const name of after.emits) if (!before.emits.includes(name)) report('event-added', { name }, 'response');
  for (const name of before.emits) if (!after.emits.includes(name)) report('event-removed', { name }, 'response');
  compareAffectedQueries(scope, before.affects, after.affects);
  const [oldPagination, newPagination] = [formatPagination(before.pagination), formatPagination(after.pagination)];
  if (oldPagination !== newPagination)
    report('pagination-changed', { from: oldPagination, to: newPagination }, 'request');
  const [from, to] = [formatResource(base.resource), formatResource(head.resource)];
  if (from !== to) report('resource-changed', { from, to }, 'request');
}

function compareLimits({ report }: ComparisonScope, base: readonly Limit[], head: readonly Limit[]): void {
  const { both, removed, added } = pairByKey(base, head, ({ id }) => id);
  const isRenamed = (limit: Limit, candidates: readonly Limit[]): boolean =>
    candidates.some((candidate) => describeLimit(candidate) === describeLimit(limit));
  for (const limit of added)
    if (!isRenamed(limit, removed)) report('limit-added', { name: limit.id, to: describeLimit(limit) }, 'request');
  for (const limit of removed)
    if (!isRenamed(limit, added)) report('limit-removed', { name: limit.id, from: describeLimit(limit) }, 'request');
  for (const pair of both) {
    const params = { name: pair.head.id, from: describeLimit(pair.base), to: describeLimit(pair.head) };
    if (params.from === params.to) continue;
    const order = compareLimitStrictness(pair.base, pair.head);
    report(order < 0 ? 'limit-lowered' : order > 0 ? 'limit-raised' : 'limit-changed', params, 'request');
  }
}

/**
 * Returns a negative number if the head is stricter, a positive number if it is less strict, and 0 if they are not
 * comparable.
 */
function compareLimitStrictness(base: Limit, head: Limit): number {
  if (base.kind === 'count' && head.kind === 'count') {
    const isSameScope =
      base.of === head.of &&
      base.per === head.per &&
      base.within === head.within &&
      base.where?.text === head.where?.text;
    return isSameScope ? head.max - base.max : 0;
  }
  if (base.kind !== 'rate' || head.kind !== 'rate') return 0;
  const [requestOrder, periodOrder] = [
    Math.sign(head.requests - base.requests),
    Math.sign(head.seconds - base.seconds),
  ];
  if (requestOrder === 0) return -periodOrder;
  return periodOrder === 0 || periodOrder === -requestOrder ? requestOrder : 0;
}

function describeLimit(limit: Limit): string {
  if (limit.kind === 'rate') return `${limit.requests} requests in ${limit.seconds} seconds`;
  const { max, of, per, within, where } = limit;
  return `${max} of ${of} per ${per}${within ? ` within a ${within}` : ''}${where ? ` with ${where.text}` : ''}`;
}

function compareEffects({ report }: ComparisonScope, base: Effect | undefined, head: Effect | undefined): void {
  const [from, to] = [describeEffect(base), describeEffect(head)];
  if (from === to) return;
  if (!base) report('effect-stated', { to }, 'request');
  else if (!head) report('effect-unstated', { from }, 'request');
  else report('effect-changed', { from, to }, 'request');
}

function describeEffect(effect: Effect | undefined): string {
  if (!effect) return 'none';
  const { kind, merge, defaults } = effect;
  return `${kind}${merge ? `, ${merge}` : ''}${defaults.length > 0 ? `, with defaults of ${[...defaults].sort().join(', ')}` : ''}`;
}

/** Compares `x-affects`. Without the keyword, the affected queries are derived, so they are not comparable. */
function compareAffectedQueries(
  { report, pairs }: ComparisonScope,
  base: readonly string[] | undefined,
  head: readonly string[] | undefined,
): void {
  if (!base || !head) {
    if (head) report('affects-stated', { to: formatIds(head) }, 'request');
    if (base) report('affects-unstated', { from: formatIds(base) }, 'request');
    return;
  }
  const keyIn = ({ operations }: Api, id: string): string => {
    const operation = operations.find((each) => each.id === id);
    return operation ? operationKey(operation) : id;
  };
  // An operation can have another ID, or another path.
  const isSame = (before: string, after: string): boolean =>
    before === after || keyIn(pairs.base.api, before) === keyIn(pairs.head.api, after);
  for (const name of head)
    if (!base.some((before) => isSame(before, name))) report('affected-query-added', { name }, 'request');
  for (const name of base)
    if (!head.some((after) => isSame(name, after))) report('affected-query-removed', { name }, 'request');
}

function formatPagination(pagination: DeclaredPagination | undefined): string {
  return pagination === undefined ? 'none' : canonicalJson(paginationJson(pagination));
}

function formatIds(ids: readonly string[]): string {
  return ids.length === 0 ? 'none' : [...ids].sort().join(', ');
}

const accessRanks = { public: 0, none: 1, own: 2, grant: 2, unrestricted: 3 } as const;

function compareAccess({ report }: ComparisonScope, base: Access | undefined, head: Access | undefined): void {
  const params = { from: describeAccess(base), to: describeAccess(head) };
  if (params.from === params.to) return;
  const order = Math.sign(accessRank(head) - accessRank(base)) || compareGrantLevels(base, head);
  report(order > 0 ? 'access-restricted' : order < 0 ? 'access-granted' : 'access-changed', params, 'request');
}

function accessRank(access: Access | undefined): number {
  return accessRanks[access?.kind ?? 'none'];
}

function compareGrantLevels(base: Access | undefined, head: Access | undefined): number {
  if (base?.kind !== 'grant' || head?.kind !== 'grant' || base.grant !== head.grant) return 0;
  return head.level === base.level ? 0 : head.level === 'read_write' ? 1 : -1;
}

function describeAccess(access: Access | undefined): string {
  switch (access?.kind) {
    case undefined:
      return 'any user';
    case 'public':
      return 'anyone';
    case 'own':
      return "the caller's own data";
    case 'unrestricted':
      return 'unrestricted users';
    case 'grant':
      return `users with the grant ${access.grant} (${access.level})`;
    default:
      return access satisfies never;
  }
}

function formatResource(resource: Resource | undefined): string {
  if (!resource) return 'none';
  const { schema, parameter, within } = resource;
  return `${schema} by ${parameter}${within ? ` within ${formatResource(within)}` : ''}`;
}
