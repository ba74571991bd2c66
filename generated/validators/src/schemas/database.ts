// Generated; change the document it is made from instead.

import {
  type DatabaseAsRulesRead,
  allowListOfAddresses,
  highAvailabilityWithReplication,
  singleNodeWithoutReplication,
} from '../rules/database.js';
import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { brokenRule, isSound, judged } from '../runtime/validation/rules.js';
import {
  missing,
  notListed,
  tooLarge,
  tooSmall,
  wrongType,
} from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import { acceptsAllowList, problemsOfAllowList } from './allow-list.js';
import { acceptsDatabaseHosts, problemsOfDatabaseHosts } from './database-hosts.js';
import { acceptsDatabaseLabel, problemsOfDatabaseLabel } from './database-label.js';
import {
  acceptsDatabaseMaintenanceWindow,
  problemsOfDatabaseMaintenanceWindow,
} from './database-maintenance-window.js';
import { acceptsDatabaseStatus, problemsOfDatabaseStatus } from './database-status.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { Database, DatabaseRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/Database');
const singleNodeWithoutReplicationBroken = brokenRule(
  self,
  'single-node-without-replication',
  'The replication type of a single node must be `none`.',
  'replication_type',
);
const highAvailabilityWithReplicationBroken = brokenRule(
  self,
  'high-availability-with-replication',
  'The replication type of a high-availability cluster must be `asynch` or `semi_synch`.',
  'replication_type',
);
const allowListOfAddressesBroken = brokenRule(
  self,
  'allow-list-of-addresses',
  'Each item must be a single IP address or a CIDR range.',
  'allow_list',
);
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const labelMissing = missing(self, 'label');
const statusMissing = missing(self, 'status');
const createdMissing = missing(self, 'created');
const updatedMissing = missing(self, 'updated');
const typePlace = member(self, 'type');
const typeType = wrongType(typePlace, 'a string');
const typeMissing = missing(self, 'type');
const enginePlace = member(self, 'engine');
const engineType = wrongType(enginePlace, 'a string');
const engineMissing = missing(self, 'engine');
const versionPlace = member(self, 'version');
const versionType = wrongType(versionPlace, 'a string');
const versionMissing = missing(self, 'version');
const regionPlace = member(self, 'region');
const regionType = wrongType(regionPlace, 'a string');
const regionMissing = missing(self, 'region');
const encryptedPlace = member(self, 'encrypted');
const encryptedType = wrongType(encryptedPlace, 'true or false');
const encryptedMissing = missing(self, 'encrypted');
const allowListMissing = missing(self, 'allow_list');
const clusterSizePlace = member(self, 'cluster_size');
const clusterSizeTooSmall = tooSmall(clusterSizePlace, 1);
const clusterSizeType = wrongType(clusterSizePlace, 'a whole number');
const clusterSizeMissing = missing(self, 'cluster_size');
const hostsMissing = missing(self, 'hosts');
const sslConnectionPlace = member(self, 'ssl_connection');
const sslConnectionType = wrongType(sslConnectionPlace, 'true or false');
const sslConnectionMissing = missing(self, 'ssl_connection');
const replicationTypePlace = member(self, 'replication_type');
const replicationTypeNotListed = notListed(
  replicationTypePlace,
  'one of "none", "asynch" or "semi_synch"',
);
const replicationTypeMissing = missing(self, 'replication_type');
const portPlace = member(self, 'port');
const portTooSmall = tooSmall(portPlace, 1);
const portTooLarge = tooLarge(portPlace, 65535);
const portType = wrongType(portPlace, 'a whole number');
const portMissing = missing(self, 'port');
const updatesMissing = missing(self, 'updates');
const databaseType = wrongType(self, 'an object');

/** Whether a value is a valid Database. */
export function isDatabase(value: unknown): value is Database {
  return acceptsDatabase(value);
}

/** All that is wrong with a value as Database; nothing for a valid one. */
export function checkDatabase(value: unknown): readonly Problem[] {
  return problemsOfDatabase(value) ?? noProblems;
}

/** Whether a value is a valid DatabaseRequest. */
export function isDatabaseRequest(value: unknown): value is DatabaseRequest {
  return acceptsDatabaseRequest(value);
}

/** All that is wrong with a value as DatabaseRequest; nothing for a valid one. */
export function checkDatabaseRequest(value: unknown): readonly Problem[] {
  return problemsOfDatabaseRequest(value) ?? noProblems;
}

