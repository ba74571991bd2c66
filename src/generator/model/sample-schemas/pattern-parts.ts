// The parts of strings that match a regular expression, of which the runtime makes random strings.

import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { PatternPart } from '../../../runtime/mocks/sample-schema.ts';

/** Maximum number of repetitions beyond the least one. */
const maxExtra = 8;

/** Characters that can be chosen, preferred ones first. */
const alphabets: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join(''),
];

/**
 * Returns the parts of strings that match a pattern and have a length in this range; `undefined` if the pattern has
 * lookarounds or backreferences. The strings can be invalid: callers validate them.
 */
export function patternParts(
  pattern: string,
  minLength: number,
  maxLength: number,
): readonly PatternPart[] | undefined {
  const tree = parsePattern(pattern);
  const [alternative, ...others] = tree?.alternatives ?? [];
  if (!alternative) return undefined;
  if (others.length === 0) {
    const parts = partsOfAlternative(alternative);
    return parts && fitLength(parts, minLength, maxLength);
  }
  const alternatives = partsOfAlternatives(tree?.alternatives ?? []);
  return alternatives && [{ anyOf: alternatives, min: 1, max: 1 }];
}

function parsePattern(pattern: string): AST.Pattern | undefined {
  try {
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
  } catch {
    return undefined;
  }
}

function partsOfAlternatives(
  alternatives: readonly AST.Alternative[],
): readonly (readonly PatternPart[])[] | undefined {
  const parts = alternatives.map(partsOfAlternative);
  return parts.every((each) => each !== undefined) ? parts : undefined;
}

function partsOfAlternative({ elements }: AST.Alternative): readonly PatternPart[] | undefined {
  const parts: PatternPart[] = [];
  for (const element of elements) {
    if (element.type === 'Assertion' && (element.kind === 'start' || element.kind === 'end')) continue;
    const part = toPart(element);
    if (part === undefined) return undefined;
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}

function toPart(element: AST.Element): PatternPart | undefined {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass': {
      const characters = charactersOf(element.raw);
      return characters === '' ? undefined : { characters, min: 1, max: 1 };
    }
    case 'Group':
    case 'CapturingGroup': {
      const anyOf = partsOfAlternatives(element.alternatives);
      return anyOf && { anyOf, min: 1, max: 1 };
    }
    case 'Quantifier': {
      const part = toPart(element.element);
      const range = { min: element.min, max: Math.min(element.max, element.min + maxExtra) };
      if (typeof part === 'string') return { anyOf: [[part]], ...range };
      return part && part.min === 1 && part.max === 1 ? { ...part, ...range } : undefined;
    }
    case 'Assertion':
    case 'Backreference':
      return undefined;
  }
}

function charactersOf(set: string): string {
  const expression = new RegExp(`^(?:${set})$`, 'u');
  for (const alphabet of alphabets) {
    const characters = Array.from(alphabet).filter((character) => expression.test(character));
    if (characters.length > 0) return characters.join('');
  }
  return '';
}

/** Restricts the number of characters of the only part whose number varies, if there is one. */
function fitLength(parts: readonly PatternPart[], minLength: number, maxLength: number): readonly PatternPart[] {
  const [variable, ...others] = parts.filter((part) => typeof part !== 'string' && part.min < part.max);
  if (typeof variable !== 'object' || !('characters' in variable) || others.length > 0) return parts;
  if (parts.some((part) => typeof part === 'object' && 'anyOf' in part)) return parts;
  const fixed = parts.reduce(
    (sum, part) => sum + (part === variable ? 0 : typeof part === 'string' ? Array.from(part).length : part.min),
    0,
  );
  const min = Math.max(variable.min, minLength - fixed);
  const max = Math.min(Math.max(variable.max, min), maxLength - fixed);
  return parts.map((part) => (part === variable ? { ...variable, min, max } : part));
}
