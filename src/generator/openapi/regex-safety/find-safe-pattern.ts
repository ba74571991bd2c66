// Rewrites a slow pattern into a safe equivalent, such as `(a+)+` to `a+`.

import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { findSlowInput } from './find-slow-input.ts';

interface Edit {
  readonly node: AST.Node;
  readonly text: string;
}

/**
 * Returns an equivalent pattern that is safe for strings of at most `maxLength` characters; `undefined` if the pattern
 * is not slow or no equivalent is known. Capturing groups may be lost, so use the result only to test strings.
 */
export function findSafePattern(pattern: string, maxLength = Infinity): string | undefined {
  if (!findSlowInput(pattern, maxLength)) return undefined;
  let result = pattern;
  // Terminates: each edit shortens the pattern.
  for (let next = simplify(result); next !== undefined; next = simplify(result)) result = next;
  return result === pattern || findSlowInput(result, maxLength) ? undefined : result;
}

/** Returns the help text for an equivalent pattern. */
export function safePatternHelp(safe: string, users: 'validators use' | 'rules use'): string {
  return `use \`${safe}\`, which matches the same strings; ${users} it`;
}

function simplify(pattern: string): string | undefined {
  const root = parse(pattern);
  if (!root) return undefined;
  const edits: (Edit | undefined)[] = [];
  const references: AST.Backreference[] = [];
  visitRegExpAST(root, {
    onBackreferenceEnter: (node) => {
      references.push(node);
    },
    onQuantifierEnter: (node) => {
      edits.push(mergeNestedLoops(node));
    },
    onAlternativeEnter: (node) => {
      edits.push(mergeAdjacentLoops(node));
    },
    onGroupEnter: (node) => {
      edits.push(dropRepeatedAlternative(node));
    },
    onCapturingGroupEnter: (node) => {
      edits.push(dropRepeatedAlternative(node));
    },
  });
  const edit = edits.find((candidate) => candidate !== undefined);
  // A backreference depends on which part of the string its group matched.
  if (references.length > 0 || !edit) return undefined;
  const { node, text } = edit;
  return pattern.slice(0, node.start) + text + pattern.slice(node.end);
}

function parse(pattern: string): AST.Pattern | undefined {
  for (const unicode of [true, false]) {
    try {
      return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, { unicode });
    } catch {
      // Retry without the `u` flag, or give up.
    }
  }
  return undefined;
}

/** Simplifies `(X+)+` to `X+`, and to `X*` if either is `*`. */
function mergeNestedLoops(outer: AST.Quantifier): Edit | undefined {
  const group = outer.element;
  if (group.type !== 'Group' && group.type !== 'CapturingGroup') return undefined;
  const [alternative, ...otherAlternatives] = group.alternatives;
  const [inner, ...otherElements] = alternative?.elements ?? [];
  if (
    otherAlternatives.length > 0 ||
    otherElements.length > 0 ||
    inner?.type !== 'Quantifier' ||
    !isLoop(outer) ||
    !isLoop(inner)
  )
    return undefined;
  return { node: outer, text: `${inner.element.raw}${outer.min + inner.min === 2 ? '+' : '*'}` };
}

function isLoop({ min, max }: AST.Quantifier): boolean {
  return min <= 1 && max === Infinity;
}

/** Simplifies `X+X*` to `X+`, and `X*X*` to `X*`, for single characters. */
function mergeAdjacentLoops({ elements }: AST.Alternative): Edit | undefined {
  for (const [index, first] of elements.entries()) {
    const second = elements[index + 1];
    if (first.type !== 'Quantifier' || second?.type !== 'Quantifier' || !isLoop(first) || !isLoop(second)) continue;
    if (!isCharacter(first.element) || first.element.raw !== second.element.raw || first.min + second.min === 2)
      continue;
    return { node: first.min === 0 ? first : second, text: '' };
  }
  return undefined;
}

function isCharacter({ type }: AST.Element): boolean {
  return type === 'Character' || type === 'CharacterClass' || type === 'CharacterSet';
}

/** Simplifies `(X|X)` to `(X)`. */
function dropRepeatedAlternative({ alternatives }: AST.Group | AST.CapturingGroup): Edit | undefined {
  for (const [index, option] of alternatives.entries()) {
    const isRepeated = alternatives.slice(0, index).some(({ raw }) => raw === option.raw);
    if (!isRepeated) continue;
    const previous = alternatives[index - 1];
    return previous && { node: { ...option, start: previous.end, end: option.end }, text: '' };
  }
  return undefined;
}
