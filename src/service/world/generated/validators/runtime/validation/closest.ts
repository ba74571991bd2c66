// Which alternative a value evidently meant, when it meets none.

import type { Problems } from './collect.ts';
import type { Problem } from './problem.ts';

/**
 * What is wrong by the alternative that the value comes closest to; `none` where no one alternative is evidently meant.
 * Of two that are as close, the one with fewer problems is meant. An alternative is far that finds the value itself to
 * be of the wrong type, or one of its constants to differ.
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

const far = 1000;

function distanceOf(problems: readonly Problem[]): number {
  let distance = 0;
  for (const { pointer, keyword } of problems) {
    if (pointer === '' && (keyword === 'type' || keyword === 'const' || keyword === 'enum' || keyword === 'false')) distance += far;
    else if (keyword === 'const' || keyword === 'enum') distance += 20;
    // What is there, but wrong, was more likely meant than what is missing.
    else if (keyword === 'required') distance += 4;
    else distance += pointer.split('/').length > 2 ? 1 : 2;
  }
  return distance;
}
