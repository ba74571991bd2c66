// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { isUuid } from '../runtime/validation/formats/identifier.js';
import { isIpv4 } from '../runtime/validation/formats/ip.js';
import { by, member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { badFormat, missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isList, isObject } from '../runtime/validation/values.js';
import { acceptsComputeAlerts, problemsOfComputeAlerts } from './compute-alerts.js';
import {
  acceptsComputeBackups,
  acceptsComputeBackupsRequest,
  problemsOfComputeBackups,
  problemsOfComputeBackupsRequest,
} from './compute-backups.js';
import { acceptsComputeLabel, problemsOfComputeLabel } from './compute-label.js';
import { acceptsComputeSpecs, problemsOfComputeSpecs } from './compute-specs.js';
import { acceptsComputeStatus, problemsOfComputeStatus } from './compute-status.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { ComputeInstance, ComputeInstanceRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/ComputeInstance');
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
const imagePlace = member(self, 'image');
const imageType = wrongType(imagePlace, 'a string or null');
const imageMissing = missing(self, 'image');
const regionPlace = member(self, 'region');
const regionType = wrongType(regionPlace, 'a string');
const regionMissing = missing(self, 'region');
const groupPlace = member(self, 'group');
const groupType = wrongType(groupPlace, 'a string');
const groupMissing = missing(self, 'group');
const tagsItemPlace = by(self, '/properties/tags/items');
const tagsItemType = wrongType(tagsItemPlace, 'a string');
const tagsPlace = member(self, 'tags');
const tagsType = wrongType(tagsPlace, 'a list');
const tagsMissing = missing(self, 'tags');
const hypervisorPlace = member(self, 'hypervisor');
const hypervisorNotListed = notListed(hypervisorPlace, '"kvm"');
const hypervisorMissing = missing(self, 'hypervisor');
const ipv4ItemPlace = by(self, '/properties/ipv4/items');
const ipv4ItemMalformed = badFormat(ipv4ItemPlace, 'an IPv4 address');
const ipv4ItemType = wrongType(ipv4ItemPlace, 'a string');
const ipv4Place = member(self, 'ipv4');
const ipv4Type = wrongType(ipv4Place, 'a list');
const ipv4Missing = missing(self, 'ipv4');
const ipv6Place = member(self, 'ipv6');
const ipv6Type = wrongType(ipv6Place, 'a string or null');
const ipv6Missing = missing(self, 'ipv6');
const specsMissing = missing(self, 'specs');
const alertsMissing = missing(self, 'alerts');
const backupsMissing = missing(self, 'backups');
const watchdogEnabledPlace = member(self, 'watchdog_enabled');
const watchdogEnabledType = wrongType(watchdogEnabledPlace, 'true or false');
const watchdogEnabledMissing = missing(self, 'watchdog_enabled');
const hostUuidPlace = member(self, 'host_uuid');
const hostUuidMalformed = badFormat(hostUuidPlace, 'a UUID');
const hostUuidType = wrongType(hostUuidPlace, 'a string');
const hostUuidMissing = missing(self, 'host_uuid');
const hasUserDataPlace = member(self, 'has_user_data');
const hasUserDataType = wrongType(hasUserDataPlace, 'true or false');
const hasUserDataMissing = missing(self, 'has_user_data');
const computeInstanceType = wrongType(self, 'an object');

/** Whether a value is a valid ComputeInstance. */
export function isComputeInstance(value: unknown): value is ComputeInstance {
  return acceptsComputeInstance(value);
}

/** All that is wrong with a value as ComputeInstance; nothing for a valid one. */
export function checkComputeInstance(value: unknown): readonly Problem[] {
  return problemsOfComputeInstance(value) ?? noProblems;
}

/** Whether a value is a valid ComputeInstanceRequest. */
export function isComputeInstanceRequest(value: unknown): value is ComputeInstanceRequest {
  return acceptsComputeInstanceRequest(value);
}

/** All that is wrong with a value as ComputeInstanceRequest; nothing for a valid one. */
export function checkComputeInstanceRequest(value: unknown): readonly Problem[] {
  return problemsOfComputeInstanceRequest(value) ?? noProblems;
}

