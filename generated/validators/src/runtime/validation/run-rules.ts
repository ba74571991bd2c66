// Evaluation of rules whose inputs are valid.

import { mayBeIncomplete, noProblems, type Problems } from './problems.js';
import type { Problem } from './problem.js';

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

/** Returns only the failed rules. */
export function selectRuleProblems(problems: Problems): readonly Problem[] {
  return problems?.filter(({ keyword }) => keyword === 'rule') ?? noProblems;
}
