// JSON parser: strict JSON to a located tree, with diagnostics.

import { createScanner } from 'jsonc-parser';
import type { Report } from '../diagnostics/report.ts';
import { deepest } from './nesting-limit.ts';
import { childPointer } from './pointer.ts';
import type { Entry, Node, Source } from './node.ts';

// Values of `SyntaxKind` and `ScanError` of jsonc-parser, which are const enums and not accessible with isolated
// modules.
const token = {
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
  let kind: number = token.unknown;
  let broken = false as boolean; // Cast: TypeScript does not see the assignment in `fail`.

  const fail = (code: 'source/json-syntax' | 'source/too-deep', message: string): undefined => {
    if (!broken) report.add(code, { message, place: source.place(scanner.getTokenOffset(), scanner.getPosition()) });
    broken = true;
    return undefined;
  };
  const next = (): void => {
    for (;;) {
      kind = scanner.scan();
      if (kind === token.space || kind === token.lineBreak) continue;
      if (kind !== token.lineComment && kind !== token.blockComment) break;
      const place = source.place(scanner.getTokenOffset(), scanner.getPosition());
      report.add('source/json-extension', { message: 'JSON has no comments', place });
    }
    const error: number = scanner.getTokenError();
    if (error !== 0) fail('source/json-syntax', scanErrors[error] ?? 'a malformed token');
  };
  const unexpected = (wanted: string): undefined => fail('source/json-syntax', `expected ${wanted}, found ${found()}`);
  const found = (): string => {
    if (kind === token.end) return 'the end of the file';
    const written = text.slice(scanner.getTokenOffset(), scanner.getPosition());
    return written.length > 40 ? `${written.slice(0, 40)}…` : written;
  };

  const value = (pointer: string, depth: number): Node | undefined => {
    if (broken) return undefined;
    const start = scanner.getTokenOffset();
    switch (kind) {
      case token.openBrace:
      case token.openBracket:
        if (depth >= deepest) return fail('source/too-deep', `nested more than ${deepest} levels deep`);
        return kind === token.openBrace ? map(start, pointer, depth) : list(start, pointer, depth);
      case token.string:
        return scalar(scanner.getTokenValue(), start, pointer);
      case token.number:
        return scalar(number(start), start, pointer);
      case token.true:
      case token.false:
        return scalar(kind === token.true, start, pointer);
      case token.null:
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
    const place = source.place(start, scanner.getPosition());
    report.add('source/number-range', { message: `${scanner.getTokenValue()} is too large for a number`, place });
    return 0;
  };
  const list = (start: number, pointer: string, depth: number): Node | undefined => {
    const items: Node[] = [];
    next();
    while (kind !== token.closeBracket) {
      const item = value(childPointer(pointer, items.length), depth + 1);
      if (!item) return undefined;
      items.push(item);
      if (!separator(token.closeBracket, 'a comma or ]')) return undefined;
    }
    const end = scanner.getPosition();
    next();
    return { kind: 'list', source, start, end, pointer, items };
  };
  const map = (start: number, pointer: string, depth: number): Node | undefined => {
    const entries = new Map<string, Entry>();
    next();
    while (kind !== token.closeBrace) {
      if (kind !== token.string) return unexpected('a key in double quotes');
      const key = interned(scanner.getTokenValue());
      const keyStart = scanner.getTokenOffset();
      const keyEnd = scanner.getPosition();
      next();
      if (kind !== token.colon) return unexpected('a colon');
      next();
      const read = value(childPointer(pointer, key), depth + 1);
      if (!read) return undefined;
      const first = entries.get(key);
      if (first) duplicate(report, source, key, keyStart, keyEnd, first);
      else entries.set(key, { key, start: keyStart, end: keyEnd, value: read });
      if (!separator(token.closeBrace, 'a comma or }')) return undefined;
    }
    const end = scanner.getPosition();
    next();
    return { kind: 'map', source, start, end, pointer, entries };
  };
  const separator = (close: number, wanted: string): boolean => {
    if (kind === close) return true;
    if (kind !== token.comma) {
      unexpected(wanted);
      return false;
    }
    const place = source.place(scanner.getTokenOffset(), scanner.getPosition());
    next();
    if (kind === close)
      report.add('source/json-extension', { message: 'JSON has no comma after the last member', place });
    return true;
  };
  const interned = (key: string): string => {
    const known = keys.get(key);
    if (known === undefined) keys.set(key, key);
    return known ?? key;
  };

  next();
  const root = value('', 0);
  if (root && kind !== token.end) unexpected('the end of the file');
  return broken ? undefined : root;
}

/** Reports a duplicate key; the first value takes precedence. */
export function duplicate(report: Report, source: Source, key: string, start: number, end: number, first: Entry): void {
  report.add('source/duplicate-key', {
    message: `the key "${key}" stands twice in this object`,
    place: source.place(start, end),
    related: [{ place: source.place(first.start, first.end), message: 'where it stands first' }],
  });
}
