// Generated; change the document it is made from instead.

import type { Domain } from '@cloud-api/types';
import { axfrIpsLength, type DomainAsRulesRead, masterIpsLength } from '../rules/domain.js';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
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
import { isArray, isInteger, isLongerThan, isObject } from '../runtime/validation/type-checks.js';
import { isDomainStatus, problemsOfDomainStatus } from './domain-status.js';

const domainPattern =
  /^(?:\*\.)?(?:(?!-)[A-Za-z0-9_-]{0,62}[A-Za-z0-9_]\.)+(?:[A-Za-z]{2,16}|xn--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$/u;
const retrySecValues = /* @__PURE__ */ new Set<unknown>([
  0, 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200,
]);

/** Whether a value is a valid Domain. */
export function isDomain(value: unknown): value is Domain {
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
  if (
    !isInteger(id) ||
    (type !== 'master' && type !== 'slave') ||
    !isDomainStatus(status) ||
    typeof domain !== 'string' ||
    isLongerThan(domain, 253) ||
    !matchesPattern(domainPattern, domain) ||
    typeof group !== 'string' ||
    !isArray(tags)
  )
    return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (typeof description !== 'string' || typeof soaEmail !== 'string' || !isArray(masterIps))
    return false;
  for (let index = 0; index < masterIps.length; index++) {
    if (typeof masterIps[index] !== 'string') return false;
  }
  if (!isArray(axfrIps)) return false;
  for (let index = 0; index < axfrIps.length; index++) {
    if (typeof axfrIps[index] !== 'string') return false;
  }
  if (
    !retrySecValues.has(retrySec) ||
    !retrySecValues.has(expireSec) ||
    !retrySecValues.has(refreshSec) ||
    !retrySecValues.has(ttlSec)
  )
    return false;
  if (acceptsDomainIf(value)) {
    const { soa_email: soaEmail } = value;
    if (soaEmail === undefined || (typeof soaEmail === 'string' && soaEmail === '')) return false;
  } else if (acceptsDomainElseIf(value)) {
    const { master_ips: masterIps } = value;
    if (masterIps === undefined || (isArray(masterIps) && masterIps.length < 1)) return false;
  }
  {
    const self = asValidated<DomainAsRulesRead>(value);
    if (!masterIpsLength(self) || !axfrIpsLength(self)) return false;
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

function acceptsDomainElseIf(value: unknown): boolean {
  if (isObject(value)) {
    const { type } = value;
    if (type !== 'slave') return false;
  }
  return true;
}

/** All that is wrong with a value as Domain; nothing for a valid one. */
export function checkDomain(value: unknown): readonly Problem[] {
  return problemsOfDomain(value) ?? noProblems;
}

/** Domain as a Standard Schema. */
export const domainSchema: StandardSchema<Domain> =
  /* @__PURE__ */ createStandardSchema(checkDomain);

/** Whether a value is a valid DomainRequest. */
export function isDomainRequest(value: unknown): value is Domain {
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
  if (
    !isInteger(id) ||
    (type !== 'master' && type !== 'slave') ||
    !isDomainStatus(status) ||
    typeof domain !== 'string' ||
    isLongerThan(domain, 253) ||
    !matchesPattern(domainPattern, domain) ||
    typeof group !== 'string' ||
    !isArray(tags)
  )
    return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (typeof description !== 'string' || typeof soaEmail !== 'string' || !isArray(masterIps))
    return false;
  for (let index = 0; index < masterIps.length; index++) {
    if (typeof masterIps[index] !== 'string') return false;
  }
  if (!isArray(axfrIps)) return false;
  for (let index = 0; index < axfrIps.length; index++) {
    if (typeof axfrIps[index] !== 'string') return false;
  }
  if (
    !isInteger(retrySec) ||
    retrySec < 0 ||
    !isInteger(expireSec) ||
    expireSec < 0 ||
    !isInteger(refreshSec) ||
    refreshSec < 0 ||
    !isInteger(ttlSec) ||
    ttlSec < 0
  )
    return false;
  if (acceptsDomainIf(value)) {
    const { soa_email: soaEmail } = value;
    if (soaEmail === undefined || (typeof soaEmail === 'string' && soaEmail === '')) return false;
  } else if (acceptsDomainElseIf(value)) {
    const { master_ips: masterIps } = value;
    if (masterIps === undefined || (isArray(masterIps) && masterIps.length < 1)) return false;
  }
  {
    const self = asValidated<DomainAsRulesRead>(value);
    if (!masterIpsLength(self) || !axfrIpsLength(self)) return false;
  }
  return true;
}

/** All that is wrong with a value as DomainRequest; nothing for a valid one. */
export function checkDomainRequest(value: unknown): readonly Problem[] {
  return problemsOfDomainRequest(value) ?? noProblems;
}

/** DomainRequest as a Standard Schema. */
export const domainRequestSchema: StandardSchema<Domain> =
  /* @__PURE__ */ createStandardSchema(checkDomainRequest);

export function problemsOfDomain(value: unknown): Problems {
  const schema = '#/components/schemas/Domain';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (type === undefined) problems = reportMissing(problems, 'type', schema);
    else if (type !== 'master' && type !== 'slave')
      problems = report(problems, 'type', schema, 'oneOf', 'must be one of "master" or "slave"');
    if (status === undefined) problems = reportMissing(problems, 'status', schema);
    else problems = mergeAtProperty(problems, 'status', problemsOfDomainStatus(status));
    if (typeof domain !== 'string')
      problems = reportRequired(
        problems,
        'domain',
        domain,
        schema,
        'type',
        'Must be a domain name such as `example.com`.',
      );
    else if (isLongerThan(domain, 253))
      problems = report(
        problems,
        'domain',
        schema,
        'maxLength',
        'Must be a domain name such as `example.com`.',
      );
    else if (!matchesPattern(domainPattern, domain))
      problems = report(
        problems,
        'domain',
        schema,
        'pattern',
        'Must be a domain name such as `example.com`.',
      );
    if (typeof group !== 'string')
      problems = reportRequired(problems, 'group', group, schema, 'type', 'must be a string');
    if (!isArray(tags))
      problems = reportRequired(problems, 'tags', tags, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (typeof description !== 'string')
      problems = reportRequired(
        problems,
        'description',
        description,
        schema,
        'type',
        'must be a string',
      );
    if (typeof soaEmail !== 'string')
      problems = reportRequired(
        problems,
        'soa_email',
        soaEmail,
        schema,
        'type',
        'must be a string',
      );
    if (!isArray(masterIps))
      problems = reportRequired(
        problems,
        'master_ips',
        masterIps,
        schema,
        'type',
        'must be a list',
      );
    else {
      for (let index = 0; index < masterIps.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'master_ips',
          index,
          problemsOfMasterIpsItem(masterIps[index]),
        );
      }
    }
    if (!isArray(axfrIps))
      problems = reportRequired(problems, 'axfr_ips', axfrIps, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < axfrIps.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'axfr_ips',
          index,
          problemsOfAxfrIpsItem(axfrIps[index]),
        );
      }
    }
    if (retrySec === undefined) problems = reportMissing(problems, 'retry_sec', schema);
    else if (!retrySecValues.has(retrySec))
      problems = report(
        problems,
        'retry_sec',
        schema,
        'x-round',
        'must be one of 0, 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800 or 2 others',
      );
    if (expireSec === undefined) problems = reportMissing(problems, 'expire_sec', schema);
    else if (!retrySecValues.has(expireSec))
      problems = report(
        problems,
        'expire_sec',
        schema,
        'x-round',
        'must be one of 0, 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800 or 2 others',
      );
    if (refreshSec === undefined) problems = reportMissing(problems, 'refresh_sec', schema);
    else if (!retrySecValues.has(refreshSec))
      problems = report(
        problems,
        'refresh_sec',
        schema,
        'x-round',
        'must be one of 0, 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800 or 2 others',
      );
    if (ttlSec === undefined) problems = reportMissing(problems, 'ttl_sec', schema);
    else if (!retrySecValues.has(ttlSec))
      problems = report(
        problems,
        'ttl_sec',
        schema,
        'x-round',
        'must be one of 0, 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800 or 2 others',
      );
    if (acceptsDomainIf(value)) {
      const { soa_email: soaEmail } = value;
      if (soaEmail === undefined)
        problems = reportAt(problems, '/soa_email', schema, '/then/required', 'is required');
      else if (typeof soaEmail === 'string' && soaEmail === '')
        problems = reportAt(
          problems,
          '/soa_email',
          schema,
          '/then/properties/soa_email/minLength',
          'The e-mail address is required for a `master` domain.',
        );
    } else if (acceptsDomainElseIf(value)) {
      const { master_ips: masterIps } = value;
      if (masterIps === undefined)
        problems = reportAt(problems, '/master_ips', schema, '/else/then/required', 'is required');
      else if (isArray(masterIps) && masterIps.length < 1)
        problems = reportAt(
          problems,
          '/master_ips',
          schema,
          '/else/then/properties/master_ips/minItems',
          'At least one IP address is required for a `slave` domain.',
        );
    }
    {
      const self = asValidated<DomainAsRulesRead>(value);
      if (isValid(problems, '/master_ips') && !masterIpsLength(self))
        problems = addProblem(problems, {
          pointer: '/master_ips',
          field: 'master_ips',
          keyword: 'rule',
          schema: 'master-ips-length',
          message:
            'The combined length of the master IP addresses must be at most 1000 characters.',
        });
      if (isValid(problems, '/axfr_ips') && !axfrIpsLength(self))
        problems = addProblem(problems, {
          pointer: '/axfr_ips',
          field: 'axfr_ips',
          keyword: 'rule',
          schema: 'axfr-ips-length',
          message:
            'The combined length of the IP addresses allowed zone transfer must be at most 1000 characters.',
        });
    }
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  const schema = '#/components/schemas/Domain/properties/tags/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

function problemsOfMasterIpsItem(value: unknown): Problems {
  const schema = '#/components/schemas/Domain/properties/master_ips/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

function problemsOfAxfrIpsItem(value: unknown): Problems {
  const schema = '#/components/schemas/Domain/properties/axfr_ips/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

export function problemsOfDomainRequest(value: unknown): Problems {
  const schema = '#/components/schemas/Domain';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (type === undefined) problems = reportMissing(problems, 'type', schema);
    else if (type !== 'master' && type !== 'slave')
      problems = report(problems, 'type', schema, 'oneOf', 'must be one of "master" or "slave"');
    if (status === undefined) problems = reportMissing(problems, 'status', schema);
    else problems = mergeAtProperty(problems, 'status', problemsOfDomainStatus(status));
    if (typeof domain !== 'string')
      problems = reportRequired(
        problems,
        'domain',
        domain,
        schema,
        'type',
        'Must be a domain name such as `example.com`.',
      );
    else if (isLongerThan(domain, 253))
      problems = report(
        problems,
        'domain',
        schema,
        'maxLength',
        'Must be a domain name such as `example.com`.',
      );
    else if (!matchesPattern(domainPattern, domain))
      problems = report(
        problems,
        'domain',
        schema,
        'pattern',
        'Must be a domain name such as `example.com`.',
      );
    if (typeof group !== 'string')
      problems = reportRequired(problems, 'group', group, schema, 'type', 'must be a string');
    if (!isArray(tags))
      problems = reportRequired(problems, 'tags', tags, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (typeof description !== 'string')
      problems = reportRequired(
        problems,
        'description',
        description,
        schema,
        'type',
        'must be a string',
      );
    if (typeof soaEmail !== 'string')
      problems = reportRequired(
        problems,
        'soa_email',
        soaEmail,
        schema,
        'type',
        'must be a string',
      );
    if (!isArray(masterIps))
      problems = reportRequired(
        problems,
        'master_ips',
        masterIps,
        schema,
        'type',
        'must be a list',
      );
    else {
      for (let index = 0; index < masterIps.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'master_ips',
          index,
          problemsOfMasterIpsItem(masterIps[index]),
        );
      }
    }
    if (!isArray(axfrIps))
      problems = reportRequired(problems, 'axfr_ips', axfrIps, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < axfrIps.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'axfr_ips',
          index,
          problemsOfAxfrIpsItem(axfrIps[index]),
        );
      }
    }
    if (!isInteger(retrySec))
      problems = reportRequired(
        problems,
        'retry_sec',
        retrySec,
        schema,
        'type',
        'must be a whole number',
      );
    else if (retrySec < 0)
      problems = report(problems, 'retry_sec', schema, 'minimum', 'must be at least 0');
    if (!isInteger(expireSec))
      problems = reportRequired(
        problems,
        'expire_sec',
        expireSec,
        schema,
        'type',
        'must be a whole number',
      );
    else if (expireSec < 0)
      problems = report(problems, 'expire_sec', schema, 'minimum', 'must be at least 0');
    if (!isInteger(refreshSec))
      problems = reportRequired(
        problems,
        'refresh_sec',
        refreshSec,
        schema,
        'type',
        'must be a whole number',
      );
    else if (refreshSec < 0)
      problems = report(problems, 'refresh_sec', schema, 'minimum', 'must be at least 0');
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
    if (acceptsDomainIf(value)) {
      const { soa_email: soaEmail } = value;
      if (soaEmail === undefined)
        problems = reportAt(problems, '/soa_email', schema, '/then/required', 'is required');
      else if (typeof soaEmail === 'string' && soaEmail === '')
        problems = reportAt(
          problems,
          '/soa_email',
          schema,
          '/then/properties/soa_email/minLength',
          'The e-mail address is required for a `master` domain.',
        );
    } else if (acceptsDomainElseIf(value)) {
      const { master_ips: masterIps } = value;
      if (masterIps === undefined)
        problems = reportAt(problems, '/master_ips', schema, '/else/then/required', 'is required');
      else if (isArray(masterIps) && masterIps.length < 1)
        problems = reportAt(
          problems,
          '/master_ips',
          schema,
          '/else/then/properties/master_ips/minItems',
          'At least one IP address is required for a `slave` domain.',
        );
    }
    {
      const self = asValidated<DomainAsRulesRead>(value);
      if (isValid(problems, '/master_ips') && !masterIpsLength(self))
        problems = addProblem(problems, {
          pointer: '/master_ips',
          field: 'master_ips',
          keyword: 'rule',
          schema: 'master-ips-length',
          message:
            'The combined length of the master IP addresses must be at most 1000 characters.',
        });
      if (isValid(problems, '/axfr_ips') && !axfrIpsLength(self))
        problems = addProblem(problems, {
          pointer: '/axfr_ips',
          field: 'axfr_ips',
          keyword: 'rule',
          schema: 'axfr-ips-length',
          message:
            'The combined length of the IP addresses allowed zone transfer must be at most 1000 characters.',
        });
    }
  }
  return problems;
}
