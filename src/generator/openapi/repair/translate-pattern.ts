// Translates regular expressions of other languages to JavaScript: inline flags, atomic groups, possessive quantifiers.

import { regexError } from '../schema/check-keyword-value.ts';

/** Inline flags of a group: `i` ignores case, and `s` lets `.` match line breaks. */
interface Flags {
  readonly i: boolean;
  readonly s: boolean;
}

/** A group that is not yet closed. */
interface OpenGroup {
  /** Flags that apply after the group. */
  readonly flags: Flags;
  /** Index of the group in the output. */
  readonly start: number;
  /** Text that closes the group. */
  readonly end: string;
}

const tokenPattern =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<[^>]*>|c[a-zA-Z]|[^])|\(\?(?:[a-zA-Z]*(?:-[a-zA-Z]+)?[:)]|P?<[A-Za-z_]\w*>|P=\w+\)|<?[=!]|>)|\[\^?\]?(?:\\[^]|\[:\w+:\]|[^\]\\])*\]|[^]/gu;

/**
 * Returns an equivalent JavaScript regular expression; `undefined` if there is none. An atomic group becomes a lookahead
 * with a reference to its match, because JavaScript never backtracks into a lookahead.
 */
export function translatePattern(source: string): string | undefined {
  const output: string[] = [];
  const groups: OpenGroup[] = [];
  let flags: Flags = { i: false, s: false };
  let atomicCount = 0;
  /** Index of the last atom in the output, to which a quantifier applies. */
  let atomStart = 0;
  let isQuantified = false;
  for (const [token] of source.matchAll(tokenPattern)) {
    if (token === '+' && isQuantified) {
      const name = `atomic${++atomicCount}`;
      output.splice(atomStart, output.length - atomStart, atomic(output.slice(atomStart).join(''), name));
      isQuantified = false;
      continue;
    }
    if (/^[*+?]$/.test(token) || (token === '}' && closesQuantifier(output))) {
      output.push(token);
      isQuantified = true;
      continue;
    }
    if (token === '{' || /^[\d,]$/.test(token)) {
      // Digits and braces can be part of a quantifier, which applies to the atom before it.
      if (token !== '{' && !isInQuantifier(output)) atomStart = output.length;
      output.push(token);
      isQuantified = false;
      continue;
    }
    isQuantified = false;
    if (token === ')') {
      const group = groups.pop();
      if (!group) return undefined;
      output.push(group.end);
      atomStart = group.start;
      flags = group.flags;
      continue;
    }
    const inline = /^\(\?([a-zA-Z]*)(?:-([a-zA-Z]+))?([:)])$/.exec(token);
    if (inline) {
      const [, on = '', off = '', end] = inline;
      if (/[^isuU]/.test(on + off)) return undefined;
      const changed = { i: applyFlag('i', flags.i, on, off), s: applyFlag('s', flags.s, on, off) };
      if (end === ':') {
        groups.push({ flags, start: output.length, end: ')' });
        output.push('(?:');
      }
      flags = changed;
      continue;
    }
    if (token.startsWith('(')) {
      const isAtomic = token === '(?>';
      const name = isAtomic ? `atomic${++atomicCount}` : '';
      if (token.startsWith('(?P=')) {
        atomStart = output.length;
        output.push(`\\k<${token.slice(4, -1)}>`);
        continue;
      }
      groups.push({ flags, start: output.length, end: isAtomic ? `))\\k<${name}>)` : ')' });
      output.push(isAtomic ? `(?:(?=(?<${name}>` : token.replace('(?P<', '(?<'));
      continue;
    }
    atomStart = output.length;
    output.push(translateAtom(token, flags));
  }
  const translated = output.join('');
  // An atomic group is a capturing group, which changes the numbers of the others.
  if (atomicCount > 0 && /\\[1-9]/.test(source)) return undefined;
  return groups.length === 0 && regexError(translated, 'u') === undefined ? translated : undefined;
}

function atomic(pattern: string, name: string): string {
  return `(?:(?=(?<${name}>${pattern}))\\k<${name}>)`;
}

function applyFlag(flag: string, isSet: boolean, on: string, off: string): boolean {
  return (isSet || on.includes(flag)) && !off.includes(flag);
}

function isInQuantifier(output: readonly string[]): boolean {
  return output.lastIndexOf('{') >= 0 && /^\{[\d,]*$/.test(output.slice(output.lastIndexOf('{')).join(''));
}

/** Returns whether a brace ends a quantifier: `{2,3`. */
function closesQuantifier(output: readonly string[]): boolean {
  return isInQuantifier(output) && output.at(-1) !== '{';
}

function translateAtom(token: string, { i: ignoresCase, s: matchesLineBreaks }: Flags): string {
  if (token === '\\A') return '^';
  if (token === '\\z' || token === '\\Z') return '$';
  if (token === '.' && matchesLineBreaks) return '[^]';
  if (!ignoresCase) return token;
  if (/^[a-z]$/i.test(token)) return `[${token.toLowerCase()}${token.toUpperCase()}]`;
  return token.startsWith('[') ? ignoreCaseInClass(token) : token;
}

/** Adds the other case of each letter and range of letters to a character class. */
function ignoreCaseInClass(characterClass: string): string {
  return characterClass.replace(
    /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[^])|([a-z])-([a-z])|([A-Z])-([A-Z])|([a-zA-Z])/g,
    (part) => (part.startsWith('\\') ? part : part.toLowerCase() + part.toUpperCase()),
  );
}
