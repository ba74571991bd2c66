// Finds strings in a body that the service cannot store.

import { mergeProblems, mergeAtOwnProperty, mergeAtIndex, type Problems } from '../../validation/problems.js';
import type { Problem } from '../../validation/problem.js';
import { isRecord } from '../value-shape.js';

/** Returns an error message for a string; `undefined` if it is acceptable. */
export type TextCheck = (text: string) => string | undefined;

/** Whether a problem concerns an unstorable string, and not the schema. */
export function isUnstorableTextProblem({ keyword }: Problem): boolean {
  return keyword === 'text';
}

/** Returns a problem for each unstorable string, at any depth. */
export function checkStrings(value: unknown, check: TextCheck): Problems {
  if (typeof value === 'string') {
    const message = check(value);
    return message === undefined ? undefined : [{ pointer: '', field: '', keyword: 'text', schema: '', message }];
  }
  let problems: Problems;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) problems = mergeAtIndex(problems, index, checkStrings(item, check));
  } else if (isRecord(value)) {
    // Property names are strings, too; their problems have the location of the value.
    for (const [name, property] of Object.entries(value))
      problems = mergeAtOwnProperty(
        problems,
        value,
        name,
        mergeProblems(checkStrings(name, check), checkStrings(property, check)),
      );
  }
  return problems;
}
