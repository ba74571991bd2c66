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
  if (!endsInReturn(statement)) return false;
  // What comes after a statement that ends the function was left out of the block, so its last one decides.
  if (statement.startsWith('{')) return closing(statement, 0) === statement.length - 1 && ends(statement.slice(lastStart(statement), -' }'.length));
  const otherwise = elseOfEnding(statement);
  return otherwise !== undefined && ends(otherwise);
}

/** The `else` of a statement whose test, where it is met, leads to the end; undefined for others. One that has no `else` may be passed by, as most are. */
function elseOfEnding(statement: string): string | undefined {
  if (!statement.startsWith('if (') || !statement.includes(' else ')) return undefined;
  const rest = statement.slice(closing(statement, 3) + 2);
  const otherwise = rest.startsWith('{') ? closing(rest, 0) + 1 : rest.startsWith('return false;') ? 'return false;'.length : -1;
  return otherwise > 0 && ends(rest.slice(0, otherwise)) && rest.startsWith(' else ', otherwise) ? rest.slice(otherwise + ' else '.length) : undefined;
}

/** Whether a statement ends its function wherever a test holds. */
export function endsWhere(test: string, statement: string): boolean {
  const start = `if (${test}) `;
  if (statement.startsWith(start)) return ends(statement.slice(start.length));
  const otherwise = elseOfEnding(statement);
  return otherwise !== undefined && endsWhere(test, otherwise);
}

/** Whether the last thing that a statement may do is to return: that alone is quickly seen. */
function endsInReturn(statement: string): boolean {
  let end = statement.length;
  while (statement.startsWith(' }', end - 2)) end -= 2;
  return statement.endsWith('return false;', end);
}

/** Where the last statement of a block starts: after its bracket, or at the last line that stands in no other. */
function lastStart(block: string): number {
  let start = '{ '.length;
  for (let next = start; next > 0; next = lineAfter(block, next)) start = next;
  return start;
}

/** The start of the next line that stands in no bracket of its own; 0 where there is none. */
function lineAfter(code: string, from: number): number {
  for (let at = from; at < code.length; at++) {
    const character = code[at] ?? '';
    if (character === '\n') return at + 1;
    if (character === "'" || character === '"' || character === '`') at = afterText(code, at, character);
    else if ('({['.includes(character)) at = closing(code, at);
  }
  return 0;
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
