// Which statements of a function are ever come to: after one that always ends it, none is.

import type { Code } from '../../emit/code/code.ts';

/** The statements up to the first after which nothing follows. */
export function reached(statements: readonly Code<'ts'>[]): readonly Code<'ts'>[] {
  const last = statements.findIndex(ends);
  return last < 0 ? statements : statements.slice(0, last + 1);
}

/** Whether a statement ends its function whatever the value. */
export function ends(statement: string): boolean {
  if (statement === 'return false;') return true;
  if (statement.startsWith('{')) return /(?:\n|^\{ )return false; \}$/.test(statement) && closing(statement, 0) === statement.length - 1;
  if (!statement.startsWith('if (')) return false;
  const rest = statement.slice(closing(statement, 3) + 2);
  const otherwise = rest.startsWith('{') ? closing(rest, 0) + 1 : rest.startsWith('return false;') ? 'return false;'.length : -1;
  return otherwise > 0 && ends(rest.slice(0, otherwise)) && rest.startsWith(' else ', otherwise) && ends(rest.slice(otherwise + ' else '.length));
}

/** Where the bracket at `from` is closed. */
function closing(code: string, from: number): number {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    const character = code[at] ?? '';
    if (character === "'" || character === '"' || character === '`') at = afterText(code, at, character);
    else if ('({['.includes(character)) depth++;
    else if (')}]'.includes(character) && --depth === 0) return at;
  }
  return code.length;
}

function afterText(code: string, from: number, quote: string): number {
  let at = from + 1;
  while (at < code.length && code[at] !== quote) at += code[at] === '\\' ? 2 : 1;
  return at;
}
