// Strict JSON parser, which returns a located tree and reports diagnostics.

import { createScanner } from 'jsonc-parser';
import type { Report } from '../diagnostics/report.ts';
import { maxNestingDepth, type Entry, type ListNode, type MapNode, type Node, type Source } from './node.ts';
import { escapePointerSegment } from './pointer.ts';
import type { NodeReuse } from './reuse-nodes.ts';

// Values of `SyntaxKind` and `ScanError` of jsonc-parser, which are const enums and not accessible with isolated
// modules.
const tokenKinds = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  null: 7,
  true: 8,
  false: 9,
  string: 10,
  number: 11,
  lineComment: 12,
  blockComment: 13,
  unknown: 16,
  end: 17,
};
const scanErrors = [
  '',
  'unterminated comment',
  'unterminated string',
  'incomplete number',
  'invalid `\\u` escape: expected four hexadecimal digits',
  'invalid escape sequence',
  'unescaped control character in a string',
];

/** An interned key and its JSON pointer segment. */
interface Key {
  readonly key: string;
  readonly segment: string;
}

/**
 * Parses a JSON source. If the syntax is invalid, reports it and returns `undefined`. `reuse` contains the nodes of the
 * previous version.
 */
export function parseJson(source: Source, report: Report, reuse?: NodeReuse): Node | undefined {
  const { text } = source;
  const scanner = createScanner(text, false);
  const keys = new Map<string, Key>();
  let kind: number = tokenKinds.unknown;
  let isInvalid = false as boolean; // Cast: TypeScript does not see the assignment in `fail`.

  const fail = (code: 'source/json-syntax' | 'source/nesting-too-deep', message: string): undefined => {
    if (!isInvalid)
      report.add(code, { message, location: source.location(scanner.getTokenOffset(), scanner.getPosition()) });
    isInvalid = true;
    return undefined;
  };
  const reportExtension = (syntax: string, start: number, end: number): void =>
    report.add('source/json-extension', {
      message: `${syntax} are not allowed in JSON`,
      location: source.location(start, end),
    });
  // Faster than the scanner, which returns whitespace as tokens and copies it character by character.
  const skipWhitespace = (): void => {
    const start = scanner.getPosition();
    let end = start;
    while (isWhitespace(text.charCodeAt(end))) end++;
    if (end > start) scanner.setPosition(end);
  };
  const advance = (): void => {
    for (;;) {
      skipWhitespace();
      kind = scanner.scan();
      if (kind !== tokenKinds.lineComment && kind !== tokenKinds.blockComment) break;
      reportExtension('comments', scanner.getTokenOffset(), scanner.getPosition());
    }
    const error: number = scanner.getTokenError();
    if (error !== 0) fail('source/json-syntax', scanErrors[error] ?? 'invalid token');
  };
  const failUnexpected = (expectation: string): undefined =>
    fail('source/json-syntax', `expected ${expectation}, found ${describeToken()}`);
  const describeToken = (): string => {
    if (kind === tokenKinds.end) return 'the end of the file';
    const token = text.slice(scanner.getTokenOffset(), scanner.getPosition());
    return `\`${token.length > 40 ? `${token.slice(0, 40)}…` : token}\``;
  };

  /** Parses a value. `previous` is the value with the same pointer in the previous version. */
  const parseValue = (pointer: string, depth: number, previous: Node | undefined): Node | undefined => {
    if (isInvalid) return undefined;
    const start = scanner.getTokenOffset();
    const reused = previous && reuse?.take(previous, start);
    if (reused) {
      scanner.setPosition(reused.end);
      advance();
      return reused;
    }
    switch (kind) {
      case tokenKinds.openBrace:
      case tokenKinds.openBracket:
        if (depth >= maxNestingDepth)
          return fail('source/nesting-too-deep', `nesting exceeds ${maxNestingDepth} levels`);
        return kind === tokenKinds.openBrace
          ? parseMap(start, pointer, depth, previous?.kind === 'map' ? previous : undefined)
          : parseList(start, pointer, depth, previous?.kind === 'list' ? previous : undefined);
      case tokenKinds.string:
        return createScalar(scanner.getTokenValue(), start, pointer);
      case tokenKinds.number:
        return createScalar(parseNumber(start), start, pointer);
      case tokenKinds.true:
      case tokenKinds.false:
        return createScalar(kind === tokenKinds.true, start, pointer);
      case tokenKinds.null:
        return createScalar(null, start, pointer);
      default:
        return failUnexpected('a value');
    }
  };
  const createScalar = (value: string | number | boolean | null, start: number, pointer: string): Node => {
    const end = scanner.getPosition();
    advance();
    return { kind: 'scalar', source, start, end, pointer, value, raw: text.slice(start, end) };
  };
  const parseNumber = (start: number): number => {
    const value = Number(scanner.getTokenValue());
    if (Number.isFinite(value)) return value;
    const location = source.location(start, scanner.getPosition());
    report.add('source/number-out-of-range', {
      message: `number \`${scanner.getTokenValue()}\` is out of range`,
      location,
    });
    return 0;
  };
  const parseList = (start: number, pointer: string, depth: number, previous?: ListNode): Node | undefined => {
    const items: Node[] = [];
    const prefix = `${pointer}/`;
    advance();
    while (kind !== tokenKinds.closeBracket) {
      const item = parseValue(prefix + String(items.length), depth + 1, previous?.items[items.length]);
      if (!item) return undefined;
      items.push(item);
      if (!skipSeparator(tokenKinds.closeBracket, 'a comma or `]`')) return undefined;
    }
    const end = scanner.getPosition();
    advance();
    // `slice` drops the spare capacity of a grown array.
    return { kind: 'list', source, start, end, pointer, items: items.slice() };
  };
  const parseMap = (start: number, pointer: string, depth: number, previous?: MapNode): Node | undefined => {
    const entries = new Map<string, Entry>();
    const prefix = `${pointer}/`;
    advance();
    while (kind !== tokenKinds.closeBrace) {
      if (kind !== tokenKinds.string) return failUnexpected('a key in double quotes');
      const { key, segment } = internKey(scanner.getTokenValue());
      const keyStart = scanner.getTokenOffset();
      const keyEnd = scanner.getPosition();
      advance();
      if (kind !== tokenKinds.colon) return failUnexpected('a colon');
      advance();
      const value = parseValue(prefix + segment, depth + 1, previous?.entries.get(key)?.value);
      if (!value) return undefined;
      const first = entries.get(key);
      if (first) reportDuplicateKey(report, source, key, keyStart, keyEnd, first);
      else entries.set(key, { key, start: keyStart, end: keyEnd, value });
      if (!skipSeparator(tokenKinds.closeBrace, 'a comma or `}`')) return undefined;
    }
    const end = scanner.getPosition();
    advance();
    return { kind: 'map', source, start, end, pointer, entries };
  };
  const skipSeparator = (close: number, expectation: string): boolean => {
    if (kind === close) return true;
    if (kind !== tokenKinds.comma) {
      failUnexpected(expectation);
      return false;
    }
    const start = scanner.getTokenOffset();
    advance();
    if (kind === close) reportExtension('trailing commas', start, start + 1);
    return true;
  };
  const internKey = (key: string): Key => {
    const existing = keys.get(key);
    if (existing) return existing;
    const created = { key, segment: escapePointerSegment(key) };
    keys.set(key, created);
    return created;
  };

  advance();
  const root = parseValue('', 0, reuse?.root);
  if (root && kind !== tokenKinds.end) failUnexpected('the end of the file');
  return isInvalid ? undefined : root;
}

function isWhitespace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

/** Reports a duplicate key; the first value takes precedence. */
export function reportDuplicateKey(
  report: Report,
  source: Source,
  key: string,
  start: number,
  end: number,
  first: Entry,
): void {
  report.add('source/duplicate-key', {
    message: `duplicate key \`${key}\``,
    location: source.location(start, end),
    related: [{ location: source.location(first.start, first.end), message: 'first declared here' }],
  });
}
