// Removal of unreachable statements: those that follow an unconditional return.

import type { SafeText } from '../../code/branded-text.ts';

const returned = 'return false;';

/** Returns the statements up to and including the first that always returns. */
export function reached(statements: readonly SafeText<'ts'>[]): readonly SafeText<'ts'>[] {
  const last = statements.findIndex(ends);
  return last < 0 ? statements : statements.slice(0, last + 1);
}

/** Returns whether a statement always returns. */
export function ends(statement: string): boolean {
  if (statement === returned) return true;
  if (!endsInReturn(statement)) return false;
  // Blocks contain reachable statements only, so the last one decides.
  if (statement.startsWith('{'))
    return closing(statement, 0) === statement.length - 1 && ends(statement.slice(lastStart(statement), -' }'.length));
  if (!statement.includes(' else ')) return false;
  const { otherwise } = testedEnd(statement) ?? {};
  return otherwise !== undefined && ends(otherwise);
}

/** Returns the conditions under each of which a statement returns. */
export function endingTests(statement: string): readonly string[] {
  if (!statement.includes(returned)) return [];
  if (statement.startsWith('{'))
    return startsIn(statement).flatMap((start, index, all) =>
      endingTests(statement.slice(start, (all[index + 1] ?? statement.length - 1) - 1)),
    );
  const { test, otherwise } = testedEnd(statement) ?? {};
  return [
    ...(test === undefined ? [] : alternatives(test)),
    ...(otherwise === undefined ? [] : endingTests(otherwise)),
  ];
}

/** Returns the condition and else branch of an `if` statement that returns; `undefined` for other statements. */
function testedEnd(statement: string): { readonly test: string; readonly otherwise?: string } | undefined {
  if (!statement.startsWith('if (')) return undefined;
  const end = closing(statement, 3);
  const rest = statement.slice(end + 2);
  const length = rest.startsWith('{') ? closing(rest, 0) + 1 : rest.startsWith(returned) ? returned.length : 0;
  if (length === 0 || !ends(rest.slice(0, length))) return undefined;
  return {
    test: statement.slice('if ('.length, end),
    ...(rest.startsWith(' else ', length) && { otherwise: rest.slice(length + ' else '.length) }),
  };
}

/** Returns the operands of a disjunction, without parentheses around them. */
function alternatives(test: string): readonly string[] {
  if (test.startsWith('(') && closing(test, 0) === test.length - 1) return alternatives(test.slice(1, -1));
  for (let at = 0; at < test.length; at = next(test, at)) {
    if (test.startsWith(' || ', at))
      return [...alternatives(test.slice(0, at)), ...alternatives(test.slice(at + ' || '.length))];
  }
  return [test];
}

/** Returns whether a statement can end in a return; cheaper than `ends`. */
function endsInReturn(statement: string): boolean {
  let end = statement.length;
  while (statement.startsWith(' }', end - 2)) end -= 2;
  return statement.endsWith(returned, end);
}

/** Returns the start of the last statement of a block. */
function lastStart(block: string): number {
  return startsIn(block).at(-1) ?? 0;
}

/** Returns the start of each statement of a block. */
function startsIn(block: string): readonly number[] {
  const starts: number[] = [];
  for (let start = '{ '.length; start > 0; start = lineAfter(block, start)) starts.push(start);
  return starts;
}

/** Returns the start of the next line outside of brackets; 0 if there is none. */
function lineAfter(code: string, from: number): number {
  for (let at = from; at < code.length; at = next(code, at)) if (code[at] === '\n') return at + 1;
  return 0;
}

/** Returns the end of the token at an index: a string, a bracketed expression, or one character. */
function next(code: string, at: number): number {
  const character = code[at] ?? '';
  if (character === "'" || character === '"' || character === '`') return afterText(code, at, character) + 1;
  return ('({['.includes(character) ? closing(code, at) : at) + 1;
}

/** Returns the index of the bracket that closes the one at or after `from`. */
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
