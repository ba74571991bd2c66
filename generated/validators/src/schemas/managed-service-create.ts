// Generated; change the document it is made from instead.

import type { ManagedServiceCreate } from '@cloud-api/types';
import {
  type ManagedServiceCreateAsRulesRead,
  noRegionOfPublicAddress,
  regionOfPrivateAddress,
} from '../rules/managed-service-create.js';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
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

const addressPattern = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^\s/?#]+(?:[/?#]\S*)?$/u;

/** Whether a value is a valid ManagedServiceCreate. */
export function isManagedServiceCreate(value: unknown): value is ManagedServiceCreate {
  if (!isObject(value)) return false;
  const {
    label,
    service_type: serviceType,
    address,
    timeout,
    body,
    consultation_group: consultationGroup,
    credentials,
    notes,
    region,
  } = value;
  if (
    typeof label !== 'string' ||
    label === '' ||
    isLongerThan(label, 64) ||
    (serviceType !== 'url' && serviceType !== 'tcp') ||
    typeof address !== 'string' ||
    !matchesPattern(addressPattern, address) ||
    !isInteger(timeout) ||
    timeout < 1 ||
    (body !== undefined && typeof body !== 'string') ||
    (consultationGroup !== undefined && typeof consultationGroup !== 'string')
  )
    return false;
  if (credentials !== undefined) {
    if (!isArray(credentials)) return false;
    for (let index = 0; index < credentials.length; index++) {
      if (!isInteger(credentials[index])) return false;
    }
  }
  if (
    (notes !== undefined && typeof notes !== 'string') ||
    (region !== undefined && typeof region !== 'string')
  )
    return false;
  {
    const self = asValidated<ManagedServiceCreateAsRulesRead>(value);
    if (!regionOfPrivateAddress(self) || !noRegionOfPublicAddress(self)) return false;
  }
  return true;
}

/** All that is wrong with a value as ManagedServiceCreate; nothing for a valid one. */
export function checkManagedServiceCreate(value: unknown): readonly Problem[] {
  return problemsOfManagedServiceCreate(value) ?? noProblems;
}

/** ManagedServiceCreate as a Standard Schema. */
export const managedServiceCreateSchema: StandardSchema<ManagedServiceCreate> =
  /* @__PURE__ */ createStandardSchema(checkManagedServiceCreate);

export function problemsOfManagedServiceCreate(value: unknown): Problems {
  const schema = '#/components/schemas/ManagedServiceCreate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      label,
      service_type: serviceType,
      address,
      timeout,
      body,
      consultation_group: consultationGroup,
      credentials,
      notes,
      region,
    } = value;
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    else {
      if (label === '')
        problems = report(problems, 'label', schema, 'minLength', 'must not be empty');
      if (isLongerThan(label, 64))
        problems = report(problems, 'label', schema, 'maxLength', 'must be at most 64 characters');
    }
    if (serviceType === undefined) problems = reportMissing(problems, 'service_type', schema);
    else if (serviceType !== 'url' && serviceType !== 'tcp')
      problems = report(problems, 'service_type', schema, 'oneOf', 'must be one of "url" or "tcp"');
    if (typeof address !== 'string')
      problems = reportRequired(
        problems,
        'address',
        address,
        schema,
        'type',
        'Must be a URL with a scheme and a host.',
      );
    else if (!matchesPattern(addressPattern, address))
      problems = report(
        problems,
        'address',
        schema,
        'pattern',
        'Must be a URL with a scheme and a host.',
      );
    if (!isInteger(timeout))
      problems = reportRequired(
        problems,
        'timeout',
        timeout,
        schema,
        'type',
        'must be a whole number',
      );
    else if (timeout < 1)
      problems = report(problems, 'timeout', schema, 'minimum', 'must be at least 1');
    if (body !== undefined && typeof body !== 'string')
      problems = report(problems, 'body', schema, 'type', 'must be a string');
    if (consultationGroup !== undefined && typeof consultationGroup !== 'string')
      problems = report(problems, 'consultation_group', schema, 'type', 'must be a string');
    if (credentials !== undefined) {
      if (!isArray(credentials))
        problems = report(problems, 'credentials', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < credentials.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'credentials',
            index,
            problemsOfCredentialsItem(credentials[index]),
          );
        }
      }
    }
    if (notes !== undefined && typeof notes !== 'string')
      problems = report(problems, 'notes', schema, 'type', 'must be a string');
    if (region !== undefined && typeof region !== 'string')
      problems = report(problems, 'region', schema, 'type', 'must be a string');
    {
      const self = asValidated<ManagedServiceCreateAsRulesRead>(value);
      if (isValid(problems, '/address', '/region') && !regionOfPrivateAddress(self))
        problems = addProblem(problems, {
          pointer: '/region',
          field: 'region',
          keyword: 'rule',
          schema: 'region-of-private-address',
          message: 'A region is required if the address is a private IP.',
        });
      if (isValid(problems, '/address', '/region') && !noRegionOfPublicAddress(self))
        problems = addProblem(problems, {
          pointer: '/region',
          field: 'region',
          keyword: 'rule',
          schema: 'no-region-of-public-address',
          message: 'A region must not be set unless the address is a private IP.',
        });
    }
  }
  return problems;
}

function problemsOfCredentialsItem(value: unknown): Problems {
  const schema = '#/components/schemas/ManagedServiceCreate/properties/credentials/items';
  let problems: Problems;
  if (!isInteger(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  return problems;
}

export function problemsOfManagedServiceCreateShape(value: unknown): Problems {
  const schema = '#/components/schemas/ManagedServiceCreate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      label,
      service_type: serviceType,
      address,
      timeout,
      body,
      consultation_group: consultationGroup,
      credentials,
      notes,
      region,
    } = value;
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    else {
      if (label === '')
        problems = report(problems, 'label', schema, 'minLength', 'must not be empty');
      if (isLongerThan(label, 64))
        problems = report(problems, 'label', schema, 'maxLength', 'must be at most 64 characters');
    }
    if (serviceType === undefined) problems = reportMissing(problems, 'service_type', schema);
    else if (serviceType !== 'url' && serviceType !== 'tcp')
      problems = report(problems, 'service_type', schema, 'oneOf', 'must be one of "url" or "tcp"');
    if (typeof address !== 'string')
      problems = reportRequired(
        problems,
        'address',
        address,
        schema,
        'type',
        'Must be a URL with a scheme and a host.',
      );
    else if (!matchesPattern(addressPattern, address))
      problems = report(
        problems,
        'address',
        schema,
        'pattern',
        'Must be a URL with a scheme and a host.',
      );
    if (!isInteger(timeout))
      problems = reportRequired(
        problems,
        'timeout',
        timeout,
        schema,
        'type',
        'must be a whole number',
      );
    else if (timeout < 1)
      problems = report(problems, 'timeout', schema, 'minimum', 'must be at least 1');
    if (body !== undefined && typeof body !== 'string')
      problems = report(problems, 'body', schema, 'type', 'must be a string');
    if (consultationGroup !== undefined && typeof consultationGroup !== 'string')
      problems = report(problems, 'consultation_group', schema, 'type', 'must be a string');
    if (credentials !== undefined) {
      if (!isArray(credentials))
        problems = report(problems, 'credentials', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < credentials.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'credentials',
            index,
            problemsOfCredentialsItem(credentials[index]),
          );
        }
      }
    }
    if (notes !== undefined && typeof notes !== 'string')
      problems = report(problems, 'notes', schema, 'type', 'must be a string');
    if (region !== undefined && typeof region !== 'string')
      problems = report(problems, 'region', schema, 'type', 'must be a string');
  }
  return problems;
}
