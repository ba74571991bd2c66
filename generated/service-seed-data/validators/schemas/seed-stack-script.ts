// Generated; change the document it is made from instead.

import type { SeedStackScript } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
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
  if (id !== undefined) {
    if (!isSeedId(id)) return false;
  }
  if (typeof username !== 'string') return false;
  if (typeof label !== 'string') return false;
  if (description !== undefined) {
    if (typeof description !== 'string') return false;
  }
  if (isPublic !== undefined) {
    if (typeof isPublic !== 'boolean') return false;
  }
  if (userAvatarId !== undefined) {
    if (typeof userAvatarId !== 'string') return false;
  }
  if (images !== undefined) {
    if (!isArray(images)) return false;
    for (let index = 0; index < images.length; index++) {
      if (typeof images[index] !== 'string') return false;
    }
  }
  if (deploymentsTotal !== undefined) {
    if (!isInteger(deploymentsTotal)) return false;
    if (deploymentsTotal < 0) return false;
  }
  if (deploymentsActive !== undefined) {
    if (!isInteger(deploymentsActive)) return false;
    if (deploymentsActive < 0) return false;
  }
  if (revNote !== undefined) {
    if (typeof revNote !== 'string') return false;
  }
  if (typeof script !== 'string') return false;
  if (created !== undefined) {
    if (!isSeedTime(created)) return false;
  }
  if (updated !== undefined) {
    if (!isSeedTime(updated)) return false;
  }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedStackScript/type',
      message: 'must be an object',
    });
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
    if (username === undefined)
      problems = addProblem(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'required',
        schema: '#/components/schemas/SeedStackScript/required',
        message: 'is required',
      });
    else if (typeof username !== 'string')
      problems = addProblem(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'type',
        schema: '#/components/schemas/SeedStackScript/properties/username/type',
        message: 'must be a string',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/SeedStackScript/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/SeedStackScript/properties/label/type',
        message: 'must be a string',
      });
    if (description !== undefined) {
      if (typeof description !== 'string')
        problems = addProblem(problems, {
          pointer: '/description',
          field: 'description',
          keyword: 'type',
          schema: '#/components/schemas/SeedStackScript/properties/description/type',
          message: 'must be a string',
        });
    }
    if (isPublic !== undefined) {
      if (typeof isPublic !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/is_public',
          field: 'is_public',
          keyword: 'type',
          schema: '#/components/schemas/SeedStackScript/properties/is_public/type',
          message: 'must be true or false',
        });
    }
    if (userAvatarId !== undefined) {
      if (typeof userAvatarId !== 'string')
        problems = addProblem(problems, {
          pointer: '/user_avatar_id',
          field: 'user_avatar_id',
          keyword: 'type',
          schema: '#/components/schemas/SeedStackScript/properties/user_avatar_id/type',
          message: 'must be a string',
        });
    }
    if (images !== undefined) {
      if (!isArray(images))
        problems = addProblem(problems, {
          pointer: '/images',
          field: 'images',
          keyword: 'type',
          schema: '#/components/schemas/SeedStackScript/properties/images/type',
          message: 'must be a list',
        });
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
        problems = addProblem(problems, {
          pointer: '/deployments_total',
          field: 'deployments_total',
          keyword: 'type',
          schema: '#/components/schemas/SeedStackScript/properties/deployments_total/type',
          message: 'must be a whole number',
        });
      else if (deploymentsTotal < 0)
        problems = addProblem(problems, {
          pointer: '/deployments_total',
          field: 'deployments_total',
          keyword: 'minimum',
          schema: '#/components/schemas/SeedStackScript/properties/deployments_total/minimum',
          message: 'must be at least 0',
        });
    }
    if (deploymentsActive !== undefined) {
      if (!isInteger(deploymentsActive))
        problems = addProblem(problems, {
          pointer: '/deployments_active',
          field: 'deployments_active',
          keyword: 'type',
          schema: '#/components/schemas/SeedStackScript/properties/deployments_active/type',
          message: 'must be a whole number',
        });
      else if (deploymentsActive < 0)
        problems = addProblem(problems, {
          pointer: '/deployments_active',
          field: 'deployments_active',
          keyword: 'minimum',
          schema: '#/components/schemas/SeedStackScript/properties/deployments_active/minimum',
          message: 'must be at least 0',
        });
    }
    if (revNote !== undefined) {
      if (typeof revNote !== 'string')
        problems = addProblem(problems, {
          pointer: '/rev_note',
          field: 'rev_note',
          keyword: 'type',
          schema: '#/components/schemas/SeedStackScript/properties/rev_note/type',
          message: 'must be a string',
        });
    }
    if (script === undefined)
      problems = addProblem(problems, {
        pointer: '/script',
        field: 'script',
        keyword: 'required',
        schema: '#/components/schemas/SeedStackScript/required',
        message: 'is required',
      });
    else if (typeof script !== 'string')
      problems = addProblem(problems, {
        pointer: '/script',
        field: 'script',
        keyword: 'type',
        schema: '#/components/schemas/SeedStackScript/properties/script/type',
        message: 'must be a string',
      });
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
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedStackScript/properties/images/items/type',
      message: 'must be a string',
    });
  return problems;
}
