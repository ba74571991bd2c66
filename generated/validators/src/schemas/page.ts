// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { Page } from '@cloud-api/types';

const schema = '#/components/schemas/Page';

/** Whether a value is a valid Page. */
export function isPage(value: unknown): value is Page {
  return acceptsPage(value);
}

export function acceptsPage(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { page, pages, results } = value;
  if (!isInteger(page)) return false;
  if (page < 1) return false;
  if (!isInteger(pages)) return false;
  if (pages < 1) return false;
  if (!isInteger(results)) return false;
  if (results < 0) return false;
  return true;
}

/** All that is wrong with a value as Page; nothing for a valid one. */
export function checkPage(value: unknown): readonly Problem[] {
  return problemsOfPage(value) ?? noProblems;
}

/** Page as a Standard Schema. */
export const pageSchema: StandardSchema<Page> = /* @__PURE__ */ standard(checkPage);

export function problemsOfPage(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { page, pages, results } = value;
    if (page === undefined) problems = add(problems, missing(schema, 'page'));
    else if (!isInteger(page))
      problems = add(problems, memberProblem(schema, 'page', 'type', 'must be a whole number'));
    else if (page < 1)
      problems = add(problems, memberProblem(schema, 'page', 'minimum', 'must be at least 1'));
    if (pages === undefined) problems = add(problems, missing(schema, 'pages'));
    else if (!isInteger(pages))
      problems = add(problems, memberProblem(schema, 'pages', 'type', 'must be a whole number'));
    else if (pages < 1)
      problems = add(problems, memberProblem(schema, 'pages', 'minimum', 'must be at least 1'));
    if (results === undefined) problems = add(problems, missing(schema, 'results'));
    else if (!isInteger(results))
      problems = add(problems, memberProblem(schema, 'results', 'type', 'must be a whole number'));
    else if (results < 0)
      problems = add(problems, memberProblem(schema, 'results', 'minimum', 'must be at least 0'));
  }
  return problems;
}
