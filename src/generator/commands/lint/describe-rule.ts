// Description of a rule or diagnostic code.

import { isDiagnosticCode } from '../../diagnostics/codes.ts';
import { explanationOf } from '../../diagnostics/explanations.ts';
import { redoclyExplanations } from './redocly-explanations.ts';
import { redoclyRuleOf } from './redocly.ts';
import type { LintRule } from './rule.ts';

export interface RuleDescription {
  readonly cause: string;
  readonly consequence?: string;
  /** How to fix a finding. */
  readonly fix: string;
}

/** Returns the description of a rule or diagnostic code; `undefined` for an unknown code. */
export function describeRule(code: string, rules: readonly LintRule[]): RuleDescription | undefined {
  const rule = rules.find((each) => each.code === code);
  if (rule !== undefined) return { ...rule, fix: rule.help };
  if (isDiagnosticCode(code)) return explanationOf(code);
  const redoclyRule = redoclyRuleOf(code);
  return redoclyRule && redoclyExplanations[redoclyRule];
}
