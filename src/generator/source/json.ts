// JSON parser: strict JSON to a located tree, with diagnostics.

import { createScanner } from 'jsonc-parser';
import type { Report } from '../diagnostics/report.ts';
import { maxNestingDepth, type Entry, type Node, type Source } from './node.ts';
import { childPointer } from './pointer.ts';

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
  lineBreak: 14,
  space: 15,
  unknown: 16,
  end: 17,
};
const scanErrors = [
  '',
  'a comment that does not end',
  'a string that does not end on its line',
  'a number that breaks off',
  'a \\u escape without four hexadecimal digits',
  'an escape that JSON does not have',
  'a control character in a string',
];

/** Parses a JSON source; `undefined` if its syntax is invalid, which is reported. */
export function parseJson(source: Source, report: Report): Node | undefined {
  const { text } = source;
  const scanner = createScanner(text, false);
  const keys = new Map<string, string>();
  let kind: number = tokenKinds.unknown;
  let isInvalid = false as boolean; // Cast: TypeScript does not see the assignment in `fail`.

  const fail = (code: 'source/json-syntax' | 'source/nesting-too-deep', message: string): undefined => {
    if (!isInvalid)
      report.add(code, { message, location: source.location(scanner.getTokenOffset(), scanner.getPosition()) });
    isInvalid = true;
    return undefined;
  };
  const next = (): void => {
    for (;;) {
      kind = scanner.scan();
      if (kind === tokenKinds.space || kind === tokenKinds.lineBreak) continue;
      if (kind !== tokenKinds.lineComment && kind !== tokenKinds.blockComment) break;
      const location = source.location(scanner.getTokenOffset(), scanner.getPosition());
      report.add('source/json-extension', { message: 'JSON has no comments', location });
    }
    const error: number = scanner.getTokenError();
    if (error !== 0) fail('source/json-syntax', scanErrors[error] ?? 'a malformed token');
  };
  const unexpected = (expectation: string): undefined =>
    fail('source/json-syntax', `expected ${expectation}, found ${describeToken()}`);
  const describeToken = (): string => {
    if (kind === tokenKinds.end) return 'the end of the file';
    const written = text.slice(scanner.getTokenOffset(), scanner.getPosition());
    return written.length > 40 ? `${written.slice(0, 40)}…` : written;
  };

  const value = (pointer: string, depth: number): Node | undefined => {
    if (isInvalid) return undefined;
    const start = scanner.getTokenOffset();
    switch (kind) {
      case tokenKinds.openBrace:
      case tokenKinds.openBracket:
        if (depth >= maxNestingDepth)
          return fail('source/nesting-too-deep', `nested more than ${maxNestingDepth} levels deep`);
        return kind === tokenKinds.openBrace ? map(start, pointer, depth) : list(start, pointer, depth);
      case tokenKinds.string:
        return scalar(scanner.getTokenValue(), start, pointer);
      case tokenKinds.number:
        return scalar(number(start), start, pointer);
      case tokenKinds.true:
      case tokenKinds.false:
        return scalar(kind === tokenKinds.true, start, pointer);
      case tokenKinds.null:
        return scalar(null, start, pointer);
      default:
        return unexpected('a value');
    }
  };
  const scalar = (read: string | number | boolean | null, start: number, pointer: string): Node => {
    const end = scanner.getPosition();
    next();
    return { kind: 'scalar', source, start, end, pointer, value: read, raw: text.slice(start, end) };
  };
  const number = (start: number): number => {
    const read = Number(scanner.getTokenValue());
    if (Number.isFinite(read)) return read;
    const location = source.location(start, scanner.getPosition());
    report.add('source/number-out-of-range', {
      message: `${scanner.getTokenValue()} is too large for a number`,
      location,
    });
    return 0;
  };
  const list = (start: number, pointer: string, depth: number): Node | undefined => {
    const items: Node[] = [];
    next();
    while (kind !== tokenKinds.closeBracket) {
      const item = value(childPointer(pointer, items.length), depth + 1);
      if (!item) return undefined;
      items.push(item);
      if (!separator(tokenKinds.closeBracket, 'a comma or ]')) return undefined;
    }
    const end = scanner.getPosition();
    next();
    return { kind: 'list', source, start, end, pointer, items };
  };
  const map = (start: number, pointer: string, depth: number): Node | undefined => {
    const entries = new Map<string, Entry>();
    next();
    while (kind !== tokenKinds.closeBrace) {
      if (kind !== tokenKinds.string) return unexpected('a key in double quotes');
      const key = internKey(scanner.getTokenValue());
      const keyStart = scanner.getTokenOffset();
      const keyEnd = scanner.getPosition();
      next();
      if (kind !== tokenKinds.colon) return unexpected('a colon');
      next();
      const read = value(childPointer(pointer, key), depth + 1);
      if (!read) return undefined;
      const first = entries.get(key);
      if (first) reportDuplicateKey(report, source, key, keyStart, keyEnd, first);
      else entries.set(key, { key, start: keyStart, end: keyEnd, value: read });
      if (!separator(tokenKinds.closeBrace, 'a comma or }')) return undefined;
    }
    const end = scanner.getPosition();
    next();
    return { kind: 'map', source, start, end, pointer, entries };
  };
  const separator = (close: number, expectation: string): boolean => {
    if (kind === close) return true;
    if (kind !== tokenKinds.comma) {
      unexpected(expectation);
      return false;
    }
    const location = source.location(scanner.getTokenOffset(), scanner.getPosition());
    next();
    if (kind === close)
      report.add('source/json-extension', { message: 'JSON has no comma after the last member', location });
    return true;
  };
  const internKey = (key: string): string => {
    const known = keys.get(key);
    if (known === undefined) keys.set(key, key);
    return known ?? key;
  };

  next();
  const root = value('', 0);
  if (root && kind !== tokenKinds.end) unexpected('the end of the file');
  return isInvalid ? undefined : root;
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
    message: `the key "${key}" stands twice in this object`,
    location: source.location(start, end),
    related: [{ location: source.location(first.start, first.end), message: 'where it stands first' }],
  });
}
