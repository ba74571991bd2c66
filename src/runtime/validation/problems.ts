// How problems come together: the list is made with the first of them, and paths are written only on failure.

import { segment } from './json-pointer.ts';
import type { Problem } from './problem.ts';

/** A problem whose places are still told from a part of the value, and from a part of the schema. */
interface Found extends Problem {
  pointer: string;
  field: string;
  schema: string;
}

/** What was found so far; undefined while there is nothing. The list and its problems are the collector's own. */
export type Problems = Found[] | undefined;

/** What a value without problems is answered with. */
export const noProblems: readonly Problem[] = /* @__PURE__ */ Object.freeze([]);

/** So many problems of one value are told: nobody reads more. */
const mostProblems = 1000;

/** The total length of their pointers: each level of a value makes them longer. */
const mostCharacters = 100_000;

/** One problem more. */
export function add(problems: Problems, problem: Problem): Found[] {
  if (problems === undefined) return [problem];
  if (problems.length < mostProblems) problems.push(problem);
  return problems;
}

/** What was found so far, and what else was found of the same value. */
export function both(problems: Problems, found: Problems): Problems {
  if (found === undefined) return problems;
  if (problems === undefined) return found;
  for (const problem of found) {
    if (problems.length >= mostProblems) break;
    problems.push(problem);
  }
  return problems;
}

/** How many problems were found so far. */
export function countOf(problems: Problems): number {
  return problems?.length ?? 0;
}

// These stand where every valid value passes: small enough for engines to put them in place of their calls.

/** What was found so far, and what was found of the member `key`, a name without `~` and `/`. */
export function within(problems: Problems, key: string, found: Problems): Problems {
  return found === undefined ? problems : lifted(problems, `/${key}`, key, found);
}

/** The same, of a member of any name. */
export function withinAny(problems: Problems, key: string, found: Problems): Problems {
  return found === undefined ? problems : lifted(problems, `/${segment(key)}`, key, found);
}

/** The same, of a member that a loop over `value` has come to; of one that it inherits nothing is said. */
export function withinOwn(problems: Problems, value: object, key: string, found: Problems): Problems {
  return found === undefined || !Object.hasOwn(value, key)
    ? problems
    : lifted(problems, `/${segment(key)}`, key, found);
}

/** The same, of the item `index`. */
export function withinIndex(problems: Problems, index: number, found: Problems): Problems {
  return found === undefined ? problems : lifted(problems, `/${index}`, String(index), found);
}

/** The same, of the item `index` of the member `key`. */
export function withinItem(problems: Problems, key: string, index: number, found: Problems): Problems {
  return found === undefined ? problems : lifted(problems, `/${segment(key)}/${index}`, `${key}.${index}`, found);
}

/** One problem more, of the member `key`. */
export function addWithin(problems: Problems, key: string, problem: Problem): Problems {
  return lifted(problems, `/${segment(key)}`, key, [problem]);
}

/** What was found by a schema that stands in several places: told of that at `place`. */
export function placed(place: string, found: Problems): Problems {
  return found === undefined ? found : toldOf(place, found);
}

/** What was found further on, by schemas that are named, has its place already. */
function toldOf(place: string, found: Found[]): Found[] {
  for (const problem of found) if (problem.schema.startsWith('/')) problem.schema = place + problem.schema;
  return found;
}

/** Problems of a part, as problems of the whole. */
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

/** Whether problems of a value may be missing, because there are too many or their pointers are too long. */
export function mayBeIncomplete(problems: readonly Problem[]): boolean {
  return (
    problems.length >= mostProblems ||
    problems.reduce((characters, { pointer }) => characters + pointer.length, 0) > mostCharacters
  );
}

/** What several checks of one value found, each problem once. */
export function distinct(...found: readonly (readonly Problem[] | undefined)[]): readonly Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of found.flatMap((problems) => problems ?? [])) {
    const key = `${problem.pointer} ${problem.message}`;
    if (!seen.has(key)) seen.set(key, problem);
  }
  return seen.size === 0 ? noProblems : [...seen.values()];
}
