// Generated; change the document it is made from instead.

import type { SeedInstance } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtOwnProperty,
  mergeAtProperty,
  mergeAtPropertyIndex,
  type Problems,
  report,
  reportAt,
  reportMissing,
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
  if (
    (id !== undefined && !isSeedId(id)) ||
    !isComputeLabel(label) ||
    (status !== undefined && !isComputeStatus(status)) ||
    (created !== undefined && !isSeedTime(created)) ||
    (updated !== undefined && !isSeedTime(updated)) ||
    (type !== undefined && typeof type !== 'string') ||
    (image !== undefined && typeof image !== 'string' && image !== null) ||
    (region !== undefined && typeof region !== 'string') ||
    (group !== undefined && typeof group !== 'string') ||
    (tags !== undefined && !acceptsSeedTags(tags)) ||
    (hypervisor !== undefined && typeof hypervisor !== 'string')
  )
    return false;
  if (ipv4 !== undefined) {
    if (!isArray(ipv4)) return false;
    for (let index = 0; index < ipv4.length; index++) {
      if (typeof ipv4[index] !== 'string') return false;
    }
  }
  if (
    (ipv6 !== undefined && typeof ipv6 !== 'string' && ipv6 !== null) ||
    (specs !== undefined && !acceptsSpecs(specs)) ||
    (alerts !== undefined && !acceptsSpecs(alerts)) ||
    (backups !== undefined && !isSeedInstanceBackups(backups))
  )
    return false;
  if (backupRecords !== undefined) {
    if (!isArray(backupRecords)) return false;
    for (let index = 0; index < backupRecords.length; index++) {
      if (!isSeedInstanceBackup(backupRecords[index])) return false;
    }
  }
  if (
    (watchdogEnabled !== undefined && typeof watchdogEnabled !== 'boolean') ||
    (hostUuid !== undefined && typeof hostUuid !== 'string') ||
    (hasUserData !== undefined && typeof hasUserData !== 'boolean') ||
    (managed !== undefined && !isSeedManagedSettings(managed))
  )
    return false;
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
  const schema = '#/components/schemas/SeedInstance';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
    if (label === undefined) problems = reportMissing(problems, 'label', schema);
    else problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (status !== undefined)
      problems = mergeAtProperty(problems, 'status', problemsOfComputeStatus(status));
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (updated !== undefined)
      problems = mergeAtProperty(problems, 'updated', problemsOfSeedTime(updated));
    if (type !== undefined && typeof type !== 'string')
      problems = report(problems, 'type', schema, 'type', 'must be a string');
    if (image !== undefined && typeof image !== 'string' && image !== null)
      problems = report(problems, 'image', schema, 'type', 'must be a string or null');
    if (region !== undefined && typeof region !== 'string')
      problems = report(problems, 'region', schema, 'type', 'must be a string');
    if (group !== undefined && typeof group !== 'string')
      problems = report(problems, 'group', schema, 'type', 'must be a string');
    if (tags !== undefined) problems = mergeAtProperty(problems, 'tags', problemsOfSeedTags(tags));
    if (hypervisor !== undefined && typeof hypervisor !== 'string')
      problems = report(problems, 'hypervisor', schema, 'type', 'must be a string');
    if (ipv4 !== undefined) {
      if (!isArray(ipv4)) problems = report(problems, 'ipv4', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < ipv4.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'ipv4', index, problemsOfIpv4Item(ipv4[index]));
        }
      }
    }
    if (ipv6 !== undefined && typeof ipv6 !== 'string' && ipv6 !== null)
      problems = report(problems, 'ipv6', schema, 'type', 'must be a string or null');
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
        problems = report(problems, 'backup_records', schema, 'type', 'must be a list');
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
    if (watchdogEnabled !== undefined && typeof watchdogEnabled !== 'boolean')
      problems = report(problems, 'watchdog_enabled', schema, 'type', 'must be true or false');
    if (hostUuid !== undefined && typeof hostUuid !== 'string')
      problems = report(problems, 'host_uuid', schema, 'type', 'must be a string');
    if (hasUserData !== undefined && typeof hasUserData !== 'boolean')
      problems = report(problems, 'has_user_data', schema, 'type', 'must be true or false');
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
  const schema = '#/components/schemas/SeedInstance/properties/ipv4/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

function problemsOfSpecs(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', '', '/type', 'must be an object');
  else {
    for (const key in value) {
      problems = mergeAtOwnProperty(problems, value, key, problemsOfSpecsMember(value[key]));
    }
  }
  return problems;
}

function problemsOfSpecsMember(value: unknown): Problems {
  const schema = '/additionalProperties';
  let problems: Problems;
  if (!isInteger(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  return problems;
}
