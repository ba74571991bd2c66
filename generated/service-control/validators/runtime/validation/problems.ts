// Collection of problems: allocates nothing for valid values, and extends paths only on failure.

import { segment } from './json-pointer.ts';
import type { Problem } from './problem.ts';

/** A problem whose locations are still relative to a part of the value, and of the schema. */
interface Found extends Problem {
  pointer: string;
  field: string;
  schema: string;
}

/** Problems so far; `undefined` if there are none. The collector owns and mutates the array and its problems. */
export type Problems = Found[] | undefined;

/** Result for a valid value. */
export const noProblems: readonly Problem[] = /* @__PURE__ */ Object.freeze([]);

/** Maximum number of problems of one value. */
const mostProblems = 1000;

/** Maximum total length of their pointers, which grow with each level of nesting. */
const mostCharacters = 100_000;

/** Appends a problem. */
export function add(problems: Problems, problem: Problem): Found[] {
  if (problems === undefined) return [problem];
  if (problems.length < mostProblems) problems.push(problem);
  return problems;
}

/** Appends further problems of the same value. */
export function both(problems: Problems, found: Problems): Problems {
  if (found === undefined) return problems;
  if (problems === undefined) return found;
  for (const problem of found) {
    if (problems.length >= mostProblems) break;
    problems.push(problem);
  }
  return problems;
}

/** Returns the number of problems so far. */
export function countOf(problems: Problems): number {
  return problems?.length ?? 0;
}

// On the path of every valid value: small enough for engines to inline.

/** Appends the problems of the property `key`, a name without `~` and `/`. */
export function within(problems: Problems, key: string, found: Problems): Problems {
  return found === undefined ? problems : lifted(problems, `/${key}`, key, found);
}

/** Appends the problems of a property with any name. */
export function withinAny(problems: Problems, key: string, found: Problems): Problems {
  return found === undefined ? problems : lifted(problems, `/${segment(key)}`, key, found);
}

/** Appends the problems of a property in a loop over `value`; ignores inherited properties. */
export function withinOwn(problems: Problems, value: object, key: string, found: Problems): Problems {
  return found === undefined || !Object.hasOwn(value, key)
    ? problems
    : lifted(problems, `/${segment(key)}`, key, found);
}

/** Appends the problems of an array item. */
export function withinIndex(problems: Problems, index: number, found: Problems): Problems {
  return found === undefined ? problems : lifted(problems, `/${index}`, String(index), found);
}

/** Appends the problems of an item of the property `key`. */
export function withinItem(problems: Problems, key: string, index: number, found: Problems): Problems {
  return found === undefined ? problems : lifted(problems, `/${segment(key)}/${index}`, `${key}.${index}`, found);
}

/** Appends a problem of the property `key`. */
export function addWithin(problems: Problems, key: string, problem: Problem): Problems {
  return lifted(problems, `/${segment(key)}`, key, [problem]);
}

/** Completes the schema locations of a subschema that is shared between several locations. */
export function placed(place: string, found: Problems): Problems {
  return found === undefined ? found : toldOf(place, found);
}

/** Problems of named schemas already have complete locations. */
function toldOf(place: string, found: Found[]): Found[] {
  for (const problem of found) if (problem.schema.startsWith('/')) problem.schema = place + problem.schema;
  return found;
}

/** Appends problems of a part, with paths relative to the whole. */
function lifted(problems: Problems, pointer: string, field: string, found: Found[]): Found[] {
  let characters = 0;
  for (let index = 0; index < found.length; index++) {
    const problem = found[index];
    if (problem === undefined) break;
    problem.pointer = pointer + problem.pointer;
    problem.field = problem.field === '' ? field : `${field}.${problem.field}`;
    if (problems !== undefined) add(problems, problem);
    characters += problem.pointer.length;
    if (characters > mostCharacters) found.length = index + 1;
  }
  return problems === undefined ? found : problems;
}

/** Whether problems may be missing, because there are too many or their pointers are too long. */
export function mayBeIncomplete(problems: readonly Problem[]): boolean {
  return (
    problems.length >= mostProblems ||
    problems.reduce((characters, { pointer }) => characters + pointer.length, 0) > mostCharacters
  );
}

/** Merges the problems of several checks without duplicates. */
export function distinct(...found: readonly (readonly Problem[] | undefined)[]): readonly Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of found.flatMap((problems) => problems ?? [])) {
    const key = `${problem.pointer} ${problem.message}`;
    if (!seen.has(key)) seen.set(key, problem);
  }
  return seen.size === 0 ? noProblems : [...seen.values()];
}
