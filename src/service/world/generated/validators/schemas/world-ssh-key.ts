// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
} from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isLonger, isObject } from '../runtime/validation/type-checks.ts';
import { isSshPublicKey, problemsOfSshPublicKey } from './ssh-public-key.ts';
import { isWorldId, problemsOfWorldId } from './world-id.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldSshKey } from '../../types/index.ts';

/** Whether a value is a valid WorldSshKey. */
export function isWorldSshKey(value: unknown): value is WorldSshKey {
  if (!isObject(value)) return false;
  const { id, label, ssh_key: sshKey, created } = value;
  if (id !== undefined) {
    if (!isWorldId(id)) return false;
  }
  if (typeof label !== 'string') return false;
  if (isLonger(label, 64)) return false;
  if (!isSshPublicKey(sshKey)) return false;
  if (created !== undefined) {
    if (!isWorldTime(created)) return false;
  }
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

/** All that is wrong with a value as WorldSshKey; nothing for a valid one. */
export function checkWorldSshKey(value: unknown): readonly Problem[] {
  return problemsOfWorldSshKey(value) ?? noProblems;
}

/** WorldSshKey as a Standard Schema. */
export const worldSshKeySchema: StandardSchema<WorldSshKey> =
  /* @__PURE__ */ standard(checkWorldSshKey);

export function problemsOfWorldSshKey(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldSshKey/type',
      message: 'must be an object',
    });
  else {
    const { id, label, ssh_key: sshKey, created } = value;
    if (id !== undefined) problems = within(problems, 'id', problemsOfWorldId(id));
    if (label === undefined)
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/WorldSshKey/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/WorldSshKey/properties/label/type',
        message: 'must be a string',
      });
    else if (isLonger(label, 64))
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'maxLength',
        schema: '#/components/schemas/WorldSshKey/properties/label/maxLength',
        message: 'must be at most 64 characters',
      });
    if (sshKey === undefined)
      problems = add(problems, {
        pointer: '/ssh_key',
        field: 'ssh_key',
        keyword: 'required',
        schema: '#/components/schemas/WorldSshKey/required',
        message: 'is required',
      });
    else problems = within(problems, 'ssh_key', problemsOfSshPublicKey(sshKey));
    if (created !== undefined) problems = within(problems, 'created', problemsOfWorldTime(created));
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'label':
        case 'ssh_key':
        case 'created':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/WorldSshKey/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
