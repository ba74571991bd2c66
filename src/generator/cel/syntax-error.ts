// Readable messages and locations for syntax errors in rules.

import { parseCel } from './parser-library.ts';
import type { TextRange } from './ast.ts';
import { createCelDiagnostic, type CelDiagnosticReporter } from './cel-diagnostic.ts';
import type { Token } from './tokens.ts';

const operators = new Set(['&&', '||', '==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', '!', '?', ':', 'in']);

/** Operators from other languages, and their CEL equivalents. */
const otherLanguageOperators: ReadonlyMap<string, string> = new Map([
  ['=', 'use `==` for equality'],
  ['&', 'use `&&` to require both conditions'],
  ['|', 'use `||` to accept either condition'],
  ['`', 'use `self["field-name"]` if the name is not an identifier'],
]);

/**
 * Reports lexical errors: unexpected characters, unterminated strings, invalid escapes, and unbalanced brackets.
 * Returns whether there was one.
 */
export function reportTokenError(text: string, tokens: readonly Token[], report: CelDiagnosticReporter): boolean {
  if (tokens.length === 0) {
    report(createCelDiagnostic('cel/syntax-error', { start: 0, end: text.length }, 'the rule is empty'));
    return true;
  }
  for (const token of tokens) {
    if (token.kind === 'invalid' && /["']/.test(token.text)) {
      report(createCelDiagnostic('cel/syntax-error', token, `unterminated string: missing closing \`${token.text}\``));
      return true;
    }
    if (token.kind === 'invalid') {
      report(
        createCelDiagnostic('cel/syntax-error', token, `unexpected ${quote(token.text)}`, {
          help: otherLanguageOperators.get(token.text),
        }),
      );
      return true;
    }
    const escape = token.kind === 'string' ? findInvalidEscape(token) : undefined;
    if (escape) {
      report(
        createCelDiagnostic(
          'cel/syntax-error',
          escape,
          `invalid escape sequence ${quote(text.slice(escape.start, escape.end))}`,
          {
            help: 'write a backslash as `\\\\`',
          },
        ),
      );
      return true;
    }
    if (token.kind !== 'punctuator' || !/^[()[\]{}]$/.test(token.text) || token.partner !== undefined) continue;
    report(createCelDiagnostic('cel/syntax-error', token, `unmatched ${quote(token.text)}`));
    return true;
  }
  return false;
}

/** Reports the most specific location of a syntax error; the parser reports only where it stopped. */
export function reportSyntaxError(
  text: string,
  tokens: readonly Token[],
  error: unknown,
  report: CelDiagnosticReporter,
): void {
  const syntaxError = locateError(text, tokens, 0, text.length);
  if (syntaxError) {
    const { range, message, help } = syntaxError;
    return report(createCelDiagnostic('cel/syntax-error', range, message, { help }));
  }
  const message = error instanceof Error ? error.message : String(error);
  report(createCelDiagnostic('cel/syntax-error', { start: 0, end: text.length }, message));
}

interface CelSyntaxError {
  readonly range: TextRange;
  readonly message: string;
  readonly help?: string;
}

function locateError(text: string, tokens: readonly Token[], start: number, end: number): CelSyntaxError | undefined {
  const innerTokens = tokens.filter((token) => token.start >= start && token.end <= end);
  const last = innerTokens.at(-1);
  if (!last) return { range: { start, end: Math.max(start, end) }, message: 'missing expression' };
  const failure = parseFailure(text.slice(start, end));
  if (!failure) return undefined;
  const token = innerTokens.find((candidate) => candidate.end > start + failure.offset);
  if (failure.isReserved || (token && token.kind === 'string')) {
    return token?.kind === 'string'
      ? { range: token, message: `invalid string literal ${quote(token.text)}` }
      : reservedWordError(token ?? last);
  }
  if (!token) return { range: last, message: `missing expression after ${quote(last.text)}` };
  return (
    locateWithin(text, tokens, innerTokens, token, end) ?? { range: token, message: `unexpected ${quote(token.text)}` }
  );
}

/** Locates the error after an operator or inside brackets, if it begins there. */
function locateWithin(
  text: string,
  tokens: readonly Token[],
  innerTokens: readonly Token[],
  token: Token,
  end: number,
): CelSyntaxError | undefined {
  const next = innerTokens.find((candidate) => candidate.start >= token.end);
  if (token.text === '.' && next?.kind !== 'name') return { range: token, message: 'missing field name after `.`' };
  if (token.text === '.' && next && parseFailure(`a.${next.text}`)) return reservedWordError(next);
  if (operators.has(token.text)) {
    if (!next) return { range: token, message: `missing expression after ${quote(token.text)}` };
    if (token.text !== '?') return locateError(text, tokens, token.end, end);
    const colon = tokensAtSameDepth(innerTokens, token, ':')[0];
    if (!colon) return { range: token, message: 'missing `:` after `?`' };
    return locateError(text, tokens, token.end, colon.start) ?? locateError(text, tokens, colon.end, end);
  }
  const partner = token.partner === undefined ? undefined : tokens[token.partner];
  if (!partner || partner.start < token.start) return undefined;
  const commas = tokensAtSameDepth(innerTokens, token, ',').filter((comma) => comma.end <= partner.start);
  const starts = [token.end, ...commas.map((comma) => comma.end)];
  const ends = [...commas.map((comma) => comma.start), partner.start];
  for (const [index, from] of starts.entries()) {
    const syntaxError = locateError(text, tokens, from, ends[index] ?? partner.start);
    if (syntaxError) return syntaxError;
  }
  return undefined;
}

/** Returns the tokens with this text after `token`, outside nested brackets. */
function tokensAtSameDepth(innerTokens: readonly Token[], token: Token, text: string): readonly Token[] {
  let depth = 0;
  return innerTokens.filter((candidate) => {
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

function reservedWordError(token: Token): CelSyntaxError {
  const help = `use \`self["${token.text}"]\` for a field with this name`;
  return { range: token, message: `${quote(token.text)} is a reserved word`, help };
}

function quote(text: string): string {
  return text === '`' ? '"`"' : `\`${text}\``;
}
