// How rules join the check of a value: they are asked only where what they read is sound.

import { mayBeIncomplete, noProblems, type Problems } from './problems.ts';
import type { Problem } from './problem.ts';

/** A value as the type of what was judged of it before: every member that the type names. */
export function judged<T>(value: unknown): Extract<T, T> {
  // What was judged outside of the compiler's sight.
  return value as Extract<T, T>;
}

/**
 * Whether nothing was found wrong with the value itself or with these of its members (`/check_interval`; all of them
 * for an empty text). A rule that does not hold leaves the shape sound: others are asked all the same. If problems may
 * be missing, nothing is known to be sound.
 */
export function isSound(problems: Problems, ...members: readonly string[]): boolean {
  const concerns = (pointer: string): boolean =>
    pointer === '' || members.some((member) => pointer === member || pointer.startsWith(`${member}/`));
  return (
    problems === undefined ||
    (!mayBeIncomplete(problems) && !problems.some(({ keyword, pointer }) => keyword !== 'rule' && concerns(pointer)))
  );
}

/** Of all that was found, the rules that do not hold. */
export function onlyRules(problems: Problems): readonly Problem[] {
  return problems?.filter(({ keyword }) => keyword === 'rule') ?? noProblems;
}
