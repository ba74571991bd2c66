// Generated; change the document it is made from instead.

import type { ManagedSsh } from '@cloud-api/types';
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
import { isManagedSshAddress, problemsOfManagedSshAddress } from './managed-ssh-address.js';

/** Whether a value is a valid ManagedSsh. */
export function isManagedSsh(value: unknown): value is ManagedSsh {
  if (!isObject(value)) return false;
  const { access, user, ip, port } = value;
  if (typeof access !== 'boolean') return false;
  if (user !== null) {
    if (typeof user !== 'string') return false;
    if (user === '' || isLongerThan(user, 32)) return false;
  }
  if (!isManagedSshAddress(ip)) return false;
  if (port !== null) {
    if (!isInteger(port)) return false;
    if (port < 1 || port > 65535) return false;
  }
  return true;
}

/** All that is wrong with a value as ManagedSsh; nothing for a valid one. */
export function checkManagedSsh(value: unknown): readonly Problem[] {
  return problemsOfManagedSsh(value) ?? noProblems;
}

/** ManagedSsh as a Standard Schema. */
export const managedSshSchema: StandardSchema<ManagedSsh> =
  /* @__PURE__ */ createStandardSchema(checkManagedSsh);

export function problemsOfManagedSsh(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ManagedSsh/type',
      message: 'must be an object',
    });
  else {
    const { access, user, ip, port } = value;
    if (access === undefined)
      problems = addProblem(problems, {
        pointer: '/access',
        field: 'access',
        keyword: 'required',
        schema: '#/components/schemas/ManagedSsh/required',
        message: 'is required',
      });
    else if (typeof access !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/access',
        field: 'access',
        keyword: 'type',
        schema: '#/components/schemas/ManagedSsh/properties/access/type',
        message: 'must be true or false',
      });
    if (user === undefined)
      problems = addProblem(problems, {
        pointer: '/user',
        field: 'user',
        keyword: 'required',
        schema: '#/components/schemas/ManagedSsh/required',
        message: 'is required',
      });
    else if (user !== null) {
      if (typeof user !== 'string')
        problems = addProblem(problems, {
          pointer: '/user',
          field: 'user',
          keyword: 'type',
          schema: '#/components/schemas/ManagedSsh/properties/user/type',
          message: 'must be a string or null',
        });
      else {
        if (user === '')
          problems = addProblem(problems, {
            pointer: '/user',
            field: 'user',
            keyword: 'minLength',
            schema: '#/components/schemas/ManagedSsh/properties/user/minLength',
            message: 'must not be empty',
          });
        if (isLongerThan(user, 32))
          problems = addProblem(problems, {
            pointer: '/user',
            field: 'user',
            keyword: 'maxLength',
            schema: '#/components/schemas/ManagedSsh/properties/user/maxLength',
            message: 'must be at most 32 characters',
          });
      }
    }
    if (ip === undefined)
      problems = addProblem(problems, {
        pointer: '/ip',
        field: 'ip',
        keyword: 'required',
        schema: '#/components/schemas/ManagedSsh/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'ip', problemsOfManagedSshAddress(ip));
    if (port === undefined)
      problems = addProblem(problems, {
        pointer: '/port',
        field: 'port',
        keyword: 'required',
        schema: '#/components/schemas/ManagedSsh/required',
        message: 'is required',
      });
    else if (port !== null) {
      if (!isInteger(port))
        problems = addProblem(problems, {
          pointer: '/port',
          field: 'port',
          keyword: 'type',
          schema: '#/components/schemas/ManagedSsh/properties/port/type',
          message: 'must be a whole number or null',
        });
      else {
        if (port < 1)
          problems = addProblem(problems, {
            pointer: '/port',
            field: 'port',
            keyword: 'minimum',
            schema: '#/components/schemas/ManagedSsh/properties/port/minimum',
            message: 'must be at least 1',
          });
        if (port > 65535)
          problems = addProblem(problems, {
            pointer: '/port',
            field: 'port',
            keyword: 'maximum',
            schema: '#/components/schemas/ManagedSsh/properties/port/maximum',
            message: 'must be at most 65535',
          });
      }
    }
  }
  return problems;
}
