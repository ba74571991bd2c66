// Strings in a body that the service cannot store.

import { both, withinAny, withinIndex, type Problems } from '../../validation/problems.ts';
import type { Problem } from '../../validation/problem.ts';
import { isRecord } from '../value-shape.ts';

/** Returns an error message for a string; `undefined` if it is acceptable. */
export type CheckText = (text: string) => string | undefined;

/** Whether a problem concerns an unstorable string, and not the schema. */
export function isOfText({ keyword }: Problem): boolean {
  return keyword === 'text';
}

/** Returns a problem for each unstorable string, at any depth. */
export function textProblems(value: unknown, check: CheckText): Problems {
  if (typeof value === 'string') {
    const message = check(value);
    return message === undefined ? undefined : [{ pointer: '', field: '', keyword: 'text', schema: '', message }];
  }
  let problems: Problems;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) problems = withinIndex(problems, index, textProblems(item, check));
  } else if (isRecord(value)) {
    // Property names are strings, too; their problems have the location of the value.
    for (const [name, member] of Object.entries(value))
      problems = withinAny(problems, name, both(textProblems(name, check), textProblems(member, check)));
  }
  return problems;
}
