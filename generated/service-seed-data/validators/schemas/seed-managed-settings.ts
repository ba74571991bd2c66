// Generated; change the document it is made from instead.

import type { SeedManagedSettings } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isInteger, isObject } from '../runtime/validation/type-checks.ts';
import { isManagedSshAddress, problemsOfManagedSshAddress } from './managed-ssh-address.ts';

/** Whether a value is a valid SeedManagedSettings. */
export function isSeedManagedSettings(value: unknown): value is SeedManagedSettings {
  if (!isObject(value)) return false;
  const { access, user, ip, port } = value;
  if (
    (access !== undefined && typeof access !== 'boolean') ||
    (user !== undefined && typeof user !== 'string' && user !== null) ||
    (ip !== undefined && !isManagedSshAddress(ip)) ||
    (port !== undefined && !isInteger(port) && port !== null)
  )
    return false;
  for (const key in value) {
    switch (key) {
      case 'access':
      case 'user':
      case 'ip':
      case 'port':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedManagedSettings; nothing for a valid one. */
export function checkSeedManagedSettings(value: unknown): readonly Problem[] {
  return problemsOfSeedManagedSettings(value) ?? noProblems;
}

/** SeedManagedSettings as a Standard Schema. */
export const seedManagedSettingsSchema: StandardSchema<SeedManagedSettings> =
  /* @__PURE__ */ createStandardSchema(checkSeedManagedSettings);

export function problemsOfSeedManagedSettings(value: unknown): Problems {
  const schema = '#/components/schemas/SeedManagedSettings';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { access, user, ip, port } = value;
    if (access !== undefined && typeof access !== 'boolean')
      problems = report(problems, 'access', schema, 'type', 'must be true or false');
    if (user !== undefined && typeof user !== 'string' && user !== null)
      problems = report(problems, 'user', schema, 'type', 'must be a string or null');
    if (ip !== undefined)
      problems = mergeAtProperty(problems, 'ip', problemsOfManagedSshAddress(ip));
    if (port !== undefined && !isInteger(port) && port !== null)
      problems = report(problems, 'port', schema, 'type', 'must be a whole number or null');
    for (const key in value) {
      switch (key) {
        case 'access':
        case 'user':
        case 'ip':
        case 'port':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedManagedSettings/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
