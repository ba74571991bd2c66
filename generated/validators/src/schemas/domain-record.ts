// Generated; change the document it is made from instead.

import type { DomainRecord } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
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
  if (!isInteger(id)) return false;
  if (!isTimestamp(created)) return false;
  if (!isTimestamp(updated)) return false;
  if (!isDomainRecordType(type)) return false;
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
  if (!isInteger(id)) return false;
  if (!isTimestamp(created)) return false;
  if (!isTimestamp(updated)) return false;
  if (!isDomainRecordType(type)) return false;
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

/** All that is wrong with a value as DomainRecordRequest; nothing for a valid one. */
export function checkDomainRecordRequest(value: unknown): readonly Problem[] {
  return problemsOfDomainRecordRequest(value) ?? noProblems;
}

/** DomainRecordRequest as a Standard Schema. */
export const domainRecordRequestSchema: StandardSchema<DomainRecord> =
  /* @__PURE__ */ createStandardSchema(checkDomainRecordRequest);

export function problemsOfDomainRecord(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/DomainRecord/type',
      message: 'must be an object',
    });
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
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/id/type',
        message: 'must be a whole number',
      });
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined)
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'type', problemsOfDomainRecordType(type));
    if (name === undefined)
      problems = addProblem(problems, {
        pointer: '/name',
        field: 'name',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (typeof name !== 'string')
      problems = addProblem(problems, {
        pointer: '/name',
        field: 'name',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/name/type',
        message: 'must be a string',
      });
    if (target === undefined)
      problems = addProblem(problems, {
        pointer: '/target',
        field: 'target',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (typeof target !== 'string')
      problems = addProblem(problems, {
        pointer: '/target',
        field: 'target',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/target/type',
        message: 'must be a string',
      });
    if (ttlSec === undefined)
      problems = addProblem(problems, {
        pointer: '/ttl_sec',
        field: 'ttl_sec',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (!ttlSecValues.has(ttlSec))
      problems = addProblem(problems, {
        pointer: '/ttl_sec',
        field: 'ttl_sec',
        keyword: 'x-round',
        schema: '#/components/schemas/DomainRecord/properties/ttl_sec/x-round',
        message:
          'must be one of 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600 or 2419200',
      });
    if (priority === undefined)
      problems = addProblem(problems, {
        pointer: '/priority',
        field: 'priority',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (!isInteger(priority))
      problems = addProblem(problems, {
        pointer: '/priority',
        field: 'priority',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/priority/type',
        message: 'must be a whole number',
      });
    else {
      if (priority < 0)
        problems = addProblem(problems, {
          pointer: '/priority',
          field: 'priority',
          keyword: 'minimum',
          schema: '#/components/schemas/DomainRecord/properties/priority/minimum',
          message: 'must be at least 0',
        });
      if (priority > 65535)
        problems = addProblem(problems, {
          pointer: '/priority',
          field: 'priority',
          keyword: 'maximum',
          schema: '#/components/schemas/DomainRecord/properties/priority/maximum',
          message: 'must be at most 65535',
        });
    }
    if (weight === undefined)
      problems = addProblem(problems, {
        pointer: '/weight',
        field: 'weight',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (!isInteger(weight))
      problems = addProblem(problems, {
        pointer: '/weight',
        field: 'weight',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/weight/type',
        message: 'must be a whole number',
      });
    else {
      if (weight < 0)
        problems = addProblem(problems, {
          pointer: '/weight',
          field: 'weight',
          keyword: 'minimum',
          schema: '#/components/schemas/DomainRecord/properties/weight/minimum',
          message: 'must be at least 0',
        });
      if (weight > 65535)
        problems = addProblem(problems, {
          pointer: '/weight',
          field: 'weight',
          keyword: 'maximum',
          schema: '#/components/schemas/DomainRecord/properties/weight/maximum',
          message: 'must be at most 65535',
        });
    }
    if (port === undefined)
      problems = addProblem(problems, {
        pointer: '/port',
        field: 'port',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (!isInteger(port))
      problems = addProblem(problems, {
        pointer: '/port',
        field: 'port',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/port/type',
        message: 'must be a whole number',
      });
    else {
      if (port < 0)
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'minimum',
          schema: '#/components/schemas/DomainRecord/properties/port/minimum',
          message: 'must be at least 0',
        });
      if (port > 65535)
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'maximum',
          schema: '#/components/schemas/DomainRecord/properties/port/maximum',
          message: 'must be at most 65535',
        });
    }
    if (service === undefined)
      problems = addProblem(problems, {
        pointer: '/service',
        field: 'service',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (typeof service !== 'string')
      problems = addProblem(problems, {
        pointer: '/service',
        field: 'service',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/service/type',
        message: 'must be a string',
      });
    if (protocol === undefined)
      problems = addProblem(problems, {
        pointer: '/protocol',
        field: 'protocol',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (typeof protocol !== 'string')
      problems = addProblem(problems, {
        pointer: '/protocol',
        field: 'protocol',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/protocol/type',
        message: 'must be a string',
      });
    if (tag === undefined)
      problems = addProblem(problems, {
        pointer: '/tag',
        field: 'tag',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef')
      problems = addProblem(problems, {
        pointer: '/tag',
        field: 'tag',
        keyword: 'oneOf',
        schema: '#/components/schemas/DomainRecord/properties/tag/oneOf',
        message: 'must be one of "", "issue", "issuewild" or "iodef"',
      });
  }
  return problems;
}

export function problemsOfDomainRecordRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/DomainRecord/type',
      message: 'must be an object',
    });
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
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/id/type',
        message: 'must be a whole number',
      });
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined)
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'type', problemsOfDomainRecordType(type));
    if (name === undefined)
      problems = addProblem(problems, {
        pointer: '/name',
        field: 'name',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (typeof name !== 'string')
      problems = addProblem(problems, {
        pointer: '/name',
        field: 'name',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/name/type',
        message: 'must be a string',
      });
    if (target === undefined)
      problems = addProblem(problems, {
        pointer: '/target',
        field: 'target',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (typeof target !== 'string')
      problems = addProblem(problems, {
        pointer: '/target',
        field: 'target',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/target/type',
        message: 'must be a string',
      });
    if (ttlSec === undefined)
      problems = addProblem(problems, {
        pointer: '/ttl_sec',
        field: 'ttl_sec',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (!isInteger(ttlSec))
      problems = addProblem(problems, {
        pointer: '/ttl_sec',
        field: 'ttl_sec',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/ttl_sec/type',
        message: 'must be a whole number',
      });
    else if (ttlSec < 0)
      problems = addProblem(problems, {
        pointer: '/ttl_sec',
        field: 'ttl_sec',
        keyword: 'minimum',
        schema: '#/components/schemas/DomainRecord/properties/ttl_sec/minimum',
        message: 'must be at least 0',
      });
    if (priority === undefined)
      problems = addProblem(problems, {
        pointer: '/priority',
        field: 'priority',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (!isInteger(priority))
      problems = addProblem(problems, {
        pointer: '/priority',
        field: 'priority',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/priority/type',
        message: 'must be a whole number',
      });
    else {
      if (priority < 0)
        problems = addProblem(problems, {
          pointer: '/priority',
          field: 'priority',
          keyword: 'minimum',
          schema: '#/components/schemas/DomainRecord/properties/priority/minimum',
          message: 'must be at least 0',
        });
      if (priority > 65535)
        problems = addProblem(problems, {
          pointer: '/priority',
          field: 'priority',
          keyword: 'maximum',
          schema: '#/components/schemas/DomainRecord/properties/priority/maximum',
          message: 'must be at most 65535',
        });
    }
    if (weight === undefined)
      problems = addProblem(problems, {
        pointer: '/weight',
        field: 'weight',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (!isInteger(weight))
      problems = addProblem(problems, {
        pointer: '/weight',
        field: 'weight',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/weight/type',
        message: 'must be a whole number',
      });
    else {
      if (weight < 0)
        problems = addProblem(problems, {
          pointer: '/weight',
          field: 'weight',
          keyword: 'minimum',
          schema: '#/components/schemas/DomainRecord/properties/weight/minimum',
          message: 'must be at least 0',
        });
      if (weight > 65535)
        problems = addProblem(problems, {
          pointer: '/weight',
          field: 'weight',
          keyword: 'maximum',
          schema: '#/components/schemas/DomainRecord/properties/weight/maximum',
          message: 'must be at most 65535',
        });
    }
    if (port === undefined)
      problems = addProblem(problems, {
        pointer: '/port',
        field: 'port',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (!isInteger(port))
      problems = addProblem(problems, {
        pointer: '/port',
        field: 'port',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/port/type',
        message: 'must be a whole number',
      });
    else {
      if (port < 0)
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'minimum',
          schema: '#/components/schemas/DomainRecord/properties/port/minimum',
          message: 'must be at least 0',
        });
      if (port > 65535)
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'maximum',
          schema: '#/components/schemas/DomainRecord/properties/port/maximum',
          message: 'must be at most 65535',
        });
    }
    if (service === undefined)
      problems = addProblem(problems, {
        pointer: '/service',
        field: 'service',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (typeof service !== 'string')
      problems = addProblem(problems, {
        pointer: '/service',
        field: 'service',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/service/type',
        message: 'must be a string',
      });
    if (protocol === undefined)
      problems = addProblem(problems, {
        pointer: '/protocol',
        field: 'protocol',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (typeof protocol !== 'string')
      problems = addProblem(problems, {
        pointer: '/protocol',
        field: 'protocol',
        keyword: 'type',
        schema: '#/components/schemas/DomainRecord/properties/protocol/type',
        message: 'must be a string',
      });
    if (tag === undefined)
      problems = addProblem(problems, {
        pointer: '/tag',
        field: 'tag',
        keyword: 'required',
        schema: '#/components/schemas/DomainRecord/required',
        message: 'is required',
      });
    else if (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef')
      problems = addProblem(problems, {
        pointer: '/tag',
        field: 'tag',
        keyword: 'oneOf',
        schema: '#/components/schemas/DomainRecord/properties/tag/oneOf',
        message: 'must be one of "", "issue", "issuewild" or "iodef"',
      });
  }
  return problems;
}
