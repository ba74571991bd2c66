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
  if (typeof label !== 'string') return false;
  if (label === '' || isLongerThan(label, 64)) return false;
  if (serviceType !== 'url' && serviceType !== 'tcp') return false;
  if (typeof address !== 'string') return false;
  if (!matchesPattern(addressPattern, address)) return false;
  if (!isInteger(timeout)) return false;
  if (timeout < 1) return false;
  if (body !== undefined) {
    if (typeof body !== 'string') return false;
  }
  if (consultationGroup !== undefined) {
    if (typeof consultationGroup !== 'string') return false;
  }
  if (credentials !== undefined) {
    if (!isArray(credentials)) return false;
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
    const self = asValidated<ManagedServiceCreateAsRulesRead>(value);
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
  /* @__PURE__ */ createStandardSchema(checkManagedServiceCreate);

export function problemsOfManagedServiceCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ManagedServiceCreate/type',
      message: 'must be an object',
    });
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
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/ManagedServiceCreate/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/ManagedServiceCreate/properties/label/type',
        message: 'must be a string',
      });
    else {
      if (label === '')
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'minLength',
          schema: '#/components/schemas/ManagedServiceCreate/properties/label/minLength',
          message: 'must not be empty',
        });
      if (isLongerThan(label, 64))
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'maxLength',
          schema: '#/components/schemas/ManagedServiceCreate/properties/label/maxLength',
          message: 'must be at most 64 characters',
        });
    }
    if (serviceType === undefined)
      problems = addProblem(problems, {
        pointer: '/service_type',
        field: 'service_type',
        keyword: 'required',
        schema: '#/components/schemas/ManagedServiceCreate/required',
        message: 'is required',
      });
    else if (serviceType !== 'url' && serviceType !== 'tcp')
      problems = addProblem(problems, {
        pointer: '/service_type',
        field: 'service_type',
        keyword: 'oneOf',
        schema: '#/components/schemas/ManagedServiceCreate/properties/service_type/oneOf',
        message: 'must be one of "url" or "tcp"',
      });
    if (address === undefined)
      problems = addProblem(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'required',
        schema: '#/components/schemas/ManagedServiceCreate/required',
        message: 'is required',
      });
    else if (typeof address !== 'string')
      problems = addProblem(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'type',
        schema: '#/components/schemas/ManagedServiceCreate/properties/address/type',
        message: 'Must be a URL with a scheme and a host.',
      });
    else if (!matchesPattern(addressPattern, address))
      problems = addProblem(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'pattern',
        schema: '#/components/schemas/ManagedServiceCreate/properties/address/pattern',
        message: 'Must be a URL with a scheme and a host.',
      });
    if (timeout === undefined)
      problems = addProblem(problems, {
        pointer: '/timeout',
        field: 'timeout',
        keyword: 'required',
        schema: '#/components/schemas/ManagedServiceCreate/required',
        message: 'is required',
      });
    else if (!isInteger(timeout))
      problems = addProblem(problems, {
        pointer: '/timeout',
        field: 'timeout',
        keyword: 'type',
        schema: '#/components/schemas/ManagedServiceCreate/properties/timeout/type',
        message: 'must be a whole number',
      });
    else if (timeout < 1)
      problems = addProblem(problems, {
        pointer: '/timeout',
        field: 'timeout',
        keyword: 'minimum',
        schema: '#/components/schemas/ManagedServiceCreate/properties/timeout/minimum',
        message: 'must be at least 1',
      });
    if (body !== undefined) {
      if (typeof body !== 'string')
        problems = addProblem(problems, {
          pointer: '/body',
          field: 'body',
          keyword: 'type',
          schema: '#/components/schemas/ManagedServiceCreate/properties/body/type',
          message: 'must be a string',
        });
    }
    if (consultationGroup !== undefined) {
      if (typeof consultationGroup !== 'string')
        problems = addProblem(problems, {
          pointer: '/consultation_group',
          field: 'consultation_group',
          keyword: 'type',
          schema: '#/components/schemas/ManagedServiceCreate/properties/consultation_group/type',
          message: 'must be a string',
        });
    }
    if (credentials !== undefined) {
      if (!isArray(credentials))
        problems = addProblem(problems, {
          pointer: '/credentials',
          field: 'credentials',
          keyword: 'type',
          schema: '#/components/schemas/ManagedServiceCreate/properties/credentials/type',
          message: 'must be a list',
        });
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
    if (notes !== undefined) {
      if (typeof notes !== 'string')
        problems = addProblem(problems, {
          pointer: '/notes',
          field: 'notes',
          keyword: 'type',
          schema: '#/components/schemas/ManagedServiceCreate/properties/notes/type',
          message: 'must be a string',
        });
    }
    if (region !== undefined) {
      if (typeof region !== 'string')
        problems = addProblem(problems, {
          pointer: '/region',
          field: 'region',
          keyword: 'type',
          schema: '#/components/schemas/ManagedServiceCreate/properties/region/type',
          message: 'must be a string',
        });
    }
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
  let problems: Problems;
  if (!isInteger(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ManagedServiceCreate/properties/credentials/items/type',
      message: 'must be a whole number',
    });
  return problems;
}

