// How rules join the check of a value: they are asked only where what they read is sound.

import { noProblems, type Problems } from './collect.js';
import type { Place } from './place.js';
import type { Problem } from './problem.js';

/** A value as the type of what was judged of it before: every member that the type names. */
export function judged<T>(value: unknown): Extract<T, T> {
  // What was judged outside of the compiler's sight.
  return value as Extract<T, T>;
}

/** Whether nothing was found wrong with the value itself or with these of its members (`/check_interval`). */
export function isSound(problems: Problems, ...members: readonly string[]): boolean {
  return problems === undefined || !problems.some(({ pointer }) => pointer === '' || members.some((member) => pointer === member || pointer.startsWith(`${member}/`)));
}

/** A rule that does not hold; `field` is the dotted path of the member that it concerns. */
/* @__NO_SIDE_EFFECTS__ */
export function brokenRule(place: Place, id: string, message: string, field = ''): Problem {
  const pointer = field === '' ? '' : `/${field.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('.', '/')}`;
  return Object.freeze({
    pointer: place.pointer + pointer,
    field: [place.field, field].filter((part) => part !== '').join('.'),
    keyword: 'rule',
    schema: id,
    message,
  });
}

/** Of all that was found, the rules that do not hold. */
export function onlyRules(problems: Problems): readonly Problem[] {
  return problems?.filter(({ keyword }) => keyword === 'rule') ?? noProblems;
}
