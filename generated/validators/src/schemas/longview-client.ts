// Generated; change the document it is made from instead.

import type { LongviewClient, LongviewClientRequest } from '@cloud-api/types';
import { isDateTime } from '../runtime/validation/formats/time.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';
import { isLongviewApps, problemsOfLongviewApps } from './longview-apps.js';
import { isLongviewLabel, problemsOfLongviewLabel } from './longview-label.js';

/** Whether a value is a valid LongviewClient. */
export function isLongviewClient(value: unknown): value is LongviewClient {
  if (!isObject(value)) return false;
  const { id, label, created, updated, api_key: apiKey, install_code: installCode, apps } = value;
  if (!isInteger(id)) return false;
  if (!isLongviewLabel(label)) return false;
  if (typeof created !== 'string') return false;
  if (!isDateTime(created)) return false;
  if (typeof updated !== 'string') return false;
  if (!isDateTime(updated)) return false;
  if (typeof apiKey !== 'string') return false;
  if (typeof installCode !== 'string') return false;
  if (!isLongviewApps(apps)) return false;
  return true;
}

/** All that is wrong with a value as LongviewClient; nothing for a valid one. */
export function checkLongviewClient(value: unknown): readonly Problem[] {
  return problemsOfLongviewClient(value) ?? noProblems;
}

/** LongviewClient as a Standard Schema. */
export const longviewClientSchema: StandardSchema<LongviewClient> =
  /* @__PURE__ */ createStandardSchema(checkLongviewClient);

/** Whether a value is a valid LongviewClientRequest. */
export function isLongviewClientRequest(value: unknown): value is LongviewClientRequest {
  if (!isObject(value)) return false;
  const { label } = value;
  if (!isLongviewLabel(label)) return false;
  return true;
}

/** All that is wrong with a value as LongviewClientRequest; nothing for a valid one. */
export function checkLongviewClientRequest(value: unknown): readonly Problem[] {
  return problemsOfLongviewClientRequest(value) ?? noProblems;
}

/** LongviewClientRequest as a Standard Schema. */
export const longviewClientRequestSchema: StandardSchema<LongviewClientRequest> =
  /* @__PURE__ */ createStandardSchema(checkLongviewClientRequest);

export function problemsOfLongviewClient(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/LongviewClient/type',
      message: 'must be an object',
    });
  else {
    const { id, label, created, updated, api_key: apiKey, install_code: installCode, apps } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/LongviewClient/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/LongviewClient/properties/id/type',
        message: 'must be a whole number',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/LongviewClient/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'label', problemsOfLongviewLabel(label));
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/LongviewClient/required',
        message: 'is required',
      });
    else if (typeof created !== 'string')
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'type',
        schema: '#/components/schemas/LongviewClient/properties/created/type',
        message: 'must be a string',
      });
    else if (!isDateTime(created))
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'format',
        schema: '#/components/schemas/LongviewClient/properties/created/format',
        message: 'must be a date and time such as 2030-01-15T10:20:30Z',
      });
    if (updated === undefined)
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'required',
        schema: '#/components/schemas/LongviewClient/required',
        message: 'is required',
      });
    else if (typeof updated !== 'string')
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'type',
        schema: '#/components/schemas/LongviewClient/properties/updated/type',
        message: 'must be a string',
      });
    else if (!isDateTime(updated))
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'format',
        schema: '#/components/schemas/LongviewClient/properties/updated/format',
        message: 'must be a date and time such as 2030-01-15T10:20:30Z',
      });
    if (apiKey === undefined)
      problems = addProblem(problems, {
        pointer: '/api_key',
        field: 'api_key',
        keyword: 'required',
        schema: '#/components/schemas/LongviewClient/required',
        message: 'is required',
      });
    else if (typeof apiKey !== 'string')
      problems = addProblem(problems, {
        pointer: '/api_key',
        field: 'api_key',
        keyword: 'type',
        schema: '#/components/schemas/LongviewClient/properties/api_key/type',
        message: 'must be a string',
      });
    if (installCode === undefined)
      problems = addProblem(problems, {
        pointer: '/install_code',
        field: 'install_code',
        keyword: 'required',
        schema: '#/components/schemas/LongviewClient/required',
        message: 'is required',
      });
    else if (typeof installCode !== 'string')
      problems = addProblem(problems, {
        pointer: '/install_code',
        field: 'install_code',
        keyword: 'type',
        schema: '#/components/schemas/LongviewClient/properties/install_code/type',
        message: 'must be a string',
      });
    if (apps === undefined)
      problems = addProblem(problems, {
        pointer: '/apps',
        field: 'apps',
        keyword: 'required',
        schema: '#/components/schemas/LongviewClient/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'apps', problemsOfLongviewApps(apps));
  }
  return problems;
}

export function problemsOfLongviewClientRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/LongviewClient/type',
      message: 'must be an object',
    });
  else {
    const { label } = value;
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/LongviewClient/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'label', problemsOfLongviewLabel(label));
  }
  return problems;
}
