// Generated; change the document it is made from instead.

import type { DomainRecord } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
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
import { isInteger, isObject } from '../runtime/validation/type-checks.js';
import { isDomainRecordType, problemsOfDomainRecordType } from './domain-record-type.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';

const ttlSecValues = /* @__PURE__ */ new Set<unknown>([
  300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200,
]);

/** Whether a value is a valid DomainRecord. */
export function isDomainRecord(value: unknown): value is DomainRecord {
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
  if (
    !isInteger(id) ||
    !isTimestamp(created) ||
    !isTimestamp(updated) ||
    !isDomainRecordType(type) ||
    typeof name !== 'string' ||
    typeof target !== 'string' ||
    !ttlSecValues.has(ttlSec) ||
    !isInteger(priority) ||
    priority < 0 ||
    priority > 65535 ||
    !isInteger(weight) ||
    weight < 0 ||
    weight > 65535 ||
    !isInteger(port) ||
    port < 0 ||
    port > 65535 ||
    typeof service !== 'string' ||
    typeof protocol !== 'string' ||
    (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef')
  )
    return false;
  return true;
}

/** All that is wrong with a value as DomainRecord; nothing for a valid one. */
export function checkDomainRecord(value: unknown): readonly Problem[] {
  return problemsOfDomainRecord(value) ?? noProblems;
}

/** DomainRecord as a Standard Schema. */
export const domainRecordSchema: StandardSchema<DomainRecord> =
  /* @__PURE__ */ createStandardSchema(checkDomainRecord);

/** Whether a value is a valid DomainRecordRequest. */
export function isDomainRecordRequest(value: unknown): value is DomainRecord {
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
  if (
    !isInteger(id) ||
    !isTimestamp(created) ||
    !isTimestamp(updated) ||
    !isDomainRecordType(type) ||
    typeof name !== 'string' ||
    typeof target !== 'string' ||
    !isInteger(ttlSec) ||
    ttlSec < 0 ||
    !isInteger(priority) ||
    priority < 0 ||
    priority > 65535 ||
    !isInteger(weight) ||
    weight < 0 ||
    weight > 65535 ||
    !isInteger(port) ||
    port < 0 ||
    port > 65535 ||
    typeof service !== 'string' ||
    typeof protocol !== 'string' ||
    (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef')
  )
    return false;
  return true;
}

/** All that is wrong with a value as DomainRecordRequest; nothing for a valid one. */
export function checkDomainRecordRequest(value: unknown): readonly Problem[] {
  return problemsOfDomainRecordRequest(value) ?? noProblems;
}

/** DomainRecordRequest as a Standard Schema. */
export const domainRecordRequestSchema: StandardSchema<DomainRecord> =
  /* @__PURE__ */ createStandardSchema(checkDomainRecordRequest);

export function problemsOfDomainRecord(value: unknown): Problems {
  const schema = '#/components/schemas/DomainRecord';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = reportMissing(problems, 'updated', schema);
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (type === undefined) problems = reportMissing(problems, 'type', schema);
    else problems = mergeAtProperty(problems, 'type', problemsOfDomainRecordType(type));
    if (typeof name !== 'string')
      problems = reportRequired(problems, 'name', name, schema, 'type', 'must be a string');
    if (typeof target !== 'string')
      problems = reportRequired(problems, 'target', target, schema, 'type', 'must be a string');
    if (ttlSec === undefined) problems = reportMissing(problems, 'ttl_sec', schema);
    else if (!ttlSecValues.has(ttlSec))
      problems = report(
        problems,
        'ttl_sec',
        schema,
        'x-round',
        'must be one of 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600 or 2419200',
      );
    if (!isInteger(priority))
      problems = reportRequired(
        problems,
        'priority',
        priority,
        schema,
        'type',
        'must be a whole number',
      );
    else {
      if (priority < 0)
        problems = report(problems, 'priority', schema, 'minimum', 'must be at least 0');
      if (priority > 65535)
        problems = report(problems, 'priority', schema, 'maximum', 'must be at most 65535');
    }
    if (!isInteger(weight))
      problems = reportRequired(
        problems,
        'weight',
        weight,
        schema,
        'type',
        'must be a whole number',
      );
    else {
      if (weight < 0)
        problems = report(problems, 'weight', schema, 'minimum', 'must be at least 0');
      if (weight > 65535)
        problems = report(problems, 'weight', schema, 'maximum', 'must be at most 65535');
    }
    if (!isInteger(port))
      problems = reportRequired(problems, 'port', port, schema, 'type', 'must be a whole number');
    else {
      if (port < 0) problems = report(problems, 'port', schema, 'minimum', 'must be at least 0');
      if (port > 65535)
        problems = report(problems, 'port', schema, 'maximum', 'must be at most 65535');
    }
    if (typeof service !== 'string')
      problems = reportRequired(problems, 'service', service, schema, 'type', 'must be a string');
    if (typeof protocol !== 'string')
      problems = reportRequired(problems, 'protocol', protocol, schema, 'type', 'must be a string');
    if (tag === undefined) problems = reportMissing(problems, 'tag', schema);
    else if (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef')
      problems = report(
        problems,
        'tag',
        schema,
        'oneOf',
        'must be one of "", "issue", "issuewild" or "iodef"',
      );
  }
  return problems;
}

export function problemsOfDomainRecordRequest(value: unknown): Problems {
  const schema = '#/components/schemas/DomainRecord';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = reportMissing(problems, 'updated', schema);
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (type === undefined) problems = reportMissing(problems, 'type', schema);
    else problems = mergeAtProperty(problems, 'type', problemsOfDomainRecordType(type));
    if (typeof name !== 'string')
      problems = reportRequired(problems, 'name', name, schema, 'type', 'must be a string');
    if (typeof target !== 'string')
      problems = reportRequired(problems, 'target', target, schema, 'type', 'must be a string');
    if (!isInteger(ttlSec))
      problems = reportRequired(
        problems,
        'ttl_sec',
        ttlSec,
        schema,
        'type',
        'must be a whole number',
      );
    else if (ttlSec < 0)
      problems = report(problems, 'ttl_sec', schema, 'minimum', 'must be at least 0');
    if (!isInteger(priority))
      problems = reportRequired(
        problems,
        'priority',
        priority,
        schema,
        'type',
        'must be a whole number',
      );
    else {
      if (priority < 0)
        problems = report(problems, 'priority', schema, 'minimum', 'must be at least 0');
      if (priority > 65535)
        problems = report(problems, 'priority', schema, 'maximum', 'must be at most 65535');
    }
    if (!isInteger(weight))
      problems = reportRequired(
        problems,
        'weight',
        weight,
        schema,
        'type',
        'must be a whole number',
      );
    else {
      if (weight < 0)
        problems = report(problems, 'weight', schema, 'minimum', 'must be at least 0');
      if (weight > 65535)
        problems = report(problems, 'weight', schema, 'maximum', 'must be at most 65535');
    }
    if (!isInteger(port))
      problems = reportRequired(problems, 'port', port, schema, 'type', 'must be a whole number');
    else {
      if (port < 0) problems = report(problems, 'port', schema, 'minimum', 'must be at least 0');
      if (port > 65535)
        problems = report(problems, 'port', schema, 'maximum', 'must be at most 65535');
    }
    if (typeof service !== 'string')
      problems = reportRequired(problems, 'service', service, schema, 'type', 'must be a string');
    if (typeof protocol !== 'string')
      problems = reportRequired(problems, 'protocol', protocol, schema, 'type', 'must be a string');
    if (tag === undefined) problems = reportMissing(problems, 'tag', schema);
    else if (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef')
      problems = report(
        problems,
        'tag',
        schema,
        'oneOf',
        'must be one of "", "issue", "issuewild" or "iodef"',
      );
  }
  return problems;
}
