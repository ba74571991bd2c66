// Generated; change the document it is made from instead.

import type { SeedDomain } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  mergeAtPropertyIndex,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import { acceptRecursive, checkRecursive } from '../runtime/validation/recursion-guard.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray, isInteger, isObject } from '../runtime/validation/type-checks.ts';
import { isDomainStatus, problemsOfDomainStatus } from './domain-status.ts';
import { isSeedDomainRecord, problemsOfSeedDomainRecord } from './seed-domain-record.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { acceptsSeedTags, problemsOfSeedTags } from './seed-tags.ts';

/** Whether a value is a valid SeedDomain. */
export function isSeedDomain(value: unknown): value is SeedDomain {
  return acceptRecursive(() => acceptsSeedDomain(value));
}

/** All that is wrong with a value as SeedDomain; nothing for a valid one. */
export function checkSeedDomain(value: unknown): readonly Problem[] {
  return checkRecursive(() => problemsOfSeedDomain(value));
}

/** SeedDomain as a Standard Schema. */
export const seedDomainSchema: StandardSchema<SeedDomain> =
  /* @__PURE__ */ createStandardSchema(checkSeedDomain);

export function acceptsSeedDomain(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    id,
    domain,
    type,
    status,
    group,
    tags,
    description,
    soa_email: soaEmail,
    master_ips: masterIps,
    axfr_ips: axfrIps,
    retry_sec: retrySec,
    expire_sec: expireSec,
    refresh_sec: refreshSec,
    ttl_sec: ttlSec,
    records,
  } = value;
  if (
    (id !== undefined && !isSeedId(id)) ||
    typeof domain !== 'string' ||
    (type !== undefined && type !== 'master' && type !== 'slave') ||
    (status !== undefined && !isDomainStatus(status)) ||
    (group !== undefined && typeof group !== 'string') ||
    (tags !== undefined && !acceptsSeedTags(tags)) ||
    (description !== undefined && typeof description !== 'string') ||
    (soaEmail !== undefined && typeof soaEmail !== 'string')
  )
    return false;
  if (masterIps !== undefined) {
    if (!isArray(masterIps)) return false;
    for (let index = 0; index < masterIps.length; index++) {
      if (typeof masterIps[index] !== 'string') return false;
    }
  }
  if (axfrIps !== undefined) {
    if (!isArray(axfrIps)) return false;
    for (let index = 0; index < axfrIps.length; index++) {
      if (typeof axfrIps[index] !== 'string') return false;
    }
  }
  if (
    (retrySec !== undefined && !isInteger(retrySec)) ||
    (expireSec !== undefined && !isInteger(expireSec)) ||
    (refreshSec !== undefined && !isInteger(refreshSec)) ||
    (ttlSec !== undefined && !isInteger(ttlSec))
  )
    return false;
  if (records !== undefined) {
    if (!isArray(records)) return false;
    for (let index = 0; index < records.length; index++) {
      if (!isSeedDomainRecord(records[index])) return false;
    }
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'domain':
      case 'type':
      case 'status':
      case 'group':
      case 'tags':
      case 'description':
      case 'soa_email':
      case 'master_ips':
      case 'axfr_ips':
      case 'retry_sec':
      case 'expire_sec':
      case 'refresh_sec':
      case 'ttl_sec':
      case 'records':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

export function problemsOfSeedDomain(value: unknown): Problems {
  const schema = '#/components/schemas/SeedDomain';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      id,
      domain,
      type,
      status,
      group,
      tags,
      description,
      soa_email: soaEmail,
      master_ips: masterIps,
      axfr_ips: axfrIps,
      retry_sec: retrySec,
      expire_sec: expireSec,
      refresh_sec: refreshSec,
      ttl_sec: ttlSec,
      records,
    } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (typeof domain !== 'string')
      problems = reportRequired(problems, 'domain', domain, schema, 'type', 'must be a string');
    if (type !== undefined && type !== 'master' && type !== 'slave')
      problems = report(problems, 'type', schema, 'enum', 'must be one of "master" or "slave"');
    if (status !== undefined)
      problems = mergeAtProperty(problems, 'status', problemsOfDomainStatus(status));
    if (group !== undefined && typeof group !== 'string')
      problems = report(problems, 'group', schema, 'type', 'must be a string');
    if (tags !== undefined) problems = mergeAtProperty(problems, 'tags', problemsOfSeedTags(tags));
    if (description !== undefined && typeof description !== 'string')
      problems = report(problems, 'description', schema, 'type', 'must be a string');
    if (soaEmail !== undefined && typeof soaEmail !== 'string')
      problems = report(problems, 'soa_email', schema, 'type', 'must be a string');
    if (masterIps !== undefined) {
      if (!isArray(masterIps))
        problems = report(problems, 'master_ips', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < masterIps.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'master_ips',
            index,
            problemsOfMasterIpsItem(masterIps[index]),
          );
        }
      }
    }
    if (axfrIps !== undefined) {
      if (!isArray(axfrIps))
        problems = report(problems, 'axfr_ips', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < axfrIps.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'axfr_ips',
            index,
            problemsOfAxfrIpsItem(axfrIps[index]),
          );
        }
      }
    }
    if (retrySec !== undefined && !isInteger(retrySec))
      problems = report(problems, 'retry_sec', schema, 'type', 'must be a whole number');
    if (expireSec !== undefined && !isInteger(expireSec))
      problems = report(problems, 'expire_sec', schema, 'type', 'must be a whole number');
    if (refreshSec !== undefined && !isInteger(refreshSec))
      problems = report(problems, 'refresh_sec', schema, 'type', 'must be a whole number');
    if (ttlSec !== undefined && !isInteger(ttlSec))
      problems = report(problems, 'ttl_sec', schema, 'type', 'must be a whole number');
    if (records !== undefined) {
      if (!isArray(records))
        problems = report(problems, 'records', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < records.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'records',
            index,
            problemsOfSeedDomainRecord(records[index]),
          );
        }
      }
    }
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'domain':
        case 'type':
        case 'status':
        case 'group':
        case 'tags':
        case 'description':
        case 'soa_email':
        case 'master_ips':
        case 'axfr_ips':
        case 'retry_sec':
        case 'expire_sec':
        case 'refresh_sec':
        case 'ttl_sec':
        case 'records':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedDomain/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

function problemsOfMasterIpsItem(value: unknown): Problems {
  const schema = '#/components/schemas/SeedDomain/properties/master_ips/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

function problemsOfAxfrIpsItem(value: unknown): Problems {
  const schema = '#/components/schemas/SeedDomain/properties/axfr_ips/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
