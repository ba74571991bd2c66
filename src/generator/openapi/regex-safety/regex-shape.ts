// Syntax tree of a regex over a small alphabet of representative characters.

import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** A regex. A character set is a bit set over the alphabet. */
export type Form =
  | { readonly kind: 'character'; readonly set: bigint }
  | { readonly kind: 'sequence'; readonly parts: readonly Form[] }
  | { readonly kind: 'choice'; readonly options: readonly Form[] }
  | {
      readonly kind: 'repeat';
      readonly body: Form;
      readonly min: number;
      readonly max: number;
      readonly greedy: boolean;
    }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'boundary'; readonly negate: boolean }
  | { readonly kind: 'ahead'; readonly body: Form; readonly negate: boolean };

export interface Parsed {
  readonly form: Form;
  /** Single characters; bit `n` of a set is for character `n`. */
  readonly alphabet: readonly string[];
  /** Bits of the word characters (`\w`). */
  readonly word: bigint;
}

/** Representatives of the characters that a pattern does not mention. */
const usual = ['a', 'Z', '0', '_', ' ', '\n', '-', '.', '@', '/', '!', 'é', '中', '\u0000'];
const mostCharacters = 200;
const mostReferences = 100;

/**
 * Parses a pattern; `undefined` if it has parts whose cost is not counted (lookbehind, nested classes). A backreference
 * is read as a copy of its group.
 */
export function formOf(pattern: string): Parsed | undefined {
  for (const unicode of [true, false]) {
    const root = parsed(pattern, unicode);
    if (root) return read(root, unicode ? 'u' : '');
  }
  return undefined;
}

function parsed(pattern: string, unicode: boolean): AST.Pattern | undefined {
  try {
    return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, { unicode });
  } catch {
    return undefined;
  }
}

function read(root: AST.Pattern, flags: string): Parsed | undefined {
  const alphabet = alphabetOf(root);
  const sets = new Map<string, bigint>();
  const setOf = (raw: string): bigint => {
    const known = sets.get(raw);
    if (known !== undefined) return known;
    const test = new RegExp(`^(?:${raw})$`, flags);
    const made = alphabet.reduce(
      (bits, character, at) => (test.test(character) ? bits | (1n << BigInt(at)) : bits),
      0n,
    );
    sets.set(raw, made);
    return made;
  };
  const choice = (alternatives: readonly AST.Alternative[]): Form | undefined => {
    const options = every(alternatives.map(({ elements }) => sequence(elements)));
    return options?.length === 1 ? options[0] : options && { kind: 'choice', options };
  };
  const sequence = (elements: readonly AST.Element[]): Form | undefined => {
    const parts = every(elements.map(element));
    return parts?.length === 1 ? parts[0] : parts && { kind: 'sequence', parts };
  };
  const element = (node: AST.Element): Form | undefined => {
    switch (node.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return { kind: 'character', set: setOf(node.raw) };
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
        return referred([node.resolved].flat());
      case 'ExpressionCharacterClass':
        return undefined;
    }
  };
  const open = new Set<AST.CapturingGroup>();
  let references = 0;
  const referred = (groups: readonly AST.CapturingGroup[]): Form | undefined => {
    // Copies of groups that contain backreferences grow exponentially.
    if (++references > mostReferences) return undefined;
    // Inside its own group, a backreference matches the empty string.
    const fresh = groups.filter((group) => !open.has(group));
    for (const group of fresh) open.add(group);
    const form = choice(fresh.flatMap(({ alternatives }) => alternatives));
    for (const group of fresh) open.delete(group);
    return fresh.length === 0 ? { kind: 'sequence', parts: [] } : form;
  };
  const assertion = (node: AST.Assertion): Form | undefined => {
    switch (node.kind) {
      case 'start':
      case 'end':
        return { kind: node.kind };
      case 'word':
        return { kind: 'boundary', negate: node.negate };
      case 'lookahead': {
        const body = choice(node.alternatives);
        return body && { kind: 'ahead', body, negate: node.negate };
      }
      case 'lookbehind':
        return undefined;
    }
  };
  const form = choice(root.alternatives);
  return form && { form, alphabet, word: setOf('\\w') };
}

/** Returns the bounds of each range, and their neighbors. */
function alphabetOf(root: AST.Pattern): readonly string[] {
  const found = new Set(usual);
  const add = (code: number): void => {
    if (code >= 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) && found.size < mostCharacters)
      found.add(String.fromCodePoint(code));
  };
  visitRegExpAST(root, {
    onCharacterEnter: ({ value }) => add(value),
    onCharacterClassRangeEnter: ({ min, max }) => [min.value - 1, max.value + 1].forEach(add),
  });
  return [...found];
}

function every<T>(found: readonly (T | undefined)[]): readonly T[] | undefined {
  const there = found.filter((each) => each !== undefined);
  return there.length === found.length ? there : undefined;
}
