// Generated; change the document it is made from instead.

import type { Database, DatabaseRequest } from '@cloud-api/types';
import {
  allowListOfAddresses,
  type DatabaseAsRulesRead,
  highAvailabilityWithReplication,
  singleNodeWithoutReplication,
  weeklyNamesNoWeekWithoutOld,
} from '../rules/database.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import { asValidated, isValid } from '../runtime/validation/run-rules.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';
import { isAllowList, problemsOfAllowList } from './allow-list.js';
import { isDatabaseHosts, problemsOfDatabaseHosts } from './database-hosts.js';
import { isDatabaseLabel, problemsOfDatabaseLabel } from './database-label.js';
import {
  isDatabaseMaintenanceWindow,
  problemsOfDatabaseMaintenanceWindow,
  problemsOfDatabaseMaintenanceWindowShape,
} from './database-maintenance-window.js';
import { isDatabaseStatus, problemsOfDatabaseStatus } from './database-status.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';

/** Whether a value is a valid Database. */
export function isDatabase(value: unknown): value is Database {
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
  } = value;
  if (!isInteger(id)) return false;
  if (!isDatabaseLabel(label)) return false;
  if (!isDatabaseStatus(status)) return false;
  if (!isTimestamp(created)) return false;
  if (!isTimestamp(updated)) return false;
  if (typeof type !== 'string') return false;
  if (typeof engine !== 'string') return false;
  if (typeof version !== 'string') return false;
  if (typeof region !== 'string') return false;
  if (typeof encrypted !== 'boolean') return false;
  if (!isAllowList(allowList)) return false;
  if (!isInteger(clusterSize)) return false;
  if (clusterSize < 1) return false;
  if (!isDatabaseHosts(hosts)) return false;
  if (typeof sslConnection !== 'boolean') return false;
  if (
    replicationType !== 'none' &&
    replicationType !== 'asynch' &&
    replicationType !== 'semi_synch'
  )
    return false;
  if (!isInteger(port)) return false;
  if (port < 1 || port > 65535) return false;
  if (!isDatabaseMaintenanceWindow(updates)) return false;
  {
    const self = asValidated<DatabaseAsRulesRead>(value);
    if (!singleNodeWithoutReplication(self)) return false;
    if (!highAvailabilityWithReplication(self)) return false;
    if (!weeklyNamesNoWeekWithoutOld(self)) return false;
    if (!allowListOfAddresses(self)) return false;
  }
  return true;
}

/** All that is wrong with a value as Database; nothing for a valid one. */
export function checkDatabase(value: unknown): readonly Problem[] {
  return problemsOfDatabaseStandalone(value) ?? noProblems;
}

/** Database as a Standard Schema. */
export const databaseSchema: StandardSchema<Database> =
  /* @__PURE__ */ createStandardSchema(checkDatabase);

/** Whether a value is a valid DatabaseRequest. */
export function isDatabaseRequest(value: unknown): value is DatabaseRequest {
  if (!isObject(value)) return false;
  const { label, allow_list: allowList, updates } = value;
  if (!isDatabaseLabel(label)) return false;
  if (!isAllowList(allowList)) return false;
  if (!isDatabaseMaintenanceWindow(updates)) return false;
  {
    const self = asValidated<DatabaseAsRulesRead>(value);
    if (!weeklyNamesNoWeekWithoutOld(self)) return false;
    if (!allowListOfAddresses(self)) return false;
  }
  return true;
}

/** All that is wrong with a value as DatabaseRequest; nothing for a valid one. */
export function checkDatabaseRequest(value: unknown): readonly Problem[] {
  return problemsOfDatabaseStandaloneRequest(value) ?? noProblems;
}

/** DatabaseRequest as a Standard Schema. */
export const databaseRequestSchema: StandardSchema<DatabaseRequest> =
  /* @__PURE__ */ createStandardSchema(checkDatabaseRequest);

