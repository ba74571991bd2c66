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
  if (!isInteger(id)) return false;
  if (type !== 'master' && type !== 'slave') return false;
  if (!isDomainStatus(status)) return false;
  if (typeof domain !== 'string') return false;
  if (isLongerThan(domain, 253) || !matchesPattern(domainPattern, domain)) return false;
  if (typeof group !== 'string') return false;
  if (!isArray(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (typeof description !== 'string') return false;
  if (typeof soaEmail !== 'string') return false;
  if (!isArray(masterIps)) return false;
  for (let index = 0; index < masterIps.length; index++) {
    if (typeof masterIps[index] !== 'string') return false;
  }
  if (!isArray(axfrIps)) return false;
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
    if (isArray(masterIps)) {
      if (masterIps.length < 1) return false;
    }
  }
  {
    const self = asValidated<DomainAsRulesRead>(value);
    if (!masterIpsLength(self)) return false;
    if (!axfrIpsLength(self)) return false;
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
  if (!isInteger(id)) return false;
  if (type !== 'master' && type !== 'slave') return false;
  if (!isDomainStatus(status)) return false;
  if (typeof domain !== 'string') return false;
  if (isLongerThan(domain, 253) || !matchesPattern(domainPattern, domain)) return false;
  if (typeof group !== 'string') return false;
  if (!isArray(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (typeof description !== 'string') return false;
  if (typeof soaEmail !== 'string') return false;
  if (!isArray(masterIps)) return false;
  for (let index = 0; index < masterIps.length; index++) {
    if (typeof masterIps[index] !== 'string') return false;
  }
  if (!isArray(axfrIps)) return false;
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
    if (isArray(masterIps)) {
      if (masterIps.length < 1) return false;
    }
  }
  {
    const self = asValidated<DomainAsRulesRead>(value);
    if (!masterIpsLength(self)) return false;
    if (!axfrIpsLength(self)) return false;
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Domain/type',
      message: 'must be an object',
    });
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
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/id/type',
        message: 'must be a whole number',
      });
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (type !== 'master' && type !== 'slave')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'oneOf',
        schema: '#/components/schemas/Domain/properties/type/oneOf',
        message: 'must be one of "master" or "slave"',
      });
    if (status === undefined)
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'status', problemsOfDomainStatus(status));
    if (domain === undefined)
      problems = addProblem(problems, {
        pointer: '/domain',
        field: 'domain',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (typeof domain !== 'string')
      problems = addProblem(problems, {
        pointer: '/domain',
        field: 'domain',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/domain/type',
        message: 'Must be a domain name such as `example.com`.',
      });
    else if (isLongerThan(domain, 253))
      problems = addProblem(problems, {
        pointer: '/domain',
        field: 'domain',
        keyword: 'maxLength',
        schema: '#/components/schemas/Domain/properties/domain/maxLength',
        message: 'Must be a domain name such as `example.com`.',
      });
    else if (!matchesPattern(domainPattern, domain))
      problems = addProblem(problems, {
        pointer: '/domain',
        field: 'domain',
        keyword: 'pattern',
        schema: '#/components/schemas/Domain/properties/domain/pattern',
        message: 'Must be a domain name such as `example.com`.',
      });
    if (group === undefined)
      problems = addProblem(problems, {
        pointer: '/group',
        field: 'group',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (typeof group !== 'string')
      problems = addProblem(problems, {
        pointer: '/group',
        field: 'group',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/group/type',
        message: 'must be a string',
      });
    if (tags === undefined)
      problems = addProblem(problems, {
        pointer: '/tags',
        field: 'tags',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!isArray(tags))
      problems = addProblem(problems, {
        pointer: '/tags',
        field: 'tags',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/tags/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (description === undefined)
      problems = addProblem(problems, {
        pointer: '/description',
        field: 'description',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (typeof description !== 'string')
      problems = addProblem(problems, {
        pointer: '/description',
        field: 'description',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/description/type',
        message: 'must be a string',
      });
    if (soaEmail === undefined)
      problems = addProblem(problems, {
        pointer: '/soa_email',
        field: 'soa_email',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (typeof soaEmail !== 'string')
      problems = addProblem(problems, {
        pointer: '/soa_email',
        field: 'soa_email',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/soa_email/type',
        message: 'must be a string',
      });
    if (masterIps === undefined)
      problems = addProblem(problems, {
        pointer: '/master_ips',
        field: 'master_ips',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!isArray(masterIps))
      problems = addProblem(problems, {
        pointer: '/master_ips',
        field: 'master_ips',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/master_ips/type',
        message: 'must be a list',
      });
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
    if (axfrIps === undefined)
      problems = addProblem(problems, {
        pointer: '/axfr_ips',
        field: 'axfr_ips',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!isArray(axfrIps))
      problems = addProblem(problems, {
        pointer: '/axfr_ips',
        field: 'axfr_ips',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/axfr_ips/type',
        message: 'must be a list',
      });
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
    if (retrySec === undefined)
      problems = addProblem(problems, {
        pointer: '/retry_sec',
        field: 'retry_sec',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!retrySecValues.has(retrySec))
      problems = addProblem(problems, {
        pointer: '/retry_sec',
        field: 'retry_sec',
        keyword: 'x-round',
        schema: '#/components/schemas/Domain/properties/retry_sec/x-round',
        message:
          'must be one of 0, 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800 or 2 others',
      });
    if (expireSec === undefined)
      problems = addProblem(problems, {
        pointer: '/expire_sec',
        field: 'expire_sec',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!retrySecValues.has(expireSec))
      problems = addProblem(problems, {
        pointer: '/expire_sec',
        field: 'expire_sec',
        keyword: 'x-round',
        schema: '#/components/schemas/Domain/properties/expire_sec/x-round',
        message:
          'must be one of 0, 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800 or 2 others',
      });
    if (refreshSec === undefined)
      problems = addProblem(problems, {
        pointer: '/refresh_sec',
        field: 'refresh_sec',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!retrySecValues.has(refreshSec))
      problems = addProblem(problems, {
        pointer: '/refresh_sec',
        field: 'refresh_sec',
        keyword: 'x-round',
        schema: '#/components/schemas/Domain/properties/refresh_sec/x-round',
        message:
          'must be one of 0, 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800 or 2 others',
      });
    if (ttlSec === undefined)
      problems = addProblem(problems, {
        pointer: '/ttl_sec',
        field: 'ttl_sec',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!retrySecValues.has(ttlSec))
      problems = addProblem(problems, {
        pointer: '/ttl_sec',
        field: 'ttl_sec',
        keyword: 'x-round',
        schema: '#/components/schemas/Domain/properties/ttl_sec/x-round',
        message:
          'must be one of 0, 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800 or 2 others',
      });
    if (acceptsDomainIf(value)) {
      const { soa_email: soaEmail } = value;
      if (soaEmail === undefined)
        problems = addProblem(problems, {
          pointer: '/soa_email',
          field: 'soa_email',
          keyword: 'required',
          schema: '#/components/schemas/Domain/then/required',
          message: 'is required',
        });
      else if (typeof soaEmail === 'string') {
        if (soaEmail === '')
          problems = addProblem(problems, {
            pointer: '/soa_email',
            field: 'soa_email',
            keyword: 'minLength',
            schema: '#/components/schemas/Domain/then/properties/soa_email/minLength',
            message: 'The e-mail address is required for a `master` domain.',
          });
      }
    } else if (acceptsDomainElseIf(value)) {
      const { master_ips: masterIps } = value;
      if (masterIps === undefined)
        problems = addProblem(problems, {
          pointer: '/master_ips',
          field: 'master_ips',
          keyword: 'required',
          schema: '#/components/schemas/Domain/else/then/required',
          message: 'is required',
        });
      else if (isArray(masterIps)) {
        if (masterIps.length < 1)
          problems = addProblem(problems, {
            pointer: '/master_ips',
            field: 'master_ips',
            keyword: 'minItems',
            schema: '#/components/schemas/Domain/else/then/properties/master_ips/minItems',
            message: 'At least one IP address is required for a `slave` domain.',
          });
      }
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
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Domain/properties/tags/items/type',
      message: 'must be a string',
    });
  return problems;
}

function problemsOfMasterIpsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Domain/properties/master_ips/items/type',
      message: 'must be a string',
    });
  return problems;
}

function problemsOfAxfrIpsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Domain/properties/axfr_ips/items/type',
      message: 'must be a string',
    });
  return problems;
}

export function problemsOfDomainRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Domain/type',
      message: 'must be an object',
    });
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
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/id/type',
        message: 'must be a whole number',
      });
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (type !== 'master' && type !== 'slave')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'oneOf',
        schema: '#/components/schemas/Domain/properties/type/oneOf',
        message: 'must be one of "master" or "slave"',
      });
    if (status === undefined)
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'status', problemsOfDomainStatus(status));
    if (domain === undefined)
      problems = addProblem(problems, {
        pointer: '/domain',
        field: 'domain',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (typeof domain !== 'string')
      problems = addProblem(problems, {
        pointer: '/domain',
        field: 'domain',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/domain/type',
        message: 'Must be a domain name such as `example.com`.',
      });
    else if (isLongerThan(domain, 253))
      problems = addProblem(problems, {
        pointer: '/domain',
        field: 'domain',
        keyword: 'maxLength',
        schema: '#/components/schemas/Domain/properties/domain/maxLength',
        message: 'Must be a domain name such as `example.com`.',
      });
    else if (!matchesPattern(domainPattern, domain))
      problems = addProblem(problems, {
        pointer: '/domain',
        field: 'domain',
        keyword: 'pattern',
        schema: '#/components/schemas/Domain/properties/domain/pattern',
        message: 'Must be a domain name such as `example.com`.',
      });
    if (group === undefined)
      problems = addProblem(problems, {
        pointer: '/group',
        field: 'group',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (typeof group !== 'string')
      problems = addProblem(problems, {
        pointer: '/group',
        field: 'group',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/group/type',
        message: 'must be a string',
      });
    if (tags === undefined)
      problems = addProblem(problems, {
        pointer: '/tags',
        field: 'tags',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!isArray(tags))
      problems = addProblem(problems, {
        pointer: '/tags',
        field: 'tags',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/tags/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (description === undefined)
      problems = addProblem(problems, {
        pointer: '/description',
        field: 'description',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (typeof description !== 'string')
      problems = addProblem(problems, {
        pointer: '/description',
        field: 'description',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/description/type',
        message: 'must be a string',
      });
    if (soaEmail === undefined)
      problems = addProblem(problems, {
        pointer: '/soa_email',
        field: 'soa_email',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (typeof soaEmail !== 'string')
      problems = addProblem(problems, {
        pointer: '/soa_email',
        field: 'soa_email',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/soa_email/type',
        message: 'must be a string',
      });
    if (masterIps === undefined)
      problems = addProblem(problems, {
        pointer: '/master_ips',
        field: 'master_ips',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!isArray(masterIps))
      problems = addProblem(problems, {
        pointer: '/master_ips',
        field: 'master_ips',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/master_ips/type',
        message: 'must be a list',
      });
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
    if (axfrIps === undefined)
      problems = addProblem(problems, {
        pointer: '/axfr_ips',
        field: 'axfr_ips',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!isArray(axfrIps))
      problems = addProblem(problems, {
        pointer: '/axfr_ips',
        field: 'axfr_ips',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/axfr_ips/type',
        message: 'must be a list',
      });
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
    if (retrySec === undefined)
      problems = addProblem(problems, {
        pointer: '/retry_sec',
        field: 'retry_sec',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!isInteger(retrySec))
      problems = addProblem(problems, {
        pointer: '/retry_sec',
        field: 'retry_sec',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/retry_sec/type',
        message: 'must be a whole number',
      });
    else if (retrySec < 0)
      problems = addProblem(problems, {
        pointer: '/retry_sec',
        field: 'retry_sec',
        keyword: 'minimum',
        schema: '#/components/schemas/Domain/properties/retry_sec/minimum',
        message: 'must be at least 0',
      });
    if (expireSec === undefined)
      problems = addProblem(problems, {
        pointer: '/expire_sec',
        field: 'expire_sec',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!isInteger(expireSec))
      problems = addProblem(problems, {
        pointer: '/expire_sec',
        field: 'expire_sec',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/expire_sec/type',
        message: 'must be a whole number',
      });
    else if (expireSec < 0)
      problems = addProblem(problems, {
        pointer: '/expire_sec',
        field: 'expire_sec',
        keyword: 'minimum',
        schema: '#/components/schemas/Domain/properties/expire_sec/minimum',
        message: 'must be at least 0',
      });
    if (refreshSec === undefined)
      problems = addProblem(problems, {
        pointer: '/refresh_sec',
        field: 'refresh_sec',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!isInteger(refreshSec))
      problems = addProblem(problems, {
        pointer: '/refresh_sec',
        field: 'refresh_sec',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/refresh_sec/type',
        message: 'must be a whole number',
      });
    else if (refreshSec < 0)
      problems = addProblem(problems, {
        pointer: '/refresh_sec',
        field: 'refresh_sec',
        keyword: 'minimum',
        schema: '#/components/schemas/Domain/properties/refresh_sec/minimum',
        message: 'must be at least 0',
      });
    if (ttlSec === undefined)
      problems = addProblem(problems, {
        pointer: '/ttl_sec',
        field: 'ttl_sec',
        keyword: 'required',
        schema: '#/components/schemas/Domain/required',
        message: 'is required',
      });
    else if (!isInteger(ttlSec))
      problems = addProblem(problems, {
        pointer: '/ttl_sec',
        field: 'ttl_sec',
        keyword: 'type',
        schema: '#/components/schemas/Domain/properties/ttl_sec/type',
        message: 'must be a whole number',
      });
    else if (ttlSec < 0)
      problems = addProblem(problems, {
        pointer: '/ttl_sec',
        field: 'ttl_sec',
        keyword: 'minimum',
        schema: '#/components/schemas/Domain/properties/ttl_sec/minimum',
        message: 'must be at least 0',
      });
    if (acceptsDomainIf(value)) {
      const { soa_email: soaEmail } = value;
      if (soaEmail === undefined)
        problems = addProblem(problems, {
          pointer: '/soa_email',
          field: 'soa_email',
          keyword: 'required',
          schema: '#/components/schemas/Domain/then/required',
          message: 'is required',
        });
      else if (typeof soaEmail === 'string') {
        if (soaEmail === '')
          problems = addProblem(problems, {
            pointer: '/soa_email',
            field: 'soa_email',
            keyword: 'minLength',
            schema: '#/components/schemas/Domain/then/properties/soa_email/minLength',
            message: 'The e-mail address is required for a `master` domain.',
          });
      }
    } else if (acceptsDomainElseIf(value)) {
      const { master_ips: masterIps } = value;
      if (masterIps === undefined)
        problems = addProblem(problems, {
          pointer: '/master_ips',
          field: 'master_ips',
          keyword: 'required',
          schema: '#/components/schemas/Domain/else/then/required',
          message: 'is required',
        });
      else if (isArray(masterIps)) {
        if (masterIps.length < 1)
          problems = addProblem(problems, {
            pointer: '/master_ips',
            field: 'master_ips',
            keyword: 'minItems',
            schema: '#/components/schemas/Domain/else/then/properties/master_ips/minItems',
            message: 'At least one IP address is required for a `slave` domain.',
          });
      }
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
