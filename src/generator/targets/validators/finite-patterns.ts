// Enumeration of the strings that a finite pattern matches; comparisons are cheaper than a regular expression.

import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Maximum number of strings: patterns that match more stay regular expressions. */
const few = 32;

/**
 * Returns all strings that match; `undefined` if there are too many or the pattern is not a plain anchored sequence.
 */
export function textsOf(pattern: string): readonly string[] | undefined {
  const root = parsed(pattern);
  const [only, ...others] = root?.alternatives ?? [];
  if (!only || others.length > 0) return undefined;
  const [first, ...inner] = only.elements;
  const last = inner.pop();
  if (first?.type !== 'Assertion' || first.kind !== 'start' || last?.type !== 'Assertion' || last.kind !== 'end')
    return undefined;
  const texts = sequence(inner);
  return texts && [...new Set(texts)];
}

function parsed(pattern: string): AST.Pattern | undefined {
  try {
    return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, { unicode: true });
  } catch {
    return undefined;
  }
}

function sequence(elements: readonly AST.Element[]): readonly string[] | undefined {
  return elements.reduce<readonly string[] | undefined>((texts, each) => both(texts, element(each)), ['']);
}

function element(node: AST.Element): readonly string[] | undefined {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterClass':
      return node.negate ? undefined : united(node.elements.map(ofClass));
    case 'Group':
    case 'CapturingGroup':
      return united(node.alternatives.map(({ elements }) => sequence(elements)));
    case 'Quantifier':
      return repeated(node);
    case 'Assertion':
    case 'Backreference':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
      return undefined;
  }
}

function ofClass(
  part: AST.ClassRangesCharacterClassElement | AST.UnicodeSetsCharacterClassElement,
): readonly string[] | undefined {
  if (part.type === 'Character') return [String.fromCodePoint(part.value)];
  if (part.type !== 'CharacterClassRange') return undefined;
  const { min, max } = part;
  return max.value - min.value >= few
    ? undefined
    : Array.from({ length: max.value - min.value + 1 }, (_, at) => String.fromCodePoint(min.value + at));
}

function repeated({ element: body, min, max }: AST.Quantifier): readonly string[] | undefined {
  if (max > few) return undefined;
  const once = element(body);
  let texts: readonly string[] | undefined = [''];
  let all: readonly string[] | undefined = min === 0 ? texts : [];
  for (let count = 1; count <= max && all; count++) {
    texts = both(texts, once);
    if (count >= min) all = united([all, texts]);
  }
  return all;
}

/** Returns every string of the first array followed by every string of the second. */
function both(some: readonly string[] | undefined, more: readonly string[] | undefined): readonly string[] | undefined {
  return some && more && bounded(some.flatMap((text) => more.map((other) => text + other)));
}

function united(parts: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  const there = parts.filter((part) => part !== undefined);
  return there.length === parts.length ? bounded(there.flat()) : undefined;
}

function bounded(texts: readonly string[]): readonly string[] | undefined {
  return texts.length > few ? undefined : texts;
}
