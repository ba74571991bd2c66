// Generated; change the document it is made from instead.

import type { SeedLongviewClient } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportMissing,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';
import { isLongviewApps, problemsOfLongviewApps } from './longview-apps.ts';
import { isLongviewLabel, problemsOfLongviewLabel } from './longview-label.ts';
import { isSeedEncryptedSecret, problemsOfSeedEncryptedSecret } from './seed-encrypted-secret.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedLongviewClient. */
export function isSeedLongviewClient(value: unknown): value is SeedLongviewClient {
  if (!isObject(value)) return false;
  const { id, label, created, updated, api_key: apiKey, install_code: installCode, apps } = value;
  if (
    (id !== undefined && !isSeedId(id)) ||
    !isLongviewLabel(label) ||
    (created !== undefined && !isSeedTime(created)) ||
    (updated !== undefined && !isSeedTime(updated)) ||
    (apiKey !== undefined && !isSeedEncryptedSecret(apiKey)) ||
    (installCode !== undefined && !isSeedEncryptedSecret(installCode)) ||
    (apps !== undefined && !isLongviewApps(apps))
  )
    return false;
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

/** All that is wrong with a value as SeedLongviewClient; nothing for a valid one. */
export function checkSeedLongviewClient(value: unknown): readonly Problem[] {
  return problemsOfSeedLongviewClient(value) ?? noProblems;
}

/** SeedLongviewClient as a Standard Schema. */
export const seedLongviewClientSchema: StandardSchema<SeedLongviewClient> =
  /* @__PURE__ */ createStandardSchema(checkSeedLongviewClient);

export function problemsOfSeedLongviewClient(value: unknown): Problems {
  const schema = '#/components/schemas/SeedLongviewClient';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, label, created, updated, api_key: apiKey, install_code: installCode, apps } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (label === undefined) problems = reportMissing(problems, 'label', schema);
    else problems = mergeAtProperty(problems, 'label', problemsOfLongviewLabel(label));
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (updated !== undefined)
      problems = mergeAtProperty(problems, 'updated', problemsOfSeedTime(updated));
    if (apiKey !== undefined)
      problems = mergeAtProperty(problems, 'api_key', problemsOfSeedEncryptedSecret(apiKey));
    if (installCode !== undefined)
      problems = mergeAtProperty(
        problems,
        'install_code',
        problemsOfSeedEncryptedSecret(installCode),
      );
    if (apps !== undefined)
      problems = mergeAtProperty(problems, 'apps', problemsOfLongviewApps(apps));
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
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedLongviewClient/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
