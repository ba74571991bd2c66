// Generated; change the document it is made from instead.

import type { SeedInstance } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtOwnProperty,
  mergeAtProperty,
  mergeAtPropertyIndex,
  type Problems,
  withSchemaLocation,
} from '../runtime/validation/problems.ts';
import { acceptRecursive, checkRecursive } from '../runtime/validation/recursion-guard.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray, isInteger, isObject } from '../runtime/validation/type-checks.ts';
import { isComputeLabel, problemsOfComputeLabel } from './compute-label.ts';
import { isComputeStatus, problemsOfComputeStatus } from './compute-status.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedInstanceBackup, problemsOfSeedInstanceBackup } from './seed-instance-backup.ts';
import { isSeedInstanceBackups, problemsOfSeedInstanceBackups } from './seed-instance-backups.ts';
import { isSeedManagedSettings, problemsOfSeedManagedSettings } from './seed-managed-settings.ts';
import { acceptsSeedTags, problemsOfSeedTags } from './seed-tags.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedInstance. */
export function isSeedInstance(value: unknown): value is SeedInstance {
  return acceptRecursive(() => acceptsSeedInstance(value));
}

/** All that is wrong with a value as SeedInstance; nothing for a valid one. */
export function checkSeedInstance(value: unknown): readonly Problem[] {
  return checkRecursive(() => problemsOfSeedInstance(value));
}

/** SeedInstance as a Standard Schema. */
export const seedInstanceSchema: StandardSchema<SeedInstance> =
  /* @__PURE__ */ createStandardSchema(checkSeedInstance);

export function acceptsSeedInstance(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    id,
    label,
    status,
    created,
    updated,
    type,
    image,
    region,
    group,
    tags,
    hypervisor,
    ipv4,
    ipv6,
    specs,
    alerts,
    backups,
    backup_records: backupRecords,
    watchdog_enabled: watchdogEnabled,
    host_uuid: hostUuid,
    has_user_data: hasUserData,
    managed,
  } = value;
  if (id !== undefined) {
    if (!isSeedId(id)) return false;
  }
  if (!isComputeLabel(label)) return false;
  if (status !== undefined) {
    if (!isComputeStatus(status)) return false;
  }
  if (created !== undefined) {
    if (!isSeedTime(created)) return false;
  }
  if (updated !== undefined) {
    if (!isSeedTime(updated)) return false;
  }
  if (type !== undefined) {
    if (typeof type !== 'string') return false;
  }
  if (image !== undefined) {
    if (typeof image !== 'string' && image !== null) return false;
  }
  if (region !== undefined) {
    if (typeof region !== 'string') return false;
  }
  if (group !== undefined) {
    if (typeof group !== 'string') return false;
  }
  if (tags !== undefined) {
    if (!acceptsSeedTags(tags)) return false;
  }
  if (hypervisor !== undefined) {
    if (typeof hypervisor !== 'string') return false;
  }
  if (ipv4 !== undefined) {
    if (!isArray(ipv4)) return false;
    for (let index = 0; index < ipv4.length; index++) {
      if (typeof ipv4[index] !== 'string') return false;
    }
  }
  if (ipv6 !== undefined) {
    if (typeof ipv6 !== 'string' && ipv6 !== null) return false;
  }
  if (specs !== undefined) {
    if (!acceptsSpecs(specs)) return false;
  }
  if (alerts !== undefined) {
    if (!acceptsSpecs(alerts)) return false;
  }
  if (backups !== undefined) {
    if (!isSeedInstanceBackups(backups)) return false;
  }
  if (backupRecords !== undefined) {
    if (!isArray(backupRecords)) return false;
    for (let index = 0; index < backupRecords.length; index++) {
      if (!isSeedInstanceBackup(backupRecords[index])) return false;
    }
  }
  if (watchdogEnabled !== undefined) {
    if (typeof watchdogEnabled !== 'boolean') return false;
  }
  if (hostUuid !== undefined) {
    if (typeof hostUuid !== 'string') return false;
  }
  if (hasUserData !== undefined) {
    if (typeof hasUserData !== 'boolean') return false;
  }
  if (managed !== undefined) {
    if (!isSeedManagedSettings(managed)) return false;
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'label':
      case 'status':
      case 'created':
      case 'updated':
      case 'type':
      case 'image':
      case 'region':
      case 'group':
      case 'tags':
      case 'hypervisor':
      case 'ipv4':
      case 'ipv6':
      case 'specs':
      case 'alerts':
      case 'backups':
      case 'backup_records':
      case 'watchdog_enabled':
      case 'host_uuid':
      case 'has_user_data':
      case 'managed':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

function acceptsSpecs(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const key in value) {
    if (!isInteger(value[key]) && Object.hasOwn(value, key)) return false;
  }
  return true;
}

