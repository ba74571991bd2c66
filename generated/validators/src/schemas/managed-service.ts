// Generated; change the document it is made from instead.

import type { ManagedService } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isInteger, isObject } from '../runtime/validation/type-checks.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';

/** Whether a value is a valid ManagedService. */
export function isManagedService(value: unknown): value is ManagedService {
  if (!isObject(value)) return false;
  const {
    id,
    created,
    updated,
    status,
    label,
    service_type: serviceType,
    address,
    timeout,
    body,
    region,
    consultation_group: consultationGroup,
    notes,
    credentials,
  } = value;
  if (
    !isInteger(id) ||
    !isTimestamp(created) ||
    !isTimestamp(updated) ||
    typeof status !== 'string' ||
    typeof label !== 'string' ||
    typeof serviceType !== 'string' ||
    typeof address !== 'string' ||
    !isInteger(timeout) ||
    typeof body !== 'string' ||
    typeof region !== 'string' ||
    typeof consultationGroup !== 'string' ||
    typeof notes !== 'string' ||
    !isArray(credentials)
  )
    return false;
  for (let index = 0; index < credentials.length; index++) {
    if (!isInteger(credentials[index])) return false;
  }
  return true;
}

/** All that is wrong with a value as ManagedService; nothing for a valid one. */
export function checkManagedService(value: unknown): readonly Problem[] {
  return problemsOfManagedService(value) ?? noProblems;
}

/** ManagedService as a Standard Schema. */
export const managedServiceSchema: StandardSchema<ManagedService> =
  /* @__PURE__ */ createStandardSchema(checkManagedService);

export function problemsOfManagedService(value: unknown): Problems {
  const schema = '#/components/schemas/ManagedService';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      id,
      created,
      updated,
      status,
      label,
      service_type: serviceType,
      address,
      timeout,
      body,
      region,
      consultation_group: consultationGroup,
      notes,
      credentials,
    } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = reportMissing(problems, 'updated', schema);
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (typeof status !== 'string')
      problems = reportRequired(problems, 'status', status, schema, 'type', 'must be a string');
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    if (typeof serviceType !== 'string')
      problems = reportRequired(
        problems,
        'service_type',
        serviceType,
        schema,
        'type',
        'must be a string',
      );
    if (typeof address !== 'string')
      problems = reportRequired(problems, 'address', address, schema, 'type', 'must be a string');
    if (!isInteger(timeout))
      problems = reportRequired(
        problems,
        'timeout',
        timeout,
        schema,
        'type',
        'must be a whole number',
      );
    if (typeof body !== 'string')
      problems = reportRequired(problems, 'body', body, schema, 'type', 'must be a string');
    if (typeof region !== 'string')
      problems = reportRequired(problems, 'region', region, schema, 'type', 'must be a string');
    if (typeof consultationGroup !== 'string')
      problems = reportRequired(
        problems,
        'consultation_group',
        consultationGroup,
        schema,
        'type',
        'must be a string',
      );
    if (typeof notes !== 'string')
      problems = reportRequired(problems, 'notes', notes, schema, 'type', 'must be a string');
    if (!isArray(credentials))
      problems = reportRequired(
        problems,
        'credentials',
        credentials,
        schema,
        'type',
        'must be a list',
      );
    else {
      for (let index = 0; index < credentials.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'credentials',
          index,
          problemsOfCredentialsItem(credentials[index]),
        );
      }
    }
  }
  return problems;
}

function problemsOfCredentialsItem(value: unknown): Problems {
  const schema = '#/components/schemas/ManagedService/properties/credentials/items';
  let problems: Problems;
  if (!isInteger(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  return problems;
}
