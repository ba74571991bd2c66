// Generated; change the document it is made from instead.

import type { LongviewClient, LongviewClientRequest } from '@cloud-api/types';
import { isDateTime } from '../runtime/validation/formats/time.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
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
  if (
    !isInteger(id) ||
    !isLongviewLabel(label) ||
    typeof created !== 'string' ||
    !isDateTime(created) ||
    typeof updated !== 'string' ||
    !isDateTime(updated) ||
    typeof apiKey !== 'string' ||
    typeof installCode !== 'string' ||
    !isLongviewApps(apps)
  )
    return false;
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
  const schema = '#/components/schemas/LongviewClient';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, label, created, updated, api_key: apiKey, install_code: installCode, apps } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (label === undefined) problems = reportMissing(problems, 'label', schema);
    else problems = mergeAtProperty(problems, 'label', problemsOfLongviewLabel(label));
    if (typeof created !== 'string')
      problems = reportRequired(problems, 'created', created, schema, 'type', 'must be a string');
    else if (!isDateTime(created))
      problems = report(
        problems,
        'created',
        schema,
        'format',
        'must be a date and time such as 2030-01-15T10:20:30Z',
      );
    if (typeof updated !== 'string')
      problems = reportRequired(problems, 'updated', updated, schema, 'type', 'must be a string');
    else if (!isDateTime(updated))
      problems = report(
        problems,
        'updated',
        schema,
        'format',
        'must be a date and time such as 2030-01-15T10:20:30Z',
      );
    if (typeof apiKey !== 'string')
      problems = reportRequired(problems, 'api_key', apiKey, schema, 'type', 'must be a string');
    if (typeof installCode !== 'string')
      problems = reportRequired(
        problems,
        'install_code',
        installCode,
        schema,
        'type',
        'must be a string',
      );
    if (apps === undefined) problems = reportMissing(problems, 'apps', schema);
    else problems = mergeAtProperty(problems, 'apps', problemsOfLongviewApps(apps));
  }
  return problems;
}

export function problemsOfLongviewClientRequest(value: unknown): Problems {
  const schema = '#/components/schemas/LongviewClient';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label } = value;
    if (label === undefined) problems = reportMissing(problems, 'label', schema);
    else problems = mergeAtProperty(problems, 'label', problemsOfLongviewLabel(label));
  }
  return problems;
}
