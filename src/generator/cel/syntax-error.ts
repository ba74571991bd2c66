// Readable messages and locations for syntax errors in rules.

import { parse as parseCel } from '@bufbuild/cel';
import type { TextRange } from './ast.ts';
import { createCelError, type CelErrorReporter } from './cel-error.ts';
import type { Token } from './tokens.ts';

const operators = new Set(['&&', '||', '==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', '!', '?', ':', 'in']);

/** Operators of other languages, and their CEL equivalents. */
const otherLanguageOperators: ReadonlyMap<string, string> = new Map([
  ['=', 'Equality is written `==`.'],
  ['&', 'Both conditions are joined by `&&`.'],
  ['|', 'Either condition is written `||`.'],
  ['`', 'A field whose name is no word is reached by `self["the-name"]`.'],
]);

/**
 * Reports lexical errors: unexpected characters, unterminated strings, invalid escapes, and unbalanced brackets.
 * Returns whether there was one.
 */
export function reportTokenError(text: string, tokens: readonly Token[], report: CelErrorReporter): boolean {
  if (tokens.length === 0) {
    report(createCelError('cel/syntax-error', { start: 0, end: text.length }, 'the rule is empty'));
    return true;
  }
  for (const token of tokens) {
    if (token.kind === 'invalid' && /["']/.test(token.text)) {
      report(createCelError('cel/syntax-error', token, `the text that begins with ${token.text} is not closed`));
      return true;
    }
    if (token.kind === 'invalid') {
      report(
        createCelError('cel/syntax-error', token, `unexpected ${quote(token.text)}`, {
          help: otherLanguageOperators.get(token.text),
        }),
      );
      return true;
    }
    const escape = token.kind === 'string' ? findInvalidEscape(token) : undefined;
    if (escape) {
      report(
        createCelError(
          'cel/syntax-error',
          escape,
          `${quote(text.slice(escape.start, escape.end))} is no escape of CEL`,
          {
            help: 'A backslash is written `\\\\`.',
          },
        ),
      );
      return true;
    }
    if (token.kind !== 'sign' || !/^[()[\]{}]$/.test(token.text) || token.partner !== undefined) continue;
    const isOpening = '([{'.includes(token.text);
    report(
      createCelError(
        'cel/syntax-error',
        token,
        `${quote(token.text)} ${isOpening ? 'is never closed' : 'closes nothing'}`,
      ),
    );
    return true;
  }
  return false;
}

/** Reports the most specific location of a syntax error; the parser reports only where it stopped. */
export function reportSyntaxError(
  text: string,
  tokens: readonly Token[],
  error: unknown,
  report: CelErrorReporter,
): void {
  const syntaxError = locateError(text, tokens, 0, text.length);
  if (syntaxError) return report(createCelError('cel/syntax-error', syntaxError.range, syntaxError.message));
  const message = error instanceof Error ? error.message : String(error);
  report(createCelError('cel/syntax-error', { start: 0, end: text.length }, message));
}

interface CelSyntaxError {
  readonly range: TextRange;
  readonly message: string;
}

function locateError(text: string, tokens: readonly Token[], start: number, end: number): CelSyntaxError | undefined {
  const inside = tokens.filter((token) => token.start >= start && token.end <= end);
  const last = inside.at(-1);
  if (!last) return { range: { start, end: Math.max(start, end) }, message: 'an expression is missing' };
  const failure = parseFailure(text.slice(start, end));
  if (!failure) return undefined;
  const token = inside.find((candidate) => candidate.end > start + failure.offset);
  if (failure.isReserved || (token && token.kind === 'string')) {
    return {
      range: token ?? last,
      message: token?.kind === 'string' ? `${token.text} is no text of CEL` : reservedWordMessage(token),
    };
  }
  if (!token) return { range: last, message: `an expression is missing after ${quote(last.text)}` };
  return locateWithin(text, tokens, inside, token, end) ?? { range: token, message: `unexpected ${quote(token.text)}` };
}

/** Locates the error after an operator or inside of brackets, if it begins there. */
function locateWithin(
  text: string,
  tokens: readonly Token[],
  inside: readonly Token[],
  token: Token,
  end: number,
): CelSyntaxError | undefined {
  const next = inside.find((candidate) => candidate.start >= token.end);
  if (token.text === '.' && next?.kind !== 'name')
    return { range: token, message: 'the name of a field is missing after `.`' };
  if (token.text === '.' && next && parseFailure(`a.${next.text}`))
    return { range: next, message: reservedWordMessage(next) };
  if (operators.has(token.text)) {
    if (!next) return { range: token, message: `an expression is missing after ${quote(token.text)}` };
    if (token.text !== '?') return locateError(text, tokens, token.end, end);
    const colon = tokensAtSameDepth(inside, token, ':')[0];
    if (!colon) return { range: token, message: '`?` has no `:`' };
    return locateError(text, tokens, token.end, colon.start) ?? locateError(text, tokens, colon.end, end);
  }
  const partner = token.partner === undefined ? undefined : tokens[token.partner];
  if (!partner || partner.start < token.start) return undefined;
  const commas = tokensAtSameDepth(inside, token, ',').filter((comma) => comma.end <= partner.start);
  const starts = [token.end, ...commas.map((comma) => comma.end)];
  const ends = [...commas.map((comma) => comma.start), partner.start];
  for (const [index, from] of starts.entries()) {
    const syntaxError = locateError(text, tokens, from, ends[index] ?? partner.start);
    if (syntaxError) return syntaxError;
  }
  return undefined;
}

/** Returns the tokens with this text after `token`, outside of nested brackets. */
function tokensAtSameDepth(inside: readonly Token[], token: Token, text: string): readonly Token[] {
  let depth = 0;
  return inside.filter((candidate) => {
    if (candidate.start < token.end) return false;
    if (depth === 0 && candidate.text === text) return true;
    if ('([{'.includes(candidate.text)) depth++;
    if (')]}'.includes(candidate.text)) depth--;
    return false;
  });
}

const escapePattern =
  /\\(?:[abfnrtv\\?"'`]|[xX][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[0-3][0-7]{2}|([\s\S]))/gu;

/** Returns the first invalid escape of a string; the parser would accept it unchanged. */
function findInvalidEscape({ text, start }: Token): TextRange | undefined {
  if (/^[bB]?[rR]/.test(text)) return undefined;
  for (const match of text.matchAll(escapePattern)) {
    if (match[1] !== undefined) return { start: start + match.index, end: start + match.index + match[0].length };
  }
  return undefined;
}

/** Returns the offset at which the CEL parser fails; `undefined` if the text is valid. */
function parseFailure(text: string): { readonly offset: number; readonly isReserved: boolean } | undefined {
  try {
    parseCel(text);
    return undefined;
  } catch (error) {
    const location: unknown = error instanceof Error && 'location' in error ? error.location : undefined;
    const message = error instanceof Error ? error.message : '';
    return { offset: errorOffset(location), isReserved: message.includes('reserved') };
  }
}

// The package does not export its error type; its `location` has a `start` with an offset.
function errorOffset(location: unknown): number {
  if (typeof location !== 'object' || location === null || !('start' in location)) return 0;
  const { start } = location;
  return typeof start === 'object' && start !== null && 'offset' in start ? Number(start.offset) : 0;
}

function reservedWordMessage(token: Token | undefined): string {
  return `${quote(token?.text ?? '')} is a word that CEL reserves; a field of that name is reached by \`self["${token?.text ?? ''}"]\``;
}

function quote(text: string): string {
  return text === '`' ? '"`"' : `\`${text}\``;
}
