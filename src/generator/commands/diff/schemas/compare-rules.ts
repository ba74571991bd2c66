// Comparison of `x-rules`.

import type { Rule } from '../../../openapi/extensions/types.ts';
import type { Context } from './comparison-context.ts';
import type { Stated } from './normal-form.ts';
import { relateRules, saySame, textOf } from './compare-rule-text.ts';

export function compareRules({ base, head, find }: Context): void {
  const before = new Map(base.notes.rules.map((rule) => [rule.value.id, rule]));
  const after = new Map(head.notes.rules.map((rule) => [rule.value.id, rule]));
  const left = base.notes.rules.filter(({ value }) => !after.has(value.id));
  const right = head.notes.rules.filter(({ value }) => !before.has(value.id));
  // A rule with another ID but the same expression is unchanged.
  const renamed = (rule: Stated<Rule>, others: readonly Stated<Rule>[]): boolean => others.some((other) => saySame(other.value, rule.value));
  for (const rule of left) if (!renamed(rule, right)) find('rule-removed', { name: rule.value.id, from: textOf(rule.value) }, { base: rule.part });
  for (const rule of right) if (!renamed(rule, left)) find('rule-added', { name: rule.value.id, to: textOf(rule.value) }, { head: rule.part });
  for (const [id, rule] of before) {
    const other = after.get(id);
    if (!other || saySame(rule.value, other.value)) continue;
    find(`rule-${relateRules(rule.value, other.value) ?? 'changed'}`, { name: id, from: textOf(rule.value), to: textOf(other.value) }, { base: rule.part, head: other.part });
  }
}
