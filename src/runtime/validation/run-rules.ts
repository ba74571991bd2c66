// Evaluation of rules whose inputs are valid.

import { parseJsonPointer } from './json-pointer.ts';
import { addProblem, mayBeIncomplete, noProblems, type Problems } from './problems.ts';
import type { Problem } from './problem.ts';

/** Casts a value to the type that validation has established. */
export function asValidated<T>(value: unknown): Extract<T, T> {
  // TypeScript cannot see the validation.
  return value as Extract<T, T>;
}

/**
 * Whether the value itself and these properties (`/check_interval`; all for an empty string) have no problems. Failed
 * rules are ignored, since other rules are evaluated anyway. If problems may be missing, returns `false`.
 */
export function hasValidInputs(problems: Problems, ...properties: readonly string[]): boolean {
  const isRelevant = (pointer: string): boolean =>
    pointer === '' || properties.some((property) => pointer === property || pointer.startsWith(`${property}/`));
  return (
    problems === undefined ||
    (!mayBeIncomplete(problems) && !problems.some(({ keyword, pointer }) => keyword !== 'rule' && isRelevant(pointer)))
  );
}

/** Appends the problem that a value violates a rule. `pointer` locates the property that the rule names. */
export function reportRule(problems: Problems, pointer: string, rule: string, message: string): Problems {
  const field = parseJsonPointer(pointer).join('.');
  return addProblem(problems, { pointer, field, keyword: 'rule', schema: rule, message });
}

/** Returns only the failed rules. */
export function selectRuleProblems(problems: Problems): readonly Problem[] {
  return problems?.filter(({ keyword }) => keyword === 'rule') ?? noProblems;
}
