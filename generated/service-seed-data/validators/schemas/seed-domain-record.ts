// Generated; change the document it is made from instead.

import type { SeedDomainRecord } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
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
  if (
    (id !== undefined && !isSeedId(id)) ||
    (created !== undefined && !isSeedTime(created)) ||
    (updated !== undefined && !isSeedTime(updated)) ||
    !isDomainRecordType(type) ||
    (name !== undefined && typeof name !== 'string') ||
    (target !== undefined && typeof target !== 'string') ||
    (ttlSec !== undefined && !isInteger(ttlSec)) ||
    (priority !== undefined && !isInteger(priority)) ||
    (weight !== undefined && !isInteger(weight)) ||
    (port !== undefined && !isInteger(port)) ||
    (service !== undefined && typeof service !== 'string') ||
    (protocol !== undefined && typeof protocol !== 'string') ||
    (tag !== undefined && typeof tag !== 'string')
  )
    return false;
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
  const schema = '#/components/schemas/SeedDomainRecord';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
    if (type === undefined) problems = reportMissing(problems, 'type', schema);
    else problems = mergeAtProperty(problems, 'type', problemsOfDomainRecordType(type));
    if (name !== undefined && typeof name !== 'string')
      problems = report(problems, 'name', schema, 'type', 'must be a string');
    if (target !== undefined && typeof target !== 'string')
      problems = report(problems, 'target', schema, 'type', 'must be a string');
    if (ttlSec !== undefined && !isInteger(ttlSec))
      problems = report(problems, 'ttl_sec', schema, 'type', 'must be a whole number');
    if (priority !== undefined && !isInteger(priority))
      problems = report(problems, 'priority', schema, 'type', 'must be a whole number');
    if (weight !== undefined && !isInteger(weight))
      problems = report(problems, 'weight', schema, 'type', 'must be a whole number');
    if (port !== undefined && !isInteger(port))
      problems = report(problems, 'port', schema, 'type', 'must be a whole number');
    if (service !== undefined && typeof service !== 'string')
      problems = report(problems, 'service', schema, 'type', 'must be a string');
    if (protocol !== undefined && typeof protocol !== 'string')
      problems = report(problems, 'protocol', schema, 'type', 'must be a string');
    if (tag !== undefined && typeof tag !== 'string')
      problems = report(problems, 'tag', schema, 'type', 'must be a string');
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
