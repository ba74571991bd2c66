// Generated; change the document it is made from instead.

import type { ComputeInstance, ComputeInstanceRequest } from '@cloud-api/types';
import { isIpv4 } from '../runtime/validation/formats/ip.js';
import { isUuid } from '../runtime/validation/formats/uuid-json-pointer.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
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
  if (!isInteger(id)) return false;
  if (!isComputeLabel(label)) return false;
  if (!isComputeStatus(status)) return false;
  if (!isTimestamp(created)) return false;
  if (!isTimestamp(updated)) return false;
  if (typeof type !== 'string') return false;
  if (typeof image !== 'string' && image !== null) return false;
  if (typeof region !== 'string') return false;
  if (typeof group !== 'string') return false;
  if (!isArray(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (hypervisor !== 'kvm') return false;
  if (!isArray(ipv4)) return false;
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

function acceptsIpv4Item(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!isIpv4(value)) return false;
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
  if (!isComputeLabel(label)) return false;
  if (typeof group !== 'string') return false;
  if (!isArray(tags)) return false;
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
  /* @__PURE__ */ createStandardSchema(checkComputeInstanceRequest);

export function problemsOfComputeInstance(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeInstance/type',
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
      watchdog_enabled: watchdogEnabled,
      host_uuid: hostUuid,
      has_user_data: hasUserData,
    } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/ComputeInstance/properties/id/type',
        message: 'must be a whole number',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (status === undefined)
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'status', problemsOfComputeStatus(status));
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined)
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (typeof type !== 'string')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'type',
        schema: '#/components/schemas/ComputeInstance/properties/type/type',
        message: 'must be a string',
      });
    if (image === undefined)
      problems = addProblem(problems, {
        pointer: '/image',
        field: 'image',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (typeof image !== 'string' && image !== null)
      problems = addProblem(problems, {
        pointer: '/image',
        field: 'image',
        keyword: 'type',
        schema: '#/components/schemas/ComputeInstance/properties/image/type',
        message: 'must be a string or null',
      });
    if (region === undefined)
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (typeof region !== 'string')
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'type',
        schema: '#/components/schemas/ComputeInstance/properties/region/type',
        message: 'must be a string',
      });
    if (group === undefined)
      problems = addProblem(problems, {
        pointer: '/group',
        field: 'group',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (typeof group !== 'string')
      problems = addProblem(problems, {
        pointer: '/group',
        field: 'group',
        keyword: 'type',
        schema: '#/components/schemas/ComputeInstance/properties/group/type',
        message: 'must be a string',
      });
    if (tags === undefined)
      problems = addProblem(problems, {
        pointer: '/tags',
        field: 'tags',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (!isArray(tags))
      problems = addProblem(problems, {
        pointer: '/tags',
        field: 'tags',
        keyword: 'type',
        schema: '#/components/schemas/ComputeInstance/properties/tags/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (hypervisor === undefined)
      problems = addProblem(problems, {
        pointer: '/hypervisor',
        field: 'hypervisor',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (hypervisor !== 'kvm')
      problems = addProblem(problems, {
        pointer: '/hypervisor',
        field: 'hypervisor',
        keyword: 'enum',
        schema: '#/components/schemas/ComputeInstance/properties/hypervisor/enum',
        message: 'must be "kvm"',
      });
    if (ipv4 === undefined)
      problems = addProblem(problems, {
        pointer: '/ipv4',
        field: 'ipv4',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (!isArray(ipv4))
      problems = addProblem(problems, {
        pointer: '/ipv4',
        field: 'ipv4',
        keyword: 'type',
        schema: '#/components/schemas/ComputeInstance/properties/ipv4/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < ipv4.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'ipv4', index, problemsOfIpv4Item(ipv4[index]));
      }
    }
    if (ipv6 === undefined)
      problems = addProblem(problems, {
        pointer: '/ipv6',
        field: 'ipv6',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (typeof ipv6 !== 'string' && ipv6 !== null)
      problems = addProblem(problems, {
        pointer: '/ipv6',
        field: 'ipv6',
        keyword: 'type',
        schema: '#/components/schemas/ComputeInstance/properties/ipv6/type',
        message: 'must be a string or null',
      });
    if (specs === undefined)
      problems = addProblem(problems, {
        pointer: '/specs',
        field: 'specs',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'specs', problemsOfComputeSpecs(specs));
    if (alerts === undefined)
      problems = addProblem(problems, {
        pointer: '/alerts',
        field: 'alerts',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'alerts', problemsOfComputeAlerts(alerts));
    if (backups === undefined)
      problems = addProblem(problems, {
        pointer: '/backups',
        field: 'backups',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'backups', problemsOfComputeBackups(backups));
    if (watchdogEnabled === undefined)
      problems = addProblem(problems, {
        pointer: '/watchdog_enabled',
        field: 'watchdog_enabled',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (typeof watchdogEnabled !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/watchdog_enabled',
        field: 'watchdog_enabled',
        keyword: 'type',
        schema: '#/components/schemas/ComputeInstance/properties/watchdog_enabled/type',
        message: 'must be true or false',
      });
    if (hostUuid === undefined)
      problems = addProblem(problems, {
        pointer: '/host_uuid',
        field: 'host_uuid',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (typeof hostUuid !== 'string')
      problems = addProblem(problems, {
        pointer: '/host_uuid',
        field: 'host_uuid',
        keyword: 'type',
        schema: '#/components/schemas/ComputeInstance/properties/host_uuid/type',
        message: 'must be a string',
      });
    else if (!isUuid(hostUuid))
      problems = addProblem(problems, {
        pointer: '/host_uuid',
        field: 'host_uuid',
        keyword: 'format',
        schema: '#/components/schemas/ComputeInstance/properties/host_uuid/format',
        message: 'must be a UUID',
      });
    if (hasUserData === undefined)
      problems = addProblem(problems, {
        pointer: '/has_user_data',
        field: 'has_user_data',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (typeof hasUserData !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/has_user_data',
        field: 'has_user_data',
        keyword: 'type',
        schema: '#/components/schemas/ComputeInstance/properties/has_user_data/type',
        message: 'must be true or false',
      });
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeInstance/properties/tags/items/type',
      message: 'must be a string',
    });
  return problems;
}

function problemsOfIpv4Item(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeInstance/properties/ipv4/items/type',
      message: 'must be a string',
    });
  else if (!isIpv4(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'format',
      schema: '#/components/schemas/ComputeInstance/properties/ipv4/items/format',
      message: 'must be an IPv4 address',
    });
  return problems;
}

export function problemsOfComputeInstanceRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeInstance/type',
      message: 'must be an object',
    });
  else {
    const { label, group, tags, alerts, backups, watchdog_enabled: watchdogEnabled } = value;
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (group === undefined)
      problems = addProblem(problems, {
        pointer: '/group',
        field: 'group',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (typeof group !== 'string')
      problems = addProblem(problems, {
        pointer: '/group',
        field: 'group',
        keyword: 'type',
        schema: '#/components/schemas/ComputeInstance/properties/group/type',
        message: 'must be a string',
      });
    if (tags === undefined)
      problems = addProblem(problems, {
        pointer: '/tags',
        field: 'tags',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (!isArray(tags))
      problems = addProblem(problems, {
        pointer: '/tags',
        field: 'tags',
        keyword: 'type',
        schema: '#/components/schemas/ComputeInstance/properties/tags/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (alerts === undefined)
      problems = addProblem(problems, {
        pointer: '/alerts',
        field: 'alerts',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'alerts', problemsOfComputeAlerts(alerts));
    if (backups === undefined)
      problems = addProblem(problems, {
        pointer: '/backups',
        field: 'backups',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'backups', problemsOfComputeBackupsRequest(backups));
    if (watchdogEnabled === undefined)
      problems = addProblem(problems, {
        pointer: '/watchdog_enabled',
        field: 'watchdog_enabled',
        keyword: 'required',
        schema: '#/components/schemas/ComputeInstance/required',
        message: 'is required',
      });
    else if (typeof watchdogEnabled !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/watchdog_enabled',
        field: 'watchdog_enabled',
        keyword: 'type',
        schema: '#/components/schemas/ComputeInstance/properties/watchdog_enabled/type',
        message: 'must be true or false',
      });
  }
  return problems;
}
