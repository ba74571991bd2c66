// Generated; change the document it is made from instead.

import type { SeedManagedService } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray, isInteger, isObject } from '../runtime/validation/type-checks.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedManagedService. */
export function isSeedManagedService(value: unknown): value is SeedManagedService {
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
    (id !== undefined && !isSeedId(id)) ||
    (created !== undefined && !isSeedTime(created)) ||
    (updated !== undefined && !isSeedTime(updated)) ||
    (status !== undefined && typeof status !== 'string') ||
    typeof label !== 'string' ||
    (serviceType !== undefined && typeof serviceType !== 'string') ||
    typeof address !== 'string' ||
    (timeout !== undefined && !isInteger(timeout)) ||
    (body !== undefined && typeof body !== 'string') ||
    (region !== undefined && typeof region !== 'string') ||
    (consultationGroup !== undefined && typeof consultationGroup !== 'string') ||
    (notes !== undefined && typeof notes !== 'string')
  )
    return false;
  if (credentials !== undefined) {
    if (!isArray(credentials)) return false;
    for (let index = 0; index < credentials.length; index++) {
      if (!isInteger(credentials[index])) return false;
    }
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'created':
      case 'updated':
      case 'status':
      case 'label':
      case 'service_type':
      case 'address':
      case 'timeout':
      case 'body':
      case 'region':
      case 'consultation_group':
      case 'notes':
      case 'credentials':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedManagedService; nothing for a valid one. */
export function checkSeedManagedService(value: unknown): readonly Problem[] {
  return problemsOfSeedManagedService(value) ?? noProblems;
}

/** SeedManagedService as a Standard Schema. */
export const seedManagedServiceSchema: StandardSchema<SeedManagedService> =
  /* @__PURE__ */ createStandardSchema(checkSeedManagedService);

export function problemsOfSeedManagedService(value: unknown): Problems {
  const schema = '#/components/schemas/SeedManagedService';
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
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (updated !== undefined)
      problems = mergeAtProperty(problems, 'updated', problemsOfSeedTime(updated));
    if (status !== undefined && typeof status !== 'string')
      problems = report(problems, 'status', schema, 'type', 'must be a string');
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    if (serviceType !== undefined && typeof serviceType !== 'string')
      problems = report(problems, 'service_type', schema, 'type', 'must be a string');
    if (typeof address !== 'string')
      problems = reportRequired(problems, 'address', address, schema, 'type', 'must be a string');
    if (timeout !== undefined && !isInteger(timeout))
      problems = report(problems, 'timeout', schema, 'type', 'must be a whole number');
    if (body !== undefined && typeof body !== 'string')
      problems = report(problems, 'body', schema, 'type', 'must be a string');
    if (region !== undefined && typeof region !== 'string')
      problems = report(problems, 'region', schema, 'type', 'must be a string');
    if (consultationGroup !== undefined && typeof consultationGroup !== 'string')
      problems = report(problems, 'consultation_group', schema, 'type', 'must be a string');
    if (notes !== undefined && typeof notes !== 'string')
      problems = report(problems, 'notes', schema, 'type', 'must be a string');
    if (credentials !== undefined) {
      if (!isArray(credentials))
        problems = report(problems, 'credentials', schema, 'type', 'must be a list');
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
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'created':
        case 'updated':
        case 'status':
        case 'label':
        case 'service_type':
        case 'address':
        case 'timeout':
        case 'body':
        case 'region':
        case 'consultation_group':
        case 'notes':
        case 'credentials':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedManagedService/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

function problemsOfCredentialsItem(value: unknown): Problems {
  const schema = '#/components/schemas/SeedManagedService/properties/credentials/items';
  let problems: Problems;
  if (!isInteger(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  return problems;
}
