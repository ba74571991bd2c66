// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { isDateTime } from '../runtime/validation/formats/time.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { badFormat, missing, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import { acceptsLongviewApps, problemsOfLongviewApps } from './longview-apps.js';
import { acceptsLongviewLabel, problemsOfLongviewLabel } from './longview-label.js';
import type { LongviewClient, LongviewClientRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/LongviewClient');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const labelMissing = missing(self, 'label');
const createdPlace = member(self, 'created');
const createdMalformed = badFormat(createdPlace, 'a date and time such as 2030-01-15T10:20:30Z');
const createdType = wrongType(createdPlace, 'a string');
const createdMissing = missing(self, 'created');
const updatedPlace = member(self, 'updated');
const updatedMalformed = badFormat(updatedPlace, 'a date and time such as 2030-01-15T10:20:30Z');
const updatedType = wrongType(updatedPlace, 'a string');
const updatedMissing = missing(self, 'updated');
const apiKeyPlace = member(self, 'api_key');
const apiKeyType = wrongType(apiKeyPlace, 'a string');
const apiKeyMissing = missing(self, 'api_key');
const installCodePlace = member(self, 'install_code');
const installCodeType = wrongType(installCodePlace, 'a string');
const installCodeMissing = missing(self, 'install_code');
const appsMissing = missing(self, 'apps');
const longviewClientType = wrongType(self, 'an object');

/** Whether a value is a valid LongviewClient. */
export function isLongviewClient(value: unknown): value is LongviewClient {
  return acceptsLongviewClient(value);
}

/** All that is wrong with a value as LongviewClient; nothing for a valid one. */
export function checkLongviewClient(value: unknown): readonly Problem[] {
  return problemsOfLongviewClient(value) ?? noProblems;
}

/** Whether a value is a valid LongviewClientRequest. */
export function isLongviewClientRequest(value: unknown): value is LongviewClientRequest {
  return acceptsLongviewClientRequest(value);
}

/** All that is wrong with a value as LongviewClientRequest; nothing for a valid one. */
export function checkLongviewClientRequest(value: unknown): readonly Problem[] {
  return problemsOfLongviewClientRequest(value) ?? noProblems;
}

export function acceptsLongviewClient(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, label, created, updated, api_key: apiKey, install_code: installCode, apps } = value;
  if (!isInteger(id)) return false;
  if (!acceptsLongviewLabel(label)) return false;
  if (typeof created !== 'string') return false;
  if (!isDateTime(created)) return false;
  if (typeof updated !== 'string') return false;
  if (!isDateTime(updated)) return false;
  if (typeof apiKey !== 'string') return false;
  if (typeof installCode !== 'string') return false;
  if (!acceptsLongviewApps(apps)) return false;
  return true;
}

export function problemsOfLongviewClient(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, longviewClientType);
  else {
    const { id, label, created, updated, api_key: apiKey, install_code: installCode, apps } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (label === undefined) problems = add(problems, labelMissing);
    else problems = within(problems, 'label', problemsOfLongviewLabel(label));
    if (created === undefined) problems = add(problems, createdMissing);
    else if (typeof created !== 'string') problems = add(problems, createdType);
    else if (!isDateTime(created)) problems = add(problems, createdMalformed);
    if (updated === undefined) problems = add(problems, updatedMissing);
    else if (typeof updated !== 'string') problems = add(problems, updatedType);
    else if (!isDateTime(updated)) problems = add(problems, updatedMalformed);
    if (apiKey === undefined) problems = add(problems, apiKeyMissing);
    else if (typeof apiKey !== 'string') problems = add(problems, apiKeyType);
    if (installCode === undefined) problems = add(problems, installCodeMissing);
    else if (typeof installCode !== 'string') problems = add(problems, installCodeType);
    if (apps === undefined) problems = add(problems, appsMissing);
    else problems = within(problems, 'apps', problemsOfLongviewApps(apps));
  }
  return problems;
}

export function acceptsLongviewClientRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label } = value;
  if (!acceptsLongviewLabel(label)) return false;
  return true;
}

export function problemsOfLongviewClientRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, longviewClientType);
  else {
    const { label } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else problems = within(problems, 'label', problemsOfLongviewLabel(label));
  }
  return problems;
}
