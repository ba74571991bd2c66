// How problems come together: the list is made with the first of them, and paths are written only on failure.

import type { Problem } from './problem.js';

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

/** What was found so far, and what was found of the member `key`, a name without `~` and `/`. */
export function within(problems: Problems, key: string, found: Problems): Problems {
  return found === undefined ? problems : both(problems, moved(found, `/${key}`, key));
}

/** The same, of a member of any name. */
export function withinAny(problems: Problems, key: string, found: Problems): Problems {
  return found === undefined ? problems : both(problems, moved(found, `/${escaped(key)}`, key));
}

/** The same, of the item `index`. */
export function withinIndex(problems: Problems, index: number, found: Problems): Problems {
  return found === undefined ? problems : both(problems, moved(found, `/${index}`, String(index)));
}

/** The same, of the item `index` of the member `key`. */
export function withinItem(problems: Problems, key: string, index: number, found: Problems): Problems {
  return found === undefined ? problems : both(problems, moved(found, `/${escaped(key)}/${index}`, `${key}.${index}`));
}

/** One problem more, of the member `key`. */
export function addWithin(problems: Problems, key: string, problem: Problem): Problem[] {
  return add(problems, below(problem, `/${escaped(key)}`, key));
}

/** Problems of a part, as problems of the whole. The list is the caller's own, its problems are shared. */
function moved(found: Problem[], pointer: string, field: string): Problem[] {
  for (let index = 0; index < found.length; index++) {
    const problem = found[index];
    if (problem !== undefined) found[index] = below(problem, pointer, field);
  }
  return found;
}

function below(problem: Problem, pointer: string, field: string): Problem {
  return {
    pointer: problem.pointer === '' ? pointer : pointer + problem.pointer,
    field: problem.field === '' ? field : `${field}.${problem.field}`,
    keyword: problem.keyword,
    schema: problem.schema,
    message: problem.message,
  };
}

/** A name as a segment of a JSON pointer. */
export function escaped(name: string): string {
  return name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
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