export function problemsOfDatabaseStandalone(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Database/type',
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
    } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/id/type',
        message: 'must be a whole number',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'label', problemsOfDatabaseLabel(label));
    if (status === undefined)
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'status', problemsOfDatabaseStatus(status));
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined)
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof type !== 'string')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/type/type',
        message: 'must be a string',
      });
    if (engine === undefined)
      problems = addProblem(problems, {
        pointer: '/engine',
        field: 'engine',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof engine !== 'string')
      problems = addProblem(problems, {
        pointer: '/engine',
        field: 'engine',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/engine/type',
        message: 'must be a string',
      });
    if (version === undefined)
      problems = addProblem(problems, {
        pointer: '/version',
        field: 'version',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof version !== 'string')
      problems = addProblem(problems, {
        pointer: '/version',
        field: 'version',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/version/type',
        message: 'must be a string',
      });
    if (region === undefined)
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof region !== 'string')
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/region/type',
        message: 'must be a string',
      });
    if (encrypted === undefined)
      problems = addProblem(problems, {
        pointer: '/encrypted',
        field: 'encrypted',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof encrypted !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/encrypted',
        field: 'encrypted',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/encrypted/type',
        message: 'must be true or false',
      });
    if (allowList === undefined)
      problems = addProblem(problems, {
        pointer: '/allow_list',
        field: 'allow_list',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'allow_list', problemsOfAllowList(allowList));
    if (clusterSize === undefined)
      problems = addProblem(problems, {
        pointer: '/cluster_size',
        field: 'cluster_size',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (!isInteger(clusterSize))
      problems = addProblem(problems, {
        pointer: '/cluster_size',
        field: 'cluster_size',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/cluster_size/type',
        message: 'must be a whole number',
      });
    else if (clusterSize < 1)
      problems = addProblem(problems, {
        pointer: '/cluster_size',
        field: 'cluster_size',
        keyword: 'minimum',
        schema: '#/components/schemas/Database/properties/cluster_size/minimum',
        message: 'must be at least 1',
      });
    if (hosts === undefined)
      problems = addProblem(problems, {
        pointer: '/hosts',
        field: 'hosts',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'hosts', problemsOfDatabaseHosts(hosts));
    if (sslConnection === undefined)
      problems = addProblem(problems, {
        pointer: '/ssl_connection',
        field: 'ssl_connection',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof sslConnection !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/ssl_connection',
        field: 'ssl_connection',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/ssl_connection/type',
        message: 'must be true or false',
      });
    if (replicationType === undefined)
      problems = addProblem(problems, {
        pointer: '/replication_type',
        field: 'replication_type',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (
      replicationType !== 'none' &&
      replicationType !== 'asynch' &&
      replicationType !== 'semi_synch'
    )
      problems = addProblem(problems, {
        pointer: '/replication_type',
        field: 'replication_type',
        keyword: 'enum',
        schema: '#/components/schemas/Database/properties/replication_type/enum',
        message: 'must be one of "none", "asynch" or "semi_synch"',
      });
    if (port === undefined)
      problems = addProblem(problems, {
        pointer: '/port',
        field: 'port',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (!isInteger(port))
      problems = addProblem(problems, {
        pointer: '/port',
        field: 'port',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/port/type',
        message: 'must be a whole number',
      });
    else {
      if (port < 1)
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'minimum',
          schema: '#/components/schemas/Database/properties/port/minimum',
          message: 'must be at least 1',
        });
      if (port > 65535)
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'maximum',
          schema: '#/components/schemas/Database/properties/port/maximum',
          message: 'must be at most 65535',
        });
    }
    if (updates === undefined)
      problems = addProblem(problems, {
        pointer: '/updates',
        field: 'updates',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(problems, 'updates', problemsOfDatabaseMaintenanceWindow(updates));
    {
      const self = asValidated<DatabaseAsRulesRead>(value);
      if (
        isValid(problems, '/cluster_size', '/replication_type') &&
        !singleNodeWithoutReplication(self)
      )
        problems = addProblem(problems, {
          pointer: '/replication_type',
          field: 'replication_type',
          keyword: 'rule',
          schema: 'single-node-without-replication',
          message: 'The replication type of a single node must be `none`.',
        });
      if (
        isValid(problems, '/cluster_size', '/replication_type') &&
        !highAvailabilityWithReplication(self)
      )
        problems = addProblem(problems, {
          pointer: '/replication_type',
          field: 'replication_type',
          keyword: 'rule',
          schema: 'high-availability-with-replication',
          message:
            'The replication type of a high-availability cluster must be `asynch` or `semi_synch`.',
        });
      if (isValid(problems, '/updates') && !weeklyNamesNoWeekWithoutOld(self))
        problems = addProblem(problems, {
          pointer: '/updates/week_of_month',
          field: 'updates.week_of_month',
          keyword: 'rule',
          schema: 'weekly-names-no-week',
          message: 'The week of the month must be null when the frequency is `weekly`.',
        });
      if (isValid(problems, '/allow_list') && !allowListOfAddresses(self))
        problems = addProblem(problems, {
          pointer: '/allow_list',
          field: 'allow_list',
          keyword: 'rule',
          schema: 'allow-list-of-addresses',
          message: 'Each item must be a single IP address or a CIDR range.',
        });
    }
  }
  return problems;
}

export function problemsOfDatabaseStandaloneRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Database/type',
      message: 'must be an object',
    });
  else {
    const { label, allow_list: allowList, updates } = value;
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'label', problemsOfDatabaseLabel(label));
    if (allowList === undefined)
      problems = addProblem(problems, {
        pointer: '/allow_list',
        field: 'allow_list',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'allow_list', problemsOfAllowList(allowList));
    if (updates === undefined)
      problems = addProblem(problems, {
        pointer: '/updates',
        field: 'updates',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(problems, 'updates', problemsOfDatabaseMaintenanceWindow(updates));
    {
      const self = asValidated<DatabaseAsRulesRead>(value);
      if (isValid(problems, '/updates') && !weeklyNamesNoWeekWithoutOld(self))
        problems = addProblem(problems, {
          pointer: '/updates/week_of_month',
          field: 'updates.week_of_month',
          keyword: 'rule',
          schema: 'weekly-names-no-week',
          message: 'The week of the month must be null when the frequency is `weekly`.',
        });
      if (isValid(problems, '/allow_list') && !allowListOfAddresses(self))
        problems = addProblem(problems, {
          pointer: '/allow_list',
          field: 'allow_list',
          keyword: 'rule',
          schema: 'allow-list-of-addresses',
          message: 'Each item must be a single IP address or a CIDR range.',
        });
    }
  }
  return problems;
}

export function problemsOfDatabase(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Database/type',
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
    } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/id/type',
        message: 'must be a whole number',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'label', problemsOfDatabaseLabel(label));
    if (status === undefined)
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'status', problemsOfDatabaseStatus(status));
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined)
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof type !== 'string')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/type/type',
        message: 'must be a string',
      });
    if (engine === undefined)
      problems = addProblem(problems, {
        pointer: '/engine',
        field: 'engine',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof engine !== 'string')
      problems = addProblem(problems, {
        pointer: '/engine',
        field: 'engine',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/engine/type',
        message: 'must be a string',
      });
    if (version === undefined)
      problems = addProblem(problems, {
        pointer: '/version',
        field: 'version',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof version !== 'string')
      problems = addProblem(problems, {
        pointer: '/version',
        field: 'version',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/version/type',
        message: 'must be a string',
      });
    if (region === undefined)
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof region !== 'string')
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/region/type',
        message: 'must be a string',
      });
    if (encrypted === undefined)
      problems = addProblem(problems, {
        pointer: '/encrypted',
        field: 'encrypted',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof encrypted !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/encrypted',
        field: 'encrypted',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/encrypted/type',
        message: 'must be true or false',
      });
    if (allowList === undefined)
      problems = addProblem(problems, {
        pointer: '/allow_list',
        field: 'allow_list',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'allow_list', problemsOfAllowList(allowList));
    if (clusterSize === undefined)
      problems = addProblem(problems, {
        pointer: '/cluster_size',
        field: 'cluster_size',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (!isInteger(clusterSize))
      problems = addProblem(problems, {
        pointer: '/cluster_size',
        field: 'cluster_size',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/cluster_size/type',
        message: 'must be a whole number',
      });
    else if (clusterSize < 1)
      problems = addProblem(problems, {
        pointer: '/cluster_size',
        field: 'cluster_size',
        keyword: 'minimum',
        schema: '#/components/schemas/Database/properties/cluster_size/minimum',
        message: 'must be at least 1',
      });
    if (hosts === undefined)
      problems = addProblem(problems, {
        pointer: '/hosts',
        field: 'hosts',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'hosts', problemsOfDatabaseHosts(hosts));
    if (sslConnection === undefined)
      problems = addProblem(problems, {
        pointer: '/ssl_connection',
        field: 'ssl_connection',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof sslConnection !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/ssl_connection',
        field: 'ssl_connection',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/ssl_connection/type',
        message: 'must be true or false',
      });
    if (replicationType === undefined)
      problems = addProblem(problems, {
        pointer: '/replication_type',
        field: 'replication_type',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (
      replicationType !== 'none' &&
      replicationType !== 'asynch' &&
      replicationType !== 'semi_synch'
    )
      problems = addProblem(problems, {
        pointer: '/replication_type',
        field: 'replication_type',
        keyword: 'enum',
        schema: '#/components/schemas/Database/properties/replication_type/enum',
        message: 'must be one of "none", "asynch" or "semi_synch"',
      });
    if (port === undefined)
      problems = addProblem(problems, {
        pointer: '/port',
        field: 'port',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (!isInteger(port))
      problems = addProblem(problems, {
        pointer: '/port',
        field: 'port',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/port/type',
        message: 'must be a whole number',
      });
    else {
      if (port < 1)
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'minimum',
          schema: '#/components/schemas/Database/properties/port/minimum',
          message: 'must be at least 1',
        });
      if (port > 65535)
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'maximum',
          schema: '#/components/schemas/Database/properties/port/maximum',
          message: 'must be at most 65535',
        });
    }
    if (updates === undefined)
      problems = addProblem(problems, {
        pointer: '/updates',
        field: 'updates',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(problems, 'updates', problemsOfDatabaseMaintenanceWindow(updates));
    {
      const self = asValidated<DatabaseAsRulesRead>(value);
      if (
        isValid(problems, '/cluster_size', '/replication_type') &&
        !singleNodeWithoutReplication(self)
      )
        problems = addProblem(problems, {
          pointer: '/replication_type',
          field: 'replication_type',
          keyword: 'rule',
          schema: 'single-node-without-replication',
          message: 'The replication type of a single node must be `none`.',
        });
      if (
        isValid(problems, '/cluster_size', '/replication_type') &&
        !highAvailabilityWithReplication(self)
      )
        problems = addProblem(problems, {
          pointer: '/replication_type',
          field: 'replication_type',
          keyword: 'rule',
          schema: 'high-availability-with-replication',
          message:
            'The replication type of a high-availability cluster must be `asynch` or `semi_synch`.',
        });
      if (isValid(problems, '/allow_list') && !allowListOfAddresses(self))
        problems = addProblem(problems, {
          pointer: '/allow_list',
          field: 'allow_list',
          keyword: 'rule',
          schema: 'allow-list-of-addresses',
          message: 'Each item must be a single IP address or a CIDR range.',
        });
    }
  }
  return problems;
}

export function problemsOfDatabaseShape(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Database/type',
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
    } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/id/type',
        message: 'must be a whole number',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'label', problemsOfDatabaseLabel(label));
    if (status === undefined)
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'status', problemsOfDatabaseStatus(status));
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined)
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof type !== 'string')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/type/type',
        message: 'must be a string',
      });
    if (engine === undefined)
      problems = addProblem(problems, {
        pointer: '/engine',
        field: 'engine',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof engine !== 'string')
      problems = addProblem(problems, {
        pointer: '/engine',
        field: 'engine',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/engine/type',
        message: 'must be a string',
      });
    if (version === undefined)
      problems = addProblem(problems, {
        pointer: '/version',
        field: 'version',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof version !== 'string')
      problems = addProblem(problems, {
        pointer: '/version',
        field: 'version',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/version/type',
        message: 'must be a string',
      });
    if (region === undefined)
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof region !== 'string')
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/region/type',
        message: 'must be a string',
      });
    if (encrypted === undefined)
      problems = addProblem(problems, {
        pointer: '/encrypted',
        field: 'encrypted',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof encrypted !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/encrypted',
        field: 'encrypted',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/encrypted/type',
        message: 'must be true or false',
      });
    if (allowList === undefined)
      problems = addProblem(problems, {
        pointer: '/allow_list',
        field: 'allow_list',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'allow_list', problemsOfAllowList(allowList));
    if (clusterSize === undefined)
      problems = addProblem(problems, {
        pointer: '/cluster_size',
        field: 'cluster_size',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (!isInteger(clusterSize))
      problems = addProblem(problems, {
        pointer: '/cluster_size',
        field: 'cluster_size',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/cluster_size/type',
        message: 'must be a whole number',
      });
    else if (clusterSize < 1)
      problems = addProblem(problems, {
        pointer: '/cluster_size',
        field: 'cluster_size',
        keyword: 'minimum',
        schema: '#/components/schemas/Database/properties/cluster_size/minimum',
        message: 'must be at least 1',
      });
    if (hosts === undefined)
      problems = addProblem(problems, {
        pointer: '/hosts',
        field: 'hosts',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'hosts', problemsOfDatabaseHosts(hosts));
    if (sslConnection === undefined)
      problems = addProblem(problems, {
        pointer: '/ssl_connection',
        field: 'ssl_connection',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (typeof sslConnection !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/ssl_connection',
        field: 'ssl_connection',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/ssl_connection/type',
        message: 'must be true or false',
      });
    if (replicationType === undefined)
      problems = addProblem(problems, {
        pointer: '/replication_type',
        field: 'replication_type',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (
      replicationType !== 'none' &&
      replicationType !== 'asynch' &&
      replicationType !== 'semi_synch'
    )
      problems = addProblem(problems, {
        pointer: '/replication_type',
        field: 'replication_type',
        keyword: 'enum',
        schema: '#/components/schemas/Database/properties/replication_type/enum',
        message: 'must be one of "none", "asynch" or "semi_synch"',
      });
    if (port === undefined)
      problems = addProblem(problems, {
        pointer: '/port',
        field: 'port',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else if (!isInteger(port))
      problems = addProblem(problems, {
        pointer: '/port',
        field: 'port',
        keyword: 'type',
        schema: '#/components/schemas/Database/properties/port/type',
        message: 'must be a whole number',
      });
    else {
      if (port < 1)
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'minimum',
          schema: '#/components/schemas/Database/properties/port/minimum',
          message: 'must be at least 1',
        });
      if (port > 65535)
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'maximum',
          schema: '#/components/schemas/Database/properties/port/maximum',
          message: 'must be at most 65535',
        });
    }
    if (updates === undefined)
      problems = addProblem(problems, {
        pointer: '/updates',
        field: 'updates',
        keyword: 'required',
        schema: '#/components/schemas/Database/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'updates',
        problemsOfDatabaseMaintenanceWindowShape(updates),
      );
  }
  return problems;
}
