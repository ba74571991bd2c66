// Inclusion between simple regular expressions.

import { parseSimplePattern, type QuantifiedClass, type SimplePattern } from './simple-pattern.ts';

/**
 * Returns `wider` if every match of `from` matches `to`, `narrower` for the inverse, `same` for both, `undefined` if
 * unknown.
 */
export function comparePatternInclusion(from: string, to: string): 'same' | 'wider' | 'narrower' | undefined {
  const [left, right] = [parseSimplePattern(from), parseSimplePattern(to)];
  if (!left || !right) return undefined;
  const [wider, narrower] = [includesAll(left, right), includesAll(right, left)];
  if (wider) return narrower ? 'same' : 'wider';
  return narrower ? 'narrower' : undefined;
}

/** Returns whether every match of `inner` matches `outer`; false if unknown. */
function includesAll(inner: SimplePattern, outer: SimplePattern): boolean {
  if (!(outer.isStartAnchored && outer.isEndAnchored) && outer.alternatives.some(({ length }) => length === 0))
    return true;
  if ((outer.isStartAnchored && !inner.isStartAnchored) || (outer.isEndAnchored && !inner.isEndAnchored)) return false;
  return inner.alternatives.every((innerAlternative) =>
    outer.alternatives.some((outerAlternative) => includesSequence(innerAlternative, outerAlternative)),
  );
}

function includesSequence(inner: readonly QuantifiedClass[], outer: readonly QuantifiedClass[]): boolean {
  // One element can match a sequence if it includes the characters of all its elements.
  const [only] = outer;
  if (only && outer.length === 1) {
    const min = inner.reduce((sum, each) => sum + each.min, 0);
    const max = inner.reduce((sum, each) => sum + each.max, 0);
    return min >= only.min && max <= only.max && inner.every((each) => includesCharacters(each, only));
  }
  return (
    inner.length === outer.length &&
    inner.every((each, at) => {
      const counterpart = outer[at];
      return (
        counterpart !== undefined &&
        each.min >= counterpart.min &&
        each.max <= counterpart.max &&
        includesCharacters(each, counterpart)
      );
    })
  );
}

function includesCharacters(inner: QuantifiedClass, outer: QuantifiedClass): boolean {
  return inner.characters.every((flag, code) => !flag || outer.characters[code] === true);
}
