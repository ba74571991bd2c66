// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import { isUuid } from '../runtime/validation/formats/identifier.js';
import { isIpv4 } from '../runtime/validation/formats/ip.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isList, isObject } from '../runtime/validation/values.js';
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
import type { ComputeInstance, ComputeInstanceRequest } from '@cloud-api/types';

const schema = '#/components/schemas/ComputeInstance';

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
  if (!isInteger(id)) return false;
  if (!isComputeLabel(label)) return false;
  if (!isComputeStatus(status)) return false;
  if (!isTimestamp(created)) return false;
  if (!isTimestamp(updated)) return false;
  if (typeof type !== 'string') return false;
  if (typeof image !== 'string' && image !== null) return false;
  if (typeof region !== 'string') return false;
  if (typeof group !== 'string') return false;
  if (!isList(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (hypervisor !== 'kvm') return false;
  if (!isList(ipv4)) return false;
  for (let index = 0; index < ipv4.length; index++) {
    if (!acceptsIpv4Item(ipv4[index])) return false;
  }
  if (typeof ipv6 !== 'string' && ipv6 !== null) return false;
  if (!isComputeSpecs(specs)) return false;
  if (!isComputeAlerts(alerts)) return false;
  if (!isComputeBackups(backups)) return false;
  if (typeof watchdogEnabled !== 'boolean') return false;
  if (typeof hostUuid !== 'string') return false;
  if (!isUuid(hostUuid)) return false;
  if (typeof hasUserData !== 'boolean') return false;
  return true;
}

/** All that is wrong with a value as ComputeInstance; nothing for a valid one. */
export function checkComputeInstance(value: unknown): readonly Problem[] {
  return problemsOfComputeInstance(value) ?? noProblems;
}

/** ComputeInstance as a Standard Schema. */
export const computeInstanceSchema: StandardSchema<ComputeInstance> =
  /* @__PURE__ */ standard(checkComputeInstance);

/** Whether a value is a valid ComputeInstanceRequest. */
export function isComputeInstanceRequest(value: unknown): value is ComputeInstanceRequest {
  if (!isObject(value)) return false;
  const { label, group, tags, alerts, backups, watchdog_enabled: watchdogEnabled } = value;
  if (!isComputeLabel(label)) return false;
  if (typeof group !== 'string') return false;
  if (!isList(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (!isComputeAlerts(alerts)) return false;
  if (!isComputeBackupsRequest(backups)) return false;
  if (typeof watchdogEnabled !== 'boolean') return false;
  return true;
}

/** All that is wrong with a value as ComputeInstanceRequest; nothing for a valid one. */
export function checkComputeInstanceRequest(value: unknown): readonly Problem[] {
  return problemsOfComputeInstanceRequest(value) ?? noProblems;
}

/** ComputeInstanceRequest as a Standard Schema. */
export const computeInstanceRequestSchema: StandardSchema<ComputeInstanceRequest> =
  /* @__PURE__ */ standard(checkComputeInstanceRequest);

export function problemsOfComputeInstance(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
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
    if (id === undefined) problems = add(problems, missing(schema, 'id'));
    else if (!isInteger(id))
      problems = add(problems, memberProblem(schema, 'id', 'type', 'must be a whole number'));
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else problems = within(problems, 'label', problemsOfComputeLabel(label));
    if (status === undefined) problems = add(problems, missing(schema, 'status'));
    else problems = within(problems, 'status', problemsOfComputeStatus(status));
    if (created === undefined) problems = add(problems, missing(schema, 'created'));
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = add(problems, missing(schema, 'updated'));
    else problems = within(problems, 'updated', problemsOfTimestamp(updated));
    if (type === undefined) problems = add(problems, missing(schema, 'type'));
    else if (typeof type !== 'string')
      problems = add(problems, memberProblem(schema, 'type', 'type', 'must be a string'));
    if (image === undefined) problems = add(problems, missing(schema, 'image'));
    else if (typeof image !== 'string' && image !== null)
      problems = add(problems, memberProblem(schema, 'image', 'type', 'must be a string or null'));
    if (region === undefined) problems = add(problems, missing(schema, 'region'));
    else if (typeof region !== 'string')
      problems = add(problems, memberProblem(schema, 'region', 'type', 'must be a string'));
    if (group === undefined) problems = add(problems, missing(schema, 'group'));
    else if (typeof group !== 'string')
      problems = add(problems, memberProblem(schema, 'group', 'type', 'must be a string'));
    if (tags === undefined) problems = add(problems, missing(schema, 'tags'));
    else if (!isList(tags))
      problems = add(problems, memberProblem(schema, 'tags', 'type', 'must be a list'));
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = withinItem(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (hypervisor === undefined) problems = add(problems, missing(schema, 'hypervisor'));
    else if (hypervisor !== 'kvm')
      problems = add(problems, memberProblem(schema, 'hypervisor', 'enum', 'must be "kvm"'));
    if (ipv4 === undefined) problems = add(problems, missing(schema, 'ipv4'));
    else if (!isList(ipv4))
      problems = add(problems, memberProblem(schema, 'ipv4', 'type', 'must be a list'));
    else {
      for (let index = 0; index < ipv4.length; index++) {
        problems = withinItem(problems, 'ipv4', index, problemsOfIpv4Item(ipv4[index]));
      }
    }
    if (ipv6 === undefined) problems = add(problems, missing(schema, 'ipv6'));
    else if (typeof ipv6 !== 'string' && ipv6 !== null)
      problems = add(problems, memberProblem(schema, 'ipv6', 'type', 'must be a string or null'));
    if (specs === undefined) problems = add(problems, missing(schema, 'specs'));
    else problems = within(problems, 'specs', problemsOfComputeSpecs(specs));
    if (alerts === undefined) problems = add(problems, missing(schema, 'alerts'));
    else problems = within(problems, 'alerts', problemsOfComputeAlerts(alerts));
    if (backups === undefined) problems = add(problems, missing(schema, 'backups'));
    else problems = within(problems, 'backups', problemsOfComputeBackups(backups));
    if (watchdogEnabled === undefined)
      problems = add(problems, missing(schema, 'watchdog_enabled'));
    else if (typeof watchdogEnabled !== 'boolean')
      problems = add(
        problems,
        memberProblem(schema, 'watchdog_enabled', 'type', 'must be true or false'),
      );
    if (hostUuid === undefined) problems = add(problems, missing(schema, 'host_uuid'));
    else if (typeof hostUuid !== 'string')
      problems = add(problems, memberProblem(schema, 'host_uuid', 'type', 'must be a string'));
    else if (!isUuid(hostUuid))
      problems = add(problems, memberProblem(schema, 'host_uuid', 'format', 'must be a UUID'));
    if (hasUserData === undefined) problems = add(problems, missing(schema, 'has_user_data'));
    else if (typeof hasUserData !== 'boolean')
      problems = add(
        problems,
        memberProblem(schema, 'has_user_data', 'type', 'must be true or false'),
      );
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(
      problems,
      problem(`${schema}/properties/tags/items`, 'type', 'must be a string'),
    );
  return problems;
}

function problemsOfIpv4Item(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(
      problems,
      problem(`${schema}/properties/ipv4/items`, 'type', 'must be a string'),
    );
  else if (!isIpv4(value))
    problems = add(
      problems,
      problem(`${schema}/properties/ipv4/items`, 'format', 'must be an IPv4 address'),
    );
  return problems;
}

function acceptsIpv4Item(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!isIpv4(value)) return false;
  return true;
}

export function problemsOfComputeInstanceRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { label, group, tags, alerts, backups, watchdog_enabled: watchdogEnabled } = value;
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else problems = within(problems, 'label', problemsOfComputeLabel(label));
    if (group === undefined) problems = add(problems, missing(schema, 'group'));
    else if (typeof group !== 'string')
      problems = add(problems, memberProblem(schema, 'group', 'type', 'must be a string'));
    if (tags === undefined) problems = add(problems, missing(schema, 'tags'));
    else if (!isList(tags))
      problems = add(problems, memberProblem(schema, 'tags', 'type', 'must be a list'));
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = withinItem(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (alerts === undefined) problems = add(problems, missing(schema, 'alerts'));
    else problems = within(problems, 'alerts', problemsOfComputeAlerts(alerts));
    if (backups === undefined) problems = add(problems, missing(schema, 'backups'));
    else problems = within(problems, 'backups', problemsOfComputeBackupsRequest(backups));
    if (watchdogEnabled === undefined)
      problems = add(problems, missing(schema, 'watchdog_enabled'));
    else if (typeof watchdogEnabled !== 'boolean')
      problems = add(
        problems,
        memberProblem(schema, 'watchdog_enabled', 'type', 'must be true or false'),
      );
  }
  return problems;
}
