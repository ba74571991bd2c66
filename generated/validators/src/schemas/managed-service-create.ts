// Generated; change the document it is made from instead.

import {
  type ManagedServiceCreateAsRulesRead,
  noRegionOfPublicAddress,
  regionOfPrivateAddress,
} from '../rules/managed-service-create.js';
import { type Problems, add, noProblems, withinItem } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { isSound, judged } from '../runtime/validation/rules.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isList, isLonger, isObject } from '../runtime/validation/values.js';
import type { ManagedServiceCreate } from '@cloud-api/types';

const schema = '#/components/schemas/ManagedServiceCreate';
const addressPattern = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^\s/?#]+(?:[/?#]\S*)?$/u;
const addressMessage = 'Must be a URL with a scheme and a host.';

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
  if (typeof label !== 'string') return false;
  if (label === '' || isLonger(label, 64)) return false;
  if (serviceType !== 'url' && serviceType !== 'tcp') return false;
  if (typeof address !== 'string') return false;
  if (!addressPattern.test(address)) return false;
  if (!isInteger(timeout)) return false;
  if (timeout < 1) return false;
  if (body !== undefined) {
    if (typeof body !== 'string') return false;
  }
  if (consultationGroup !== undefined) {
    if (typeof consultationGroup !== 'string') return false;
  }
  if (credentials !== undefined) {
    if (!isList(credentials)) return false;
    for (let index = 0; index < credentials.length; index++) {
      if (!isInteger(credentials[index])) return false;
    }
  }
  if (notes !== undefined) {
    if (typeof notes !== 'string') return false;
  }
  if (region !== undefined) {
    if (typeof region !== 'string') return false;
  }
  {
    const self = judged<ManagedServiceCreateAsRulesRead>(value);
    if (!regionOfPrivateAddress(self)) return false;
    if (!noRegionOfPublicAddress(self)) return false;
  }
  return true;
}

/** All that is wrong with a value as ManagedServiceCreate; nothing for a valid one. */
export function checkManagedServiceCreate(value: unknown): readonly Problem[] {
  return problemsOfManagedServiceCreate(value) ?? noProblems;
}

/** ManagedServiceCreate as a Standard Schema. */
export const managedServiceCreateSchema: StandardSchema<ManagedServiceCreate> =
  /* @__PURE__ */ standard(checkManagedServiceCreate);

