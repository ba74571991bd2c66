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
  report,
  reportAt,
  reportMissing,
  reportRequired,
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
  if (
    !isInteger(id) ||
    !isDatabaseLabel(label) ||
    !isDatabaseStatus(status) ||
    !isTimestamp(created) ||
    !isTimestamp(updated) ||
    typeof type !== 'string' ||
    typeof engine !== 'string' ||
    typeof version !== 'string' ||
    typeof region !== 'string' ||
    typeof encrypted !== 'boolean' ||
    !isAllowList(allowList) ||
    !isInteger(clusterSize) ||
    clusterSize < 1 ||
    !isDatabaseHosts(hosts) ||
    typeof sslConnection !== 'boolean' ||
    (replicationType !== 'none' &&
      replicationType !== 'asynch' &&
      replicationType !== 'semi_synch') ||
    !isInteger(port) ||
    port < 1 ||
    port > 65535 ||
    !isDatabaseMaintenanceWindow(updates)
  )
    return false;
  {
    const self = asValidated<DatabaseAsRulesRead>(value);
    if (
      !singleNodeWithoutReplication(self) ||
      !highAvailabilityWithReplication(self) ||
      !weeklyNamesNoWeekWithoutOld(self) ||
      !allowListOfAddresses(self)
    )
      return false;
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
  if (!isDatabaseLabel(label) || !isAllowList(allowList) || !isDatabaseMaintenanceWindow(updates))
    return false;
  {
    const self = asValidated<DatabaseAsRulesRead>(value);
    if (!weeklyNamesNoWeekWithoutOld(self) || !allowListOfAddresses(self)) return false;
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
  const schema = '#/components/schemas/Database';
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
    } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (label === undefined) problems = reportMissing(problems, 'label', schema);
    else problems = mergeAtProperty(problems, 'label', problemsOfDatabaseLabel(label));
    if (status === undefined) problems = reportMissing(problems, 'status', schema);
    else problems = mergeAtProperty(problems, 'status', problemsOfDatabaseStatus(status));
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = reportMissing(problems, 'updated', schema);
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (typeof type !== 'string')
      problems = reportRequired(problems, 'type', type, schema, 'type', 'must be a string');
    if (typeof engine !== 'string')
      problems = reportRequired(problems, 'engine', engine, schema, 'type', 'must be a string');
    if (typeof version !== 'string')
      problems = reportRequired(problems, 'version', version, schema, 'type', 'must be a string');
    if (typeof region !== 'string')
      problems = reportRequired(problems, 'region', region, schema, 'type', 'must be a string');
    if (typeof encrypted !== 'boolean')
      problems = reportRequired(
        problems,
        'encrypted',
        encrypted,
        schema,
        'type',
        'must be true or false',
      );
    if (allowList === undefined) problems = reportMissing(problems, 'allow_list', schema);
    else problems = mergeAtProperty(problems, 'allow_list', problemsOfAllowList(allowList));
    if (!isInteger(clusterSize))
      problems = reportRequired(
        problems,
        'cluster_size',
        clusterSize,
        schema,
        'type',
        'must be a whole number',
      );
    else if (clusterSize < 1)
      problems = report(problems, 'cluster_size', schema, 'minimum', 'must be at least 1');
    if (hosts === undefined) problems = reportMissing(problems, 'hosts', schema);
    else problems = mergeAtProperty(problems, 'hosts', problemsOfDatabaseHosts(hosts));
    if (typeof sslConnection !== 'boolean')
      problems = reportRequired(
        problems,
        'ssl_connection',
        sslConnection,
        schema,
        'type',
        'must be true or false',
      );
    if (
      replicationType !== 'none' &&
      replicationType !== 'asynch' &&
      replicationType !== 'semi_synch'
    )
      problems = reportRequired(
        problems,
        'replication_type',
        replicationType,
        schema,
        'enum',
        'must be one of "none", "asynch" or "semi_synch"',
      );
    if (!isInteger(port))
      problems = reportRequired(problems, 'port', port, schema, 'type', 'must be a whole number');
    else {
      if (port < 1) problems = report(problems, 'port', schema, 'minimum', 'must be at least 1');
      if (port > 65535)
        problems = report(problems, 'port', schema, 'maximum', 'must be at most 65535');
    }
    if (updates === undefined) problems = reportMissing(problems, 'updates', schema);
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
  const schema = '#/components/schemas/Database';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label, allow_list: allowList, updates } = value;
    if (label === undefined) problems = reportMissing(problems, 'label', schema);
    else problems = mergeAtProperty(problems, 'label', problemsOfDatabaseLabel(label));
    if (allowList === undefined) problems = reportMissing(problems, 'allow_list', schema);
    else problems = mergeAtProperty(problems, 'allow_list', problemsOfAllowList(allowList));
    if (updates === undefined) problems = reportMissing(problems, 'updates', schema);
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
  const schema = '#/components/schemas/Database';
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
    } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (label === undefined) problems = reportMissing(problems, 'label', schema);
    else problems = mergeAtProperty(problems, 'label', problemsOfDatabaseLabel(label));
    if (status === undefined) problems = reportMissing(problems, 'status', schema);
    else problems = mergeAtProperty(problems, 'status', problemsOfDatabaseStatus(status));
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = reportMissing(problems, 'updated', schema);
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (typeof type !== 'string')
      problems = reportRequired(problems, 'type', type, schema, 'type', 'must be a string');
    if (typeof engine !== 'string')
      problems = reportRequired(problems, 'engine', engine, schema, 'type', 'must be a string');
    if (typeof version !== 'string')
      problems = reportRequired(problems, 'version', version, schema, 'type', 'must be a string');
    if (typeof region !== 'string')
      problems = reportRequired(problems, 'region', region, schema, 'type', 'must be a string');
    if (typeof encrypted !== 'boolean')
      problems = reportRequired(
        problems,
        'encrypted',
        encrypted,
        schema,
        'type',
        'must be true or false',
      );
    if (allowList === undefined) problems = reportMissing(problems, 'allow_list', schema);
    else problems = mergeAtProperty(problems, 'allow_list', problemsOfAllowList(allowList));
    if (!isInteger(clusterSize))
      problems = reportRequired(
        problems,
        'cluster_size',
        clusterSize,
        schema,
        'type',
        'must be a whole number',
      );
    else if (clusterSize < 1)
      problems = report(problems, 'cluster_size', schema, 'minimum', 'must be at least 1');
    if (hosts === undefined) problems = reportMissing(problems, 'hosts', schema);
    else problems = mergeAtProperty(problems, 'hosts', problemsOfDatabaseHosts(hosts));
    if (typeof sslConnection !== 'boolean')
      problems = reportRequired(
        problems,
        'ssl_connection',
        sslConnection,
        schema,
        'type',
        'must be true or false',
      );
    if (
      replicationType !== 'none' &&
      replicationType !== 'asynch' &&
      replicationType !== 'semi_synch'
    )
      problems = reportRequired(
        problems,
        'replication_type',
        replicationType,
        schema,
        'enum',
        'must be one of "none", "asynch" or "semi_synch"',
      );
    if (!isInteger(port))
      problems = reportRequired(problems, 'port', port, schema, 'type', 'must be a whole number');
    else {
      if (port < 1) problems = report(problems, 'port', schema, 'minimum', 'must be at least 1');
      if (port > 65535)
        problems = report(problems, 'port', schema, 'maximum', 'must be at most 65535');
    }
    if (updates === undefined) problems = reportMissing(problems, 'updates', schema);
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
  const schema = '#/components/schemas/Database';
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
    } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (label === undefined) problems = reportMissing(problems, 'label', schema);
    else problems = mergeAtProperty(problems, 'label', problemsOfDatabaseLabel(label));
    if (status === undefined) problems = reportMissing(problems, 'status', schema);
    else problems = mergeAtProperty(problems, 'status', problemsOfDatabaseStatus(status));
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = reportMissing(problems, 'updated', schema);
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (typeof type !== 'string')
      problems = reportRequired(problems, 'type', type, schema, 'type', 'must be a string');
    if (typeof engine !== 'string')
      problems = reportRequired(problems, 'engine', engine, schema, 'type', 'must be a string');
    if (typeof version !== 'string')
      problems = reportRequired(problems, 'version', version, schema, 'type', 'must be a string');
    if (typeof region !== 'string')
      problems = reportRequired(problems, 'region', region, schema, 'type', 'must be a string');
    if (typeof encrypted !== 'boolean')
      problems = reportRequired(
        problems,
        'encrypted',
        encrypted,
        schema,
        'type',
        'must be true or false',
      );
    if (allowList === undefined) problems = reportMissing(problems, 'allow_list', schema);
    else problems = mergeAtProperty(problems, 'allow_list', problemsOfAllowList(allowList));
    if (!isInteger(clusterSize))
      problems = reportRequired(
        problems,
        'cluster_size',
        clusterSize,
        schema,
        'type',
        'must be a whole number',
      );
    else if (clusterSize < 1)
      problems = report(problems, 'cluster_size', schema, 'minimum', 'must be at least 1');
    if (hosts === undefined) problems = reportMissing(problems, 'hosts', schema);
    else problems = mergeAtProperty(problems, 'hosts', problemsOfDatabaseHosts(hosts));
    if (typeof sslConnection !== 'boolean')
      problems = reportRequired(
        problems,
        'ssl_connection',
        sslConnection,
        schema,
        'type',
        'must be true or false',
      );
    if (
      replicationType !== 'none' &&
      replicationType !== 'asynch' &&
      replicationType !== 'semi_synch'
    )
      problems = reportRequired(
        problems,
        'replication_type',
        replicationType,
        schema,
        'enum',
        'must be one of "none", "asynch" or "semi_synch"',
      );
    if (!isInteger(port))
      problems = reportRequired(problems, 'port', port, schema, 'type', 'must be a whole number');
    else {
      if (port < 1) problems = report(problems, 'port', schema, 'minimum', 'must be at least 1');
      if (port > 65535)
        problems = report(problems, 'port', schema, 'maximum', 'must be at most 65535');
    }
    if (updates === undefined) problems = reportMissing(problems, 'updates', schema);
    else
      problems = mergeAtProperty(
        problems,
        'updates',
        problemsOfDatabaseMaintenanceWindowShape(updates),
      );
  }
  return problems;
}
