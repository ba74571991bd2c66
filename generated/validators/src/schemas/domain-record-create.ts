// Generated; change the document it is made from instead.

import type { DomainRecordCreate } from '@cloud-api/types';
import {
  aaaaTargetAddress,
  aTargetAddress,
  caaIodefTarget,
  caaIssueTarget,
  caaIssuewildTarget,
  caaTagGiven,
  cnameNameGiven,
  cnameTargetDomain,
  type DomainRecordCreateAsRulesRead,
  mxTargetDomain,
  nameSyntax,
  nsNameWithoutWildcard,
  nsTargetDomain,
  nullMxPriority,
  portOfSrv,
  priorityOfMxAndSrv,
  protocolOfSrv,
  ptrTargetGiven,
  serviceOfSrv,
  srvProtocolSyntax,
  srvServiceGiven,
  srvTargetDomain,
  tagOfCaa,
  targetLabelsWithoutOuterHyphen,
  targetWithoutTrailingPeriod,
  txtTargetGiven,
  weightOfSrv,
} from '../rules/domain-record-create.js';
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
import { isDomainRecordType, problemsOfDomainRecordType } from './domain-record-type.js';

const ttlSecValues = /* @__PURE__ */ new Set<unknown>([
  300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200,
]);

/** Whether a value is a valid DomainRecordCreate. */
export function isDomainRecordCreate(value: unknown): value is DomainRecordCreate {
  if (!isObject(value)) return false;
  const {
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
    !isDomainRecordType(type) ||
    (name !== undefined && typeof name !== 'string') ||
    typeof target !== 'string' ||
    (ttlSec !== undefined && !ttlSecValues.has(ttlSec)) ||
    (priority !== undefined && (!isInteger(priority) || priority < 0 || priority > 65535)) ||
    (weight !== undefined && (!isInteger(weight) || weight < 0 || weight > 65535)) ||
    (port !== undefined && (!isInteger(port) || port < 0 || port > 65535)) ||
    (service !== undefined && typeof service !== 'string') ||
    (protocol !== undefined && typeof protocol !== 'string') ||
    (tag !== undefined && tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef')
  )
    return false;
  if (acceptsDomainRecordCreateIf(value)) {
    const { service, priority, weight, port } = value;
    if (
      service === undefined ||
      priority === undefined ||
      weight === undefined ||
      port === undefined
    )
      return false;
  } else if (acceptsDomainRecordCreateElseIf(value)) {
    const { name } = value;
    if (name === undefined) return false;
  } else if (acceptsDomainRecordCreateElseElseIf(value)) {
    const { tag } = value;
    if (tag === undefined) return false;
  }
  {
    const self = asValidated<DomainRecordCreateAsRulesRead>(value);
    if (
      !priorityOfMxAndSrv(self) ||
      !weightOfSrv(self) ||
      !portOfSrv(self) ||
      !serviceOfSrv(self) ||
      !protocolOfSrv(self) ||
      !tagOfCaa(self) ||
      !nameSyntax(self) ||
      !nsNameWithoutWildcard(self) ||
      !cnameNameGiven(self) ||
      !aTargetAddress(self) ||
      !aaaaTargetAddress(self) ||
      !targetWithoutTrailingPeriod(self) ||
      !nsTargetDomain(self) ||
      !mxTargetDomain(self) ||
      !nullMxPriority(self) ||
      !cnameTargetDomain(self) ||
      !txtTargetGiven(self) ||
      !ptrTargetGiven(self) ||
      !srvTargetDomain(self) ||
      !targetLabelsWithoutOuterHyphen(self) ||
      !srvServiceGiven(self) ||
      !srvProtocolSyntax(self) ||
      !caaTagGiven(self) ||
      !caaIssueTarget(self)
    )
      return false;
    if (!caaIssuewildTarget(self) || !caaIodefTarget(self)) return false;
  }
  return true;
}

function acceptsDomainRecordCreateIf(value: unknown): boolean {
  if (isObject(value)) {
    const { type } = value;
    if (type !== 'SRV') return false;
  }
  return true;
}

function acceptsDomainRecordCreateElseIf(value: unknown): boolean {
  if (isObject(value)) {
    const { type } = value;
    if (type !== 'CNAME') return false;
  }
  return true;
}

function acceptsDomainRecordCreateElseElseIf(value: unknown): boolean {
  if (isObject(value)) {
    const { type } = value;
    if (type !== 'CAA') return false;
  }
  return true;
}

/** All that is wrong with a value as DomainRecordCreate; nothing for a valid one. */
export function checkDomainRecordCreate(value: unknown): readonly Problem[] {
  return problemsOfDomainRecordCreate(value) ?? noProblems;
}

/** DomainRecordCreate as a Standard Schema. */
export const domainRecordCreateSchema: StandardSchema<DomainRecordCreate> =
  /* @__PURE__ */ createStandardSchema(checkDomainRecordCreate);

/** Whether a value is a valid DomainRecordCreateRequest. */
export function isDomainRecordCreateRequest(value: unknown): value is DomainRecordCreate {
  if (!isObject(value)) return false;
  const {
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
    !isDomainRecordType(type) ||
    (name !== undefined && typeof name !== 'string') ||
    typeof target !== 'string' ||
    (ttlSec !== undefined && (!isInteger(ttlSec) || ttlSec < 0)) ||
    (priority !== undefined && (!isInteger(priority) || priority < 0 || priority > 65535)) ||
    (weight !== undefined && (!isInteger(weight) || weight < 0 || weight > 65535)) ||
    (port !== undefined && (!isInteger(port) || port < 0 || port > 65535)) ||
    (service !== undefined && typeof service !== 'string') ||
    (protocol !== undefined && typeof protocol !== 'string') ||
    (tag !== undefined && tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef')
  )
    return false;
  if (acceptsDomainRecordCreateIf(value)) {
    const { service, priority, weight, port } = value;
    if (
      service === undefined ||
      priority === undefined ||
      weight === undefined ||
      port === undefined
    )
      return false;
  } else if (acceptsDomainRecordCreateElseIf(value)) {
    const { name } = value;
    if (name === undefined) return false;
  } else if (acceptsDomainRecordCreateElseElseIf(value)) {
    const { tag } = value;
    if (tag === undefined) return false;
  }
  {
    const self = asValidated<DomainRecordCreateAsRulesRead>(value);
    if (
      !priorityOfMxAndSrv(self) ||
      !weightOfSrv(self) ||
      !portOfSrv(self) ||
      !serviceOfSrv(self) ||
      !protocolOfSrv(self) ||
      !tagOfCaa(self) ||
      !nameSyntax(self) ||
      !nsNameWithoutWildcard(self) ||
      !cnameNameGiven(self) ||
      !aTargetAddress(self) ||
      !aaaaTargetAddress(self) ||
      !targetWithoutTrailingPeriod(self) ||
      !nsTargetDomain(self) ||
      !mxTargetDomain(self) ||
      !nullMxPriority(self) ||
      !cnameTargetDomain(self) ||
      !txtTargetGiven(self) ||
      !ptrTargetGiven(self) ||
      !srvTargetDomain(self) ||
      !targetLabelsWithoutOuterHyphen(self) ||
      !srvServiceGiven(self) ||
      !srvProtocolSyntax(self) ||
      !caaTagGiven(self) ||
      !caaIssueTarget(self)
    )
      return false;
    if (!caaIssuewildTarget(self) || !caaIodefTarget(self)) return false;
  }
  return true;
}

/** All that is wrong with a value as DomainRecordCreateRequest; nothing for a valid one. */
export function checkDomainRecordCreateRequest(value: unknown): readonly Problem[] {
  return problemsOfDomainRecordCreateRequest(value) ?? noProblems;
}

/** DomainRecordCreateRequest as a Standard Schema. */
export const domainRecordCreateRequestSchema: StandardSchema<DomainRecordCreate> =
  /* @__PURE__ */ createStandardSchema(checkDomainRecordCreateRequest);

export function problemsOfDomainRecordCreate(value: unknown): Problems {
  const schema = '#/components/schemas/DomainRecordCreate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
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
    if (type === undefined) problems = reportMissing(problems, 'type', schema);
    else problems = mergeAtProperty(problems, 'type', problemsOfDomainRecordType(type));
    if (name !== undefined && typeof name !== 'string')
      problems = report(problems, 'name', schema, 'type', 'must be a string');
    if (typeof target !== 'string')
      problems = reportRequired(problems, 'target', target, schema, 'type', 'must be a string');
    if (ttlSec !== undefined && !ttlSecValues.has(ttlSec))
      problems = report(
        problems,
        'ttl_sec',
        schema,
        'x-round',
        'must be one of 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600 or 2419200',
      );
    if (priority !== undefined) {
      if (!isInteger(priority))
        problems = report(problems, 'priority', schema, 'type', 'must be a whole number');
      else {
        if (priority < 0)
          problems = report(problems, 'priority', schema, 'minimum', 'must be at least 0');
        if (priority > 65535)
          problems = report(problems, 'priority', schema, 'maximum', 'must be at most 65535');
      }
    }
    if (weight !== undefined) {
      if (!isInteger(weight))
        problems = report(problems, 'weight', schema, 'type', 'must be a whole number');
      else {
        if (weight < 0)
          problems = report(problems, 'weight', schema, 'minimum', 'must be at least 0');
        if (weight > 65535)
          problems = report(problems, 'weight', schema, 'maximum', 'must be at most 65535');
      }
    }
    if (port !== undefined) {
      if (!isInteger(port))
        problems = report(problems, 'port', schema, 'type', 'must be a whole number');
      else {
        if (port < 0) problems = report(problems, 'port', schema, 'minimum', 'must be at least 0');
        if (port > 65535)
          problems = report(problems, 'port', schema, 'maximum', 'must be at most 65535');
      }
    }
    if (service !== undefined && typeof service !== 'string')
      problems = report(problems, 'service', schema, 'type', 'must be a string');
    if (protocol !== undefined && typeof protocol !== 'string')
      problems = report(problems, 'protocol', schema, 'type', 'must be a string');
    if (
      tag !== undefined &&
      tag !== '' &&
      tag !== 'issue' &&
      tag !== 'issuewild' &&
      tag !== 'iodef'
    )
      problems = report(
        problems,
        'tag',
        schema,
        'oneOf',
        'must be one of "", "issue", "issuewild" or "iodef"',
      );
    if (acceptsDomainRecordCreateIf(value)) {
      const { service, priority, weight, port } = value;
      if (service === undefined)
        problems = reportAt(
          problems,
          '/service',
          schema,
          '/then/required',
          'An SRV record requires `service`, `priority`, `weight` and `port`.',
        );
      if (priority === undefined)
        problems = reportAt(
          problems,
          '/priority',
          schema,
          '/then/required',
          'An SRV record requires `service`, `priority`, `weight` and `port`.',
        );
      if (weight === undefined)
        problems = reportAt(
          problems,
          '/weight',
          schema,
          '/then/required',
          'An SRV record requires `service`, `priority`, `weight` and `port`.',
        );
      if (port === undefined)
        problems = reportAt(
          problems,
          '/port',
          schema,
          '/then/required',
          'An SRV record requires `service`, `priority`, `weight` and `port`.',
        );
    } else if (acceptsDomainRecordCreateElseIf(value)) {
      const { name } = value;
      if (name === undefined)
        problems = reportAt(
          problems,
          '/name',
          schema,
          '/else/then/required',
          'A CNAME record requires `name`.',
        );
    } else if (acceptsDomainRecordCreateElseElseIf(value)) {
      const { tag } = value;
      if (tag === undefined)
        problems = reportAt(
          problems,
          '/tag',
          schema,
          '/else/else/then/required',
          'A CAA record requires `tag`.',
        );
    }
    {
      const self = asValidated<DomainRecordCreateAsRulesRead>(value);
      if (isValid(problems, '/type', '/priority') && !priorityOfMxAndSrv(self))
        problems = addProblem(problems, {
          pointer: '/priority',
          field: 'priority',
          keyword: 'rule',
          schema: 'priority-of-mx-and-srv',
          message: 'The priority is valid only for MX and SRV records.',
        });
      if (isValid(problems, '/type', '/weight') && !weightOfSrv(self))
        problems = addProblem(problems, {
          pointer: '/weight',
          field: 'weight',
          keyword: 'rule',
          schema: 'weight-of-srv',
          message: 'The weight is valid only for SRV records.',
        });
      if (isValid(problems, '/type', '/port') && !portOfSrv(self))
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'rule',
          schema: 'port-of-srv',
          message: 'The port is valid only for SRV records.',
        });
      if (isValid(problems, '/type', '/service') && !serviceOfSrv(self))
        problems = addProblem(problems, {
          pointer: '/service',
          field: 'service',
          keyword: 'rule',
          schema: 'service-of-srv',
          message: 'The service is valid only for SRV records.',
        });
      if (isValid(problems, '/type', '/protocol') && !protocolOfSrv(self))
        problems = addProblem(problems, {
          pointer: '/protocol',
          field: 'protocol',
          keyword: 'rule',
          schema: 'protocol-of-srv',
          message: 'The protocol is valid only for SRV records.',
        });
      if (isValid(problems, '/type', '/tag') && !tagOfCaa(self))
        problems = addProblem(problems, {
          pointer: '/tag',
          field: 'tag',
          keyword: 'rule',
          schema: 'tag-of-caa',
          message: 'The tag is valid only for CAA records.',
        });
      if (isValid(problems, '/type', '/name') && !nameSyntax(self))
        problems = addProblem(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'rule',
          schema: 'name-syntax',
          message:
            'The name must be labels of 1 to 63 letters, digits, `-` and `_`, separated by periods; the first may be `*`.',
        });
      if (isValid(problems, '/type', '/name') && !nsNameWithoutWildcard(self))
        problems = addProblem(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'rule',
          schema: 'ns-name-without-wildcard',
          message: 'The name of an NS record does not support the wildcard `*`.',
        });
      if (isValid(problems, '/type', '/name') && !cnameNameGiven(self))
        problems = addProblem(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'rule',
          schema: 'cname-name-given',
          message: 'The name of a CNAME record is required.',
        });
      if (isValid(problems, '/type', '/target') && !aTargetAddress(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'a-target-address',
          message: 'The target of an A record must be an IPv4 address or `[remote_addr]`.',
        });
      if (isValid(problems, '/type', '/target') && !aaaaTargetAddress(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'aaaa-target-address',
          message: 'The target of an AAAA record must be an IPv6 address or `[remote_addr]`.',
        });
      if (isValid(problems, '/type', '/target') && !targetWithoutTrailingPeriod(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'target-without-trailing-period',
          message: 'The target of an A, AAAA or CAA record does not accept a trailing period.',
        });
      if (isValid(problems, '/type', '/target') && !nsTargetDomain(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'ns-target-domain',
          message: 'The target of an NS record must be a valid domain.',
        });
      if (isValid(problems, '/type', '/target', '/name') && !mxTargetDomain(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'mx-target-domain',
          message:
            'The target of an MX record must be a valid domain, or empty together with the name for a Null MX record.',
        });
      if (isValid(problems, '/type', '/target', '/name', '/priority') && !nullMxPriority(self))
        problems = addProblem(problems, {
          pointer: '/priority',
          field: 'priority',
          keyword: 'rule',
          schema: 'null-mx-priority',
          message: 'The priority of a Null MX record must be 0.',
        });
      if (isValid(problems, '/type', '/target') && !cnameTargetDomain(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'cname-target-domain',
          message: 'The target of a CNAME record must be a valid domain.',
        });
      if (isValid(problems, '/type', '/target') && !txtTargetGiven(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'txt-target-given',
          message: 'The target of a TXT record is required.',
        });
      if (isValid(problems, '/type', '/target') && !ptrTargetGiven(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'ptr-target-given',
          message: 'The target of a PTR record is required.',
        });
      if (isValid(problems, '/type', '/target') && !srvTargetDomain(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'srv-target-domain',
          message: 'The target of an SRV record must be a domain or a subdomain.',
        });
      if (isValid(problems, '/type', '/target') && !targetLabelsWithoutOuterHyphen(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'target-labels-without-outer-hyphen',
          message: 'No label of the target may begin or end with a hyphen.',
        });
      if (isValid(problems, '/type', '/service') && !srvServiceGiven(self))
        problems = addProblem(problems, {
          pointer: '/service',
          field: 'service',
          keyword: 'rule',
          schema: 'srv-service-given',
          message: 'The service of an SRV record must be letters, digits, `-` and `_`.',
        });
      if (isValid(problems, '/type', '/protocol') && !srvProtocolSyntax(self))
        problems = addProblem(problems, {
          pointer: '/protocol',
          field: 'protocol',
          keyword: 'rule',
          schema: 'srv-protocol-syntax',
          message: 'The protocol of an SRV record must be letters, digits, `-` and `_`.',
        });
      if (isValid(problems, '/type', '/tag') && !caaTagGiven(self))
        problems = addProblem(problems, {
          pointer: '/tag',
          field: 'tag',
          keyword: 'rule',
          schema: 'caa-tag-given',
          message: 'The tag of a CAA record is required.',
        });
      if (isValid(problems, '/type', '/tag', '/target') && !caaIssueTarget(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'caa-issue-target',
          message:
            'The target of a CAA record with the tag `issue` must be the issuer domain, optionally followed by parameters separated by `;`.',
        });
      if (isValid(problems, '/type', '/tag', '/target') && !caaIssuewildTarget(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'caa-issuewild-target',
          message:
            'The target of a CAA record with the tag `issuewild` must be the issuer domain and must not start with `*`.',
        });
      if (isValid(problems, '/type', '/tag', '/target') && !caaIodefTarget(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'caa-iodef-target',
          message:
            'The target of a CAA record with the tag `iodef` must be a domain, a domain prefixed `http://` or `https://`, or an e-mail address prefixed `mailto:`.',
        });
    }
  }
  return problems;
}