export function problemsOfManagedServiceCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
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
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else if (typeof label !== 'string')
      problems = add(problems, memberProblem(schema, 'label', 'type', 'must be a string'));
    else {
      if (label === '')
        problems = add(problems, memberProblem(schema, 'label', 'minLength', 'must not be empty'));
      if (isLonger(label, 64))
        problems = add(
          problems,
          memberProblem(schema, 'label', 'maxLength', 'must be at most 64 characters'),
        );
    }
    if (serviceType === undefined) problems = add(problems, missing(schema, 'service_type'));
    else if (serviceType !== 'url' && serviceType !== 'tcp')
      problems = add(
        problems,
        memberProblem(schema, 'service_type', 'oneOf', 'must be one of "url" or "tcp"'),
      );
    if (address === undefined) problems = add(problems, missing(schema, 'address'));
    else if (typeof address !== 'string')
      problems = add(problems, memberProblem(schema, 'address', 'type', addressMessage));
    else if (!addressPattern.test(address))
      problems = add(problems, memberProblem(schema, 'address', 'pattern', addressMessage));
    if (timeout === undefined) problems = add(problems, missing(schema, 'timeout'));
    else if (!isInteger(timeout))
      problems = add(problems, memberProblem(schema, 'timeout', 'type', 'must be a whole number'));
    else if (timeout < 1)
      problems = add(problems, memberProblem(schema, 'timeout', 'minimum', 'must be at least 1'));
    if (body !== undefined) {
      if (typeof body !== 'string')
        problems = add(problems, memberProblem(schema, 'body', 'type', 'must be a string'));
    }
    if (consultationGroup !== undefined) {
      if (typeof consultationGroup !== 'string')
        problems = add(
          problems,
          memberProblem(schema, 'consultation_group', 'type', 'must be a string'),
        );
    }
    if (credentials !== undefined) {
      if (!isList(credentials))
        problems = add(problems, memberProblem(schema, 'credentials', 'type', 'must be a list'));
      else {
        for (let index = 0; index < credentials.length; index++) {
          problems = withinItem(
            problems,
            'credentials',
            index,
            problemsOfCredentialsItem(credentials[index]),
          );
        }
      }
    }
    if (notes !== undefined) {
      if (typeof notes !== 'string')
        problems = add(problems, memberProblem(schema, 'notes', 'type', 'must be a string'));
    }
    if (region !== undefined) {
      if (typeof region !== 'string')
        problems = add(problems, memberProblem(schema, 'region', 'type', 'must be a string'));
    }
    {
      const self = judged<ManagedServiceCreateAsRulesRead>(value);
      if (isSound(problems, '/address', '/region') && !regionOfPrivateAddress(self))
        problems = add(problems, {
          pointer: '/region',
          field: 'region',
          keyword: 'rule',
          schema: 'region-of-private-address',
          message: 'A region is required if the address is a private IP.',
        });
      if (isSound(problems, '/address', '/region') && !noRegionOfPublicAddress(self))
        problems = add(problems, {
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
  let problems: Problems;
  if (!isInteger(value))
    problems = add(
      problems,
      problem(`${schema}/properties/credentials/items`, 'type', 'must be a whole number'),
    );
  return problems;
}

export function problemsOfManagedServiceCreateShape(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
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
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else if (typeof label !== 'string')
      problems = add(problems, memberProblem(schema, 'label', 'type', 'must be a string'));
    else {
      if (label === '')
        problems = add(problems, memberProblem(schema, 'label', 'minLength', 'must not be empty'));
      if (isLonger(label, 64))
        problems = add(
          problems,
          memberProblem(schema, 'label', 'maxLength', 'must be at most 64 characters'),
        );
    }
    if (serviceType === undefined) problems = add(problems, missing(schema, 'service_type'));
    else if (serviceType !== 'url' && serviceType !== 'tcp')
      problems = add(
        problems,
        memberProblem(schema, 'service_type', 'oneOf', 'must be one of "url" or "tcp"'),
      );
    if (address === undefined) problems = add(problems, missing(schema, 'address'));
    else if (typeof address !== 'string')
      problems = add(problems, memberProblem(schema, 'address', 'type', addressMessage));
    else if (!addressPattern.test(address))
      problems = add(problems, memberProblem(schema, 'address', 'pattern', addressMessage));
    if (timeout === undefined) problems = add(problems, missing(schema, 'timeout'));
    else if (!isInteger(timeout))
      problems = add(problems, memberProblem(schema, 'timeout', 'type', 'must be a whole number'));
    else if (timeout < 1)
      problems = add(problems, memberProblem(schema, 'timeout', 'minimum', 'must be at least 1'));
    if (body !== undefined) {
      if (typeof body !== 'string')
        problems = add(problems, memberProblem(schema, 'body', 'type', 'must be a string'));
    }
    if (consultationGroup !== undefined) {
      if (typeof consultationGroup !== 'string')
        problems = add(
          problems,
          memberProblem(schema, 'consultation_group', 'type', 'must be a string'),
        );
    }
    if (credentials !== undefined) {
      if (!isList(credentials))
        problems = add(problems, memberProblem(schema, 'credentials', 'type', 'must be a list'));
      else {
        for (let index = 0; index < credentials.length; index++) {
          problems = withinItem(
            problems,
            'credentials',
            index,
            problemsOfCredentialsItem(credentials[index]),
          );
        }
      }
    }
    if (notes !== undefined) {
      if (typeof notes !== 'string')
        problems = add(problems, memberProblem(schema, 'notes', 'type', 'must be a string'));
    }
    if (region !== undefined) {
      if (typeof region !== 'string')
        problems = add(problems, memberProblem(schema, 'region', 'type', 'must be a string'));
    }
  }
  return problems;
}
