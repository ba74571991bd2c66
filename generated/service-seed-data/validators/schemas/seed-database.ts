// Generated; change the document it is made from instead.

import type { SeedDatabase } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  mergeAtPropertyIndex,
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
import { isArray, isInteger, isObject } from '../runtime/validation/type-checks.ts';
import { isAllowList, problemsOfAllowList } from './allow-list.ts';
import { isDatabaseHosts, problemsOfDatabaseHosts } from './database-hosts.ts';
import { isDatabaseLabel, problemsOfDatabaseLabel } from './database-label.ts';
import { isDatabaseStatus, problemsOfDatabaseStatus } from './database-status.ts';
import { isSeedDatabaseBackup, problemsOfSeedDatabaseBackup } from './seed-database-backup.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedDatabase. */
export function isSeedDatabase(value: unknown): value is SeedDatabase {
  if (!isObject(value)) return false;
  const {
    id,
    label,
    status,
    created,
    updated,
    type,
    engine,
    version,
    region,
    encrypted,
    allow_list: allowList,
    cluster_size: clusterSize,
    hosts,
    ssl_connection: sslConnection,
    replication_type: replicationType,
    port,
    updates,
    backup_records: backupRecords,
  } = value;
  if (
    (id !== undefined && !isSeedId(id)) ||
    !isDatabaseLabel(label) ||
    (status !== undefined && !isDatabaseStatus(status)) ||
    (created !== undefined && !isSeedTime(created)) ||
    (updated !== undefined && !isSeedTime(updated)) ||
    (type !== undefined && typeof type !== 'string') ||
    (engine !== undefined && typeof engine !== 'string') ||
    (version !== undefined && typeof version !== 'string') ||
    (region !== undefined && typeof region !== 'string') ||
    (encrypted !== undefined && typeof encrypted !== 'boolean') ||
    (allowList !== undefined && !isAllowList(allowList)) ||
    (clusterSize !== undefined && !isInteger(clusterSize)) ||
    (hosts !== undefined && !isDatabaseHosts(hosts)) ||
    (sslConnection !== undefined && typeof sslConnection !== 'boolean') ||
    (replicationType !== undefined && typeof replicationType !== 'string') ||
    (port !== undefined && !isInteger(port)) ||
    (updates !== undefined && !acceptsUpdates(updates))
  )
    return false;
  if (backupRecords !== undefined) {
    if (!isArray(backupRecords)) return false;
    for (let index = 0; index < backupRecords.length; index++) {
      if (!isSeedDatabaseBackup(backupRecords[index])) return false;
    }
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'label':
      case 'status':
      case 'created':
      case 'updated':
      case 'type':
      case 'engine':
      case 'version':
      case 'region':
      case 'encrypted':
      case 'allow_list':
      case 'cluster_size':
      case 'hosts':
      case 'ssl_connection':
      case 'replication_type':
      case 'port':
      case 'updates':
      case 'backup_records':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

function acceptsUpdates(value: unknown): boolean {
  if (!isObject(value)) return false;
  return true;
}

/** All that is wrong with a value as SeedDatabase; nothing for a valid one. */
export function checkSeedDatabase(value: unknown): readonly Problem[] {
  return problemsOfSeedDatabase(value) ?? noProblems;
}

/** SeedDatabase as a Standard Schema. */
export const seedDatabaseSchema: StandardSchema<SeedDatabase> =
  /* @__PURE__ */ createStandardSchema(checkSeedDatabase);

export function problemsOfSeedDatabase(value: unknown): Problems {
  const schema = '#/components/schemas/SeedDatabase';
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
      engine,
      version,
      region,
      encrypted,
      allow_list: allowList,
      cluster_size: clusterSize,
      hosts,
      ssl_connection: sslConnection,
      replication_type: replicationType,
      port,
      updates,
      backup_records: backupRecords,
    } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (label === undefined) problems = reportMissing(problems, 'label', schema);
    else problems = mergeAtProperty(problems, 'label', problemsOfDatabaseLabel(label));
    if (status !== undefined)
      problems = mergeAtProperty(problems, 'status', problemsOfDatabaseStatus(status));
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (updated !== undefined)
      problems = mergeAtProperty(problems, 'updated', problemsOfSeedTime(updated));
    if (type !== undefined && typeof type !== 'string')
      problems = report(problems, 'type', schema, 'type', 'must be a string');
    if (engine !== undefined && typeof engine !== 'string')
      problems = report(problems, 'engine', schema, 'type', 'must be a string');
    if (version !== undefined && typeof version !== 'string')
      problems = report(problems, 'version', schema, 'type', 'must be a string');
    if (region !== undefined && typeof region !== 'string')
      problems = report(problems, 'region', schema, 'type', 'must be a string');
    if (encrypted !== undefined && typeof encrypted !== 'boolean')
      problems = report(problems, 'encrypted', schema, 'type', 'must be true or false');
    if (allowList !== undefined)
      problems = mergeAtProperty(problems, 'allow_list', problemsOfAllowList(allowList));
    if (clusterSize !== undefined && !isInteger(clusterSize))
      problems = report(problems, 'cluster_size', schema, 'type', 'must be a whole number');
    if (hosts !== undefined)
      problems = mergeAtProperty(problems, 'hosts', problemsOfDatabaseHosts(hosts));
    if (sslConnection !== undefined && typeof sslConnection !== 'boolean')
      problems = report(problems, 'ssl_connection', schema, 'type', 'must be true or false');
    if (replicationType !== undefined && typeof replicationType !== 'string')
      problems = report(problems, 'replication_type', schema, 'type', 'must be a string');
    if (port !== undefined && !isInteger(port))
      problems = report(problems, 'port', schema, 'type', 'must be a whole number');
    if (updates !== undefined)
      problems = mergeAtProperty(problems, 'updates', problemsOfUpdates(updates));
    if (backupRecords !== undefined) {
      if (!isArray(backupRecords))
        problems = report(problems, 'backup_records', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < backupRecords.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'backup_records',
            index,
            problemsOfSeedDatabaseBackup(backupRecords[index]),
          );
        }
      }
    }
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'label':
        case 'status':
        case 'created':
        case 'updated':
        case 'type':
        case 'engine':
        case 'version':
        case 'region':
        case 'encrypted':
        case 'allow_list':
        case 'cluster_size':
        case 'hosts':
        case 'ssl_connection':
        case 'replication_type':
        case 'port':
        case 'updates':
        case 'backup_records':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedDatabase/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

function problemsOfUpdates(value: unknown): Problems {
  const schema = '#/components/schemas/SeedDatabase/properties/updates';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  return problems;
}
