// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isInteger, isList, isObject } from '../runtime/validation/type-checks.ts';
import { isWorldId, problemsOfWorldId } from './world-id.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldManagedService } from '../../types/index.ts';

/** Whether a value is a valid WorldManagedService. */
export function isWorldManagedService(value: unknown): value is WorldManagedService {
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
    if (!isWorldId(id)) return false;
  }
  if (created !== undefined) {
    if (!isWorldTime(created)) return false;
  }
  if (updated !== undefined) {
    if (!isWorldTime(updated)) return false;
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
    if (!isList(credentials)) return false;
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

/** All that is wrong with a value as WorldManagedService; nothing for a valid one. */
export function checkWorldManagedService(value: unknown): readonly Problem[] {
  return problemsOfWorldManagedService(value) ?? noProblems;
}

/** WorldManagedService as a Standard Schema. */
export const worldManagedServiceSchema: StandardSchema<WorldManagedService> =
  /* @__PURE__ */ standard(checkWorldManagedService);

export function problemsOfWorldManagedService(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldManagedService/type',
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
    if (id !== undefined) problems = within(problems, 'id', problemsOfWorldId(id));
    if (created !== undefined) problems = within(problems, 'created', problemsOfWorldTime(created));
    if (updated !== undefined) problems = within(problems, 'updated', problemsOfWorldTime(updated));
    if (status !== undefined) {
      if (typeof status !== 'string')
        problems = add(problems, {
          pointer: '/status',
          field: 'status',
          keyword: 'type',
          schema: '#/components/schemas/WorldManagedService/properties/status/type',
          message: 'must be a string',
        });
    }
    if (label === undefined)
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/WorldManagedService/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/WorldManagedService/properties/label/type',
        message: 'must be a string',
      });
    if (serviceType !== undefined) {
      if (typeof serviceType !== 'string')
        problems = add(problems, {
          pointer: '/service_type',
          field: 'service_type',
          keyword: 'type',
          schema: '#/components/schemas/WorldManagedService/properties/service_type/type',
          message: 'must be a string',
        });
    }
    if (address === undefined)
      problems = add(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'required',
        schema: '#/components/schemas/WorldManagedService/required',
        message: 'is required',
      });
    else if (typeof address !== 'string')
      problems = add(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'type',
        schema: '#/components/schemas/WorldManagedService/properties/address/type',
        message: 'must be a string',
      });
    if (timeout !== undefined) {
      if (!isInteger(timeout))
        problems = add(problems, {
          pointer: '/timeout',
          field: 'timeout',
          keyword: 'type',
          schema: '#/components/schemas/WorldManagedService/properties/timeout/type',
          message: 'must be a whole number',
        });
    }
    if (body !== undefined) {
      if (typeof body !== 'string')
        problems = add(problems, {
          pointer: '/body',
          field: 'body',
          keyword: 'type',
          schema: '#/components/schemas/WorldManagedService/properties/body/type',
          message: 'must be a string',
        });
    }
    if (region !== undefined) {
      if (typeof region !== 'string')
        problems = add(problems, {
          pointer: '/region',
          field: 'region',
          keyword: 'type',
          schema: '#/components/schemas/WorldManagedService/properties/region/type',
          message: 'must be a string',
        });
    }
    if (consultationGroup !== undefined) {
      if (typeof consultationGroup !== 'string')
        problems = add(problems, {
          pointer: '/consultation_group',
          field: 'consultation_group',
          keyword: 'type',
          schema: '#/components/schemas/WorldManagedService/properties/consultation_group/type',
          message: 'must be a string',
        });
    }
    if (notes !== undefined) {
      if (typeof notes !== 'string')
        problems = add(problems, {
          pointer: '/notes',
          field: 'notes',
          keyword: 'type',
          schema: '#/components/schemas/WorldManagedService/properties/notes/type',
          message: 'must be a string',
        });
    }
    if (credentials !== undefined) {
      if (!isList(credentials))
        problems = add(problems, {
          pointer: '/credentials',
          field: 'credentials',
          keyword: 'type',
          schema: '#/components/schemas/WorldManagedService/properties/credentials/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < credentials.length; index++) {
          problems = withinItem(
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
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/WorldManagedService/additionalProperties',
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
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldManagedService/properties/credentials/items/type',
      message: 'must be a whole number',
    });
  return problems;
}
