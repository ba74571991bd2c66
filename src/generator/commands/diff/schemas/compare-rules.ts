// Comparison of `x-rules` expressions by token.

import type { Rule } from '../../../openapi/extensions/types.ts';
import { tokenize } from '../../../cel/tokens.ts';
import type { ComparisonContext } from './comparison-context.ts';
import type { KeywordValue } from './normal-form-types.ts';

type HasRule = Pick<Rule, 'rule'>;

/** Returns the expression with normalized whitespace outside string literals. */
export function normalizeExpression({ rule: { text } }: HasRule): string {
  return text
    .split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/)
    .map((segment, index) => (index % 2 === 1 ? segment : segment.replace(/\s+/g, ' ')))
    .join('')
    .trim();
}

/** Returns whether two expressions have the same tokens. */
export function areEqualRules(first: HasRule, second: HasRule): boolean {
  return ruleTokens(first).join(' ') === ruleTokens(second).join(' ');
}

/** Returns `tightened` if the new expression requires more, `loosened` if it requires less, `undefined` if unknown. */
export function compareRuleStrictness(before: HasRule, after: HasRule): 'tightened' | 'loosened' | undefined {
  const [left, right] = [ruleTokens(before), ruleTokens(after)];
  // An additional `&&` operand tightens a rule; an additional `||` operand loosens it.
  const [andOrder, orOrder] = [
    compareSets(splitOperands(left, '&&'), splitOperands(right, '&&')),
    compareSets(splitOperands(left, '||'), splitOperands(right, '||')),
  ];
  if (andOrder > 0 || orOrder < 0) return 'tightened';
  return andOrder < 0 || orOrder > 0 ? 'loosened' : undefined;
}

/** Returns 1 if the second set is a proper superset of the first, -1 if it is a proper subset, and 0 otherwise. */
function compareSets(first: readonly string[], second: readonly string[]): number {
  const [before, after] = [new Set(first), new Set(second)];
  const [isSubset, isSuperset] = [first.every((token) => after.has(token)), second.every((token) => before.has(token))];
  return isSubset === isSuperset ? 0 : isSubset ? 1 : -1;
}

/** Returns the tokens of an expression, without parentheses around the whole expression. */
function ruleTokens({ rule: { text } }: HasRule): readonly string[] {
  let tokenTexts = tokenize(text).map((token) => token.text);
  while (isWrapped(tokenTexts)) tokenTexts = tokenTexts.slice(1, -1);
  return tokenTexts;
}

/** Splits at an operator outside brackets, unless an operator of lower precedence also occurs outside brackets. */
function splitOperands(tokenTexts: readonly string[], operator: '&&' | '||'): readonly string[] {
  const looserOperators = operator === '&&' ? ['?', ':', '||'] : ['?', ':'];
  const operands: string[][] = [[]];
  let depth = 0;
  for (const token of tokenTexts) {
    if ('([{'.includes(token)) depth++;
    if (')]}'.includes(token)) depth--;
    if (depth === 0 && looserOperators.includes(token)) return [tokenTexts.join(' ')];
    if (depth === 0 && token === operator) operands.push([]);
    else operands.at(-1)?.push(token);
  }
  return operands.map((operand) => (isWrapped(operand) ? operand.slice(1, -1) : operand).join(' '));
}

/** Returns whether one pair of parentheses encloses all tokens. */
function isWrapped(tokenTexts: readonly string[]): boolean {
  let depth = 0;
  return (
    tokenTexts[0] === '(' &&
    tokenTexts.every((token, index) => {
      depth += token === '(' ? 1 : token === ')' ? -1 : 0;
      return (depth === 0) === (index === tokenTexts.length - 1);
    })
  );
}

export function compareRules({ base, head, reportChange }: ComparisonContext): void {
  const before = new Map(base.annotations.rules.map((rule) => [rule.value.id, rule]));
  const after = new Map(head.annotations.rules.map((rule) => [rule.value.id, rule]));
  const left = base.annotations.rules.filter(({ value }) => !after.has(value.id));
  const right = head.annotations.rules.filter(({ value }) => !before.has(value.id));
  // A rule with a different ID but the same expression is unchanged.
  const isRenamed = (rule: KeywordValue<Rule>, candidates: readonly KeywordValue<Rule>[]): boolean =>
    candidates.some((counterpart) => areEqualRules(counterpart.value, rule.value));
  for (const rule of left)
    if (!isRenamed(rule, right))
      reportChange('rule-removed', { name: rule.value.id, from: normalizeExpression(rule.value) }, { base: rule.part });
  for (const rule of right)
    if (!isRenamed(rule, left))
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
