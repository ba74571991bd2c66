// Which alternative a value evidently meant, when it meets none.

import type { Problems } from './problems.ts';
import type { Problem } from './problem.ts';

/**
 * What is wrong by the alternative that the value comes closest to; `none` where no one alternative is evidently meant.
 * Constants that differ count first, then members that are missing, then those that are wrong, then those that hold
 * something wrong, each once. Of two that are as close, the one with fewer problems is meant. An alternative is far
 * that finds the value itself to be of the wrong type.
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

// Each kind of mistake counts more than any number of those below it.
const far = 1e12;
const differs = 1e9;
const lacks = 1e6;
const isWrong = 1e3;

/** What is there, but wrong, was more likely meant than what is missing; and what is wrong inside a member is no reason against the member. */
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