export function problemsOfManagedServiceCreateShape(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ManagedServiceCreate/type',
      message: 'must be an object',
    });
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
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/ManagedServiceCreate/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/ManagedServiceCreate/properties/label/type',
        message: 'must be a string',
      });
    else {
      if (label === '')
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'minLength',
          schema: '#/components/schemas/ManagedServiceCreate/properties/label/minLength',
          message: 'must not be empty',
        });
      if (isLongerThan(label, 64))
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'maxLength',
          schema: '#/components/schemas/ManagedServiceCreate/properties/label/maxLength',
          message: 'must be at most 64 characters',
        });
    }
    if (serviceType === undefined)
      problems = addProblem(problems, {
        pointer: '/service_type',
        field: 'service_type',
        keyword: 'required',
        schema: '#/components/schemas/ManagedServiceCreate/required',
        message: 'is required',
      });
    else if (serviceType !== 'url' && serviceType !== 'tcp')
      problems = addProblem(problems, {
        pointer: '/service_type',
        field: 'service_type',
        keyword: 'oneOf',
        schema: '#/components/schemas/ManagedServiceCreate/properties/service_type/oneOf',
        message: 'must be one of "url" or "tcp"',
      });
    if (address === undefined)
      problems = addProblem(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'required',
        schema: '#/components/schemas/ManagedServiceCreate/required',
        message: 'is required',
      });
    else if (typeof address !== 'string')
      problems = addProblem(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'type',
        schema: '#/components/schemas/ManagedServiceCreate/properties/address/type',
        message: 'Must be a URL with a scheme and a host.',
      });
    else if (!matchesPattern(addressPattern, address))
      problems = addProblem(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'pattern',
        schema: '#/components/schemas/ManagedServiceCreate/properties/address/pattern',
        message: 'Must be a URL with a scheme and a host.',
      });
    if (timeout === undefined)
      problems = addProblem(problems, {
        pointer: '/timeout',
        field: 'timeout',
        keyword: 'required',
        schema: '#/components/schemas/ManagedServiceCreate/required',
        message: 'is required',
      });
    else if (!isInteger(timeout))
      problems = addProblem(problems, {
        pointer: '/timeout',
        field: 'timeout',
        keyword: 'type',
        schema: '#/components/schemas/ManagedServiceCreate/properties/timeout/type',
        message: 'must be a whole number',
      });
    else if (timeout < 1)
      problems = addProblem(problems, {
        pointer: '/timeout',
        field: 'timeout',
        keyword: 'minimum',
        schema: '#/components/schemas/ManagedServiceCreate/properties/timeout/minimum',
        message: 'must be at least 1',
      });
    if (body !== undefined) {
      if (typeof body !== 'string')
        problems = addProblem(problems, {
          pointer: '/body',
          field: 'body',
          keyword: 'type',
          schema: '#/components/schemas/ManagedServiceCreate/properties/body/type',
          message: 'must be a string',
        });
    }
    if (consultationGroup !== undefined) {
      if (typeof consultationGroup !== 'string')
        problems = addProblem(problems, {
          pointer: '/consultation_group',
          field: 'consultation_group',
          keyword: 'type',
          schema: '#/components/schemas/ManagedServiceCreate/properties/consultation_group/type',
          message: 'must be a string',
        });
    }
    if (credentials !== undefined) {
      if (!isArray(credentials))
        problems = addProblem(problems, {
          pointer: '/credentials',
          field: 'credentials',
          keyword: 'type',
          schema: '#/components/schemas/ManagedServiceCreate/properties/credentials/type',
          message: 'must be a list',
        });
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
    if (notes !== undefined) {
      if (typeof notes !== 'string')
        problems = addProblem(problems, {
          pointer: '/notes',
          field: 'notes',
          keyword: 'type',
          schema: '#/components/schemas/ManagedServiceCreate/properties/notes/type',
          message: 'must be a string',
        });
    }
    if (region !== undefined) {
      if (typeof region !== 'string')
        problems = addProblem(problems, {
          pointer: '/region',
          field: 'region',
          keyword: 'type',
          schema: '#/components/schemas/ManagedServiceCreate/properties/region/type',
          message: 'must be a string',
        });
    }
  }
  return problems;
}
