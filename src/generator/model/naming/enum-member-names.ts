// Names of the members of an enum, derived from its values.

import type { NamedEnumValue } from '../enumerated-values.ts';
import { firstFreeId, maxNameLength, splitWords } from './case-styles.ts';

/** Names of ASCII symbols, for values without letters and digits, and for leading signs. */
const symbolNames: ReadonlyMap<string, string> = new Map([
  [' ', 'Space'],
  ['!', 'Exclamation'],
  ['"', 'Quote'],
  ['#', 'Hash'],
  ['$', 'Dollar'],
  ['%', 'Percent'],
  ['&', 'And'],
  ["'", 'Apostrophe'],
  ['(', 'LeftParenthesis'],
  [')', 'RightParenthesis'],
  ['*', 'Asterisk'],
  ['+', 'Plus'],
  [',', 'Comma'],
  ['-', 'Minus'],
  ['.', 'Dot'],
  ['/', 'Slash'],
  [':', 'Colon'],
  [';', 'Semicolon'],
  ['<', 'Less'],
  ['=', 'Equal'],
  ['>', 'Greater'],
  ['?', 'Question'],
  ['@', 'At'],
  ['[', 'LeftBracket'],
  ['\\', 'Backslash'],
  [']', 'RightBracket'],
  ['^', 'Caret'],
  ['_', 'Underscore'],
  ['`', 'Backtick'],
  ['{', 'LeftBrace'],
  ['|', 'Or'],
  ['}', 'RightBrace'],
  ['~', 'Tilde'],
]);

/** Names that TypeScript rejects, because it treats them as numbers. */
const numericNames: ReadonlySet<string> = new Set(['NaN', 'Infinity']);

/**
 * Returns the values with a name in PascalCase for each: `InProgress` for `IN_PROGRESS`, `_2fa` for `2fa`,
 * `MinusCreated` for `-created`. The title of a value takes precedence. A name depends on its value only, unless an
 * earlier value has the same name; then it gets the first free number.
 */
export function enumMemberNames<T extends NamedEnumValue>(
  values: readonly T[],
): readonly (T & { readonly name: string })[] {
  const preferredNames = values.map(preferredName);
  const reserved = new Set(preferredNames);
  const used = new Set<string>();
  return values.map((each, index) => {
    const preferred = preferredNames[index] ?? '';
    const name = used.has(preferred) ? firstFreeId(preferred, new Set([...used, ...reserved])) : preferred;
    used.add(name);
    return { ...each, name };
  });
}

function preferredName({ value, title = '' }: NamedEnumValue): string {
  const titleName = nameOfWords(title);
  const name = titleName === '' ? nameOfText(String(value)) : titleName;
  const truncated = name.slice(0, maxNameLength);
  return /^[0-9]/.test(truncated) || numericNames.has(truncated) ? `_${truncated}` : truncated;
}

function nameOfText(text: string): string {
  if (text === '') return 'Empty';
  const words = nameOfWords(text);
  if (words === '') return Array.from(text, nameOfSymbol).join('');
  // The sign of `-created` or `-1` distinguishes it from `created` or `1`.
  const sign = /^[-+]/.exec(text)?.[0] ?? '';
  return (symbolNames.get(sign) ?? '') + words;
}

function nameOfSymbol(character: string): string {
  return symbolNames.get(character) ?? `U${(character.codePointAt(0) ?? 0).toString(16)}`;
}

/** Joins the words of a text. An underscore separates digits: `1.5` becomes `1_5`, not `15`. */
function nameOfWords(text: string): string {
  const hasOnlyCapitals = text === text.toUpperCase();
  return splitWords(text)
    .map((word) => word.charAt(0).toUpperCase() + (hasOnlyCapitals ? word.slice(1).toLowerCase() : word.slice(1)))
    .reduce((name, word) => name + (/[0-9]$/.test(name) && /^[0-9]/.test(word) ? '_' : '') + word, '');
}
