// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, tooSmall, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { Page } from '@cloud-api/types';

const self = whole('#/components/schemas/Page');
const pagePlace = member(self, 'page');
const pageTooSmall = tooSmall(pagePlace, 1);
const pageType = wrongType(pagePlace, 'a whole number');
const pageMissing = missing(self, 'page');
const pagesPlace = member(self, 'pages');
const pagesTooSmall = tooSmall(pagesPlace, 1);
const pagesType = wrongType(pagesPlace, 'a whole number');
const pagesMissing = missing(self, 'pages');
const resultsPlace = member(self, 'results');
const resultsTooSmall = tooSmall(resultsPlace, 0);
const resultsType = wrongType(resultsPlace, 'a whole number');
const resultsMissing = missing(self, 'results');
const pageType2 = wrongType(self, 'an object');

/** Whether a value is a valid Page. */
export function isPage(value: unknown): value is Page {
  return acceptsPage(value);
}

/** All that is wrong with a value as Page; nothing for a valid one. */
export function checkPage(value: unknown): readonly Problem[] {
  return problemsOfPage(value) ?? noProblems;
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

export function problemsOfPage(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, pageType2);
  else {
    const { page, pages, results } = value;
    if (page === undefined) problems = add(problems, pageMissing);
    else if (!isInteger(page)) problems = add(problems, pageType);
    else if (page < 1) problems = add(problems, pageTooSmall);
    if (pages === undefined) problems = add(problems, pagesMissing);
    else if (!isInteger(pages)) problems = add(problems, pagesType);
    else if (pages < 1) problems = add(problems, pagesTooSmall);
    if (results === undefined) problems = add(problems, resultsMissing);
    else if (!isInteger(results)) problems = add(problems, resultsType);
    else if (results < 0) problems = add(problems, resultsTooSmall);
  }
  return problems;
}
