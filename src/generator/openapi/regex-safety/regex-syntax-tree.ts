// Syntax tree of a regex over a small alphabet of representative characters, and the nesting limit for its groups.

import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { maxNestingDepth } from '../../source/node.ts';

/** A regex. A character set is a bit set over the alphabet. */
export type RegexShape =
  | { readonly kind: 'character'; readonly set: bigint }
  | { readonly kind: 'sequence'; readonly parts: readonly RegexShape[] }
  | { readonly kind: 'choice'; readonly options: readonly RegexShape[] }
  | {
      readonly kind: 'repeat';
      readonly body: RegexShape;
      readonly min: number;
      readonly max: number;
      readonly greedy: boolean;
    }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'boundary'; readonly negate: boolean }
  | { readonly kind: 'lookahead'; readonly body: RegexShape; readonly negate: boolean };

export interface ParsedRegex {
  readonly shape: RegexShape;
  /** Single characters; bit `n` of a set is for character `n`. */
  readonly alphabet: readonly string[];
  /** Bits of the word characters (`\w`). */
  readonly wordCharacters: bigint;
}

/** Representatives of the characters that do not appear in a pattern. */
const commonCharacters = ['a', 'Z', '0', '_', ' ', '\n', '-', '.', '@', '/', '!', 'é', '中', '\u0000'];
const maxCharacters = 200;
const maxBackreferences = 100;

/**
 * Parses a pattern; `undefined` if it contains unsupported syntax (lookbehind, nested classes). A backreference is read
 * as a copy of its group.
 */
export function parseRegex(pattern: string): ParsedRegex | undefined {
  for (const unicode of [true, false]) {
    const root = parsePattern(pattern, unicode);
    if (root) return toShape(root, unicode ? 'u' : '');
  }
  return undefined;
}

function parsePattern(pattern: string, unicode: boolean): AST.Pattern | undefined {
  try {
    return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, { unicode });
  } catch {
    return undefined;
  }
}

function toShape(root: AST.Pattern, flags: string): ParsedRegex | undefined {
  const alphabet = collectAlphabet(root);
  const sets = new Map<string, bigint>();
  const characterSet = (raw: string): bigint => {
    const cached = sets.get(raw);
    if (cached !== undefined) return cached;
    const test = new RegExp(`^(?:${raw})$`, flags);
    const set = alphabet.reduce(
      (bits, character, index) => (test.test(character) ? bits | (1n << BigInt(index)) : bits),
      0n,
    );
    sets.set(raw, set);
    return set;
  };
  const choice = (alternatives: readonly AST.Alternative[]): RegexShape | undefined => {
    const options = allDefined(alternatives.map(({ elements }) => sequence(elements)));
    return options?.length === 1 ? options[0] : options && { kind: 'choice', options };
  };
  const sequence = (elements: readonly AST.Element[]): RegexShape | undefined => {
    const parts = allDefined(elements.map(element));
    return parts?.length === 1 ? parts[0] : parts && { kind: 'sequence', parts };
  };
  const element = (node: AST.Element): RegexShape | undefined => {
    switch (node.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return { kind: 'character', set: characterSet(node.raw) };
      case 'Group':
      case 'CapturingGroup':
        return choice(node.alternatives);
      case 'Quantifier': {
        const body = element(node.element);
        return body && { kind: 'repeat', body, min: node.min, max: node.max, greedy: node.greedy };
      }
      case 'Assertion':
        return assertion(node);
      case 'Backreference':
        return backreference([node.resolved].flat());
      case 'ExpressionCharacterClass':
        return undefined;
    }
  };
  const openGroups = new Set<AST.CapturingGroup>();
  let backreferenceCount = 0;
  const backreference = (groups: readonly AST.CapturingGroup[]): RegexShape | undefined => {
    // Copies of groups that contain backreferences grow exponentially.
    if (++backreferenceCount > maxBackreferences) return undefined;
    // Inside its own group, a backreference matches the empty string.
    const closedGroups = groups.filter((group) => !openGroups.has(group));
    for (const group of closedGroups) openGroups.add(group);
    const shape = choice(closedGroups.flatMap(({ alternatives }) => alternatives));
    for (const group of closedGroups) openGroups.delete(group);
    return closedGroups.length === 0 ? { kind: 'sequence', parts: [] } : shape;
  };
  const assertion = (node: AST.Assertion): RegexShape | undefined => {
    switch (node.kind) {
      case 'start':
      case 'end':
        return { kind: node.kind };
      case 'word':
        return { kind: 'boundary', negate: node.negate };
      case 'lookahead': {
        const body = choice(node.alternatives);
        return body && { kind: 'lookahead', body, negate: node.negate };
      }
      case 'lookbehind':
        return undefined;
    }
  };
  const shape = choice(root.alternatives);
  return shape && { shape, alphabet, wordCharacters: characterSet('\\w') };
}

/**
 * Returns the common characters, the characters in the pattern, and the character after each range. An intersection of
 * ranges, or of their complements, starts with one of these.
 */
function collectAlphabet(root: AST.Pattern): readonly string[] {
  const characters = new Set(commonCharacters);
  const add = (code: number): void => {
    if (code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) && characters.size < maxCharacters)
      characters.add(String.fromCodePoint(code));
  };
  visitRegExpAST(root, {
    onCharacterEnter: ({ value }) => add(value),
    onCharacterClassRangeEnter: ({ max }) => add(max.value + 1),
  });
  return [...characters];
}

function allDefined<T>(items: readonly (T | undefined)[]): readonly T[] | undefined {
  const defined = items.filter((item) => item !== undefined);
  return defined.length === items.length ? defined : undefined;
}

/**
 * Returns an error message if the groups of a pattern are nested too deeply. Escapes and character classes contain no
 * groups.
 */
export function findGroupNestingError(pattern: string): string | undefined {
  let depth = 0;
  for (const [token] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()]/gsu)) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    if (depth > maxNestingDepth) return `groups are nested more than ${maxNestingDepth} levels deep`;
  }
  return undefined;
}
