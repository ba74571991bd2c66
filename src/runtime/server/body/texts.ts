// The texts of a body that the service cannot take, whatever the document says of them.

import type { Problem } from '../../validation/problem.ts';
import { isRecord } from '../shape.ts';

/** What is wrong with a text, in a sentence; undefined where nothing is. */
export type CheckText = (text: string) => string | undefined;

/** Whether a problem is one of a text that the service cannot take; of the rest of the value it says nothing. */
export function isOfText({ keyword }: Problem): boolean {
  return keyword === 'text';
}

/** A problem for each text that the service cannot take, at every depth. */
export function textProblems(value: unknown, check: CheckText, pointer = ''): readonly Problem[] {
  if (typeof value === 'string') {
    const message = check(value);
    return message === undefined ? [] : [{ pointer, field: fieldOf(pointer), keyword: 'text', schema: '', message }];
  }
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => textProblems(item, check, `${pointer}/${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const inside = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    // A name is a text, too; what is wrong with it is told where it stands.
    return [...textProblems(name, check, inside), ...textProblems(member, check, inside)];
  });
}

function fieldOf(pointer: string): string {
  return pointer.slice(1).split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}
