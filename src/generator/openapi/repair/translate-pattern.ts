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
  readonly isLookbehind: boolean;
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
    const isAtomic = token === '(?>' || (token === '+' && isQuantified);
    // JavaScript evaluates a lookbehind from right to left, so it would refer to a match that does not exist yet.
    if (isAtomic && groups.some(({ isLookbehind }) => isLookbehind)) return undefined;
    if (token === '+' && isQuantified) {
      const name = `atomic${++atomicCount}`;
      output.splice(atomStart, output.length - atomStart, atomic(output.slice(atomStart).join(''), name));
      isQuantified = false;
      continue;
    }
    if (/^[*+?]$/.test(token) || (token === '}' && closesQuantifier(output))) {
      output.push(token);
      // After a quantifier, `?` makes it lazy.
      isQuantified = !(token === '?' && isQuantified);
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
        groups.push({ flags, start: output.length, isLookbehind: false, end: ')' });
        output.push('(?:');
      }
      flags = changed;
      continue;
    }
    if (token.startsWith('(')) {
      const name = isAtomic ? `atomic${++atomicCount}` : '';
      if (token.startsWith('(?P=')) {
        atomStart = output.length;
        output.push(`\\k<${token.slice(4, -1)}>`);
        continue;
      }
      groups.push({
        flags,
        start: output.length,
        isLookbehind: token.startsWith('(?<=') || token.startsWith('(?<!'),
        end: isAtomic ? `))\\k<${name}>)` : ')',
      });
      output.push(isAtomic ? `(?:(?=(?<${name}>` : token.replace('(?P<', '(?<'));
      continue;
    }
    const atom = translateAtom(token, flags);
    if (atom === undefined) return undefined;
    atomStart = output.length;
    output.push(atom);
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

/** Escapes whose meaning does not depend on case. */
const caselessEscape = /^\\(?:[dDwWsSbBnrtfv0]|[^a-zA-Z0-9])$/;

/** Returns a character, class, or escape in JavaScript; `undefined` if case cannot be ignored in it. */
function translateAtom(token: string, { i: ignoresCase, s: matchesLineBreaks }: Flags): string | undefined {
  if (token === '\\A') return '^';
  if (token === '\\z' || token === '\\Z') return '$';
  if (token === '.' && matchesLineBreaks) return '[^]';
  if (!ignoresCase) return withoutNeedlessEscapes(token);
  if (/[^\0-\x7f]/.test(token)) return undefined;
  if (/^[a-z]$/i.test(token)) return `[${token.toLowerCase()}${token.toUpperCase()}]`;
  if (token.startsWith('[')) return ignoreCaseInClass(token);
  return token.startsWith('\\') && !caselessEscape.test(token) ? undefined : withoutNeedlessEscapes(token);
}

/** Removes the backslash before punctuation that JavaScript does not allow to be escaped: `\\-` outside a class. */
function withoutNeedlessEscapes(token: string): string {
  const allowed = token.startsWith('[') ? /[\^$.*+?()[\]{}|/\\-]/ : /[\^$.*+?()[\]{}|/\\]/;
  return token.replace(/\\([^])/g, (escape, character: string) =>
    /[a-zA-Z0-9]/.test(character) || allowed.test(character) ? escape : character,
  );
}

/**
 * Adds the other case of each letter and range of letters to a character class; `undefined` if a range is not within the
 * letters of one case, or if an escape stands for a letter.
 */
function ignoreCaseInClass(characterClass: string): string | undefined {
  const content = characterClass.replace(/^\[\^?/, '').slice(0, -1);
  let isTranslatable = true as boolean; // Cast: TypeScript does not see the assignment in a nested function.
  const translated = content.replace(
    /(\\[^]|[^\\])-(\\[^]|[^\\])|\\[^]|[^]/g,
    (part, from: string | undefined, to: string | undefined) => {
      if (from !== undefined && to !== undefined) {
        if (/^[a-z]-[a-z]$|^[A-Z]-[A-Z]$/.test(part)) return part.toLowerCase() + part.toUpperCase();
        isTranslatable &&= /^[0-9]-[0-9]$/.test(part);
        return part;
      }
      if (part.startsWith('\\')) isTranslatable &&= caselessEscape.test(part);
      return /^[a-z]$/i.test(part) ? part.toLowerCase() + part.toUpperCase() : part;
    },
  );
  const start = characterClass.startsWith('[^') ? '[^' : '[';
  return isTranslatable ? withoutNeedlessEscapes(`${start}${translated}]`) : undefined;
}
