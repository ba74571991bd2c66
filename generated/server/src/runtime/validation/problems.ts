// Collection of problems: allocates nothing for valid values, and extends paths only on failure.

import { escapeToken } from './json-pointer.js';
import type { Problem } from './problem.js';

/** A problem whose locations are still relative to a part of the value, and of the schema. */
interface MutableProblem extends Problem {
  pointer: string;
  field: string;
  schema: string;
}

/** Problems so far; `undefined` if there are none. The collector owns and mutates the array and its problems. */
export type Problems = MutableProblem[] | undefined;

/** Result for a valid value. */
export const noProblems: readonly Problem[] = /* @__PURE__ */ Object.freeze([]);

/** Maximum number of problems of one value. */
const maxProblems = 1000;

/** Maximum total length of their pointers, which grow with each level of nesting. */
const maxCharacters = 100_000;

/** Appends a problem. */
export function addProblem(problems: Problems, problem: Problem): MutableProblem[] {
  if (problems === undefined) return [problem];
  if (problems.length < maxProblems) problems.push(problem);
  return problems;
}

/** Appends further problems of the same value. */
export function mergeProblems(problems: Problems, added: Problems): Problems {
  if (added === undefined) return problems;
  if (problems === undefined) return added;
  for (const problem of added) {
    if (problems.length >= maxProblems) break;
    problems.push(problem);
  }
  return problems;
}

/** Returns the number of problems so far. */
export function countProblems(problems: Problems): number {
  return problems?.length ?? 0;
}

// On the path of every valid value: small enough for engines to inline.

/** Appends the problems of the property `key`, a name without `~` and `/`. */
export function mergeAtProperty(problems: Problems, key: string, added: Problems): Problems {
  return added === undefined ? problems : mergeWithPrefix(problems, `/${key}`, key, added);
}

/** Appends the problems of a property with any name. */
export function mergeAtAnyProperty(problems: Problems, key: string, added: Problems): Problems {
  return added === undefined ? problems : mergeWithPrefix(problems, `/${escapeToken(key)}`, key, added);
}

/** Appends the problems of a property in a loop over `value`; ignores inherited properties. */
export function mergeAtOwnProperty(problems: Problems, value: object, key: string, added: Problems): Problems {
  return added === undefined || !Object.hasOwn(value, key)
    ? problems
    : mergeWithPrefix(problems, `/${escapeToken(key)}`, key, added);
}

/** Appends the problems of an array item. */
export function mergeAtIndex(problems: Problems, index: number, added: Problems): Problems {
  return added === undefined ? problems : mergeWithPrefix(problems, `/${index}`, String(index), added);
}

/** Appends the problems of an item of the property `key`. */
export function mergeAtPropertyIndex(problems: Problems, key: string, index: number, added: Problems): Problems {
  return added === undefined
    ? problems
    : mergeWithPrefix(problems, `/${escapeToken(key)}/${index}`, `${key}.${index}`, added);
}

/** Appends a problem of the property `key`. */
export function addAtProperty(problems: Problems, key: string, problem: Problem): Problems {
  return mergeWithPrefix(problems, `/${escapeToken(key)}`, key, [problem]);
}

/** Completes the schema locations of a subschema that is shared between several locations. */
export function withSchemaLocation(location: string, added: Problems): Problems {
  return added === undefined ? added : completeLocations(location, added);
}

/** Problems of named schemas already have complete locations. */
function completeLocations(location: string, added: MutableProblem[]): MutableProblem[] {
  for (const problem of added) if (problem.schema.startsWith('/')) problem.schema = location + problem.schema;
  return added;
}

/** Appends problems of a part, with paths relative to the whole. */
function mergeWithPrefix(
  problems: Problems,
  pointer: string,
  field: string,
  added: MutableProblem[],
): MutableProblem[] {
  let characters = 0;
  for (let index = 0; index < added.length; index++) {
    const problem = added[index];
    if (problem === undefined) break;
    problem.pointer = pointer + problem.pointer;
    problem.field = problem.field === '' ? field : `${field}.${problem.field}`;
    if (problems !== undefined) addProblem(problems, problem);
    characters += problem.pointer.length;
    if (characters > maxCharacters) added.length = index + 1;
  }
  return problems === undefined ? added : problems;
}

/** Whether problems may be missing, because there are too many or their pointers are too long. */
export function mayBeIncomplete(problems: readonly Problem[]): boolean {
  return (
    problems.length >= maxProblems ||
    problems.reduce((characters, { pointer }) => characters + pointer.length, 0) > maxCharacters
  );
}

/** Merges the problems of several checks without duplicates. */
export function deduplicateProblems(...added: readonly (readonly Problem[] | undefined)[]): readonly Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of added.flatMap((problems) => problems ?? [])) {
    const key = `${problem.pointer} ${problem.message}`;
    if (!seen.has(key)) seen.set(key, problem);
  }
  return seen.size === 0 ? noProblems : [...seen.values()];
}
