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
import { isObject } from '../runtime/validation/type-checks.ts';
import { isLongviewApps, problemsOfLongviewApps } from './longview-apps.ts';
import { isLongviewLabel, problemsOfLongviewLabel } from './longview-label.ts';
import { isWorldId, problemsOfWorldId } from './world-id.ts';
import { isWorldSealed, problemsOfWorldSealed } from './world-sealed.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldLongviewClient } from '../../types/index.ts';

/** Whether a value is a valid WorldLongviewClient. */
export function isWorldLongviewClient(value: unknown): value is WorldLongviewClient {
  if (!isObject(value)) return false;
  const { id, label, created, updated, api_key: apiKey, install_code: installCode, apps } = value;
  if (id !== undefined) {
    if (!isWorldId(id)) return false;
  }
  if (!isLongviewLabel(label)) return false;
  if (created !== undefined) {
    if (!isWorldTime(created)) return false;
  }
  if (updated !== undefined) {
    if (!isWorldTime(updated)) return false;
  }
  if (apiKey !== undefined) {
    if (!isWorldSealed(apiKey)) return false;
  }
  if (installCode !== undefined) {
    if (!isWorldSealed(installCode)) return false;
  }
  if (apps !== undefined) {
    if (!isLongviewApps(apps)) return false;
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'label':
      case 'created':
      case 'updated':
      case 'api_key':
      case 'install_code':
      case 'apps':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as WorldLongviewClient; nothing for a valid one. */
export function checkWorldLongviewClient(value: unknown): readonly Problem[] {
  return problemsOfWorldLongviewClient(value) ?? noProblems;
}

/** WorldLongviewClient as a Standard Schema. */
export const worldLongviewClientSchema: StandardSchema<WorldLongviewClient> =
  /* @__PURE__ */ standard(checkWorldLongviewClient);

export function problemsOfWorldLongviewClient(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldLongviewClient/type',
      message: 'must be an object',
    });
  else {
    const { id, label, created, updated, api_key: apiKey, install_code: installCode, apps } = value;
    if (id !== undefined) problems = within(problems, 'id', problemsOfWorldId(id));
    if (label === undefined)
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/WorldLongviewClient/required',
        message: 'is required',
      });
    else problems = within(problems, 'label', problemsOfLongviewLabel(label));
    if (created !== undefined) problems = within(problems, 'created', problemsOfWorldTime(created));
    if (updated !== undefined) problems = within(problems, 'updated', problemsOfWorldTime(updated));
    if (apiKey !== undefined) problems = within(problems, 'api_key', problemsOfWorldSealed(apiKey));
    if (installCode !== undefined)
      problems = within(problems, 'install_code', problemsOfWorldSealed(installCode));
    if (apps !== undefined) problems = within(problems, 'apps', problemsOfLongviewApps(apps));
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'label':
        case 'created':
        case 'updated':
        case 'api_key':
        case 'install_code':
        case 'apps':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/WorldLongviewClient/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
