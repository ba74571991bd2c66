// Strings that match a regular expression, generated from its syntax tree.

import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Decisions that determine one string. */
interface Choices {
  /** Groups of characters, preferred ones first. */
  readonly alphabet: readonly string[];
  /** Offset into the characters and alternatives that can be chosen. */
  readonly offset: number;
  /** Number of repetitions of a character, if its quantifier allows several numbers. */
  readonly repetitions: number;
  /** Additional repetitions by quantifier. */
  readonly extra: ReadonlyMap<AST.Quantifier, number>;
}

const lowerCase = 'abcdefghijklmnopqrstuvwxyz';
const upperCase = lowerCase.toUpperCase();
const digits = '1234567890';
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const others = `${ascii}\n\t\u0000éß中あ${String.fromCodePoint(0x1f600)}`;
const alphabets: readonly (readonly string[])[] = [
  [lowerCase, upperCase, digits, '-_./:@', others],
  [upperCase, digits, lowerCase, others],
  [digits, lowerCase, upperCase, others],
  ['aA1-bB2_cC3.', others],
];
const maxOffset = 6;

/** Yields strings that match a pattern. They can violate lookarounds and length bounds: callers validate them. */
export function* stringsFromPattern(
  pattern: string,
  minLength: number,
  maxLength: number,
  firstOffset = 0,
): Generator<string> {
  const tree = parsePattern(pattern);
  if (tree === undefined) return;
  for (let offset = firstOffset; offset < firstOffset + maxOffset; offset++) {
    for (const alphabet of alphabets) {
      for (const repetitions of [3, 0]) {
        const choices = { alphabet, offset, repetitions, extra: new Map<AST.Quantifier, number>() };
        const { text, quantifiers } = generate(tree, choices);
        // A pattern without anchors also matches within a string.
        for (const each of [text, `a${text}`, `${text}a`]) if (countCharacters(each) <= maxLength) yield each;
        const missing = minLength - countCharacters(text);
        if (missing <= 0) continue;
        for (const quantifier of quantifiers) yield* extend(tree, choices, quantifier, missing);
        yield text + 'a'.repeat(missing);
      }
    }
  }
}

/** Yields strings in which additional repetitions of a quantifier add the missing characters. */
function* extend(tree: Tree, choices: Choices, quantifier: AST.Quantifier, missing: number): Generator<string> {
  const lengthWith = (extra: number): number =>
    countCharacters(generate(tree, { ...choices, extra: new Map([[quantifier, extra]]) }).text);
  const perRepetition = lengthWith(1) - lengthWith(0);
  if (perRepetition <= 0) return;
  yield generate(tree, { ...choices, extra: new Map([[quantifier, Math.ceil(missing / perRepetition)]]) }).text;
}

interface Tree {
  readonly pattern: AST.Pattern;
  readonly flags: string;
}

function parsePattern(pattern: string): Tree | undefined {
  for (const flags of ['u', '']) {
    try {
      const tree = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: flags === 'u' });
      return { pattern: tree, flags };
    } catch {
      // The pattern may be valid without the `u` flag.
    }
  }
  return undefined;
}

/** Returns a string, and the quantifiers in it that allow more repetitions. */
function generate(
  { pattern, flags }: Tree,
  { alphabet, offset, repetitions, extra }: Choices,
): { readonly text: string; readonly quantifiers: readonly AST.Quantifier[] } {
  const captured = new Map<AST.CapturingGroup, string>();
  const quantifiers = new Set<AST.Quantifier>();
  let position = offset;
  const alternatives = (options: readonly AST.Alternative[]): string =>
    (options[offset % options.length]?.elements ?? []).map(element).join('');
  const element = (node: AST.Element): string => {
    switch (node.type) {
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const characters = charactersOf(node.raw, flags, alphabet);
        return characters[position++ % characters.length] ?? '';
      }
      case 'Group':
        return alternatives(node.alternatives);
      case 'CapturingGroup': {
        const text = alternatives(node.alternatives);
        captured.set(node, text);
        return text;
      }
      case 'Quantifier': {
        const { min, max } = node;
        const isGroup = node.element.type === 'Group' || node.element.type === 'CapturingGroup';
        const usual = isGroup ? min : Math.min(Math.max(min, repetitions), max);
        const count = Math.min(usual + (extra.get(node) ?? 0), max, maxRepetitions);
        if (count < max) quantifiers.add(node);
        return Array.from({ length: count }, () => element(node.element)).join('');
      }
      case 'Backreference':
        return [node.resolved].flat().reduce((text, group) => captured.get(group) ?? text, '');
      case 'Assertion':
        return '';
    }
  };
  return { text: alternatives(pattern.alternatives), quantifiers: [...quantifiers] };
}

/** Maximum number of repetitions; longer strings are not useful in a sample. */
const maxRepetitions = 10_000;

/** Returns the characters of the first group that a set allows. */
function charactersOf(set: string, flags: string, alphabet: readonly string[]): readonly string[] {
  const expression = new RegExp(`^(?:${set})$`, flags);
  for (const group of alphabet) {
    const characters = Array.from(group).filter((character) => expression.test(character));
    if (characters.length > 0) return characters;
  }
  for (let code = 0xa1; code < 0x30000; code++)
    if (expression.test(String.fromCodePoint(code))) return [String.fromCodePoint(code)];
  return [];
}

/** Returns the length of a string as JSON Schema defines it. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
