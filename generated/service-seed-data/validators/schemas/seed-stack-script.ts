// Generated; change the document it is made from instead.

import type { SeedStackScript } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray, isInteger, isObject } from '../runtime/validation/type-checks.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedStackScript. */
export function isSeedStackScript(value: unknown): value is SeedStackScript {
  if (!isObject(value)) return false;
  const {
    id,
    username,
    label,
    description,
    is_public: isPublic,
    user_avatar_id: userAvatarId,
    images,
    deployments_total: deploymentsTotal,
    deployments_active: deploymentsActive,
    rev_note: revNote,
    script,
    created,
    updated,
  } = value;
  if (
    (id !== undefined && !isSeedId(id)) ||
    typeof username !== 'string' ||
    typeof label !== 'string' ||
    (description !== undefined && typeof description !== 'string') ||
    (isPublic !== undefined && typeof isPublic !== 'boolean') ||
    (userAvatarId !== undefined && typeof userAvatarId !== 'string')
  )
    return false;
  if (images !== undefined) {
    if (!isArray(images)) return false;
    for (let index = 0; index < images.length; index++) {
      if (typeof images[index] !== 'string') return false;
    }
  }
  if (
    (deploymentsTotal !== undefined && (!isInteger(deploymentsTotal) || deploymentsTotal < 0)) ||
    (deploymentsActive !== undefined && (!isInteger(deploymentsActive) || deploymentsActive < 0)) ||
    (revNote !== undefined && typeof revNote !== 'string') ||
    typeof script !== 'string' ||
    (created !== undefined && !isSeedTime(created)) ||
    (updated !== undefined && !isSeedTime(updated))
  )
    return false;
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'username':
      case 'label':
      case 'description':
      case 'is_public':
      case 'user_avatar_id':
      case 'images':
      case 'deployments_total':
      case 'deployments_active':
      case 'rev_note':
      case 'script':
      case 'created':
      case 'updated':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedStackScript; nothing for a valid one. */
export function checkSeedStackScript(value: unknown): readonly Problem[] {
  return problemsOfSeedStackScript(value) ?? noProblems;
}

/** SeedStackScript as a Standard Schema. */
export const seedStackScriptSchema: StandardSchema<SeedStackScript> =
  /* @__PURE__ */ createStandardSchema(checkSeedStackScript);

export function problemsOfSeedStackScript(value: unknown): Problems {
  const schema = '#/components/schemas/SeedStackScript';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      id,
      username,
      label,
      description,
      is_public: isPublic,
      user_avatar_id: userAvatarId,
      images,
      deployments_total: deploymentsTotal,
      deployments_active: deploymentsActive,
      rev_note: revNote,
      script,
      created,
      updated,
    } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (typeof username !== 'string')
      problems = reportRequired(problems, 'username', username, schema, 'type', 'must be a string');
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    if (description !== undefined && typeof description !== 'string')
      problems = report(problems, 'description', schema, 'type', 'must be a string');
    if (isPublic !== undefined && typeof isPublic !== 'boolean')
      problems = report(problems, 'is_public', schema, 'type', 'must be true or false');
    if (userAvatarId !== undefined && typeof userAvatarId !== 'string')
      problems = report(problems, 'user_avatar_id', schema, 'type', 'must be a string');
    if (images !== undefined) {
      if (!isArray(images)) problems = report(problems, 'images', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < images.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'images',
            index,
            problemsOfImagesItem(images[index]),
          );
        }
      }
    }
    if (deploymentsTotal !== undefined) {
      if (!isInteger(deploymentsTotal))
        problems = report(problems, 'deployments_total', schema, 'type', 'must be a whole number');
      else if (deploymentsTotal < 0)
        problems = report(problems, 'deployments_total', schema, 'minimum', 'must be at least 0');
    }
    if (deploymentsActive !== undefined) {
      if (!isInteger(deploymentsActive))
        problems = report(problems, 'deployments_active', schema, 'type', 'must be a whole number');
      else if (deploymentsActive < 0)
        problems = report(problems, 'deployments_active', schema, 'minimum', 'must be at least 0');
    }
    if (revNote !== undefined && typeof revNote !== 'string')
      problems = report(problems, 'rev_note', schema, 'type', 'must be a string');
    if (typeof script !== 'string')
      problems = reportRequired(problems, 'script', script, schema, 'type', 'must be a string');
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (updated !== undefined)
      problems = mergeAtProperty(problems, 'updated', problemsOfSeedTime(updated));
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'username':
        case 'label':
        case 'description':
        case 'is_public':
        case 'user_avatar_id':
        case 'images':
        case 'deployments_total':
        case 'deployments_active':
        case 'rev_note':
        case 'script':
        case 'created':
        case 'updated':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedStackScript/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

function problemsOfImagesItem(value: unknown): Problems {
  const schema = '#/components/schemas/SeedStackScript/properties/images/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
