// Generated; change the document it is made from instead.

import { type Problems, add, both, noProblems, withinItem } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import {
  acceptsOAuthClient,
  acceptsOAuthClientRequest,
  problemsOfOAuthClient,
  problemsOfOAuthClientRequest,
} from './oauth-client.js';
import { acceptsPage, problemsOfPage } from './page.js';
import type { OAuthClientPage, OAuthClientPageRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/OAuthClientPage');
const dataPlace = member(self, 'data');
const dataType = wrongType(dataPlace, 'a list');
const dataMissing = missing(self, 'data');
const oauthClientPageType = wrongType(self, 'an object');

/** Whether a value is a valid OAuthClientPage. */
export function isOAuthClientPage(value: unknown): value is OAuthClientPage {
  return acceptsOAuthClientPage(value);
}

/** All that is wrong with a value as OAuthClientPage; nothing for a valid one. */
export function checkOAuthClientPage(value: unknown): readonly Problem[] {
  return problemsOfOAuthClientPage(value) ?? noProblems;
}

/** Whether a value is a valid OAuthClientPageRequest. */
export function isOAuthClientPageRequest(value: unknown): value is OAuthClientPageRequest {
  return acceptsOAuthClientPageRequest(value);
}

/** All that is wrong with a value as OAuthClientPageRequest; nothing for a valid one. */
export function checkOAuthClientPageRequest(value: unknown): readonly Problem[] {
  return problemsOfOAuthClientPageRequest(value) ?? noProblems;
}

export function acceptsOAuthClientPage(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isList(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!acceptsOAuthClient(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

export function problemsOfOAuthClientPage(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, oauthClientPageType);
  else {
    const { data } = value;
    if (data === undefined) problems = add(problems, dataMissing);
    else if (!isList(data)) problems = add(problems, dataType);
    else {
      for (let index = 0; index < data.length; index++) {
        problems = withinItem(problems, 'data', index, problemsOfOAuthClient(data[index]));
      }
    }
    problems = both(problems, problemsOfPage(value));
  }
  return problems;
}

export function acceptsOAuthClientPageRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isList(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!acceptsOAuthClientRequest(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

export function problemsOfOAuthClientPageRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, oauthClientPageType);
  else {
    const { data } = value;
    if (data === undefined) problems = add(problems, dataMissing);
    else if (!isList(data)) problems = add(problems, dataType);
    else {
      for (let index = 0; index < data.length; index++) {
        problems = withinItem(problems, 'data', index, problemsOfOAuthClientRequest(data[index]));
      }
    }
    problems = both(problems, problemsOfPage(value));
  }
  return problems;
}
