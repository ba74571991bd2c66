// How problems come together: the list is made with the first of them, and paths are written only on failure.

import type { Problem } from './problem.ts';

/** What was found so far; undefined while there is nothing. */
export type Problems = Problem[] | undefined;

/** What a value without problems is answered with. */
export const noProblems: readonly Problem[] = Object.freeze([]);

/** One problem more. */
export function add(problems: Problems, problem: Problem): Problem[] {
  if (problems === undefined) return [problem];
  problems.push(problem);
  return problems;
}

/** What was found so far, and what else was found of the same value. */
export function both(problems: Problems, found: Problems): Problems {
  if (found === undefined) return problems;
  if (problems === undefined) return found;
  for (const problem of found) problems.push(problem);
  return problems;
}

/** What was found so far, and what was found of the member or item `key`. */
export function within(problems: Problems, key: string | number, found: Problems): Problems {
  return found === undefined ? problems : moved(problems, key, found);
}

/** The same, of the item `index` of the member `key`. */
export function withinItem(problems: Problems, key: string, index: number, found: Problems): Problems {
  return found === undefined ? problems : moved(problems, key, moved(undefined, index, found));
}

/** One problem more, of the member or item `key`. */
export function addWithin(problems: Problems, key: string | number, problem: Problem): Problem[] {
  return add(problems, below(key, problem));
}

/** Problems of a part, as problems of the whole. */
function moved(problems: Problems, key: string | number, found: Problem[]): Problem[] {
  if (problems === undefined) {
    for (const [index, problem] of found.entries()) found[index] = below(key, problem);
    return found;
  }
  for (const problem of found) problems.push(below(key, problem));
  return problems;
}

function below(key: string | number, problem: Problem): Problem {
  const name = typeof key === 'number' ? String(key) : key;
  return {
    pointer: `/${escaped(name)}${problem.pointer}`,
    field: problem.field === '' ? name : `${name}.${problem.field}`,
    keyword: problem.keyword,
    schema: problem.schema,
    message: problem.message,
  };
}

/** A name as a segment of a JSON pointer. */
export function escaped(name: string): string {
  return /[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}

/** What several checks of one value found, each problem once. */
export function distinct(...found: readonly Problems[]): readonly Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of found.flatMap((problems) => problems ?? [])) {
    const key = `${problem.pointer} ${problem.message}`;
    if (!seen.has(key)) seen.set(key, problem);
  }
  return seen.size === 0 ? noProblems : [...seen.values()];
}
