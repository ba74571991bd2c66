// Generated; change the document it is made from instead.

import type { SeedDomainRecord } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isInteger, isObject } from '../runtime/validation/type-checks.ts';
import { isDomainRecordType, problemsOfDomainRecordType } from './domain-record-type.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedDomainRecord. */
export function isSeedDomainRecord(value: unknown): value is SeedDomainRecord {
  if (!isObject(value)) return false;
  const {
    id,
    created,
    updated,
    type,
    name,
    target,
    ttl_sec: ttlSec,
    priority,
    weight,
    port,
    service,
    protocol,
    tag,
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
  if (!isDomainRecordType(type)) return false;
  if (name !== undefined) {
    if (typeof name !== 'string') return false;
  }
  if (target !== undefined) {
    if (typeof target !== 'string') return false;
  }
  if (ttlSec !== undefined) {
    if (!isInteger(ttlSec)) return false;
  }
  if (priority !== undefined) {
    if (!isInteger(priority)) return false;
  }
  if (weight !== undefined) {
    if (!isInteger(weight)) return false;
  }
  if (port !== undefined) {
    if (!isInteger(port)) return false;
  }
  if (service !== undefined) {
    if (typeof service !== 'string') return false;
  }
  if (protocol !== undefined) {
    if (typeof protocol !== 'string') return false;
  }
  if (tag !== undefined) {
    if (typeof tag !== 'string') return false;
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'created':
      case 'updated':
      case 'type':
      case 'name':
      case 'target':
      case 'ttl_sec':
      case 'priority':
      case 'weight':
      case 'port':
      case 'service':
      case 'protocol':
      case 'tag':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedDomainRecord; nothing for a valid one. */
export function checkSeedDomainRecord(value: unknown): readonly Problem[] {
  return problemsOfSeedDomainRecord(value) ?? noProblems;
}

/** SeedDomainRecord as a Standard Schema. */
export const seedDomainRecordSchema: StandardSchema<SeedDomainRecord> =
  /* @__PURE__ */ createStandardSchema(checkSeedDomainRecord);

export function problemsOfSeedDomainRecord(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedDomainRecord/type',
      message: 'must be an object',
    });
  else {
    const {
      id,
      created,
      updated,
      type,
      name,
      target,
      ttl_sec: ttlSec,
      priority,
      weight,
      port,
      service,
      protocol,
      tag,
    } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (updated !== undefined)
      problems = mergeAtProperty(problems, 'updated', problemsOfSeedTime(updated));
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/SeedDomainRecord/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'type', problemsOfDomainRecordType(type));
    if (name !== undefined) {
      if (typeof name !== 'string')
        problems = addProblem(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomainRecord/properties/name/type',
          message: 'must be a string',
        });
    }
    if (target !== undefined) {
      if (typeof target !== 'string')
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomainRecord/properties/target/type',
          message: 'must be a string',
        });
    }
    if (ttlSec !== undefined) {
      if (!isInteger(ttlSec))
        problems = addProblem(problems, {
          pointer: '/ttl_sec',
          field: 'ttl_sec',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomainRecord/properties/ttl_sec/type',
          message: 'must be a whole number',
        });
    }
    if (priority !== undefined) {
      if (!isInteger(priority))
        problems = addProblem(problems, {
          pointer: '/priority',
          field: 'priority',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomainRecord/properties/priority/type',
          message: 'must be a whole number',
        });
    }
    if (weight !== undefined) {
      if (!isInteger(weight))
        problems = addProblem(problems, {
          pointer: '/weight',
          field: 'weight',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomainRecord/properties/weight/type',
          message: 'must be a whole number',
        });
    }
    if (port !== undefined) {
      if (!isInteger(port))
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomainRecord/properties/port/type',
          message: 'must be a whole number',
        });
    }
    if (service !== undefined) {
      if (typeof service !== 'string')
        problems = addProblem(problems, {
          pointer: '/service',
          field: 'service',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomainRecord/properties/service/type',
          message: 'must be a string',
        });
    }
    if (protocol !== undefined) {
      if (typeof protocol !== 'string')
        problems = addProblem(problems, {
          pointer: '/protocol',
          field: 'protocol',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomainRecord/properties/protocol/type',
          message: 'must be a string',
        });
    }
    if (tag !== undefined) {
      if (typeof tag !== 'string')
        problems = addProblem(problems, {
          pointer: '/tag',
          field: 'tag',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomainRecord/properties/tag/type',
          message: 'must be a string',
        });
    }
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'created':
        case 'updated':
        case 'type':
        case 'name':
        case 'target':
        case 'ttl_sec':
        case 'priority':
        case 'weight':
        case 'port':
        case 'service':
        case 'protocol':
        case 'tag':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedDomainRecord/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
