// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  missing,
  notListed,
  tooLarge,
  tooSmall,
  wrongType,
} from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import { acceptsDomainRecordType, problemsOfDomainRecordType } from './domain-record-type.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { DomainRecord } from '@cloud-api/types';

const ttlSecValues = /* @__PURE__ */ new Set<unknown>([
  300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200,
]);
const self = whole('#/components/schemas/DomainRecord');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const createdMissing = missing(self, 'created');
const updatedMissing = missing(self, 'updated');
const typeMissing = missing(self, 'type');
const namePlace = member(self, 'name');
const nameType = wrongType(namePlace, 'a string');
const nameMissing = missing(self, 'name');
const targetPlace = member(self, 'target');
const targetType = wrongType(targetPlace, 'a string');
const targetMissing = missing(self, 'target');
const ttlSecPlace = member(self, 'ttl_sec');
const ttlSecNotListed = notListed(
  ttlSecPlace,
  'one of 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600 or 2419200',
  'x-round',
);
const ttlSecMissing = missing(self, 'ttl_sec');
const priorityPlace = member(self, 'priority');
const priorityTooSmall = tooSmall(priorityPlace, 0);
const priorityTooLarge = tooLarge(priorityPlace, 65535);
const priorityType = wrongType(priorityPlace, 'a whole number');
const priorityMissing = missing(self, 'priority');
const weightPlace = member(self, 'weight');
const weightTooSmall = tooSmall(weightPlace, 0);
const weightTooLarge = tooLarge(weightPlace, 65535);
const weightType = wrongType(weightPlace, 'a whole number');
const weightMissing = missing(self, 'weight');
const portPlace = member(self, 'port');
const portTooSmall = tooSmall(portPlace, 0);
const portTooLarge = tooLarge(portPlace, 65535);
const portType = wrongType(portPlace, 'a whole number');
const portMissing = missing(self, 'port');
const servicePlace = member(self, 'service');
const serviceType = wrongType(servicePlace, 'a string');
const serviceMissing = missing(self, 'service');
const protocolPlace = member(self, 'protocol');
const protocolType = wrongType(protocolPlace, 'a string');
const protocolMissing = missing(self, 'protocol');
const tagPlace = member(self, 'tag');
const tagNotListed = notListed(tagPlace, 'one of "", "issue", "issuewild" or "iodef"', 'oneOf');
const tagMissing = missing(self, 'tag');
const domainRecordType = wrongType(self, 'an object');
const ttlSecTooSmall = tooSmall(ttlSecPlace, 0);
const ttlSecType = wrongType(ttlSecPlace, 'a whole number');

/** Whether a value is a valid DomainRecord. */
export function isDomainRecord(value: unknown): value is DomainRecord {
  return acceptsDomainRecord(value);
}

/** All that is wrong with a value as DomainRecord; nothing for a valid one. */
export function checkDomainRecord(value: unknown): readonly Problem[] {
  return problemsOfDomainRecord(value) ?? noProblems;
}

/** Whether a value is a valid DomainRecordRequest. */
export function isDomainRecordRequest(value: unknown): value is DomainRecord {
  return acceptsDomainRecordRequest(value);
}

/** All that is wrong with a value as DomainRecordRequest; nothing for a valid one. */
export function checkDomainRecordRequest(value: unknown): readonly Problem[] {
  return problemsOfDomainRecordRequest(value) ?? noProblems;
}

export function acceptsDomainRecord(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    id,
    created,
    updated,
    type,
    name,
    target,
    ttl_sec: ttlSec,
    priority,
    weight,
    port,
    service,
    protocol,
    tag,
  } = value;
  if (!isInteger(id)) return false;
  if (!acceptsTimestamp(created)) return false;
  if (!acceptsTimestamp(updated)) return false;
  if (!acceptsDomainRecordType(type)) return false;
  if (typeof name !== 'string') return false;
  if (typeof target !== 'string') return false;
  if (!ttlSecValues.has(ttlSec)) return false;
  if (!isInteger(priority)) return false;
  if (priority < 0 || priority > 65535) return false;
  if (!isInteger(weight)) return false;
  if (weight < 0 || weight > 65535) return false;
  if (!isInteger(port)) return false;
  if (port < 0 || port > 65535) return false;
  if (typeof service !== 'string') return false;
  if (typeof protocol !== 'string') return false;
  if (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef') return false;
  return true;
}

