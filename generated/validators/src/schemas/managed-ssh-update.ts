// Generated; change the document it is made from instead.

import type { ManagedSshUpdate } from '@cloud-api/types';
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
import { isInteger, isLongerThan, isObject } from '../runtime/validation/type-checks.js';
import {
  isManagedSshAddress,
  problemsOfManagedSshAddress,
  problemsOfManagedSshAddressPartial,
} from './managed-ssh-address.js';

/** Whether a value is a valid ManagedSshUpdate. */
export function isManagedSshUpdate(value: unknown): value is ManagedSshUpdate {
  if (!isObject(value)) return false;
  const { access, user, ip, port } = value;
  if (access !== undefined) {
    if (typeof access !== 'boolean') return false;
  }
  if (user !== undefined) {
    if (user !== null) {
      if (typeof user !== 'string') return false;
      if (user === '' || isLongerThan(user, 32)) return false;
    }
  }
  if (ip !== undefined) {
    if (!isManagedSshAddress(ip)) return false;
  }
  if (port !== undefined) {
    if (port !== null) {
      if (!isInteger(port)) return false;
      if (port < 1 || port > 65535) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as ManagedSshUpdate; nothing for a valid one. */
export function checkManagedSshUpdate(value: unknown): readonly Problem[] {
  return problemsOfManagedSshUpdate(value) ?? noProblems;
}

/** ManagedSshUpdate as a Standard Schema. */
export const managedSshUpdateSchema: StandardSchema<ManagedSshUpdate> =
  /* @__PURE__ */ createStandardSchema(checkManagedSshUpdate);

export function problemsOfManagedSshUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ManagedSshUpdate/type',
      message: 'must be an object',
    });
  else {
    const { access, user, ip, port } = value;
    if (access !== undefined) {
      if (typeof access !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/access',
          field: 'access',
          keyword: 'type',
          schema: '#/components/schemas/ManagedSshUpdate/properties/access/type',
          message: 'must be true or false',
        });
    }
    if (user !== undefined) {
      if (user !== null) {
        if (typeof user !== 'string')
          problems = addProblem(problems, {
            pointer: '/user',
            field: 'user',
            keyword: 'type',
            schema: '#/components/schemas/ManagedSshUpdate/properties/user/type',
            message: 'must be a string or null',
          });
        else {
          if (user === '')
            problems = addProblem(problems, {
              pointer: '/user',
              field: 'user',
              keyword: 'minLength',
              schema: '#/components/schemas/ManagedSshUpdate/properties/user/minLength',
              message: 'must not be empty',
            });
          if (isLongerThan(user, 32))
            problems = addProblem(problems, {
              pointer: '/user',
              field: 'user',
              keyword: 'maxLength',
              schema: '#/components/schemas/ManagedSshUpdate/properties/user/maxLength',
              message: 'must be at most 32 characters',
            });
        }
      }
    }
    if (ip !== undefined)
      problems = mergeAtProperty(problems, 'ip', problemsOfManagedSshAddress(ip));
    if (port !== undefined) {
      if (port !== null) {
        if (!isInteger(port))
          problems = addProblem(problems, {
            pointer: '/port',
            field: 'port',
            keyword: 'type',
            schema: '#/components/schemas/ManagedSshUpdate/properties/port/type',
            message: 'must be a whole number or null',
          });
        else {
          if (port < 1)
            problems = addProblem(problems, {
              pointer: '/port',
              field: 'port',
              keyword: 'minimum',
              schema: '#/components/schemas/ManagedSshUpdate/properties/port/minimum',
              message: 'must be at least 1',
            });
          if (port > 65535)
            problems = addProblem(problems, {
              pointer: '/port',
              field: 'port',
              keyword: 'maximum',
              schema: '#/components/schemas/ManagedSshUpdate/properties/port/maximum',
              message: 'must be at most 65535',
            });
        }
      }
    }
  }
  return problems;
}

export function problemsOfManagedSshUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ManagedSshUpdate/type',
      message: 'must be an object',
    });
  else {
    const { access, user, ip, port } = value;
    if (access !== undefined) {
      if (typeof access !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/access',
          field: 'access',
          keyword: 'type',
          schema: '#/components/schemas/ManagedSshUpdate/properties/access/type',
          message: 'must be true or false',
        });
    }
    if (user !== undefined) {
      if (user !== null) {
        if (typeof user !== 'string')
          problems = addProblem(problems, {
            pointer: '/user',
            field: 'user',
            keyword: 'type',
            schema: '#/components/schemas/ManagedSshUpdate/properties/user/type',
            message: 'must be a string or null',
          });
        else {
          if (user === '')
            problems = addProblem(problems, {
              pointer: '/user',
              field: 'user',
              keyword: 'minLength',
              schema: '#/components/schemas/ManagedSshUpdate/properties/user/minLength',
              message: 'must not be empty',
            });
          if (isLongerThan(user, 32))
            problems = addProblem(problems, {
              pointer: '/user',
              field: 'user',
              keyword: 'maxLength',
              schema: '#/components/schemas/ManagedSshUpdate/properties/user/maxLength',
              message: 'must be at most 32 characters',
            });
        }
      }
    }
    if (ip !== undefined)
      problems = mergeAtProperty(problems, 'ip', problemsOfManagedSshAddressPartial(ip));
    if (port !== undefined) {
      if (port !== null) {
        if (!isInteger(port))
          problems = addProblem(problems, {
            pointer: '/port',
            field: 'port',
            keyword: 'type',
            schema: '#/components/schemas/ManagedSshUpdate/properties/port/type',
            message: 'must be a whole number or null',
          });
        else {
          if (port < 1)
            problems = addProblem(problems, {
              pointer: '/port',
              field: 'port',
              keyword: 'minimum',
              schema: '#/components/schemas/ManagedSshUpdate/properties/port/minimum',
              message: 'must be at least 1',
            });
          if (port > 65535)
            problems = addProblem(problems, {
              pointer: '/port',
              field: 'port',
              keyword: 'maximum',
              schema: '#/components/schemas/ManagedSshUpdate/properties/port/maximum',
              message: 'must be at most 65535',
            });
        }
      }
    }
  }
  return problems;
}
