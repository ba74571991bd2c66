// Generated; change the document it is made from instead.

import type { ComputeInstance, ComputeInstanceRequest } from '@cloud-api/types';
import { isIpv4 } from '../runtime/validation/formats/ip.js';
import { isUuid } from '../runtime/validation/formats/uuid-json-pointer.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isInteger, isObject } from '../runtime/validation/type-checks.js';
import { isComputeAlerts, problemsOfComputeAlerts } from './compute-alerts.js';
import {
  isComputeBackups,
  isComputeBackupsRequest,
  problemsOfComputeBackups,
  problemsOfComputeBackupsRequest,
} from './compute-backups.js';
import { isComputeLabel, problemsOfComputeLabel } from './compute-label.js';
import { isComputeSpecs, problemsOfComputeSpecs } from './compute-specs.js';
import { isComputeStatus, problemsOfComputeStatus } from './compute-status.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';

/** Whether a value is a valid ComputeInstance. */
export function isComputeInstance(value: unknown): value is ComputeInstance {
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
    watchdog_enabled: watchdogEnabled,
    host_uuid: hostUuid,
    has_user_data: hasUserData,
  } = value;
  if (
    !isInteger(id) ||
    !isComputeLabel(label) ||
    !isComputeStatus(status) ||
    !isTimestamp(created) ||
    !isTimestamp(updated) ||
    typeof type !== 'string' ||
    (typeof image !== 'string' && image !== null) ||
    typeof region !== 'string' ||
    typeof group !== 'string' ||
    !isArray(tags)
  )
    return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (hypervisor !== 'kvm' || !isArray(ipv4)) return false;
  for (let index = 0; index < ipv4.length; index++) {
    if (!acceptsIpv4Item(ipv4[index])) return false;
  }
  if (
    (typeof ipv6 !== 'string' && ipv6 !== null) ||
    !isComputeSpecs(specs) ||
    !isComputeAlerts(alerts) ||
    !isComputeBackups(backups) ||
    typeof watchdogEnabled !== 'boolean' ||
    typeof hostUuid !== 'string' ||
    !isUuid(hostUuid) ||
    typeof hasUserData !== 'boolean'
  )
    return false;
  return true;
}

function acceptsIpv4Item(value: unknown): boolean {
  if (typeof value !== 'string' || !isIpv4(value)) return false;
  return true;
}

/** All that is wrong with a value as ComputeInstance; nothing for a valid one. */
export function checkComputeInstance(value: unknown): readonly Problem[] {
  return problemsOfComputeInstance(value) ?? noProblems;
}

/** ComputeInstance as a Standard Schema. */
export const computeInstanceSchema: StandardSchema<ComputeInstance> =
  /* @__PURE__ */ createStandardSchema(checkComputeInstance);

