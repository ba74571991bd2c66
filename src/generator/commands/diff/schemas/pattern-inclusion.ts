// Which of two patterns lets more through, where that can be decided: character for character, alternative for alternative.

import { simple, type Element, type Simple } from './simple-pattern.ts';

/** `wider`: all that matches `from` matches `to`; `same`: the other way too. Undefined: neither is known to hold all of the other. */
export function relatePatterns(from: string, to: string): 'same' | 'wider' | 'narrower' | undefined {
  const [left, right] = [simple(from), simple(to)];
  if (!left || !right) return undefined;
  const [wider, narrower] = [lies(left, right), lies(right, left)];
  if (wider) return narrower ? 'same' : 'wider';
  return narrower ? 'narrower' : undefined;
}

/** Whether all that matches `inner` matches `outer`; false where that is not plain to see. */
function lies(inner: Simple, outer: Simple): boolean {
  if (!(outer.start && outer.end) && outer.alternatives.some(({ length }) => length === 0)) return true;
  if ((outer.start && !inner.start) || (outer.end && !inner.end)) return false;
  return inner.alternatives.every((one) => outer.alternatives.some((other) => fits(one, other)));
}

function fits(inner: readonly Element[], outer: readonly Element[]): boolean {
  // One element may stand for several beside each other, when it takes the characters of all of them.
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
