// The texts of a body that the service cannot take, whatever the document says of them.

import { both, withinAny, withinIndex, type Problems } from '../../validation/problems.js';
import type { Problem } from '../../validation/problem.js';
import { isRecord } from '../value-shape.js';

/** What is wrong with a text, in a sentence; undefined where nothing is. */
export type CheckText = (text: string) => string | undefined;

/** Whether a problem is one of a text that the service cannot take; of the rest of the value it says nothing. */
export function isOfText({ keyword }: Problem): boolean {
  return keyword === 'text';
}

/** A problem for each text that the service cannot take, at every depth. */
export function textProblems(value: unknown, check: CheckText): Problems {
  if (typeof value === 'string') {
    const message = check(value);
    return message === undefined ? undefined : [{ pointer: '', field: '', keyword: 'text', schema: '', message }];
  }
  let problems: Problems;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) problems = withinIndex(problems, index, textProblems(item, check));
  } else if (isRecord(value)) {
    // A name is a text, too; its location is that of its value.
    for (const [name, member] of Object.entries(value))
      problems = withinAny(problems, name, both(textProblems(name, check), textProblems(member, check)));
  }
  return problems;
}