/** Whether a value is a valid ComputeInstanceRequest. */
export function isComputeInstanceRequest(value: unknown): value is ComputeInstanceRequest {
  if (!isObject(value)) return false;
  const { label, group, tags, alerts, backups, watchdog_enabled: watchdogEnabled } = value;
  if (!isComputeLabel(label) || typeof group !== 'string' || !isArray(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (
    !isComputeAlerts(alerts) ||
    !isComputeBackupsRequest(backups) ||
    typeof watchdogEnabled !== 'boolean'
  )
    return false;
  return true;
}

/** All that is wrong with a value as ComputeInstanceRequest; nothing for a valid one. */
export function checkComputeInstanceRequest(value: unknown): readonly Problem[] {
  return problemsOfComputeInstanceRequest(value) ?? noProblems;
}

/** ComputeInstanceRequest as a Standard Schema. */
export const computeInstanceRequestSchema: StandardSchema<ComputeInstanceRequest> =
  /* @__PURE__ */ createStandardSchema(checkComputeInstanceRequest);

export function problemsOfComputeInstance(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeInstance';
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
      watchdog_enabled: watchdogEnabled,
      host_uuid: hostUuid,
      has_user_data: hasUserData,
    } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (label === undefined) problems = reportMissing(problems, 'label', schema);
    else problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (status === undefined) problems = reportMissing(problems, 'status', schema);
    else problems = mergeAtProperty(problems, 'status', problemsOfComputeStatus(status));
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = reportMissing(problems, 'updated', schema);
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (typeof type !== 'string')
      problems = reportRequired(problems, 'type', type, schema, 'type', 'must be a string');
    if (typeof image !== 'string' && image !== null)
      problems = reportRequired(
        problems,
        'image',
        image,
        schema,
        'type',
        'must be a string or null',
      );
    if (typeof region !== 'string')
      problems = reportRequired(problems, 'region', region, schema, 'type', 'must be a string');
    if (typeof group !== 'string')
      problems = reportRequired(problems, 'group', group, schema, 'type', 'must be a string');
    if (!isArray(tags))
      problems = reportRequired(problems, 'tags', tags, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (hypervisor !== 'kvm')
      problems = reportRequired(
        problems,
        'hypervisor',
        hypervisor,
        schema,
        'enum',
        'must be "kvm"',
      );
    if (!isArray(ipv4))
      problems = reportRequired(problems, 'ipv4', ipv4, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < ipv4.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'ipv4', index, problemsOfIpv4Item(ipv4[index]));
      }
    }
    if (typeof ipv6 !== 'string' && ipv6 !== null)
      problems = reportRequired(problems, 'ipv6', ipv6, schema, 'type', 'must be a string or null');
    if (specs === undefined) problems = reportMissing(problems, 'specs', schema);
    else problems = mergeAtProperty(problems, 'specs', problemsOfComputeSpecs(specs));
    if (alerts === undefined) problems = reportMissing(problems, 'alerts', schema);
    else problems = mergeAtProperty(problems, 'alerts', problemsOfComputeAlerts(alerts));
    if (backups === undefined) problems = reportMissing(problems, 'backups', schema);
    else problems = mergeAtProperty(problems, 'backups', problemsOfComputeBackups(backups));
    if (typeof watchdogEnabled !== 'boolean')
      problems = reportRequired(
        problems,
        'watchdog_enabled',
        watchdogEnabled,
        schema,
        'type',
        'must be true or false',
      );
    if (typeof hostUuid !== 'string')
      problems = reportRequired(
        problems,
        'host_uuid',
        hostUuid,
        schema,
        'type',
        'must be a string',
      );
    else if (!isUuid(hostUuid))
      problems = report(problems, 'host_uuid', schema, 'format', 'must be a UUID');
    if (typeof hasUserData !== 'boolean')
      problems = reportRequired(
        problems,
        'has_user_data',
        hasUserData,
        schema,
        'type',
        'must be true or false',
      );
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeInstance/properties/tags/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

function problemsOfIpv4Item(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeInstance/properties/ipv4/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  else if (!isIpv4(value))
    problems = reportAt(problems, '', schema, '/format', 'must be an IPv4 address');
  return problems;
}

export function problemsOfComputeInstanceRequest(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeInstance';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label, group, tags, alerts, backups, watchdog_enabled: watchdogEnabled } = value;
    if (label === undefined) problems = reportMissing(problems, 'label', schema);
    else problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (typeof group !== 'string')
      problems = reportRequired(problems, 'group', group, schema, 'type', 'must be a string');
    if (!isArray(tags))
      problems = reportRequired(problems, 'tags', tags, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (alerts === undefined) problems = reportMissing(problems, 'alerts', schema);
    else problems = mergeAtProperty(problems, 'alerts', problemsOfComputeAlerts(alerts));
    if (backups === undefined) problems = reportMissing(problems, 'backups', schema);
    else problems = mergeAtProperty(problems, 'backups', problemsOfComputeBackupsRequest(backups));
    if (typeof watchdogEnabled !== 'boolean')
      problems = reportRequired(
        problems,
        'watchdog_enabled',
        watchdogEnabled,
        schema,
        'type',
        'must be true or false',
      );
  }
  return problems;
}