export function problemsOfDomainRecord(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, domainRecordType);
  else {
    const {
      id,
      created,
      updated,
      type,
      name,
      target,
      ttl_sec: ttlSec,
      priority,
      weight,
      port,
      service,
      protocol,
      tag,
    } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (created === undefined) problems = add(problems, createdMissing);
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = add(problems, updatedMissing);
    else problems = within(problems, 'updated', problemsOfTimestamp(updated));
    if (type === undefined) problems = add(problems, typeMissing);
    else problems = within(problems, 'type', problemsOfDomainRecordType(type));
    if (name === undefined) problems = add(problems, nameMissing);
    else if (typeof name !== 'string') problems = add(problems, nameType);
    if (target === undefined) problems = add(problems, targetMissing);
    else if (typeof target !== 'string') problems = add(problems, targetType);
    if (ttlSec === undefined) problems = add(problems, ttlSecMissing);
    else if (!ttlSecValues.has(ttlSec)) problems = add(problems, ttlSecNotListed);
    if (priority === undefined) problems = add(problems, priorityMissing);
    else if (!isInteger(priority)) problems = add(problems, priorityType);
    else {
      if (priority < 0) problems = add(problems, priorityTooSmall);
      if (priority > 65535) problems = add(problems, priorityTooLarge);
    }
    if (weight === undefined) problems = add(problems, weightMissing);
    else if (!isInteger(weight)) problems = add(problems, weightType);
    else {
      if (weight < 0) problems = add(problems, weightTooSmall);
      if (weight > 65535) problems = add(problems, weightTooLarge);
    }
    if (port === undefined) problems = add(problems, portMissing);
    else if (!isInteger(port)) problems = add(problems, portType);
    else {
      if (port < 0) problems = add(problems, portTooSmall);
      if (port > 65535) problems = add(problems, portTooLarge);
    }
    if (service === undefined) problems = add(problems, serviceMissing);
    else if (typeof service !== 'string') problems = add(problems, serviceType);
    if (protocol === undefined) problems = add(problems, protocolMissing);
    else if (typeof protocol !== 'string') problems = add(problems, protocolType);
    if (tag === undefined) problems = add(problems, tagMissing);
    else if (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef')
      problems = add(problems, tagNotListed);
  }
  return problems;
}

export function acceptsDomainRecordRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    id,
    created,
    updated,
    type,
    name,
    target,
    ttl_sec: ttlSec,
    priority,
    weight,
    port,
    service,
    protocol,
    tag,
  } = value;
  if (!isInteger(id)) return false;
  if (!acceptsTimestamp(created)) return false;
  if (!acceptsTimestamp(updated)) return false;
  if (!acceptsDomainRecordType(type)) return false;
  if (typeof name !== 'string') return false;
  if (typeof target !== 'string') return false;
  if (!isInteger(ttlSec)) return false;
  if (ttlSec < 0) return false;
  if (!isInteger(priority)) return false;
  if (priority < 0 || priority > 65535) return false;
  if (!isInteger(weight)) return false;
  if (weight < 0 || weight > 65535) return false;
  if (!isInteger(port)) return false;
  if (port < 0 || port > 65535) return false;
  if (typeof service !== 'string') return false;
  if (typeof protocol !== 'string') return false;
  if (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef') return false;
  return true;
}

export function problemsOfDomainRecordRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, domainRecordType);
  else {
    const {
      id,
      created,
      updated,
      type,
      name,
      target,
      ttl_sec: ttlSec,
      priority,
      weight,
      port,
      service,
      protocol,
      tag,
    } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (created === undefined) problems = add(problems, createdMissing);
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = add(problems, updatedMissing);
    else problems = within(problems, 'updated', problemsOfTimestamp(updated));
    if (type === undefined) problems = add(problems, typeMissing);
    else problems = within(problems, 'type', problemsOfDomainRecordType(type));
    if (name === undefined) problems = add(problems, nameMissing);
    else if (typeof name !== 'string') problems = add(problems, nameType);
    if (target === undefined) problems = add(problems, targetMissing);
    else if (typeof target !== 'string') problems = add(problems, targetType);
    if (ttlSec === undefined) problems = add(problems, ttlSecMissing);
    else if (!isInteger(ttlSec)) problems = add(problems, ttlSecType);
    else if (ttlSec < 0) problems = add(problems, ttlSecTooSmall);
    if (priority === undefined) problems = add(problems, priorityMissing);
    else if (!isInteger(priority)) problems = add(problems, priorityType);
    else {
      if (priority < 0) problems = add(problems, priorityTooSmall);
      if (priority > 65535) problems = add(problems, priorityTooLarge);
    }
    if (weight === undefined) problems = add(problems, weightMissing);
    else if (!isInteger(weight)) problems = add(problems, weightType);
    else {
      if (weight < 0) problems = add(problems, weightTooSmall);
      if (weight > 65535) problems = add(problems, weightTooLarge);
    }
    if (port === undefined) problems = add(problems, portMissing);
    else if (!isInteger(port)) problems = add(problems, portType);
    else {
      if (port < 0) problems = add(problems, portTooSmall);
      if (port > 65535) problems = add(problems, portTooLarge);
    }
    if (service === undefined) problems = add(problems, serviceMissing);
    else if (typeof service !== 'string') problems = add(problems, serviceType);
    if (protocol === undefined) problems = add(problems, protocolMissing);
    else if (typeof protocol !== 'string') problems = add(problems, protocolType);
    if (tag === undefined) problems = add(problems, tagMissing);
    else if (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef')
      problems = add(problems, tagNotListed);
  }
  return problems;
}