export function problemsOfSeedInstance(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedInstance/type',
      message: 'must be an object',
    });
  else {
    const {
      id,
      label,
      status,
      created,
      updated,
      type,
      image,
      region,
      group,
      tags,
      hypervisor,
      ipv4,
      ipv6,
      specs,
      alerts,
      backups,
      backup_records: backupRecords,
      watchdog_enabled: watchdogEnabled,
      host_uuid: hostUuid,
      has_user_data: hasUserData,
      managed,
    } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/SeedInstance/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (status !== undefined)
      problems = mergeAtProperty(problems, 'status', problemsOfComputeStatus(status));
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (updated !== undefined)
      problems = mergeAtProperty(problems, 'updated', problemsOfSeedTime(updated));
    if (type !== undefined) {
      if (typeof type !== 'string')
        problems = addProblem(problems, {
          pointer: '/type',
          field: 'type',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstance/properties/type/type',
          message: 'must be a string',
        });
    }
    if (image !== undefined) {
      if (typeof image !== 'string' && image !== null)
        problems = addProblem(problems, {
          pointer: '/image',
          field: 'image',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstance/properties/image/type',
          message: 'must be a string or null',
        });
    }
    if (region !== undefined) {
      if (typeof region !== 'string')
        problems = addProblem(problems, {
          pointer: '/region',
          field: 'region',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstance/properties/region/type',
          message: 'must be a string',
        });
    }
    if (group !== undefined) {
      if (typeof group !== 'string')
        problems = addProblem(problems, {
          pointer: '/group',
          field: 'group',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstance/properties/group/type',
          message: 'must be a string',
        });
    }
    if (tags !== undefined) problems = mergeAtProperty(problems, 'tags', problemsOfSeedTags(tags));
    if (hypervisor !== undefined) {
      if (typeof hypervisor !== 'string')
        problems = addProblem(problems, {
          pointer: '/hypervisor',
          field: 'hypervisor',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstance/properties/hypervisor/type',
          message: 'must be a string',
        });
    }
    if (ipv4 !== undefined) {
      if (!isArray(ipv4))
        problems = addProblem(problems, {
          pointer: '/ipv4',
          field: 'ipv4',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstance/properties/ipv4/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < ipv4.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'ipv4', index, problemsOfIpv4Item(ipv4[index]));
        }
      }
    }
    if (ipv6 !== undefined) {
      if (typeof ipv6 !== 'string' && ipv6 !== null)
        problems = addProblem(problems, {
          pointer: '/ipv6',
          field: 'ipv6',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstance/properties/ipv6/type',
          message: 'must be a string or null',
        });
    }
    if (specs !== undefined)
      problems = mergeAtProperty(
        problems,
        'specs',
        withSchemaLocation(
          '#/components/schemas/SeedInstance/properties/specs',
          problemsOfSpecs(specs),
        ),
      );
    if (alerts !== undefined)
      problems = mergeAtProperty(
        problems,
        'alerts',
        withSchemaLocation(
          '#/components/schemas/SeedInstance/properties/alerts',
          problemsOfSpecs(alerts),
        ),
      );
    if (backups !== undefined)
      problems = mergeAtProperty(problems, 'backups', problemsOfSeedInstanceBackups(backups));
    if (backupRecords !== undefined) {
      if (!isArray(backupRecords))
        problems = addProblem(problems, {
          pointer: '/backup_records',
          field: 'backup_records',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstance/properties/backup_records/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < backupRecords.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'backup_records',
            index,
            problemsOfSeedInstanceBackup(backupRecords[index]),
          );
        }
      }
    }
    if (watchdogEnabled !== undefined) {
      if (typeof watchdogEnabled !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/watchdog_enabled',
          field: 'watchdog_enabled',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstance/properties/watchdog_enabled/type',
          message: 'must be true or false',
        });
    }
    if (hostUuid !== undefined) {
      if (typeof hostUuid !== 'string')
        problems = addProblem(problems, {
          pointer: '/host_uuid',
          field: 'host_uuid',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstance/properties/host_uuid/type',
          message: 'must be a string',
        });
    }
    if (hasUserData !== undefined) {
      if (typeof hasUserData !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/has_user_data',
          field: 'has_user_data',
          keyword: 'type',
          schema: '#/components/schemas/SeedInstance/properties/has_user_data/type',
          message: 'must be true or false',
        });
    }
    if (managed !== undefined)
      problems = mergeAtProperty(problems, 'managed', problemsOfSeedManagedSettings(managed));
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'label':
        case 'status':
        case 'created':
        case 'updated':
        case 'type':
        case 'image':
        case 'region':
        case 'group':
        case 'tags':
        case 'hypervisor':
        case 'ipv4':
        case 'ipv6':
        case 'specs':
        case 'alerts':
        case 'backups':
        case 'backup_records':
        case 'watchdog_enabled':
        case 'host_uuid':
        case 'has_user_data':
        case 'managed':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedInstance/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

function problemsOfIpv4Item(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedInstance/properties/ipv4/items/type',
      message: 'must be a string',
    });
  return problems;
}

function problemsOfSpecs(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '/type',
      message: 'must be an object',
    });
  else {
    for (const key in value) {
      problems = mergeAtOwnProperty(problems, value, key, problemsOfSpecsMember(value[key]));
    }
  }
  return problems;
}

function problemsOfSpecsMember(value: unknown): Problems {
  let problems: Problems;
  if (!isInteger(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '/additionalProperties/type',
      message: 'must be a whole number',
    });
  return problems;
}
