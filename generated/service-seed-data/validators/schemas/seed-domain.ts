// Generated; change the document it is made from instead.

import type { SeedDomain } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  type Problems,
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
  if (id !== undefined) {
    if (!isSeedId(id)) return false;
  }
  if (typeof domain !== 'string') return false;
  if (type !== undefined) {
    if (type !== 'master' && type !== 'slave') return false;
  }
  if (status !== undefined) {
    if (!isDomainStatus(status)) return false;
  }
  if (group !== undefined) {
    if (typeof group !== 'string') return false;
  }
  if (tags !== undefined) {
    if (!acceptsSeedTags(tags)) return false;
  }
  if (description !== undefined) {
    if (typeof description !== 'string') return false;
  }
  if (soaEmail !== undefined) {
    if (typeof soaEmail !== 'string') return false;
  }
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
  if (retrySec !== undefined) {
    if (!isInteger(retrySec)) return false;
  }
  if (expireSec !== undefined) {
    if (!isInteger(expireSec)) return false;
  }
  if (refreshSec !== undefined) {
    if (!isInteger(refreshSec)) return false;
  }
  if (ttlSec !== undefined) {
    if (!isInteger(ttlSec)) return false;
  }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedDomain/type',
      message: 'must be an object',
    });
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
    if (domain === undefined)
      problems = addProblem(problems, {
        pointer: '/domain',
        field: 'domain',
        keyword: 'required',
        schema: '#/components/schemas/SeedDomain/required',
        message: 'is required',
      });
    else if (typeof domain !== 'string')
      problems = addProblem(problems, {
        pointer: '/domain',
        field: 'domain',
        keyword: 'type',
        schema: '#/components/schemas/SeedDomain/properties/domain/type',
        message: 'must be a string',
      });
    if (type !== undefined) {
      if (type !== 'master' && type !== 'slave')
        problems = addProblem(problems, {
          pointer: '/type',
          field: 'type',
          keyword: 'enum',
          schema: '#/components/schemas/SeedDomain/properties/type/enum',
          message: 'must be one of "master" or "slave"',
        });
    }
    if (status !== undefined)
      problems = mergeAtProperty(problems, 'status', problemsOfDomainStatus(status));
    if (group !== undefined) {
      if (typeof group !== 'string')
        problems = addProblem(problems, {
          pointer: '/group',
          field: 'group',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomain/properties/group/type',
          message: 'must be a string',
        });
    }
    if (tags !== undefined) problems = mergeAtProperty(problems, 'tags', problemsOfSeedTags(tags));
    if (description !== undefined) {
      if (typeof description !== 'string')
        problems = addProblem(problems, {
          pointer: '/description',
          field: 'description',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomain/properties/description/type',
          message: 'must be a string',
        });
    }
    if (soaEmail !== undefined) {
      if (typeof soaEmail !== 'string')
        problems = addProblem(problems, {
          pointer: '/soa_email',
          field: 'soa_email',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomain/properties/soa_email/type',
          message: 'must be a string',
        });
    }
    if (masterIps !== undefined) {
      if (!isArray(masterIps))
        problems = addProblem(problems, {
          pointer: '/master_ips',
          field: 'master_ips',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomain/properties/master_ips/type',
          message: 'must be a list',
        });
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
        problems = addProblem(problems, {
          pointer: '/axfr_ips',
          field: 'axfr_ips',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomain/properties/axfr_ips/type',
          message: 'must be a list',
        });
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
    if (retrySec !== undefined) {
      if (!isInteger(retrySec))
        problems = addProblem(problems, {
          pointer: '/retry_sec',
          field: 'retry_sec',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomain/properties/retry_sec/type',
          message: 'must be a whole number',
        });
    }
    if (expireSec !== undefined) {
      if (!isInteger(expireSec))
        problems = addProblem(problems, {
          pointer: '/expire_sec',
          field: 'expire_sec',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomain/properties/expire_sec/type',
          message: 'must be a whole number',
        });
    }
    if (refreshSec !== undefined) {
      if (!isInteger(refreshSec))
        problems = addProblem(problems, {
          pointer: '/refresh_sec',
          field: 'refresh_sec',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomain/properties/refresh_sec/type',
          message: 'must be a whole number',
        });
    }
    if (ttlSec !== undefined) {
      if (!isInteger(ttlSec))
        problems = addProblem(problems, {
          pointer: '/ttl_sec',
          field: 'ttl_sec',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomain/properties/ttl_sec/type',
          message: 'must be a whole number',
        });
    }
    if (records !== undefined) {
      if (!isArray(records))
        problems = addProblem(problems, {
          pointer: '/records',
          field: 'records',
          keyword: 'type',
          schema: '#/components/schemas/SeedDomain/properties/records/type',
          message: 'must be a list',
        });
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
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedDomain/properties/master_ips/items/type',
      message: 'must be a string',
    });
  return problems;
}

function problemsOfAxfrIpsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedDomain/properties/axfr_ips/items/type',
      message: 'must be a string',
    });
  return problems;
}
