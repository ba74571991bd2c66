// Readable messages and locations for syntax errors in rules.

import { parse as parseCel } from '@bufbuild/cel';
import type { Range } from './ast.ts';
import { problem, type Tell } from './cel-error.ts';
import type { Token } from './tokens.ts';

const operators = new Set(['&&', '||', '==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', '!', '?', ':', 'in']);

/** Operators of other languages, and their CEL equivalents. */
const habits: ReadonlyMap<string, string> = new Map([
  ['=', 'Equality is written `==`.'],
  ['&', 'Both conditions are joined by `&&`.'],
  ['|', 'Either condition is written `||`.'],
  ['`', 'A field whose name is no word is reached by `self["the-name"]`.'],
]);

/**
 * Reports lexical errors: unexpected characters, unterminated strings, invalid escapes, and unbalanced brackets.
 * Returns whether there was one.
 */
export function tellToken(text: string, all: readonly Token[], tell: Tell): boolean {
  if (all.length === 0) {
    tell(problem('rules/syntax', { start: 0, end: text.length }, 'the rule is empty'));
    return true;
  }
  for (const token of all) {
    if (token.kind === 'stray' && /["']/.test(token.text)) {
      tell(problem('rules/syntax', token, `the text that begins with ${token.text} is not closed`));
      return true;
    }
    if (token.kind === 'stray') {
      tell(problem('rules/syntax', token, `unexpected ${quoted(token.text)}`, { help: habits.get(token.text) }));
      return true;
    }
    const escape = token.kind === 'string' ? badEscape(token) : undefined;
    if (escape) {
      tell(
        problem('rules/syntax', escape, `${quoted(text.slice(escape.start, escape.end))} is no escape of CEL`, {
          help: 'A backslash is written `\\\\`.',
        }),
      );
      return true;
    }
    if (token.kind !== 'sign' || !/^[()[\]{}]$/.test(token.text) || token.partner !== undefined) continue;
    const opens = '([{'.includes(token.text);
    tell(problem('rules/syntax', token, `${quoted(token.text)} ${opens ? 'is never closed' : 'closes nothing'}`));
    return true;
  }
  return false;
}

/** Reports the most specific location of a syntax error; the parser reports only where it stopped. */
export function tellSyntax(text: string, all: readonly Token[], error: unknown, tell: Tell): void {
  const found = locate(text, all, 0, text.length);
  if (found) return tell(problem('rules/syntax', found.range, found.message));
  const message = error instanceof Error ? error.message : String(error);
  tell(problem('rules/syntax', { start: 0, end: text.length }, message));
}

interface Found {
  readonly range: Range;
  readonly message: string;
}

function locate(text: string, all: readonly Token[], start: number, end: number): Found | undefined {
  const inside = all.filter((token) => token.start >= start && token.end <= end);
  const last = inside.at(-1);
  if (!last) return { range: { start, end: Math.max(start, end) }, message: 'an expression is missing' };
  const failure = failureOf(text.slice(start, end));
  if (!failure) return undefined;
  const token = inside.find((each) => each.end > start + failure.offset);
  if (failure.reserved || (token && token.kind === 'string')) {
    return {
      range: token ?? last,
      message: token?.kind === 'string' ? `${token.text} is no text of CEL` : reserved(token),
    };
  }
  if (!token) return { range: last, message: `an expression is missing after ${quoted(last.text)}` };
  return within(text, all, inside, token, end) ?? { range: token, message: `unexpected ${quoted(token.text)}` };
}

/** Locates the error after an operator or inside of brackets, if it begins there. */
function within(
  text: string,
  all: readonly Token[],
  inside: readonly Token[],
  token: Token,
  end: number,
): Found | undefined {
  const next = inside.find((each) => each.start >= token.end);
  if (token.text === '.' && next?.kind !== 'name')
    return { range: token, message: 'the name of a field is missing after `.`' };
  if (token.text === '.' && next && failureOf(`a.${next.text}`)) return { range: next, message: reserved(next) };
  if (operators.has(token.text)) {
    if (!next) return { range: token, message: `an expression is missing after ${quoted(token.text)}` };
    if (token.text !== '?') return locate(text, all, token.end, end);
    const colon = atDepth(inside, token, ':')[0];
    if (!colon) return { range: token, message: '`?` has no `:`' };
    return locate(text, all, token.end, colon.start) ?? locate(text, all, colon.end, end);
  }
  const partner = token.partner === undefined ? undefined : all[token.partner];
  if (!partner || partner.start < token.start) return undefined;
  const commas = atDepth(inside, token, ',').filter((each) => each.end <= partner.start);
  const starts = [token.end, ...commas.map((comma) => comma.end)];
  const ends = [...commas.map((comma) => comma.start), partner.start];
  for (const [index, from] of starts.entries()) {
    const found = locate(text, all, from, ends[index] ?? partner.start);
    if (found) return found;
  }
  return undefined;
}

/** Returns the tokens with this text after `token`, outside of nested brackets. */
function atDepth(inside: readonly Token[], token: Token, text: string): readonly Token[] {
  let depth = 0;
  return inside.filter((each) => {
    if (each.start < token.end) return false;
    if (depth === 0 && each.text === text) return true;
    if ('([{'.includes(each.text)) depth++;
    if (')]}'.includes(each.text)) depth--;
    return false;
  });
}

const escapes = /\\(?:[abfnrtv\\?"'`]|[xX][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[0-3][0-7]{2}|([\s\S]))/gu;

/** Returns the first invalid escape of a string; the parser would accept it unchanged. */
function badEscape({ text, start }: Token): Range | undefined {
  if (/^[bB]?[rR]/.test(text)) return undefined;
  for (const match of text.matchAll(escapes)) {
    if (match[1] !== undefined) return { start: start + match.index, end: start + match.index + match[0].length };
  }
  return undefined;
}

/** Returns the offset at which the CEL parser fails; `undefined` if the text is valid. */
function failureOf(text: string): { readonly offset: number; readonly reserved: boolean } | undefined {
  try {
    parseCel(text);
    return undefined;
  } catch (error) {
    const place: unknown = error instanceof Error && 'location' in error ? error.location : undefined;
    const message = error instanceof Error ? error.message : '';
    return { offset: offsetOf(place), reserved: message.includes('reserved') };
  }
}

// The package does not export its error type; its `location` has a `start` with an offset.
function offsetOf(location: unknown): number {
  if (typeof location !== 'object' || location === null || !('start' in location)) return 0;
  const { start } = location;
  return typeof start === 'object' && start !== null && 'offset' in start ? Number(start.offset) : 0;
}

function reserved(token: Token | undefined): string {
  return `${quoted(token?.text ?? '')} is a word that CEL reserves; a field of that name is reached by \`self["${token?.text ?? ''}"]\``;
}

function quoted(text: string): string {
  return text === '`' ? '"`"' : `\`${text}\``;
}