export function acceptsDatabase(value: unknown): boolean {
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
  if (!acceptsDatabaseLabel(label)) return false;
  if (!acceptsDatabaseStatus(status)) return false;
  if (!acceptsTimestamp(created)) return false;
  if (!acceptsTimestamp(updated)) return false;
  if (typeof type !== 'string') return false;
  if (typeof engine !== 'string') return false;
  if (typeof version !== 'string') return false;
  if (typeof region !== 'string') return false;
  if (typeof encrypted !== 'boolean') return false;
  if (!acceptsAllowList(allowList)) return false;
  if (!isInteger(clusterSize)) return false;
  if (clusterSize < 1) return false;
  if (!acceptsDatabaseHosts(hosts)) return false;
  if (typeof sslConnection !== 'boolean') return false;
  if (
    replicationType !== 'none' &&
    replicationType !== 'asynch' &&
    replicationType !== 'semi_synch'
  )
    return false;
  if (!isInteger(port)) return false;
  if (port < 1 || port > 65535) return false;
  if (!acceptsDatabaseMaintenanceWindow(updates)) return false;
  {
    const self = judged<DatabaseAsRulesRead>(value);
    if (!singleNodeWithoutReplication(self)) return false;
    if (!highAvailabilityWithReplication(self)) return false;
    if (!allowListOfAddresses(self)) return false;
  }
  return true;
}

export function problemsOfDatabase(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, databaseType);
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
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (label === undefined) problems = add(problems, labelMissing);
    else problems = within(problems, 'label', problemsOfDatabaseLabel(label));
    if (status === undefined) problems = add(problems, statusMissing);
    else problems = within(problems, 'status', problemsOfDatabaseStatus(status));
    if (created === undefined) problems = add(problems, createdMissing);
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = add(problems, updatedMissing);
    else problems = within(problems, 'updated', problemsOfTimestamp(updated));
    if (type === undefined) problems = add(problems, typeMissing);
    else if (typeof type !== 'string') problems = add(problems, typeType);
    if (engine === undefined) problems = add(problems, engineMissing);
    else if (typeof engine !== 'string') problems = add(problems, engineType);
    if (version === undefined) problems = add(problems, versionMissing);
    else if (typeof version !== 'string') problems = add(problems, versionType);
    if (region === undefined) problems = add(problems, regionMissing);
    else if (typeof region !== 'string') problems = add(problems, regionType);
    if (encrypted === undefined) problems = add(problems, encryptedMissing);
    else if (typeof encrypted !== 'boolean') problems = add(problems, encryptedType);
    if (allowList === undefined) problems = add(problems, allowListMissing);
    else problems = within(problems, 'allow_list', problemsOfAllowList(allowList));
    if (clusterSize === undefined) problems = add(problems, clusterSizeMissing);
    else if (!isInteger(clusterSize)) problems = add(problems, clusterSizeType);
    else if (clusterSize < 1) problems = add(problems, clusterSizeTooSmall);
    if (hosts === undefined) problems = add(problems, hostsMissing);
    else problems = within(problems, 'hosts', problemsOfDatabaseHosts(hosts));
    if (sslConnection === undefined) problems = add(problems, sslConnectionMissing);
    else if (typeof sslConnection !== 'boolean') problems = add(problems, sslConnectionType);
    if (replicationType === undefined) problems = add(problems, replicationTypeMissing);
    else if (
      replicationType !== 'none' &&
      replicationType !== 'asynch' &&
      replicationType !== 'semi_synch'
    )
      problems = add(problems, replicationTypeNotListed);
    if (port === undefined) problems = add(problems, portMissing);
    else if (!isInteger(port)) problems = add(problems, portType);
    else {
      if (port < 1) problems = add(problems, portTooSmall);
      if (port > 65535) problems = add(problems, portTooLarge);
    }
    if (updates === undefined) problems = add(problems, updatesMissing);
    else problems = within(problems, 'updates', problemsOfDatabaseMaintenanceWindow(updates));
    {
      const self = judged<DatabaseAsRulesRead>(value);
      if (
        isSound(problems, '/cluster_size', '/replication_type') &&
        !singleNodeWithoutReplication(self)
      )
        problems = add(problems, singleNodeWithoutReplicationBroken);
      if (
        isSound(problems, '/cluster_size', '/replication_type') &&
        !highAvailabilityWithReplication(self)
      )
        problems = add(problems, highAvailabilityWithReplicationBroken);
      if (isSound(problems, '/allow_list') && !allowListOfAddresses(self))
        problems = add(problems, allowListOfAddressesBroken);
    }
  }
  return problems;
}

export function acceptsDatabaseRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label, allow_list: allowList, updates } = value;
  if (!acceptsDatabaseLabel(label)) return false;
  if (!acceptsAllowList(allowList)) return false;
  if (!acceptsDatabaseMaintenanceWindow(updates)) return false;
  {
    const self = judged<DatabaseAsRulesRead>(value);
    if (!allowListOfAddresses(self)) return false;
  }
  return true;
}

export function problemsOfDatabaseRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, databaseType);
  else {
    const { label, allow_list: allowList, updates } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else problems = within(problems, 'label', problemsOfDatabaseLabel(label));
    if (allowList === undefined) problems = add(problems, allowListMissing);
    else problems = within(problems, 'allow_list', problemsOfAllowList(allowList));
    if (updates === undefined) problems = add(problems, updatesMissing);
    else problems = within(problems, 'updates', problemsOfDatabaseMaintenanceWindow(updates));
    {
      const self = judged<DatabaseAsRulesRead>(value);
      if (isSound(problems, '/allow_list') && !allowListOfAddresses(self))
        problems = add(problems, allowListOfAddressesBroken);
    }
  }
  return problems;
}
