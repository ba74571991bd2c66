// Generated; change the document it is made from instead.

import type { Page } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Page. */
export function isPage(value: unknown): value is Page {
  return acceptsPage(value);
}

/** All that is wrong with a value as Page; nothing for a valid one. */
export function checkPage(value: unknown): readonly Problem[] {
  return problemsOfPage(value) ?? noProblems;
}

/** Page as a Standard Schema. */
export const pageSchema: StandardSchema<Page> = /* @__PURE__ */ createStandardSchema(checkPage);

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

export function problemsOfPage(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Page/type',
      message: 'must be an object',
    });
  else {
    const { page, pages, results } = value;
    if (page === undefined)
      problems = addProblem(problems, {
        pointer: '/page',
        field: 'page',
        keyword: 'required',
        schema: '#/components/schemas/Page/required',
        message: 'is required',
      });
    else if (!isInteger(page))
      problems = addProblem(problems, {
        pointer: '/page',
        field: 'page',
        keyword: 'type',
        schema: '#/components/schemas/Page/properties/page/type',
        message: 'must be a whole number',
      });
    else if (page < 1)
      problems = addProblem(problems, {
        pointer: '/page',
        field: 'page',
        keyword: 'minimum',
        schema: '#/components/schemas/Page/properties/page/minimum',
        message: 'must be at least 1',
      });
    if (pages === undefined)
      problems = addProblem(problems, {
        pointer: '/pages',
        field: 'pages',
        keyword: 'required',
        schema: '#/components/schemas/Page/required',
        message: 'is required',
      });
    else if (!isInteger(pages))
      problems = addProblem(problems, {
        pointer: '/pages',
        field: 'pages',
        keyword: 'type',
        schema: '#/components/schemas/Page/properties/pages/type',
        message: 'must be a whole number',
      });
    else if (pages < 1)
      problems = addProblem(problems, {
        pointer: '/pages',
        field: 'pages',
        keyword: 'minimum',
        schema: '#/components/schemas/Page/properties/pages/minimum',
        message: 'must be at least 1',
      });
    if (results === undefined)
      problems = addProblem(problems, {
        pointer: '/results',
        field: 'results',
        keyword: 'required',
        schema: '#/components/schemas/Page/required',
        message: 'is required',
      });
    else if (!isInteger(results))
      problems = addProblem(problems, {
        pointer: '/results',
        field: 'results',
        keyword: 'type',
        schema: '#/components/schemas/Page/properties/results/type',
        message: 'must be a whole number',
      });
    else if (results < 0)
      problems = addProblem(problems, {
        pointer: '/results',
        field: 'results',
        keyword: 'minimum',
        schema: '#/components/schemas/Page/properties/results/minimum',
        message: 'must be at least 0',
      });
  }
  return problems;
}
