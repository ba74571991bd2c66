// Error reporting for unions: selects the branch that the value was probably meant to match.

import type { Problems } from './problems.ts';
import type { Problem } from './problem.ts';

/**
 * Returns the problems of the closest branch, or `noMatch` if no single branch is the closest. Distance is ordered:
 * constants that differ, missing properties, invalid properties, and properties with invalid content, each counted
 * once. Of equally close branches, the one with fewer problems wins. A branch is out of reach if it rejects the type of
 * the value itself.
 */
export function closest(none: Problem, ...alternatives: readonly Problems[]): Problems {
  let best: Problems;
  let least = Infinity;
  let tied = false;
  for (const found of alternatives) {
    if (found === undefined) continue;
    const distance = distanceOf(found);
    if (distance > least || (distance === least && best !== undefined && found.length > best.length)) continue;
    tied = distance === least && found.length === best?.length;
    best = found;
    least = distance;
  }
  return best === undefined || tied || least >= far ? [none] : best;
}

// Each weight exceeds any number of the lighter ones.
const far = 1e12;
const differs = 1e9;
const lacks = 1e6;
const isWrong = 1e3;

/**
 * An invalid property suggests the branch more than a missing one, and problems inside a property say little about the
 * branch.
 */
function distanceOf(problems: readonly Problem[]): number {
  let distance = 0;
  const inside = new Set<string>();
  for (const { pointer, keyword } of problems) {
    const end = pointer.indexOf('/', 1);
    if (pointer === '' && (keyword === 'type' || keyword === 'const' || keyword === 'enum' || keyword === 'false'))
      distance += far;
    else if (keyword === 'const' && !/[/]\d+[/]/.test(pointer)) distance += differs;
    else if (end > 0) inside.add(pointer.slice(0, end));
    else distance += keyword === 'enum' ? differs : keyword === 'required' ? lacks : isWrong;
  }
  return distance + inside.size;
}
