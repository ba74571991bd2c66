// Generated; change the document it is made from instead.

import type { SeedDatabase } from '../../types/index.ts';
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
  if (id !== undefined) {
    if (!isSeedId(id)) return false;
  }
  if (!isDatabaseLabel(label)) return false;
  if (status !== undefined) {
    if (!isDatabaseStatus(status)) return false;
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
  if (engine !== undefined) {
    if (typeof engine !== 'string') return false;
  }
  if (version !== undefined) {
    if (typeof version !== 'string') return false;
  }
  if (region !== undefined) {
    if (typeof region !== 'string') return false;
  }
  if (encrypted !== undefined) {
    if (typeof encrypted !== 'boolean') return false;
  }
  if (allowList !== undefined) {
    if (!isAllowList(allowList)) return false;
  }
  if (clusterSize !== undefined) {
    if (!isInteger(clusterSize)) return false;
  }
  if (hosts !== undefined) {
    if (!isDatabaseHosts(hosts)) return false;
  }
  if (sslConnection !== undefined) {
    if (typeof sslConnection !== 'boolean') return false;
  }
  if (replicationType !== undefined) {
    if (typeof replicationType !== 'string') return false;
  }
  if (port !== undefined) {
    if (!isInteger(port)) return false;
  }
  if (updates !== undefined) {
    if (!acceptsUpdates(updates)) return false;
  }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedDatabase/type',
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
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/SeedDatabase/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'label', problemsOfDatabaseLabel(label));
    if (status !== undefined)
      problems = mergeAtProperty(problems, 'status', problemsOfDatabaseStatus(status));
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
          schema: '#/components/schemas/SeedDatabase/properties/type/type',
          message: 'must be a string',
        });
    }
    if (engine !== undefined) {
      if (typeof engine !== 'string')
        problems = addProblem(problems, {
          pointer: '/engine',
          field: 'engine',
          keyword: 'type',
          schema: '#/components/schemas/SeedDatabase/properties/engine/type',
          message: 'must be a string',
        });
    }
    if (version !== undefined) {
      if (typeof version !== 'string')
        problems = addProblem(problems, {
          pointer: '/version',
          field: 'version',
          keyword: 'type',
          schema: '#/components/schemas/SeedDatabase/properties/version/type',
          message: 'must be a string',
        });
    }
    if (region !== undefined) {
      if (typeof region !== 'string')
        problems = addProblem(problems, {
          pointer: '/region',
          field: 'region',
          keyword: 'type',
          schema: '#/components/schemas/SeedDatabase/properties/region/type',
          message: 'must be a string',
        });
    }
    if (encrypted !== undefined) {
      if (typeof encrypted !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/encrypted',
          field: 'encrypted',
          keyword: 'type',
          schema: '#/components/schemas/SeedDatabase/properties/encrypted/type',
          message: 'must be true or false',
        });
    }
    if (allowList !== undefined)
      problems = mergeAtProperty(problems, 'allow_list', problemsOfAllowList(allowList));
    if (clusterSize !== undefined) {
      if (!isInteger(clusterSize))
        problems = addProblem(problems, {
          pointer: '/cluster_size',
          field: 'cluster_size',
          keyword: 'type',
          schema: '#/components/schemas/SeedDatabase/properties/cluster_size/type',
          message: 'must be a whole number',
        });
    }
    if (hosts !== undefined)
      problems = mergeAtProperty(problems, 'hosts', problemsOfDatabaseHosts(hosts));
    if (sslConnection !== undefined) {
      if (typeof sslConnection !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/ssl_connection',
          field: 'ssl_connection',
          keyword: 'type',
          schema: '#/components/schemas/SeedDatabase/properties/ssl_connection/type',
          message: 'must be true or false',
        });
    }
    if (replicationType !== undefined) {
      if (typeof replicationType !== 'string')
        problems = addProblem(problems, {
          pointer: '/replication_type',
          field: 'replication_type',
          keyword: 'type',
          schema: '#/components/schemas/SeedDatabase/properties/replication_type/type',
          message: 'must be a string',
        });
    }
    if (port !== undefined) {
      if (!isInteger(port))
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'type',
          schema: '#/components/schemas/SeedDatabase/properties/port/type',
          message: 'must be a whole number',
        });
    }
    if (updates !== undefined)
      problems = mergeAtProperty(problems, 'updates', problemsOfUpdates(updates));
    if (backupRecords !== undefined) {
      if (!isArray(backupRecords))
        problems = addProblem(problems, {
          pointer: '/backup_records',
          field: 'backup_records',
          keyword: 'type',
          schema: '#/components/schemas/SeedDatabase/properties/backup_records/type',
          message: 'must be a list',
        });
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedDatabase/properties/updates/type',
      message: 'must be an object',
    });
  return problems;
}
