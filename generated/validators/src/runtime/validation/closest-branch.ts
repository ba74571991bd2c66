// Error reporting for unions: selects the branch that the value was probably meant to match.

import type { Problems } from './problems.js';
import type { Problem } from './problem.js';

/**
 * Returns the problems of the closest branch, or `noMatch` if no single branch is the closest. Distance is ordered:
 * constants that differ, missing properties, invalid properties, and properties with invalid content, each counted
 * once. Of equally close branches, the one with fewer problems is closer. A branch cannot be the closest if it rejects
 * the type of the value itself.
 */
export function selectClosestBranch(noMatch: Problem, ...branches: readonly Problems[]): Problems {
  let best: Problems;
  let leastDistance = Infinity;
  let isTied = false;
  for (const problems of branches) {
    if (problems === undefined) continue;
    const distance = measureDistance(problems);
    if (distance > leastDistance) continue;
    if (distance === leastDistance && best !== undefined && problems.length > best.length) continue;
    isTied = distance === leastDistance && problems.length === best?.length;
    best = problems;
    leastDistance = distance;
  }
  return best === undefined || isTied || leastDistance >= typeMismatch ? [noMatch] : best;
}

// Each weight exceeds any number of the lighter ones.
const typeMismatch = 1e12;
const constMismatch = 1e9;
const missingProperty = 1e6;
const invalidProperty = 1e3;

/**
 * Returns the distance of a branch. An invalid property suggests the branch more strongly than a missing one, and
 * problems inside a property are weak evidence.
 */
function measureDistance(problems: readonly Problem[]): number {
  let distance = 0;
  const nestedProperties = new Set<string>();
  for (const { pointer, keyword } of problems) {
    const end = pointer.indexOf('/', 1);
    if (pointer === '' && (keyword === 'type' || keyword === 'const' || keyword === 'enum' || keyword === 'false'))
      distance += typeMismatch;
    else if (keyword === 'const' && !/[/]\d+[/]/.test(pointer)) distance += constMismatch;
    else if (end > 0) nestedProperties.add(pointer.slice(0, end));
    else distance += keyword === 'enum' ? constMismatch : keyword === 'required' ? missingProperty : invalidProperty;
  }
  return distance + nestedProperties.size;
}
