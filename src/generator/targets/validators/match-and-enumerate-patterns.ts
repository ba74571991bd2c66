// The keyword `pattern`: hoisted regular expressions, and enumeration of the strings that a finite pattern matches.

import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { findSafePattern } from '../../openapi/regex-safety/find-safe-pattern.ts';
import { call, constant, method } from '../../code/typescript/build-tree.ts';
import type { Expression } from '../../code/typescript/tree.ts';
import { runtime } from './runtime-imports.ts';

/**
 * Returns an expression that tests a string against a pattern of the document. `maxLength` bounds the string; `name`
 * is the base of the constant name.
 */
export function matchExpression(original: string, name: string, text: Expression, maxLength?: number): Expression {
  const source = findSafePattern(original, maxLength) ?? original;
  const flags = isValidRegex(source, 'u') ? 'u' : '';
  const regex = constant(name, { kind: 'regex', source, flags });
  return canExhaustStack(source, flags === 'u')
    ? call(runtime('matchesPattern'), regex, text)
    : method(regex, 'test', text);
}

/**
 * Returns whether the pattern compiles. Patterns that compile only without the `u` flag are used without it and were
 * reported on reading.
 */
function isValidRegex(source: string, flags: '' | 'u'): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}

/** Maximum number of repetitions. Millions of repetitions exhaust the backtracking stack; this adds a safety margin. */
const maxSafeRepetitions = 100_000;

/**
 * Returns whether matching can exhaust the stack of the engine, which may keep a backtracking position for each
 * repetition. Single characters often need none, but no unbounded quantifier is safe when memory is low.
 */
function canExhaustStack(source: string, unicode: boolean): boolean {
  let isUnbounded = false;
  visitRegExpAST(new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, { unicode }), {
    onQuantifierEnter({ max }) {
      isUnbounded ||= max > maxSafeRepetitions;
    },
  });
  return isUnbounded;
}

/** Maximum number of strings: patterns that match more stay regular expressions. */
const maxMatches = 32;

/**
 * Returns all strings that match; `undefined` if there are too many or the pattern is not a plain anchored sequence.
 */
export function enumerateMatches(pattern: string): readonly string[] | undefined {
  const root = parsePattern(pattern);
  const [sequence, ...alternatives] = root?.alternatives ?? [];
  if (!sequence || alternatives.length > 0) return undefined;
  const [first, ...inner] = sequence.elements;
  const last = inner.pop();
  if (first?.type !== 'Assertion' || first.kind !== 'start' || last?.type !== 'Assertion' || last.kind !== 'end')
    return undefined;
  const texts = matchesOfSequence(inner);
  return texts && [...new Set(texts)];
}

function parsePattern(pattern: string): AST.Pattern | undefined {
  try {
    return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, { unicode: true });
  } catch {
    return undefined;
  }
}

function matchesOfSequence(elements: readonly AST.Element[]): readonly string[] | undefined {
  return elements.reduce<readonly string[] | undefined>(
    (texts, each) => concatenateMatches(texts, matchesOfElement(each)),
    [''],
  );
}

function matchesOfElement(node: AST.Element): readonly string[] | undefined {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterClass':
      return node.negate ? undefined : uniteMatches(node.elements.map(matchesOfClassElement));
    case 'Group':
    case 'CapturingGroup':
      return uniteMatches(node.alternatives.map(({ elements }) => matchesOfSequence(elements)));
    case 'Quantifier':
      return matchesOfQuantifier(node);
    case 'Assertion':
    case 'Backreference':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
      return undefined;
  }
}

function matchesOfClassElement(
  part: AST.ClassRangesCharacterClassElement | AST.UnicodeSetsCharacterClassElement,
): readonly string[] | undefined {
  if (part.type === 'Character') return [String.fromCodePoint(part.value)];
  if (part.type !== 'CharacterClassRange') return undefined;
  const { min, max } = part;
  return max.value - min.value >= maxMatches
    ? undefined
    : Array.from({ length: max.value - min.value + 1 }, (_, offset) => String.fromCodePoint(min.value + offset));
}

function matchesOfQuantifier({ element: body, min, max }: AST.Quantifier): readonly string[] | undefined {
  if (max > maxMatches) return undefined;
  const single = matchesOfElement(body);
  let texts: readonly string[] | undefined = [''];
  let matches: readonly string[] | undefined = min === 0 ? texts : [];
  for (let count = 1; count <= max && matches; count++) {
    texts = concatenateMatches(texts, single);
    if (count >= min) matches = uniteMatches([matches, texts]);
  }
  return matches;
}

/** Returns every string of the first array followed by every string of the second. */
function concatenateMatches(
  prefixes: readonly string[] | undefined,
  suffixes: readonly string[] | undefined,
): readonly string[] | undefined {
  return prefixes && suffixes && limitMatches(prefixes.flatMap((prefix) => suffixes.map((suffix) => prefix + suffix)));
}

function uniteMatches(parts: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  const defined = parts.filter((part) => part !== undefined);
  return defined.length === parts.length ? limitMatches(defined.flat()) : undefined;
}

function limitMatches(texts: readonly string[]): readonly string[] | undefined {
  return texts.length > maxMatches ? undefined : texts;
}