export function acceptsComputeInstance(value: unknown): boolean {
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
  if (!acceptsComputeLabel(label)) return false;
  if (!acceptsComputeStatus(status)) return false;
  if (!acceptsTimestamp(created)) return false;
  if (!acceptsTimestamp(updated)) return false;
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
  if (!acceptsComputeSpecs(specs)) return false;
  if (!acceptsComputeAlerts(alerts)) return false;
  if (!acceptsComputeBackups(backups)) return false;
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

export function problemsOfComputeInstance(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, computeInstanceType);
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
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (label === undefined) problems = add(problems, labelMissing);
    else problems = within(problems, 'label', problemsOfComputeLabel(label));
    if (status === undefined) problems = add(problems, statusMissing);
    else problems = within(problems, 'status', problemsOfComputeStatus(status));
    if (created === undefined) problems = add(problems, createdMissing);
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = add(problems, updatedMissing);
    else problems = within(problems, 'updated', problemsOfTimestamp(updated));
    if (type === undefined) problems = add(problems, typeMissing);
    else if (typeof type !== 'string') problems = add(problems, typeType);
    if (image === undefined) problems = add(problems, imageMissing);
    else if (typeof image !== 'string' && image !== null) problems = add(problems, imageType);
    if (region === undefined) problems = add(problems, regionMissing);
    else if (typeof region !== 'string') problems = add(problems, regionType);
    if (group === undefined) problems = add(problems, groupMissing);
    else if (typeof group !== 'string') problems = add(problems, groupType);
    if (tags === undefined) problems = add(problems, tagsMissing);
    else if (!isList(tags)) problems = add(problems, tagsType);
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = withinItem(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (hypervisor === undefined) problems = add(problems, hypervisorMissing);
    else if (hypervisor !== 'kvm') problems = add(problems, hypervisorNotListed);
    if (ipv4 === undefined) problems = add(problems, ipv4Missing);
    else if (!isList(ipv4)) problems = add(problems, ipv4Type);
    else {
      for (let index = 0; index < ipv4.length; index++) {
        problems = withinItem(problems, 'ipv4', index, problemsOfIpv4Item(ipv4[index]));
      }
    }
    if (ipv6 === undefined) problems = add(problems, ipv6Missing);
    else if (typeof ipv6 !== 'string' && ipv6 !== null) problems = add(problems, ipv6Type);
    if (specs === undefined) problems = add(problems, specsMissing);
    else problems = within(problems, 'specs', problemsOfComputeSpecs(specs));
    if (alerts === undefined) problems = add(problems, alertsMissing);
    else problems = within(problems, 'alerts', problemsOfComputeAlerts(alerts));
    if (backups === undefined) problems = add(problems, backupsMissing);
    else problems = within(problems, 'backups', problemsOfComputeBackups(backups));
    if (watchdogEnabled === undefined) problems = add(problems, watchdogEnabledMissing);
    else if (typeof watchdogEnabled !== 'boolean') problems = add(problems, watchdogEnabledType);
    if (hostUuid === undefined) problems = add(problems, hostUuidMissing);
    else if (typeof hostUuid !== 'string') problems = add(problems, hostUuidType);
    else if (!isUuid(hostUuid)) problems = add(problems, hostUuidMalformed);
    if (hasUserData === undefined) problems = add(problems, hasUserDataMissing);
    else if (typeof hasUserData !== 'boolean') problems = add(problems, hasUserDataType);
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, tagsItemType);
  return problems;
}

function problemsOfIpv4Item(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, ipv4ItemType);
  else if (!isIpv4(value)) problems = add(problems, ipv4ItemMalformed);
  return problems;
}

export function acceptsComputeInstanceRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label, group, tags, alerts, backups, watchdog_enabled: watchdogEnabled } = value;
  if (!acceptsComputeLabel(label)) return false;
  if (typeof group !== 'string') return false;
  if (!isList(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (!acceptsComputeAlerts(alerts)) return false;
  if (!acceptsComputeBackupsRequest(backups)) return false;
  if (typeof watchdogEnabled !== 'boolean') return false;
  return true;
}

export function problemsOfComputeInstanceRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, computeInstanceType);
  else {
    const { label, group, tags, alerts, backups, watchdog_enabled: watchdogEnabled } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else problems = within(problems, 'label', problemsOfComputeLabel(label));
    if (group === undefined) problems = add(problems, groupMissing);
    else if (typeof group !== 'string') problems = add(problems, groupType);
    if (tags === undefined) problems = add(problems, tagsMissing);
    else if (!isList(tags)) problems = add(problems, tagsType);
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = withinItem(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (alerts === undefined) problems = add(problems, alertsMissing);
    else problems = within(problems, 'alerts', problemsOfComputeAlerts(alerts));
    if (backups === undefined) problems = add(problems, backupsMissing);
    else problems = within(problems, 'backups', problemsOfComputeBackupsRequest(backups));
    if (watchdogEnabled === undefined) problems = add(problems, watchdogEnabledMissing);
    else if (typeof watchdogEnabled !== 'boolean') problems = add(problems, watchdogEnabledType);
  }
  return problems;
}
