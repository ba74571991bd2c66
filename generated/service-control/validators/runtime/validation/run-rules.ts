// Evaluation of rules, only if their inputs are valid.

import { mayBeIncomplete, noProblems, type Problems } from './problems.ts';
import type { Problem } from './problem.ts';

/** Casts a value to the type that validation has established. */
export function judged<T>(value: unknown): Extract<T, T> {
  // TypeScript cannot see the validation.
  return value as Extract<T, T>;
}

/**
 * Whether the value itself and these properties (`/check_interval`; all for an empty string) have no problems. Failed
 * rules do not count: other rules are evaluated anyway. If problems may be missing, nothing counts as valid.
 */
export function isSound(problems: Problems, ...members: readonly string[]): boolean {
  const concerns = (pointer: string): boolean =>
    pointer === '' || members.some((member) => pointer === member || pointer.startsWith(`${member}/`));
  return (
    problems === undefined ||
    (!mayBeIncomplete(problems) && !problems.some(({ keyword, pointer }) => keyword !== 'rule' && concerns(pointer)))
  );
}

/** Returns only the failed rules. */
export function onlyRules(problems: Problems): readonly Problem[] {
  return problems?.filter(({ keyword }) => keyword === 'rule') ?? noProblems;
}
