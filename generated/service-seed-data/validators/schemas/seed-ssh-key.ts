// Generated; change the document it is made from instead.

import type { SeedSshKey } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isLongerThan, isObject } from '../runtime/validation/type-checks.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';
import { isSshPublicKey, problemsOfSshPublicKey } from './ssh-public-key.ts';

/** Whether a value is a valid SeedSshKey. */
export function isSeedSshKey(value: unknown): value is SeedSshKey {
  if (!isObject(value)) return false;
  const { id, label, ssh_key: sshKey, created } = value;
  if (
    (id !== undefined && !isSeedId(id)) ||
    typeof label !== 'string' ||
    isLongerThan(label, 64) ||
    !isSshPublicKey(sshKey) ||
    (created !== undefined && !isSeedTime(created))
  )
    return false;
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'label':
      case 'ssh_key':
      case 'created':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedSshKey; nothing for a valid one. */
export function checkSeedSshKey(value: unknown): readonly Problem[] {
  return problemsOfSeedSshKey(value) ?? noProblems;
}

/** SeedSshKey as a Standard Schema. */
export const seedSshKeySchema: StandardSchema<SeedSshKey> =
  /* @__PURE__ */ createStandardSchema(checkSeedSshKey);

export function problemsOfSeedSshKey(value: unknown): Problems {
  const schema = '#/components/schemas/SeedSshKey';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, label, ssh_key: sshKey, created } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    else if (isLongerThan(label, 64))
      problems = report(problems, 'label', schema, 'maxLength', 'must be at most 64 characters');
    if (sshKey === undefined) problems = reportMissing(problems, 'ssh_key', schema);
    else problems = mergeAtProperty(problems, 'ssh_key', problemsOfSshPublicKey(sshKey));
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'label':
        case 'ssh_key':
        case 'created':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedSshKey/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
