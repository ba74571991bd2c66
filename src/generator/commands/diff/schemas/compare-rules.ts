// Comparison of `x-rules`.

import type { Rule } from '../../../openapi/extensions/types.ts';
import type { ComparisonContext } from './comparison-context.ts';
import type { KeywordValue } from './normal-form.ts';
import { compareRuleStrictness, areEqualRules, normalizeExpression } from './compare-rule-text.ts';

export function compareRules({ base, head, reportChange }: ComparisonContext): void {
  const before = new Map(base.annotations.rules.map((rule) => [rule.value.id, rule]));
  const after = new Map(head.annotations.rules.map((rule) => [rule.value.id, rule]));
  const left = base.annotations.rules.filter(({ value }) => !after.has(value.id));
  const right = head.annotations.rules.filter(({ value }) => !before.has(value.id));
  // A rule with another ID but the same expression is unchanged.
  const renamed = (rule: KeywordValue<Rule>, candidates: readonly KeywordValue<Rule>[]): boolean =>
    candidates.some((counterpart) => areEqualRules(counterpart.value, rule.value));
  for (const rule of left)
    if (!renamed(rule, right))
      reportChange('rule-removed', { name: rule.value.id, from: normalizeExpression(rule.value) }, { base: rule.part });
  for (const rule of right)
    if (!renamed(rule, left))
      reportChange('rule-added', { name: rule.value.id, to: normalizeExpression(rule.value) }, { head: rule.part });
  for (const [id, rule] of before) {
    const counterpart = after.get(id);
    if (!counterpart || areEqualRules(rule.value, counterpart.value)) continue;
    reportChange(
      `rule-${compareRuleStrictness(rule.value, counterpart.value) ?? 'changed'}`,
      { name: id, from: normalizeExpression(rule.value), to: normalizeExpression(counterpart.value) },
      { base: rule.part, head: counterpart.part },
    );
  }
}