export function problemsOfDomainRecordCreateRequest(value: unknown): Problems {
  const schema = '#/components/schemas/DomainRecordCreate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
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
    if (type === undefined) problems = reportMissing(problems, 'type', schema);
    else problems = mergeAtProperty(problems, 'type', problemsOfDomainRecordType(type));
    if (name !== undefined && typeof name !== 'string')
      problems = report(problems, 'name', schema, 'type', 'must be a string');
    if (typeof target !== 'string')
      problems = reportRequired(problems, 'target', target, schema, 'type', 'must be a string');
    if (ttlSec !== undefined) {
      if (!isInteger(ttlSec))
        problems = report(problems, 'ttl_sec', schema, 'type', 'must be a whole number');
      else if (ttlSec < 0)
        problems = report(problems, 'ttl_sec', schema, 'minimum', 'must be at least 0');
    }
    if (priority !== undefined) {
      if (!isInteger(priority))
        problems = report(problems, 'priority', schema, 'type', 'must be a whole number');
      else {
        if (priority < 0)
          problems = report(problems, 'priority', schema, 'minimum', 'must be at least 0');
        if (priority > 65535)
          problems = report(problems, 'priority', schema, 'maximum', 'must be at most 65535');
      }
    }
    if (weight !== undefined) {
      if (!isInteger(weight))
        problems = report(problems, 'weight', schema, 'type', 'must be a whole number');
      else {
        if (weight < 0)
          problems = report(problems, 'weight', schema, 'minimum', 'must be at least 0');
        if (weight > 65535)
          problems = report(problems, 'weight', schema, 'maximum', 'must be at most 65535');
      }
    }
    if (port !== undefined) {
      if (!isInteger(port))
        problems = report(problems, 'port', schema, 'type', 'must be a whole number');
      else {
        if (port < 0) problems = report(problems, 'port', schema, 'minimum', 'must be at least 0');
        if (port > 65535)
          problems = report(problems, 'port', schema, 'maximum', 'must be at most 65535');
      }
    }
    if (service !== undefined && typeof service !== 'string')
      problems = report(problems, 'service', schema, 'type', 'must be a string');
    if (protocol !== undefined && typeof protocol !== 'string')
      problems = report(problems, 'protocol', schema, 'type', 'must be a string');
    if (
      tag !== undefined &&
      tag !== '' &&
      tag !== 'issue' &&
      tag !== 'issuewild' &&
      tag !== 'iodef'
    )
      problems = report(
        problems,
        'tag',
        schema,
        'oneOf',
        'must be one of "", "issue", "issuewild" or "iodef"',
      );
    if (acceptsDomainRecordCreateIf(value)) {
      const { service, priority, weight, port } = value;
      if (service === undefined)
        problems = reportAt(
          problems,
          '/service',
          schema,
          '/then/required',
          'An SRV record requires `service`, `priority`, `weight` and `port`.',
        );
      if (priority === undefined)
        problems = reportAt(
          problems,
          '/priority',
          schema,
          '/then/required',
          'An SRV record requires `service`, `priority`, `weight` and `port`.',
        );
      if (weight === undefined)
        problems = reportAt(
          problems,
          '/weight',
          schema,
          '/then/required',
          'An SRV record requires `service`, `priority`, `weight` and `port`.',
        );
      if (port === undefined)
        problems = reportAt(
          problems,
          '/port',
          schema,
          '/then/required',
          'An SRV record requires `service`, `priority`, `weight` and `port`.',
        );
    } else if (acceptsDomainRecordCreateElseIf(value)) {
      const { name } = value;
      if (name === undefined)
        problems = reportAt(
          problems,
          '/name',
          schema,
          '/else/then/required',
          'A CNAME record requires `name`.',
        );
    } else if (acceptsDomainRecordCreateElseElseIf(value)) {
      const { tag } = value;
      if (tag === undefined)
        problems = reportAt(
          problems,
          '/tag',
          schema,
          '/else/else/then/required',
          'A CAA record requires `tag`.',
        );
    }
    {
      const self = asValidated<DomainRecordCreateAsRulesRead>(value);
      if (isValid(problems, '/type', '/priority') && !priorityOfMxAndSrv(self))
        problems = addProblem(problems, {
          pointer: '/priority',
          field: 'priority',
          keyword: 'rule',
          schema: 'priority-of-mx-and-srv',
          message: 'The priority is valid only for MX and SRV records.',
        });
      if (isValid(problems, '/type', '/weight') && !weightOfSrv(self))
        problems = addProblem(problems, {
          pointer: '/weight',
          field: 'weight',
          keyword: 'rule',
          schema: 'weight-of-srv',
          message: 'The weight is valid only for SRV records.',
        });
      if (isValid(problems, '/type', '/port') && !portOfSrv(self))
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'rule',
          schema: 'port-of-srv',
          message: 'The port is valid only for SRV records.',
        });
      if (isValid(problems, '/type', '/service') && !serviceOfSrv(self))
        problems = addProblem(problems, {
          pointer: '/service',
          field: 'service',
          keyword: 'rule',
          schema: 'service-of-srv',
          message: 'The service is valid only for SRV records.',
        });
      if (isValid(problems, '/type', '/protocol') && !protocolOfSrv(self))
        problems = addProblem(problems, {
          pointer: '/protocol',
          field: 'protocol',
          keyword: 'rule',
          schema: 'protocol-of-srv',
          message: 'The protocol is valid only for SRV records.',
        });
      if (isValid(problems, '/type', '/tag') && !tagOfCaa(self))
        problems = addProblem(problems, {
          pointer: '/tag',
          field: 'tag',
          keyword: 'rule',
          schema: 'tag-of-caa',
          message: 'The tag is valid only for CAA records.',
        });
      if (isValid(problems, '/type', '/name') && !nameSyntax(self))
        problems = addProblem(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'rule',
          schema: 'name-syntax',
          message:
            'The name must be labels of 1 to 63 letters, digits, `-` and `_`, separated by periods; the first may be `*`.',
        });
      if (isValid(problems, '/type', '/name') && !nsNameWithoutWildcard(self))
        problems = addProblem(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'rule',
          schema: 'ns-name-without-wildcard',
          message: 'The name of an NS record does not support the wildcard `*`.',
        });
      if (isValid(problems, '/type', '/name') && !cnameNameGiven(self))
        problems = addProblem(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'rule',
          schema: 'cname-name-given',
          message: 'The name of a CNAME record is required.',
        });
      if (isValid(problems, '/type', '/target') && !aTargetAddress(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'a-target-address',
          message: 'The target of an A record must be an IPv4 address or `[remote_addr]`.',
        });
      if (isValid(problems, '/type', '/target') && !aaaaTargetAddress(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'aaaa-target-address',
          message: 'The target of an AAAA record must be an IPv6 address or `[remote_addr]`.',
        });
      if (isValid(problems, '/type', '/target') && !targetWithoutTrailingPeriod(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'target-without-trailing-period',
          message: 'The target of an A, AAAA or CAA record does not accept a trailing period.',
        });
      if (isValid(problems, '/type', '/target') && !nsTargetDomain(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'ns-target-domain',
          message: 'The target of an NS record must be a valid domain.',
        });
      if (isValid(problems, '/type', '/target', '/name') && !mxTargetDomain(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'mx-target-domain',
          message:
            'The target of an MX record must be a valid domain, or empty together with the name for a Null MX record.',
        });
      if (isValid(problems, '/type', '/target', '/name', '/priority') && !nullMxPriority(self))
        problems = addProblem(problems, {
          pointer: '/priority',
          field: 'priority',
          keyword: 'rule',
          schema: 'null-mx-priority',
          message: 'The priority of a Null MX record must be 0.',
        });
      if (isValid(problems, '/type', '/target') && !cnameTargetDomain(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'cname-target-domain',
          message: 'The target of a CNAME record must be a valid domain.',
        });
      if (isValid(problems, '/type', '/target') && !txtTargetGiven(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'txt-target-given',
          message: 'The target of a TXT record is required.',
        });
      if (isValid(problems, '/type', '/target') && !ptrTargetGiven(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'ptr-target-given',
          message: 'The target of a PTR record is required.',
        });
      if (isValid(problems, '/type', '/target') && !srvTargetDomain(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'srv-target-domain',
          message: 'The target of an SRV record must be a domain or a subdomain.',
        });
      if (isValid(problems, '/type', '/target') && !targetLabelsWithoutOuterHyphen(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'target-labels-without-outer-hyphen',
          message: 'No label of the target may begin or end with a hyphen.',
        });
      if (isValid(problems, '/type', '/service') && !srvServiceGiven(self))
        problems = addProblem(problems, {
          pointer: '/service',
          field: 'service',
          keyword: 'rule',
          schema: 'srv-service-given',
          message: 'The service of an SRV record must be letters, digits, `-` and `_`.',
        });
      if (isValid(problems, '/type', '/protocol') && !srvProtocolSyntax(self))
        problems = addProblem(problems, {
          pointer: '/protocol',
          field: 'protocol',
          keyword: 'rule',
          schema: 'srv-protocol-syntax',
          message: 'The protocol of an SRV record must be letters, digits, `-` and `_`.',
        });
      if (isValid(problems, '/type', '/tag') && !caaTagGiven(self))
        problems = addProblem(problems, {
          pointer: '/tag',
          field: 'tag',
          keyword: 'rule',
          schema: 'caa-tag-given',
          message: 'The tag of a CAA record is required.',
        });
      if (isValid(problems, '/type', '/tag', '/target') && !caaIssueTarget(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'caa-issue-target',
          message:
            'The target of a CAA record with the tag `issue` must be the issuer domain, optionally followed by parameters separated by `;`.',
        });
      if (isValid(problems, '/type', '/tag', '/target') && !caaIssuewildTarget(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'caa-issuewild-target',
          message:
            'The target of a CAA record with the tag `issuewild` must be the issuer domain and must not start with `*`.',
        });
      if (isValid(problems, '/type', '/tag', '/target') && !caaIodefTarget(self))
        problems = addProblem(problems, {
          pointer: '/target',
          field: 'target',
          keyword: 'rule',
          schema: 'caa-iodef-target',
          message:
            'The target of a CAA record with the tag `iodef` must be a domain, a domain prefixed `http://` or `https://`, or an e-mail address prefixed `mailto:`.',
        });
    }
  }
  return problems;
}

