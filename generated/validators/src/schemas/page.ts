// Generated; change the document it is made from instead.

import type { Page } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
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
  if (
    !isInteger(page) ||
    page < 1 ||
    !isInteger(pages) ||
    pages < 1 ||
    !isInteger(results) ||
    results < 0
  )
    return false;
  return true;
}

export function problemsOfPage(value: unknown): Problems {
  const schema = '#/components/schemas/Page';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { page, pages, results } = value;
    if (!isInteger(page))
      problems = reportRequired(problems, 'page', page, schema, 'type', 'must be a whole number');
    else if (page < 1) problems = report(problems, 'page', schema, 'minimum', 'must be at least 1');
    if (!isInteger(pages))
      problems = reportRequired(problems, 'pages', pages, schema, 'type', 'must be a whole number');
    else if (pages < 1)
      problems = report(problems, 'pages', schema, 'minimum', 'must be at least 1');
    if (!isInteger(results))
      problems = reportRequired(
        problems,
        'results',
        results,
        schema,
        'type',
        'must be a whole number',
      );
    else if (results < 0)
      problems = report(problems, 'results', schema, 'minimum', 'must be at least 0');
  }
  return problems;
}
