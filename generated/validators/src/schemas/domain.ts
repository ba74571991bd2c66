// Generated; change the document it is made from instead.

import { type DomainAsRulesRead, axfrIpsLength, masterIpsLength } from '../rules/domain.js';
import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { by, member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { brokenRule, isSound, judged } from '../runtime/validation/rules.js';
import {
  missing,
  notListed,
  problem,
  tooSmall,
  wrongType,
} from '../runtime/validation/sentences.js';
import { isInteger, isList, isLonger, isObject } from '../runtime/validation/values.js';
import { acceptsDomainStatus, problemsOfDomainStatus } from './domain-status.js';
import type { Domain } from '@cloud-api/types';

const domainPattern =
  /^(?:\*\.)?(?:(?!-)[A-Za-z0-9_-]{0,62}[A-Za-z0-9_]\.)+(?:[A-Za-z]{2,16}|xn--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$/u;
const retrySecValues = /* @__PURE__ */ new Set<unknown>([
  0, 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200,
]);
const self = whole('#/components/schemas/Domain');
const domainThenPlace = by(self, '/then');
const soaEmailPlace = member(domainThenPlace, 'soa_email');
const soaEmailTooShort = problem(
  soaEmailPlace,
  'minLength',
  'The e-mail address is required for a `master` domain.',
);
const soaEmailMissing = missing(domainThenPlace, 'soa_email');
const domainElsePlace = by(self, '/else');
const domainElseThenPlace = by(domainElsePlace, '/then');
const masterIpsPlace = member(domainElseThenPlace, 'master_ips');
const masterIpsTooFew = problem(
  masterIpsPlace,
  'minItems',
  'At least one IP address is required for a `slave` domain.',
);
const masterIpsMissing = missing(domainElseThenPlace, 'master_ips');
const masterIpsLengthBroken = brokenRule(
  self,
  'master-ips-length',
  'The combined length of the master IP addresses must be at most 1000 characters.',
  'master_ips',
);
const axfrIpsLengthBroken = brokenRule(
  self,
  'axfr-ips-length',
  'The combined length of the IP addresses allowed zone transfer must be at most 1000 characters.',
  'axfr_ips',
);
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const typePlace = member(self, 'type');
const typeNotListed = notListed(typePlace, 'one of "master" or "slave"', 'oneOf');
const typeMissing = missing(self, 'type');
const statusMissing = missing(self, 'status');
const domainPlace = member(self, 'domain');
const domainTooLong = problem(
  domainPlace,
  'maxLength',
  'Must be a domain name such as `example.com`.',
);
const domainMismatch = problem(
  domainPlace,
  'pattern',
  'Must be a domain name such as `example.com`.',
);
const domainType = problem(domainPlace, 'type', 'Must be a domain name such as `example.com`.');
const domainMissing = missing(self, 'domain');
const groupPlace = member(self, 'group');
const groupType = wrongType(groupPlace, 'a string');
const groupMissing = missing(self, 'group');
const tagsItemPlace = by(self, '/properties/tags/items');
const tagsItemType = wrongType(tagsItemPlace, 'a string');
const tagsPlace = member(self, 'tags');
const tagsType = wrongType(tagsPlace, 'a list');
const tagsMissing = missing(self, 'tags');
const descriptionPlace = member(self, 'description');
const descriptionType = wrongType(descriptionPlace, 'a string');
const descriptionMissing = missing(self, 'description');
const soaEmailPlace2 = member(self, 'soa_email');
const soaEmailType = wrongType(soaEmailPlace2, 'a string');
const soaEmailMissing2 = missing(self, 'soa_email');
const masterIpsItemPlace = by(self, '/properties/master_ips/items');
const masterIpsItemType = wrongType(masterIpsItemPlace, 'a string');
const masterIpsPlace2 = member(self, 'master_ips');
const masterIpsType = wrongType(masterIpsPlace2, 'a list');
const masterIpsMissing2 = missing(self, 'master_ips');
const axfrIpsItemPlace = by(self, '/properties/axfr_ips/items');
const axfrIpsItemType = wrongType(axfrIpsItemPlace, 'a string');
const axfrIpsPlace = member(self, 'axfr_ips');
const axfrIpsType = wrongType(axfrIpsPlace, 'a list');
const axfrIpsMissing = missing(self, 'axfr_ips');
const retrySecPlace = member(self, 'retry_sec');
const retrySecNotListed = notListed(
  retrySecPlace,
  'one of 0, 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800 or 2 others',
  'x-round',
);
const retrySecMissing = missing(self, 'retry_sec');
const expireSecPlace = member(self, 'expire_sec');
const expireSecNotListed = notListed(
  expireSecPlace,
  'one of 0, 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800 or 2 others',
  'x-round',
);
const expireSecMissing = missing(self, 'expire_sec');
const refreshSecPlace = member(self, 'refresh_sec');
const refreshSecNotListed = notListed(
  refreshSecPlace,
  'one of 0, 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800 or 2 others',
  'x-round',
);
const refreshSecMissing = missing(self, 'refresh_sec');
const ttlSecPlace = member(self, 'ttl_sec');
const ttlSecNotListed = notListed(
  ttlSecPlace,
  'one of 0, 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800 or 2 others',
  'x-round',
);
const ttlSecMissing = missing(self, 'ttl_sec');
const domainType2 = wrongType(self, 'an object');
const retrySecTooSmall = tooSmall(retrySecPlace, 0);
const retrySecType = wrongType(retrySecPlace, 'a whole number');
const expireSecTooSmall = tooSmall(expireSecPlace, 0);
const expireSecType = wrongType(expireSecPlace, 'a whole number');
const refreshSecTooSmall = tooSmall(refreshSecPlace, 0);
const refreshSecType = wrongType(refreshSecPlace, 'a whole number');
const ttlSecTooSmall = tooSmall(ttlSecPlace, 0);
const ttlSecType = wrongType(ttlSecPlace, 'a whole number');

/** Whether a value is a valid Domain. */
export function isDomain(value: unknown): value is Domain {
  return acceptsDomain(value);
}

/** All that is wrong with a value as Domain; nothing for a valid one. */
export function checkDomain(value: unknown): readonly Problem[] {
  return problemsOfDomain(value) ?? noProblems;
}

/** Whether a value is a valid DomainRequest. */
export function isDomainRequest(value: unknown): value is Domain {
  return acceptsDomainRequest(value);
}

/** All that is wrong with a value as DomainRequest; nothing for a valid one. */
export function checkDomainRequest(value: unknown): readonly Problem[] {
  return problemsOfDomainRequest(value) ?? noProblems;
}

export function acceptsDomain(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    id,
    type,
    status,
    domain,
    group,
    tags,
    description,
    soa_email: soaEmail,
    master_ips: masterIps,
    axfr_ips: axfrIps,
    retry_sec: retrySec,
    expire_sec: expireSec,
    refresh_sec: refreshSec,
    ttl_sec: ttlSec,
  } = value;
  if (!isInteger(id)) return false;
  if (type !== 'master' && type !== 'slave') return false;
  if (!acceptsDomainStatus(status)) return false;
  if (typeof domain !== 'string') return false;
  if (isLonger(domain, 253) || !domainPattern.test(domain)) return false;
  if (typeof group !== 'string') return false;
  if (!isList(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (typeof description !== 'string') return false;
  if (typeof soaEmail !== 'string') return false;
  if (!isList(masterIps)) return false;
  for (let index = 0; index < masterIps.length; index++) {
    if (typeof masterIps[index] !== 'string') return false;
  }
  if (!isList(axfrIps)) return false;
  for (let index = 0; index < axfrIps.length; index++) {
    if (typeof axfrIps[index] !== 'string') return false;
  }
  if (!retrySecValues.has(retrySec)) return false;
  if (!retrySecValues.has(expireSec)) return false;
  if (!retrySecValues.has(refreshSec)) return false;
  if (!retrySecValues.has(ttlSec)) return false;
  if (acceptsDomainIf(value)) {
    const { soa_email: soaEmail } = value;
    if (soaEmail === undefined) return false;
    if (typeof soaEmail === 'string') {
      if (soaEmail === '') return false;
    }
  } else if (acceptsDomainElseIf(value)) {
    const { master_ips: masterIps } = value;
    if (masterIps === undefined) return false;
    if (isList(masterIps)) {
      if (masterIps.length < 1) return false;
    }
  }
  {
    const self = judged<DomainAsRulesRead>(value);
    if (!masterIpsLength(self)) return false;
    if (!axfrIpsLength(self)) return false;
  }
  return true;
}

function acceptsDomainElseIf(value: unknown): boolean {
  if (isObject(value)) {
    const { type } = value;
    if (type !== 'slave') return false;
  }
  return true;
}

function acceptsDomainIf(value: unknown): boolean {
  if (isObject(value)) {
    const { type } = value;
    if (type !== 'master') return false;
  }
  return true;
}

export function problemsOfDomain(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, domainType2);
  else {
    const {
      id,
      type,
      status,
      domain,
      group,
      tags,
      description,
      soa_email: soaEmail,
      master_ips: masterIps,
      axfr_ips: axfrIps,
      retry_sec: retrySec,
      expire_sec: expireSec,
      refresh_sec: refreshSec,
      ttl_sec: ttlSec,
    } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'master' && type !== 'slave') problems = add(problems, typeNotListed);
    if (status === undefined) problems = add(problems, statusMissing);
    else problems = within(problems, 'status', problemsOfDomainStatus(status));
    if (domain === undefined) problems = add(problems, domainMissing);
    else if (typeof domain !== 'string') problems = add(problems, domainType);
    else if (isLonger(domain, 253)) problems = add(problems, domainTooLong);
    else if (!domainPattern.test(domain)) problems = add(problems, domainMismatch);
    if (group === undefined) problems = add(problems, groupMissing);
    else if (typeof group !== 'string') problems = add(problems, groupType);
    if (tags === undefined) problems = add(problems, tagsMissing);
    else if (!isList(tags)) problems = add(problems, tagsType);
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = withinItem(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (description === undefined) problems = add(problems, descriptionMissing);
    else if (typeof description !== 'string') problems = add(problems, descriptionType);
    if (soaEmail === undefined) problems = add(problems, soaEmailMissing2);
    else if (typeof soaEmail !== 'string') problems = add(problems, soaEmailType);
    if (masterIps === undefined) problems = add(problems, masterIpsMissing2);
    else if (!isList(masterIps)) problems = add(problems, masterIpsType);
    else {
      for (let index = 0; index < masterIps.length; index++) {
        problems = withinItem(
          problems,
          'master_ips',
          index,
          problemsOfMasterIpsItem(masterIps[index]),
        );
      }
    }
    if (axfrIps === undefined) problems = add(problems, axfrIpsMissing);
    else if (!isList(axfrIps)) problems = add(problems, axfrIpsType);
    else {
      for (let index = 0; index < axfrIps.length; index++) {
        problems = withinItem(problems, 'axfr_ips', index, problemsOfAxfrIpsItem(axfrIps[index]));
      }
    }
    if (retrySec === undefined) problems = add(problems, retrySecMissing);
    else if (!retrySecValues.has(retrySec)) problems = add(problems, retrySecNotListed);
    if (expireSec === undefined) problems = add(problems, expireSecMissing);
    else if (!retrySecValues.has(expireSec)) problems = add(problems, expireSecNotListed);
    if (refreshSec === undefined) problems = add(problems, refreshSecMissing);
    else if (!retrySecValues.has(refreshSec)) problems = add(problems, refreshSecNotListed);
    if (ttlSec === undefined) problems = add(problems, ttlSecMissing);
    else if (!retrySecValues.has(ttlSec)) problems = add(problems, ttlSecNotListed);
    if (acceptsDomainIf(value)) {
      const { soa_email: soaEmail } = value;
      if (soaEmail === undefined) problems = add(problems, soaEmailMissing);
      else if (typeof soaEmail === 'string') {
        if (soaEmail === '') problems = add(problems, soaEmailTooShort);
      }
    } else if (acceptsDomainElseIf(value)) {
      const { master_ips: masterIps } = value;
      if (masterIps === undefined) problems = add(problems, masterIpsMissing);
      else if (isList(masterIps)) {
        if (masterIps.length < 1) problems = add(problems, masterIpsTooFew);
      }
    }
    {
      const self = judged<DomainAsRulesRead>(value);
      if (isSound(problems, '/master_ips') && !masterIpsLength(self))
        problems = add(problems, masterIpsLengthBroken);
      if (isSound(problems, '/axfr_ips') && !axfrIpsLength(self))
        problems = add(problems, axfrIpsLengthBroken);
    }
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, tagsItemType);
  return problems;
}

function problemsOfMasterIpsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, masterIpsItemType);
  return problems;
}

function problemsOfAxfrIpsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, axfrIpsItemType);
  return problems;
}

export function acceptsDomainRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    id,
    type,
    status,
    domain,
    group,
    tags,
    description,
    soa_email: soaEmail,
    master_ips: masterIps,
    axfr_ips: axfrIps,
    retry_sec: retrySec,
    expire_sec: expireSec,
    refresh_sec: refreshSec,
    ttl_sec: ttlSec,
  } = value;
  if (!isInteger(id)) return false;
  if (type !== 'master' && type !== 'slave') return false;
  if (!acceptsDomainStatus(status)) return false;
  if (typeof domain !== 'string') return false;
  if (isLonger(domain, 253) || !domainPattern.test(domain)) return false;
  if (typeof group !== 'string') return false;
  if (!isList(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (typeof description !== 'string') return false;
  if (typeof soaEmail !== 'string') return false;
  if (!isList(masterIps)) return false;
  for (let index = 0; index < masterIps.length; index++) {
    if (typeof masterIps[index] !== 'string') return false;
  }
  if (!isList(axfrIps)) return false;
  for (let index = 0; index < axfrIps.length; index++) {
    if (typeof axfrIps[index] !== 'string') return false;
  }
  if (!isInteger(retrySec)) return false;
  if (retrySec < 0) return false;
  if (!isInteger(expireSec)) return false;
  if (expireSec < 0) return false;
  if (!isInteger(refreshSec)) return false;
  if (refreshSec < 0) return false;
  if (!isInteger(ttlSec)) return false;
  if (ttlSec < 0) return false;
  if (acceptsDomainIf(value)) {
    const { soa_email: soaEmail } = value;
    if (soaEmail === undefined) return false;
    if (typeof soaEmail === 'string') {
      if (soaEmail === '') return false;
    }
  } else if (acceptsDomainElseIf(value)) {
    const { master_ips: masterIps } = value;
    if (masterIps === undefined) return false;
    if (isList(masterIps)) {
      if (masterIps.length < 1) return false;
    }
  }
  {
    const self = judged<DomainAsRulesRead>(value);
    if (!masterIpsLength(self)) return false;
    if (!axfrIpsLength(self)) return false;
  }
  return true;
}

export function problemsOfDomainRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, domainType2);
  else {
    const {
      id,
      type,
      status,
      domain,
      group,
      tags,
      description,
      soa_email: soaEmail,
      master_ips: masterIps,
      axfr_ips: axfrIps,
      retry_sec: retrySec,
      expire_sec: expireSec,
      refresh_sec: refreshSec,
      ttl_sec: ttlSec,
    } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'master' && type !== 'slave') problems = add(problems, typeNotListed);
    if (status === undefined) problems = add(problems, statusMissing);
    else problems = within(problems, 'status', problemsOfDomainStatus(status));
    if (domain === undefined) problems = add(problems, domainMissing);
    else if (typeof domain !== 'string') problems = add(problems, domainType);
    else if (isLonger(domain, 253)) problems = add(problems, domainTooLong);
    else if (!domainPattern.test(domain)) problems = add(problems, domainMismatch);
    if (group === undefined) problems = add(problems, groupMissing);
    else if (typeof group !== 'string') problems = add(problems, groupType);
    if (tags === undefined) problems = add(problems, tagsMissing);
    else if (!isList(tags)) problems = add(problems, tagsType);
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = withinItem(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (description === undefined) problems = add(problems, descriptionMissing);
    else if (typeof description !== 'string') problems = add(problems, descriptionType);
    if (soaEmail === undefined) problems = add(problems, soaEmailMissing2);
    else if (typeof soaEmail !== 'string') problems = add(problems, soaEmailType);
    if (masterIps === undefined) problems = add(problems, masterIpsMissing2);
    else if (!isList(masterIps)) problems = add(problems, masterIpsType);
    else {
      for (let index = 0; index < masterIps.length; index++) {
        problems = withinItem(
          problems,
          'master_ips',
          index,
          problemsOfMasterIpsItem(masterIps[index]),
        );
      }
    }
    if (axfrIps === undefined) problems = add(problems, axfrIpsMissing);
    else if (!isList(axfrIps)) problems = add(problems, axfrIpsType);
    else {
      for (let index = 0; index < axfrIps.length; index++) {
        problems = withinItem(problems, 'axfr_ips', index, problemsOfAxfrIpsItem(axfrIps[index]));
      }
    }
    if (retrySec === undefined) problems = add(problems, retrySecMissing);
    else if (!isInteger(retrySec)) problems = add(problems, retrySecType);
    else if (retrySec < 0) problems = add(problems, retrySecTooSmall);
    if (expireSec === undefined) problems = add(problems, expireSecMissing);
    else if (!isInteger(expireSec)) problems = add(problems, expireSecType);
    else if (expireSec < 0) problems = add(problems, expireSecTooSmall);
    if (refreshSec === undefined) problems = add(problems, refreshSecMissing);
    else if (!isInteger(refreshSec)) problems = add(problems, refreshSecType);
    else if (refreshSec < 0) problems = add(problems, refreshSecTooSmall);
    if (ttlSec === undefined) problems = add(problems, ttlSecMissing);
    else if (!isInteger(ttlSec)) problems = add(problems, ttlSecType);
    else if (ttlSec < 0) problems = add(problems, ttlSecTooSmall);
    if (acceptsDomainIf(value)) {
      const { soa_email: soaEmail } = value;
      if (soaEmail === undefined) problems = add(problems, soaEmailMissing);
      else if (typeof soaEmail === 'string') {
        if (soaEmail === '') problems = add(problems, soaEmailTooShort);
      }
    } else if (acceptsDomainElseIf(value)) {
      const { master_ips: masterIps } = value;
      if (masterIps === undefined) problems = add(problems, masterIpsMissing);
      else if (isList(masterIps)) {
        if (masterIps.length < 1) problems = add(problems, masterIpsTooFew);
      }
    }
    {
      const self = judged<DomainAsRulesRead>(value);
      if (isSound(problems, '/master_ips') && !masterIpsLength(self))
        problems = add(problems, masterIpsLengthBroken);
      if (isSound(problems, '/axfr_ips') && !axfrIpsLength(self))
        problems = add(problems, axfrIpsLengthBroken);
    }
  }
  return problems;
}
