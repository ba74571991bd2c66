// Comparison of operation extensions: preconditions, limits, effect, access, events, resource.

import type { Access, Effect, Limit, Precondition } from '../../../openapi/extensions/types.ts';
import type { Operation, Resource } from '../../../model/types/api.ts';
import { relateRules, saySame, textOf } from '../schemas/compare-rule-text.ts';
import { matchBy } from './pair-operations.ts';
import type { Scope } from './comparison-scope.ts';

export function compareFacts(scope: Scope, base: Operation, head: Operation): void {
  const { tell } = scope;
  const [before, after] = [base.facts, head.facts];
  const conditions = matchBy(before.preconditions, after.preconditions, ({ id }) => id);
  const renamed = (rule: Precondition, others: readonly Precondition[]): boolean =>
    others.some((other) => other.status === rule.status && saySame(rule, other));
  for (const rule of conditions.added)
    if (!renamed(rule, conditions.removed)) tell('precondition-added', { name: rule.id, to: textOf(rule) }, 'request');
  for (const rule of conditions.removed)
    if (!renamed(rule, conditions.added))
      tell('precondition-removed', { name: rule.id, from: textOf(rule) }, 'request');
  for (const pair of conditions.both) {
    const words = { name: pair.head.id, from: textOf(pair.base), to: textOf(pair.head) };
    if (!saySame(pair.base, pair.head))
      tell(`precondition-${relateRules(pair.base, pair.head) ?? 'changed'}`, words, 'request');
    if (pair.base.status !== pair.head.status) {
      tell(
        'precondition-status-changed',
        { name: pair.head.id, from: String(pair.base.status), to: String(pair.head.status) },
        'response',
      );
    }
  }
  compareLimits(scope, before.limits, after.limits);
  // An assumed effect is not part of the document, so a comparison with one is not a change.
  const stated = [before.effect, after.effect].filter((effect) => effect && !effect.assumed);
  if (stated.length > 0 || (before.effect && after.effect)) compareEffects(scope, before.effect, after.effect);
  compareAccess(scope, before.access, after.access);
  for (const name of after.emits) if (!before.emits.includes(name)) tell('event-added', { name }, 'response');
  for (const name of before.emits) if (!after.emits.includes(name)) tell('event-removed', { name }, 'response');
  const [from, to] = [resource(base.resource), resource(head.resource)];
  if (from !== to) tell('resource-changed', { from, to }, 'request');
}

function compareLimits({ tell }: Scope, base: readonly Limit[], head: readonly Limit[]): void {
  const { both, removed, added } = matchBy(base, head, ({ id }) => id);
  const renamed = (limit: Limit, others: readonly Limit[]): boolean =>
    others.some((other) => limitText(other) === limitText(limit));
  for (const limit of added)
    if (!renamed(limit, removed)) tell('limit-added', { name: limit.id, to: limitText(limit) }, 'request');
  for (const limit of removed)
    if (!renamed(limit, added)) tell('limit-removed', { name: limit.id, from: limitText(limit) }, 'request');
  for (const pair of both) {
    const words = { name: pair.head.id, from: limitText(pair.base), to: limitText(pair.head) };
    if (words.from === words.to) continue;
    const order = orderOf(pair.base, pair.head);
    tell(order < 0 ? 'limit-lowered' : order > 0 ? 'limit-raised' : 'limit-changed', words, 'request');
  }
}

/**
 * Returns a negative number if the head is stricter, a positive number if it is less strict, and 0 if they are not
 * comparable.
 */
function orderOf(base: Limit, head: Limit): number {
  if (base.kind === 'count' && head.kind === 'count') {
    const same =
      base.of === head.of &&
      base.per === head.per &&
      base.within === head.within &&
      base.where?.text === head.where?.text;
    return same ? head.max - base.max : 0;
  }
  if (base.kind !== 'rate' || head.kind !== 'rate') return 0;
  const [more, longer] = [Math.sign(head.requests - base.requests), Math.sign(head.seconds - base.seconds)];
  if (more === 0) return -longer;
  return longer === 0 || longer === -more ? more : 0;
}

function limitText(limit: Limit): string {
  if (limit.kind === 'rate') return `${limit.requests} requests in ${limit.seconds} seconds`;
  const { max, of, per, within, where } = limit;
  return `${max} of ${of} per ${per}${within ? ` within a ${within}` : ''}${where ? ` where ${where.text}` : ''}`;
}

function compareEffects({ tell }: Scope, base: Effect | undefined, head: Effect | undefined): void {
  const [from, to] = [effectText(base), effectText(head)];
  if (from === to) return;
  if (!base) tell('effect-stated', { to }, 'request');
  else if (!head) tell('effect-unstated', { from }, 'request');
  else tell('effect-changed', { from, to }, 'request');
}

function effectText(effect: Effect | undefined): string {
  if (!effect) return 'not stated';
  const { kind, merge, defaults } = effect;
  return `${kind}${merge ? `, ${merge}` : ''}${defaults.length > 0 ? `, with the defaults of ${[...defaults].sort().join(', ')}` : ''}`;
}

const ranks = { public: 0, none: 1, own: 2, grant: 2, unrestricted: 3 } as const;

function compareAccess({ tell }: Scope, base: Access | undefined, head: Access | undefined): void {
  const words = { from: accessText(base), to: accessText(head) };
  if (words.from === words.to) return;
  const order = Math.sign(rankOf(head) - rankOf(base)) || levelOrder(base, head);
  tell(order > 0 ? 'access-restricted' : order < 0 ? 'access-granted' : 'access-changed', words, 'request');
}

function rankOf(access: Access | undefined): number {
  return ranks[access?.kind ?? 'none'];
}

function levelOrder(base: Access | undefined, head: Access | undefined): number {
  if (base?.kind !== 'grant' || head?.kind !== 'grant' || base.grant !== head.grant) return 0;
  return head.level === base.level ? 0 : head.level === 'read_write' ? 1 : -1;
}

function accessText(access: Access | undefined): string {
  switch (access?.kind) {
    case undefined:
      return 'any caller';
    case 'public':
      return 'no caller at all';
    case 'own':
      return 'the caller itself';
    case 'unrestricted':
      return 'an unrestricted caller';
    case 'grant':
      return `the grant ${access.grant} at ${access.level}`;
    default:
      return access satisfies never;
  }
}

function resource(value: Resource | undefined): string {
  if (!value) return 'none';
  return `${value.schema} by ${value.parameter}${value.within ? ` within ${resource(value.within)}` : ''}`;
}