export function problemsOfDomainRecordCreateShapeRequest(value: unknown): Problems {
  const schema = '#/components/schemas/DomainRecordCreate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
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
    if (type === undefined) problems = reportMissing(problems, 'type', schema);
    else problems = mergeAtProperty(problems, 'type', problemsOfDomainRecordType(type));
    if (name !== undefined && typeof name !== 'string')
      problems = report(problems, 'name', schema, 'type', 'must be a string');
    if (typeof target !== 'string')
      problems = reportRequired(problems, 'target', target, schema, 'type', 'must be a string');
    if (ttlSec !== undefined) {
      if (!isInteger(ttlSec))
        problems = report(problems, 'ttl_sec', schema, 'type', 'must be a whole number');
      else if (ttlSec < 0)
        problems = report(problems, 'ttl_sec', schema, 'minimum', 'must be at least 0');
    }
    if (priority !== undefined) {
      if (!isInteger(priority))
        problems = report(problems, 'priority', schema, 'type', 'must be a whole number');
      else {
        if (priority < 0)
          problems = report(problems, 'priority', schema, 'minimum', 'must be at least 0');
        if (priority > 65535)
          problems = report(problems, 'priority', schema, 'maximum', 'must be at most 65535');
      }
    }
    if (weight !== undefined) {
      if (!isInteger(weight))
        problems = report(problems, 'weight', schema, 'type', 'must be a whole number');
      else {
        if (weight < 0)
          problems = report(problems, 'weight', schema, 'minimum', 'must be at least 0');
        if (weight > 65535)
          problems = report(problems, 'weight', schema, 'maximum', 'must be at most 65535');
      }
    }
    if (port !== undefined) {
      if (!isInteger(port))
        problems = report(problems, 'port', schema, 'type', 'must be a whole number');
      else {
        if (port < 0) problems = report(problems, 'port', schema, 'minimum', 'must be at least 0');
        if (port > 65535)
          problems = report(problems, 'port', schema, 'maximum', 'must be at most 65535');
      }
    }
    if (service !== undefined && typeof service !== 'string')
      problems = report(problems, 'service', schema, 'type', 'must be a string');
    if (protocol !== undefined && typeof protocol !== 'string')
      problems = report(problems, 'protocol', schema, 'type', 'must be a string');
    if (
      tag !== undefined &&
      tag !== '' &&
      tag !== 'issue' &&
      tag !== 'issuewild' &&
      tag !== 'iodef'
    )
      problems = report(
        problems,
        'tag',
        schema,
        'oneOf',
        'must be one of "", "issue", "issuewild" or "iodef"',
      );
    if (acceptsDomainRecordCreateIf(value)) {
      const { service, priority, weight, port } = value;
      if (service === undefined)
        problems = reportAt(
          problems,
          '/service',
          schema,
          '/then/required',
          'An SRV record requires `service`, `priority`, `weight` and `port`.',
        );
      if (priority === undefined)
        problems = reportAt(
          problems,
          '/priority',
          schema,
          '/then/required',
          'An SRV record requires `service`, `priority`, `weight` and `port`.',
        );
      if (weight === undefined)
        problems = reportAt(
          problems,
          '/weight',
          schema,
          '/then/required',
          'An SRV record requires `service`, `priority`, `weight` and `port`.',
        );
      if (port === undefined)
        problems = reportAt(
          problems,
          '/port',
          schema,
          '/then/required',
          'An SRV record requires `service`, `priority`, `weight` and `port`.',
        );
    } else if (acceptsDomainRecordCreateElseIf(value)) {
      const { name } = value;
      if (name === undefined)
        problems = reportAt(
          problems,
          '/name',
          schema,
          '/else/then/required',
          'A CNAME record requires `name`.',
        );
    } else if (acceptsDomainRecordCreateElseElseIf(value)) {
      const { tag } = value;
      if (tag === undefined)
        problems = reportAt(
          problems,
          '/tag',
          schema,
          '/else/else/then/required',
          'A CAA record requires `tag`.',
        );
    }
  }
  return problems;
}
