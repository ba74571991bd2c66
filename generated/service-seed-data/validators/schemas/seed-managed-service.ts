// Generated; change the document it is made from instead.

import type { SeedManagedService } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
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
  if (id !== undefined) {
    if (!isSeedId(id)) return false;
  }
  if (created !== undefined) {
    if (!isSeedTime(created)) return false;
  }
  if (updated !== undefined) {
    if (!isSeedTime(updated)) return false;
  }
  if (status !== undefined) {
    if (typeof status !== 'string') return false;
  }
  if (typeof label !== 'string') return false;
  if (serviceType !== undefined) {
    if (typeof serviceType !== 'string') return false;
  }
  if (typeof address !== 'string') return false;
  if (timeout !== undefined) {
    if (!isInteger(timeout)) return false;
  }
  if (body !== undefined) {
    if (typeof body !== 'string') return false;
  }
  if (region !== undefined) {
    if (typeof region !== 'string') return false;
  }
  if (consultationGroup !== undefined) {
    if (typeof consultationGroup !== 'string') return false;
  }
  if (notes !== undefined) {
    if (typeof notes !== 'string') return false;
  }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedManagedService/type',
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
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (updated !== undefined)
      problems = mergeAtProperty(problems, 'updated', problemsOfSeedTime(updated));
    if (status !== undefined) {
      if (typeof status !== 'string')
        problems = addProblem(problems, {
          pointer: '/status',
          field: 'status',
          keyword: 'type',
          schema: '#/components/schemas/SeedManagedService/properties/status/type',
          message: 'must be a string',
        });
    }
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/SeedManagedService/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/SeedManagedService/properties/label/type',
        message: 'must be a string',
      });
    if (serviceType !== undefined) {
      if (typeof serviceType !== 'string')
        problems = addProblem(problems, {
          pointer: '/service_type',
          field: 'service_type',
          keyword: 'type',
          schema: '#/components/schemas/SeedManagedService/properties/service_type/type',
          message: 'must be a string',
        });
    }
    if (address === undefined)
      problems = addProblem(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'required',
        schema: '#/components/schemas/SeedManagedService/required',
        message: 'is required',
      });
    else if (typeof address !== 'string')
      problems = addProblem(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'type',
        schema: '#/components/schemas/SeedManagedService/properties/address/type',
        message: 'must be a string',
      });
    if (timeout !== undefined) {
      if (!isInteger(timeout))
        problems = addProblem(problems, {
          pointer: '/timeout',
          field: 'timeout',
          keyword: 'type',
          schema: '#/components/schemas/SeedManagedService/properties/timeout/type',
          message: 'must be a whole number',
        });
    }
    if (body !== undefined) {
      if (typeof body !== 'string')
        problems = addProblem(problems, {
          pointer: '/body',
          field: 'body',
          keyword: 'type',
          schema: '#/components/schemas/SeedManagedService/properties/body/type',
          message: 'must be a string',
        });
    }
    if (region !== undefined) {
      if (typeof region !== 'string')
        problems = addProblem(problems, {
          pointer: '/region',
          field: 'region',
          keyword: 'type',
          schema: '#/components/schemas/SeedManagedService/properties/region/type',
          message: 'must be a string',
        });
    }
    if (consultationGroup !== undefined) {
      if (typeof consultationGroup !== 'string')
        problems = addProblem(problems, {
          pointer: '/consultation_group',
          field: 'consultation_group',
          keyword: 'type',
          schema: '#/components/schemas/SeedManagedService/properties/consultation_group/type',
          message: 'must be a string',
        });
    }
    if (notes !== undefined) {
      if (typeof notes !== 'string')
        problems = addProblem(problems, {
          pointer: '/notes',
          field: 'notes',
          keyword: 'type',
          schema: '#/components/schemas/SeedManagedService/properties/notes/type',
          message: 'must be a string',
        });
    }
    if (credentials !== undefined) {
      if (!isArray(credentials))
        problems = addProblem(problems, {
          pointer: '/credentials',
          field: 'credentials',
          keyword: 'type',
          schema: '#/components/schemas/SeedManagedService/properties/credentials/type',
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
  let problems: Problems;
  if (!isInteger(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedManagedService/properties/credentials/items/type',
      message: 'must be a whole number',
    });
  return problems;
}
