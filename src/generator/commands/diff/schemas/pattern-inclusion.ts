// Inclusion between simple regular expressions.

import { simple, type Element, type Simple } from './simple-pattern.ts';

/**
 * Returns `wider` if every match of `from` matches `to`, `narrower` for the inverse, `same` for both, `undefined` if
 * unknown.
 */
export function relatePatterns(from: string, to: string): 'same' | 'wider' | 'narrower' | undefined {
  const [left, right] = [simple(from), simple(to)];
  if (!left || !right) return undefined;
  const [wider, narrower] = [lies(left, right), lies(right, left)];
  if (wider) return narrower ? 'same' : 'wider';
  return narrower ? 'narrower' : undefined;
}

/** Returns whether every match of `inner` matches `outer`; false if unknown. */
function lies(inner: Simple, outer: Simple): boolean {
  if (!(outer.start && outer.end) && outer.alternatives.some(({ length }) => length === 0)) return true;
  if ((outer.start && !inner.start) || (outer.end && !inner.end)) return false;
  return inner.alternatives.every((one) => outer.alternatives.some((other) => fits(one, other)));
}

function fits(inner: readonly Element[], outer: readonly Element[]): boolean {
  // One element can match a sequence if it includes the characters of all its elements.
  const [only] = outer;
  if (only && outer.length === 1) {
    const min = inner.reduce((sum, each) => sum + each.min, 0);
    const max = inner.reduce((sum, each) => sum + each.max, 0);
    return min >= only.min && max <= only.max && inner.every((each) => holds(each, only));
  }
  return inner.length === outer.length && inner.every((each, at) => {
    const other = outer[at];
    return other !== undefined && each.min >= other.min && each.max <= other.max && holds(each, other);
  });
}

function holds(inner: Element, outer: Element): boolean {
  return inner.characters.every((flag, code) => !flag || outer.characters[code] === true);
}
