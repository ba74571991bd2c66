// Generated; change the document it is made from instead.

import type { ManagedService } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
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
  if (!isInteger(id)) return false;
  if (!isTimestamp(created)) return false;
  if (!isTimestamp(updated)) return false;
  if (typeof status !== 'string') return false;
  if (typeof label !== 'string') return false;
  if (typeof serviceType !== 'string') return false;
  if (typeof address !== 'string') return false;
  if (!isInteger(timeout)) return false;
  if (typeof body !== 'string') return false;
  if (typeof region !== 'string') return false;
  if (typeof consultationGroup !== 'string') return false;
  if (typeof notes !== 'string') return false;
  if (!isArray(credentials)) return false;
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ManagedService/type',
      message: 'must be an object',
    });
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
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/ManagedService/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/ManagedService/properties/id/type',
        message: 'must be a whole number',
      });
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/ManagedService/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined)
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'required',
        schema: '#/components/schemas/ManagedService/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (status === undefined)
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/ManagedService/required',
        message: 'is required',
      });
    else if (typeof status !== 'string')
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'type',
        schema: '#/components/schemas/ManagedService/properties/status/type',
        message: 'must be a string',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/ManagedService/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/ManagedService/properties/label/type',
        message: 'must be a string',
      });
    if (serviceType === undefined)
      problems = addProblem(problems, {
        pointer: '/service_type',
        field: 'service_type',
        keyword: 'required',
        schema: '#/components/schemas/ManagedService/required',
        message: 'is required',
      });
    else if (typeof serviceType !== 'string')
      problems = addProblem(problems, {
        pointer: '/service_type',
        field: 'service_type',
        keyword: 'type',
        schema: '#/components/schemas/ManagedService/properties/service_type/type',
        message: 'must be a string',
      });
    if (address === undefined)
      problems = addProblem(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'required',
        schema: '#/components/schemas/ManagedService/required',
        message: 'is required',
      });
    else if (typeof address !== 'string')
      problems = addProblem(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'type',
        schema: '#/components/schemas/ManagedService/properties/address/type',
        message: 'must be a string',
      });
    if (timeout === undefined)
      problems = addProblem(problems, {
        pointer: '/timeout',
        field: 'timeout',
        keyword: 'required',
        schema: '#/components/schemas/ManagedService/required',
        message: 'is required',
      });
    else if (!isInteger(timeout))
      problems = addProblem(problems, {
        pointer: '/timeout',
        field: 'timeout',
        keyword: 'type',
        schema: '#/components/schemas/ManagedService/properties/timeout/type',
        message: 'must be a whole number',
      });
    if (body === undefined)
      problems = addProblem(problems, {
        pointer: '/body',
        field: 'body',
        keyword: 'required',
        schema: '#/components/schemas/ManagedService/required',
        message: 'is required',
      });
    else if (typeof body !== 'string')
      problems = addProblem(problems, {
        pointer: '/body',
        field: 'body',
        keyword: 'type',
        schema: '#/components/schemas/ManagedService/properties/body/type',
        message: 'must be a string',
      });
    if (region === undefined)
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'required',
        schema: '#/components/schemas/ManagedService/required',
        message: 'is required',
      });
    else if (typeof region !== 'string')
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'type',
        schema: '#/components/schemas/ManagedService/properties/region/type',
        message: 'must be a string',
      });
    if (consultationGroup === undefined)
      problems = addProblem(problems, {
        pointer: '/consultation_group',
        field: 'consultation_group',
        keyword: 'required',
        schema: '#/components/schemas/ManagedService/required',
        message: 'is required',
      });
    else if (typeof consultationGroup !== 'string')
      problems = addProblem(problems, {
        pointer: '/consultation_group',
        field: 'consultation_group',
        keyword: 'type',
        schema: '#/components/schemas/ManagedService/properties/consultation_group/type',
        message: 'must be a string',
      });
    if (notes === undefined)
      problems = addProblem(problems, {
        pointer: '/notes',
        field: 'notes',
        keyword: 'required',
        schema: '#/components/schemas/ManagedService/required',
        message: 'is required',
      });
    else if (typeof notes !== 'string')
      problems = addProblem(problems, {
        pointer: '/notes',
        field: 'notes',
        keyword: 'type',
        schema: '#/components/schemas/ManagedService/properties/notes/type',
        message: 'must be a string',
      });
    if (credentials === undefined)
      problems = addProblem(problems, {
        pointer: '/credentials',
        field: 'credentials',
        keyword: 'required',
        schema: '#/components/schemas/ManagedService/required',
        message: 'is required',
      });
    else if (!isArray(credentials))
      problems = addProblem(problems, {
        pointer: '/credentials',
        field: 'credentials',
        keyword: 'type',
        schema: '#/components/schemas/ManagedService/properties/credentials/type',
        message: 'must be a list',
      });
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
  let problems: Problems;
  if (!isInteger(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ManagedService/properties/credentials/items/type',
      message: 'must be a whole number',
    });
  return problems;
}
