// Generated; change the document it is made from instead.

import {
  type DomainRecordCreateAsRulesRead,
  aTargetAddress,
  aaaaTargetAddress,
  caaIodefTarget,
  caaIssueTarget,
  caaIssuewildTarget,
  caaTagGiven,
  cnameNameGiven,
  cnameTargetDomain,
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
import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { by, member, whole } from '../runtime/validation/place.js';
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
import { acceptsDomainRecordType, problemsOfDomainRecordType } from './domain-record-type.js';
import type { DomainRecordCreate } from '@cloud-api/types';

const ttlSecValues = /* @__PURE__ */ new Set<unknown>([
  300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200,
]);
const self = whole('#/components/schemas/DomainRecordCreate');
const domainRecordCreateThenPlace = by(self, '/then');
const serviceMissing = missing(
  domainRecordCreateThenPlace,
  'service',
  'An SRV record requires `service`, `priority`, `weight` and `port`.',
);
const priorityMissing = missing(
  domainRecordCreateThenPlace,
  'priority',
  'An SRV record requires `service`, `priority`, `weight` and `port`.',
);
const weightMissing = missing(
  domainRecordCreateThenPlace,
  'weight',
  'An SRV record requires `service`, `priority`, `weight` and `port`.',
);
const portMissing = missing(
  domainRecordCreateThenPlace,
  'port',
  'An SRV record requires `service`, `priority`, `weight` and `port`.',
);
const domainRecordCreateElsePlace = by(self, '/else');
const domainRecordCreateElseThenPlace = by(domainRecordCreateElsePlace, '/then');
const nameMissing = missing(
  domainRecordCreateElseThenPlace,
  'name',
  'A CNAME record requires `name`.',
);
const domainRecordCreateElseElsePlace = by(domainRecordCreateElsePlace, '/else');
const domainRecordCreateElseElseThenPlace = by(domainRecordCreateElseElsePlace, '/then');
const tagMissing = missing(
  domainRecordCreateElseElseThenPlace,
  'tag',
  'A CAA record requires `tag`.',
);
const priorityOfMxAndSrvBroken = brokenRule(
  self,
  'priority-of-mx-and-srv',
  'The priority is valid only for MX and SRV records.',
  'priority',
);
const weightOfSrvBroken = brokenRule(
  self,
  'weight-of-srv',
  'The weight is valid only for SRV records.',
  'weight',
);
const portOfSrvBroken = brokenRule(
  self,
  'port-of-srv',
  'The port is valid only for SRV records.',
  'port',
);
const serviceOfSrvBroken = brokenRule(
  self,
  'service-of-srv',
  'The service is valid only for SRV records.',
  'service',
);
const protocolOfSrvBroken = brokenRule(
  self,
  'protocol-of-srv',
  'The protocol is valid only for SRV records.',
  'protocol',
);
const tagOfCaaBroken = brokenRule(
  self,
  'tag-of-caa',
  'The tag is valid only for CAA records.',
  'tag',
);
const nameSyntaxBroken = brokenRule(
  self,
  'name-syntax',
  'The name must be labels of 1 to 63 letters, digits, `-` and `_`, separated by periods; the first may be `*`.',
  'name',
);
const nsNameWithoutWildcardBroken = brokenRule(
  self,
  'ns-name-without-wildcard',
  'The name of an NS record does not support the wildcard `*`.',
  'name',
);
const cnameNameGivenBroken = brokenRule(
  self,
  'cname-name-given',
  'The name of a CNAME record is required.',
  'name',
);
const aTargetAddressBroken = brokenRule(
  self,
  'a-target-address',
  'The target of an A record must be an IPv4 address or `[remote_addr]`.',
  'target',
);
const aaaaTargetAddressBroken = brokenRule(
  self,
  'aaaa-target-address',
  'The target of an AAAA record must be an IPv6 address or `[remote_addr]`.',
  'target',
);
const targetWithoutTrailingPeriodBroken = brokenRule(
  self,
  'target-without-trailing-period',
  'The target of an A, AAAA or CAA record does not accept a trailing period.',
  'target',
);
const nsTargetDomainBroken = brokenRule(
  self,
  'ns-target-domain',
  'The target of an NS record must be a valid domain.',
  'target',
);
const mxTargetDomainBroken = brokenRule(
  self,
  'mx-target-domain',
  'The target of an MX record must be a valid domain, or empty together with the name for a Null MX record.',
  'target',
);
const nullMxPriorityBroken = brokenRule(
  self,
  'null-mx-priority',
  'The priority of a Null MX record must be 0.',
  'priority',
);
const cnameTargetDomainBroken = brokenRule(
  self,
  'cname-target-domain',
  'The target of a CNAME record must be a valid domain.',
  'target',
);
const txtTargetGivenBroken = brokenRule(
  self,
  'txt-target-given',
  'The target of a TXT record is required.',
  'target',
);
const ptrTargetGivenBroken = brokenRule(
  self,
  'ptr-target-given',
  'The target of a PTR record is required.',
  'target',
);
const srvTargetDomainBroken = brokenRule(
  self,
  'srv-target-domain',
  'The target of an SRV record must be a domain or a subdomain.',
  'target',
);
const targetLabelsWithoutOuterHyphenBroken = brokenRule(
  self,
  'target-labels-without-outer-hyphen',
  'No label of the target may begin or end with a hyphen.',
  'target',
);
const srvServiceGivenBroken = brokenRule(
  self,
  'srv-service-given',
  'The service of an SRV record must be letters, digits, `-` and `_`.',
  'service',
);
const srvProtocolSyntaxBroken = brokenRule(
  self,
  'srv-protocol-syntax',
  'The protocol of an SRV record must be letters, digits, `-` and `_`.',
  'protocol',
);
const caaTagGivenBroken = brokenRule(
  self,
  'caa-tag-given',
  'The tag of a CAA record is required.',
  'tag',
);
const caaIssueTargetBroken = brokenRule(
  self,
  'caa-issue-target',
  'The target of a CAA record with the tag `issue` must be the issuer domain, optionally followed by parameters separated by `;`.',
  'target',
);
const caaIssuewildTargetBroken = brokenRule(
  self,
  'caa-issuewild-target',
  'The target of a CAA record with the tag `issuewild` must be the issuer domain and must not start with `*`.',
  'target',
);
const caaIodefTargetBroken = brokenRule(
  self,
  'caa-iodef-target',
  'The target of a CAA record with the tag `iodef` must be a domain, a domain prefixed `http://` or `https://`, or an e-mail address prefixed `mailto:`.',
  'target',
);
const typeMissing = missing(self, 'type');
const namePlace = member(self, 'name');
const nameType = wrongType(namePlace, 'a string');
const targetPlace = member(self, 'target');
const targetType = wrongType(targetPlace, 'a string');
const targetMissing = missing(self, 'target');
const ttlSecPlace = member(self, 'ttl_sec');
const ttlSecNotListed = notListed(
  ttlSecPlace,
  'one of 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600 or 2419200',
  'x-round',
);
const priorityPlace = member(self, 'priority');
const priorityTooSmall = tooSmall(priorityPlace, 0);
const priorityTooLarge = tooLarge(priorityPlace, 65535);
const priorityType = wrongType(priorityPlace, 'a whole number');
const weightPlace = member(self, 'weight');
const weightTooSmall = tooSmall(weightPlace, 0);
const weightTooLarge = tooLarge(weightPlace, 65535);
const weightType = wrongType(weightPlace, 'a whole number');
const portPlace = member(self, 'port');
const portTooSmall = tooSmall(portPlace, 0);
const portTooLarge = tooLarge(portPlace, 65535);
const portType = wrongType(portPlace, 'a whole number');
const servicePlace = member(self, 'service');
const serviceType = wrongType(servicePlace, 'a string');
const protocolPlace = member(self, 'protocol');
const protocolType = wrongType(protocolPlace, 'a string');
const tagPlace = member(self, 'tag');
const tagNotListed = notListed(tagPlace, 'one of "", "issue", "issuewild" or "iodef"', 'oneOf');
const domainRecordCreateType = wrongType(self, 'an object');
const ttlSecTooSmall = tooSmall(ttlSecPlace, 0);
const ttlSecType = wrongType(ttlSecPlace, 'a whole number');

/** Whether a value is a valid DomainRecordCreate. */
export function isDomainRecordCreate(value: unknown): value is DomainRecordCreate {
  return acceptsDomainRecordCreate(value);
}

/** All that is wrong with a value as DomainRecordCreate; nothing for a valid one. */
export function checkDomainRecordCreate(value: unknown): readonly Problem[] {
  return problemsOfDomainRecordCreate(value) ?? noProblems;
}

/** Whether a value is a valid DomainRecordCreateRequest. */
export function isDomainRecordCreateRequest(value: unknown): value is DomainRecordCreate {
  return acceptsDomainRecordCreateRequest(value);
}

/** All that is wrong with a value as DomainRecordCreateRequest; nothing for a valid one. */
export function checkDomainRecordCreateRequest(value: unknown): readonly Problem[] {
  return problemsOfDomainRecordCreateRequest(value) ?? noProblems;
}

export function acceptsDomainRecordCreate(value: unknown): boolean {
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
  if (!acceptsDomainRecordType(type)) return false;
  if (name !== undefined) {
    if (typeof name !== 'string') return false;
  }
  if (typeof target !== 'string') return false;
  if (ttlSec !== undefined) {
    if (!ttlSecValues.has(ttlSec)) return false;
  }
  if (priority !== undefined) {
    if (!isInteger(priority)) return false;
    if (priority < 0 || priority > 65535) return false;
  }
  if (weight !== undefined) {
    if (!isInteger(weight)) return false;
    if (weight < 0 || weight > 65535) return false;
  }
  if (port !== undefined) {
    if (!isInteger(port)) return false;
    if (port < 0 || port > 65535) return false;
  }
  if (service !== undefined) {
    if (typeof service !== 'string') return false;
  }
  if (protocol !== undefined) {
    if (typeof protocol !== 'string') return false;
  }
  if (tag !== undefined) {
    if (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef') return false;
  }
  if (acceptsDomainRecordCreateIf(value)) {
    const { service, priority, weight, port } = value;
    if (service === undefined) return false;
    if (priority === undefined) return false;
    if (weight === undefined) return false;
    if (port === undefined) return false;
  } else if (acceptsDomainRecordCreateElseIf(value)) {
    const { name } = value;
    if (name === undefined) return false;
  } else if (acceptsDomainRecordCreateElseElseIf(value)) {
    const { tag } = value;
    if (tag === undefined) return false;
  }
  {
    const self = judged<DomainRecordCreateAsRulesRead>(value);
    if (!priorityOfMxAndSrv(self)) return false;
    if (!weightOfSrv(self)) return false;
    if (!portOfSrv(self)) return false;
    if (!serviceOfSrv(self)) return false;
    if (!protocolOfSrv(self)) return false;
    if (!tagOfCaa(self)) return false;
    if (!nameSyntax(self)) return false;
    if (!nsNameWithoutWildcard(self)) return false;
    if (!cnameNameGiven(self)) return false;
    if (!aTargetAddress(self)) return false;
    if (!aaaaTargetAddress(self)) return false;
    if (!targetWithoutTrailingPeriod(self)) return false;
    if (!nsTargetDomain(self)) return false;
    if (!mxTargetDomain(self)) return false;
    if (!nullMxPriority(self)) return false;
    if (!cnameTargetDomain(self)) return false;
    if (!txtTargetGiven(self)) return false;
    if (!ptrTargetGiven(self)) return false;
    if (!srvTargetDomain(self)) return false;
    if (!targetLabelsWithoutOuterHyphen(self)) return false;
    if (!srvServiceGiven(self)) return false;
    if (!srvProtocolSyntax(self)) return false;
    if (!caaTagGiven(self)) return false;
    if (!caaIssueTarget(self)) return false;
    if (!caaIssuewildTarget(self)) return false;
    if (!caaIodefTarget(self)) return false;
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

function acceptsDomainRecordCreateElseIf(value: unknown): boolean {
  if (isObject(value)) {
    const { type } = value;
    if (type !== 'CNAME') return false;
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

export function problemsOfDomainRecordCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, domainRecordCreateType);
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
    if (type === undefined) problems = add(problems, typeMissing);
    else problems = within(problems, 'type', problemsOfDomainRecordType(type));
    if (name !== undefined) {
      if (typeof name !== 'string') problems = add(problems, nameType);
    }
    if (target === undefined) problems = add(problems, targetMissing);
    else if (typeof target !== 'string') problems = add(problems, targetType);
    if (ttlSec !== undefined) {
      if (!ttlSecValues.has(ttlSec)) problems = add(problems, ttlSecNotListed);
    }
    if (priority !== undefined) {
      if (!isInteger(priority)) problems = add(problems, priorityType);
      else {
        if (priority < 0) problems = add(problems, priorityTooSmall);
        if (priority > 65535) problems = add(problems, priorityTooLarge);
      }
    }
    if (weight !== undefined) {
      if (!isInteger(weight)) problems = add(problems, weightType);
      else {
        if (weight < 0) problems = add(problems, weightTooSmall);
        if (weight > 65535) problems = add(problems, weightTooLarge);
      }
    }
    if (port !== undefined) {
      if (!isInteger(port)) problems = add(problems, portType);
      else {
        if (port < 0) problems = add(problems, portTooSmall);
        if (port > 65535) problems = add(problems, portTooLarge);
      }
    }
    if (service !== undefined) {
      if (typeof service !== 'string') problems = add(problems, serviceType);
    }
    if (protocol !== undefined) {
      if (typeof protocol !== 'string') problems = add(problems, protocolType);
    }
    if (tag !== undefined) {
      if (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef')
        problems = add(problems, tagNotListed);
    }
    if (acceptsDomainRecordCreateIf(value)) {
      const { service, priority, weight, port } = value;
      if (service === undefined) problems = add(problems, serviceMissing);
      if (priority === undefined) problems = add(problems, priorityMissing);
      if (weight === undefined) problems = add(problems, weightMissing);
      if (port === undefined) problems = add(problems, portMissing);
    } else if (acceptsDomainRecordCreateElseIf(value)) {
      const { name } = value;
      if (name === undefined) problems = add(problems, nameMissing);
    } else if (acceptsDomainRecordCreateElseElseIf(value)) {
      const { tag } = value;
      if (tag === undefined) problems = add(problems, tagMissing);
    }
    {
      const self = judged<DomainRecordCreateAsRulesRead>(value);
      if (isSound(problems, '/type', '/priority') && !priorityOfMxAndSrv(self))
        problems = add(problems, priorityOfMxAndSrvBroken);
      if (isSound(problems, '/type', '/weight') && !weightOfSrv(self))
        problems = add(problems, weightOfSrvBroken);
      if (isSound(problems, '/type', '/port') && !portOfSrv(self))
        problems = add(problems, portOfSrvBroken);
      if (isSound(problems, '/type', '/service') && !serviceOfSrv(self))
        problems = add(problems, serviceOfSrvBroken);
      if (isSound(problems, '/type', '/protocol') && !protocolOfSrv(self))
        problems = add(problems, protocolOfSrvBroken);
      if (isSound(problems, '/type', '/tag') && !tagOfCaa(self))
        problems = add(problems, tagOfCaaBroken);
      if (isSound(problems, '/type', '/name') && !nameSyntax(self))
        problems = add(problems, nameSyntaxBroken);
      if (isSound(problems, '/type', '/name') && !nsNameWithoutWildcard(self))
        problems = add(problems, nsNameWithoutWildcardBroken);
      if (isSound(problems, '/type', '/name') && !cnameNameGiven(self))
        problems = add(problems, cnameNameGivenBroken);
      if (isSound(problems, '/type', '/target') && !aTargetAddress(self))
        problems = add(problems, aTargetAddressBroken);
      if (isSound(problems, '/type', '/target') && !aaaaTargetAddress(self))
        problems = add(problems, aaaaTargetAddressBroken);
      if (isSound(problems, '/type', '/target') && !targetWithoutTrailingPeriod(self))
        problems = add(problems, targetWithoutTrailingPeriodBroken);
      if (isSound(problems, '/type', '/target') && !nsTargetDomain(self))
        problems = add(problems, nsTargetDomainBroken);
      if (isSound(problems, '/type', '/target', '/name') && !mxTargetDomain(self))
        problems = add(problems, mxTargetDomainBroken);
      if (isSound(problems, '/type', '/target', '/priority') && !nullMxPriority(self))
        problems = add(problems, nullMxPriorityBroken);
      if (isSound(problems, '/type', '/target') && !cnameTargetDomain(self))
        problems = add(problems, cnameTargetDomainBroken);
      if (isSound(problems, '/type', '/target') && !txtTargetGiven(self))
        problems = add(problems, txtTargetGivenBroken);
      if (isSound(problems, '/type', '/target') && !ptrTargetGiven(self))
        problems = add(problems, ptrTargetGivenBroken);
      if (isSound(problems, '/type', '/target') && !srvTargetDomain(self))
        problems = add(problems, srvTargetDomainBroken);
      if (isSound(problems, '/type', '/target') && !targetLabelsWithoutOuterHyphen(self))
        problems = add(problems, targetLabelsWithoutOuterHyphenBroken);
      if (isSound(problems, '/type', '/service') && !srvServiceGiven(self))
        problems = add(problems, srvServiceGivenBroken);
      if (isSound(problems, '/type', '/protocol') && !srvProtocolSyntax(self))
        problems = add(problems, srvProtocolSyntaxBroken);
      if (isSound(problems, '/type', '/tag') && !caaTagGiven(self))
        problems = add(problems, caaTagGivenBroken);
      if (isSound(problems, '/type', '/tag', '/target') && !caaIssueTarget(self))
        problems = add(problems, caaIssueTargetBroken);
      if (isSound(problems, '/type', '/tag', '/target') && !caaIssuewildTarget(self))
        problems = add(problems, caaIssuewildTargetBroken);
      if (isSound(problems, '/type', '/tag', '/target') && !caaIodefTarget(self))
        problems = add(problems, caaIodefTargetBroken);
    }
  }
  return problems;
}

export function acceptsDomainRecordCreateRequest(value: unknown): boolean {
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
  if (!acceptsDomainRecordType(type)) return false;
  if (name !== undefined) {
    if (typeof name !== 'string') return false;
  }
  if (typeof target !== 'string') return false;
  if (ttlSec !== undefined) {
    if (!isInteger(ttlSec)) return false;
    if (ttlSec < 0) return false;
  }
  if (priority !== undefined) {
    if (!isInteger(priority)) return false;
    if (priority < 0 || priority > 65535) return false;
  }
  if (weight !== undefined) {
    if (!isInteger(weight)) return false;
    if (weight < 0 || weight > 65535) return false;
  }
  if (port !== undefined) {
    if (!isInteger(port)) return false;
    if (port < 0 || port > 65535) return false;
  }
  if (service !== undefined) {
    if (typeof service !== 'string') return false;
  }
  if (protocol !== undefined) {
    if (typeof protocol !== 'string') return false;
  }
  if (tag !== undefined) {
    if (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef') return false;
  }
  if (acceptsDomainRecordCreateIf(value)) {
    const { service, priority, weight, port } = value;
    if (service === undefined) return false;
    if (priority === undefined) return false;
    if (weight === undefined) return false;
    if (port === undefined) return false;
  } else if (acceptsDomainRecordCreateElseIf(value)) {
    const { name } = value;
    if (name === undefined) return false;
  } else if (acceptsDomainRecordCreateElseElseIf(value)) {
    const { tag } = value;
    if (tag === undefined) return false;
  }
  {
    const self = judged<DomainRecordCreateAsRulesRead>(value);
    if (!priorityOfMxAndSrv(self)) return false;
    if (!weightOfSrv(self)) return false;
    if (!portOfSrv(self)) return false;
    if (!serviceOfSrv(self)) return false;
    if (!protocolOfSrv(self)) return false;
    if (!tagOfCaa(self)) return false;
    if (!nameSyntax(self)) return false;
    if (!nsNameWithoutWildcard(self)) return false;
    if (!cnameNameGiven(self)) return false;
    if (!aTargetAddress(self)) return false;
    if (!aaaaTargetAddress(self)) return false;
    if (!targetWithoutTrailingPeriod(self)) return false;
    if (!nsTargetDomain(self)) return false;
    if (!mxTargetDomain(self)) return false;
    if (!nullMxPriority(self)) return false;
    if (!cnameTargetDomain(self)) return false;
    if (!txtTargetGiven(self)) return false;
    if (!ptrTargetGiven(self)) return false;
    if (!srvTargetDomain(self)) return false;
    if (!targetLabelsWithoutOuterHyphen(self)) return false;
    if (!srvServiceGiven(self)) return false;
    if (!srvProtocolSyntax(self)) return false;
    if (!caaTagGiven(self)) return false;
    if (!caaIssueTarget(self)) return false;
    if (!caaIssuewildTarget(self)) return false;
    if (!caaIodefTarget(self)) return false;
  }
  return true;
}

export function problemsOfDomainRecordCreateRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, domainRecordCreateType);
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
    if (type === undefined) problems = add(problems, typeMissing);
    else problems = within(problems, 'type', problemsOfDomainRecordType(type));
    if (name !== undefined) {
      if (typeof name !== 'string') problems = add(problems, nameType);
    }
    if (target === undefined) problems = add(problems, targetMissing);
    else if (typeof target !== 'string') problems = add(problems, targetType);
    if (ttlSec !== undefined) {
      if (!isInteger(ttlSec)) problems = add(problems, ttlSecType);
      else if (ttlSec < 0) problems = add(problems, ttlSecTooSmall);
    }
    if (priority !== undefined) {
      if (!isInteger(priority)) problems = add(problems, priorityType);
      else {
        if (priority < 0) problems = add(problems, priorityTooSmall);
        if (priority > 65535) problems = add(problems, priorityTooLarge);
      }
    }
    if (weight !== undefined) {
      if (!isInteger(weight)) problems = add(problems, weightType);
      else {
        if (weight < 0) problems = add(problems, weightTooSmall);
        if (weight > 65535) problems = add(problems, weightTooLarge);
      }
    }
    if (port !== undefined) {
      if (!isInteger(port)) problems = add(problems, portType);
      else {
        if (port < 0) problems = add(problems, portTooSmall);
        if (port > 65535) problems = add(problems, portTooLarge);
      }
    }
    if (service !== undefined) {
      if (typeof service !== 'string') problems = add(problems, serviceType);
    }
    if (protocol !== undefined) {
      if (typeof protocol !== 'string') problems = add(problems, protocolType);
    }
    if (tag !== undefined) {
      if (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef')
        problems = add(problems, tagNotListed);
    }
    if (acceptsDomainRecordCreateIf(value)) {
      const { service, priority, weight, port } = value;
      if (service === undefined) problems = add(problems, serviceMissing);
      if (priority === undefined) problems = add(problems, priorityMissing);
      if (weight === undefined) problems = add(problems, weightMissing);
      if (port === undefined) problems = add(problems, portMissing);
    } else if (acceptsDomainRecordCreateElseIf(value)) {
      const { name } = value;
      if (name === undefined) problems = add(problems, nameMissing);
    } else if (acceptsDomainRecordCreateElseElseIf(value)) {
      const { tag } = value;
      if (tag === undefined) problems = add(problems, tagMissing);
    }
    {
      const self = judged<DomainRecordCreateAsRulesRead>(value);
      if (isSound(problems, '/type', '/priority') && !priorityOfMxAndSrv(self))
        problems = add(problems, priorityOfMxAndSrvBroken);
      if (isSound(problems, '/type', '/weight') && !weightOfSrv(self))
        problems = add(problems, weightOfSrvBroken);
      if (isSound(problems, '/type', '/port') && !portOfSrv(self))
        problems = add(problems, portOfSrvBroken);
      if (isSound(problems, '/type', '/service') && !serviceOfSrv(self))
        problems = add(problems, serviceOfSrvBroken);
      if (isSound(problems, '/type', '/protocol') && !protocolOfSrv(self))
        problems = add(problems, protocolOfSrvBroken);
      if (isSound(problems, '/type', '/tag') && !tagOfCaa(self))
        problems = add(problems, tagOfCaaBroken);
      if (isSound(problems, '/type', '/name') && !nameSyntax(self))
        problems = add(problems, nameSyntaxBroken);
      if (isSound(problems, '/type', '/name') && !nsNameWithoutWildcard(self))
        problems = add(problems, nsNameWithoutWildcardBroken);
      if (isSound(problems, '/type', '/name') && !cnameNameGiven(self))
        problems = add(problems, cnameNameGivenBroken);
      if (isSound(problems, '/type', '/target') && !aTargetAddress(self))
        problems = add(problems, aTargetAddressBroken);
      if (isSound(problems, '/type', '/target') && !aaaaTargetAddress(self))
        problems = add(problems, aaaaTargetAddressBroken);
      if (isSound(problems, '/type', '/target') && !targetWithoutTrailingPeriod(self))
        problems = add(problems, targetWithoutTrailingPeriodBroken);
      if (isSound(problems, '/type', '/target') && !nsTargetDomain(self))
        problems = add(problems, nsTargetDomainBroken);
      if (isSound(problems, '/type', '/target', '/name') && !mxTargetDomain(self))
        problems = add(problems, mxTargetDomainBroken);
      if (isSound(problems, '/type', '/target', '/priority') && !nullMxPriority(self))
        problems = add(problems, nullMxPriorityBroken);
      if (isSound(problems, '/type', '/target') && !cnameTargetDomain(self))
        problems = add(problems, cnameTargetDomainBroken);
      if (isSound(problems, '/type', '/target') && !txtTargetGiven(self))
        problems = add(problems, txtTargetGivenBroken);
      if (isSound(problems, '/type', '/target') && !ptrTargetGiven(self))
        problems = add(problems, ptrTargetGivenBroken);
      if (isSound(problems, '/type', '/target') && !srvTargetDomain(self))
        problems = add(problems, srvTargetDomainBroken);
      if (isSound(problems, '/type', '/target') && !targetLabelsWithoutOuterHyphen(self))
        problems = add(problems, targetLabelsWithoutOuterHyphenBroken);
      if (isSound(problems, '/type', '/service') && !srvServiceGiven(self))
        problems = add(problems, srvServiceGivenBroken);
      if (isSound(problems, '/type', '/protocol') && !srvProtocolSyntax(self))
        problems = add(problems, srvProtocolSyntaxBroken);
      if (isSound(problems, '/type', '/tag') && !caaTagGiven(self))
        problems = add(problems, caaTagGivenBroken);
      if (isSound(problems, '/type', '/tag', '/target') && !caaIssueTarget(self))
        problems = add(problems, caaIssueTargetBroken);
      if (isSound(problems, '/type', '/tag', '/target') && !caaIssuewildTarget(self))
        problems = add(problems, caaIssuewildTargetBroken);
      if (isSound(problems, '/type', '/tag', '/target') && !caaIodefTarget(self))
        problems = add(problems, caaIodefTargetBroken);
    }
  }
  return problems;
}

export function problemsOfDomainRecordCreateShapeRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, domainRecordCreateType);
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
    if (type === undefined) problems = add(problems, typeMissing);
    else problems = within(problems, 'type', problemsOfDomainRecordType(type));
    if (name !== undefined) {
      if (typeof name !== 'string') problems = add(problems, nameType);
    }
    if (target === undefined) problems = add(problems, targetMissing);
    else if (typeof target !== 'string') problems = add(problems, targetType);
    if (ttlSec !== undefined) {
      if (!isInteger(ttlSec)) problems = add(problems, ttlSecType);
      else if (ttlSec < 0) problems = add(problems, ttlSecTooSmall);
    }
    if (priority !== undefined) {
      if (!isInteger(priority)) problems = add(problems, priorityType);
      else {
        if (priority < 0) problems = add(problems, priorityTooSmall);
        if (priority > 65535) problems = add(problems, priorityTooLarge);
      }
    }
    if (weight !== undefined) {
      if (!isInteger(weight)) problems = add(problems, weightType);
      else {
        if (weight < 0) problems = add(problems, weightTooSmall);
        if (weight > 65535) problems = add(problems, weightTooLarge);
      }
    }
    if (port !== undefined) {
      if (!isInteger(port)) problems = add(problems, portType);
      else {
        if (port < 0) problems = add(problems, portTooSmall);
        if (port > 65535) problems = add(problems, portTooLarge);
      }
    }
    if (service !== undefined) {
      if (typeof service !== 'string') problems = add(problems, serviceType);
    }
    if (protocol !== undefined) {
      if (typeof protocol !== 'string') problems = add(problems, protocolType);
    }
    if (tag !== undefined) {
      if (tag !== '' && tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef')
        problems = add(problems, tagNotListed);
    }
    if (acceptsDomainRecordCreateIf(value)) {
      const { service, priority, weight, port } = value;
      if (service === undefined) problems = add(problems, serviceMissing);
      if (priority === undefined) problems = add(problems, priorityMissing);
      if (weight === undefined) problems = add(problems, weightMissing);
      if (port === undefined) problems = add(problems, portMissing);
    } else if (acceptsDomainRecordCreateElseIf(value)) {
      const { name } = value;
      if (name === undefined) problems = add(problems, nameMissing);
    } else if (acceptsDomainRecordCreateElseElseIf(value)) {
      const { tag } = value;
      if (tag === undefined) problems = add(problems, tagMissing);
    }
  }
  return problems;
}
