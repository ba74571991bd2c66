// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isInteger, isList, isObject } from '../runtime/validation/type-checks.ts';
import { isWorldId, problemsOfWorldId } from './world-id.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldStackScript } from '../../types/index.ts';

/** Whether a value is a valid WorldStackScript. */
export function isWorldStackScript(value: unknown): value is WorldStackScript {
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
    if (!isWorldId(id)) return false;
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
    if (!isList(images)) return false;
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
    if (!isWorldTime(created)) return false;
  }
  if (updated !== undefined) {
    if (!isWorldTime(updated)) return false;
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

/** All that is wrong with a value as WorldStackScript; nothing for a valid one. */
export function checkWorldStackScript(value: unknown): readonly Problem[] {
  return problemsOfWorldStackScript(value) ?? noProblems;
}

/** WorldStackScript as a Standard Schema. */
export const worldStackScriptSchema: StandardSchema<WorldStackScript> =
  /* @__PURE__ */ standard(checkWorldStackScript);

export function problemsOfWorldStackScript(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldStackScript/type',
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
    if (id !== undefined) problems = within(problems, 'id', problemsOfWorldId(id));
    if (username === undefined)
      problems = add(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'required',
        schema: '#/components/schemas/WorldStackScript/required',
        message: 'is required',
      });
    else if (typeof username !== 'string')
      problems = add(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'type',
        schema: '#/components/schemas/WorldStackScript/properties/username/type',
        message: 'must be a string',
      });
    if (label === undefined)
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/WorldStackScript/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/WorldStackScript/properties/label/type',
        message: 'must be a string',
      });
    if (description !== undefined) {
      if (typeof description !== 'string')
        problems = add(problems, {
          pointer: '/description',
          field: 'description',
          keyword: 'type',
          schema: '#/components/schemas/WorldStackScript/properties/description/type',
          message: 'must be a string',
        });
    }
    if (isPublic !== undefined) {
      if (typeof isPublic !== 'boolean')
        problems = add(problems, {
          pointer: '/is_public',
          field: 'is_public',
          keyword: 'type',
          schema: '#/components/schemas/WorldStackScript/properties/is_public/type',
          message: 'must be true or false',
        });
    }
    if (userAvatarId !== undefined) {
      if (typeof userAvatarId !== 'string')
        problems = add(problems, {
          pointer: '/user_avatar_id',
          field: 'user_avatar_id',
          keyword: 'type',
          schema: '#/components/schemas/WorldStackScript/properties/user_avatar_id/type',
          message: 'must be a string',
        });
    }
    if (images !== undefined) {
      if (!isList(images))
        problems = add(problems, {
          pointer: '/images',
          field: 'images',
          keyword: 'type',
          schema: '#/components/schemas/WorldStackScript/properties/images/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < images.length; index++) {
          problems = withinItem(problems, 'images', index, problemsOfImagesItem(images[index]));
        }
      }
    }
    if (deploymentsTotal !== undefined) {
      if (!isInteger(deploymentsTotal))
        problems = add(problems, {
          pointer: '/deployments_total',
          field: 'deployments_total',
          keyword: 'type',
          schema: '#/components/schemas/WorldStackScript/properties/deployments_total/type',
          message: 'must be a whole number',
        });
      else if (deploymentsTotal < 0)
        problems = add(problems, {
          pointer: '/deployments_total',
          field: 'deployments_total',
          keyword: 'minimum',
          schema: '#/components/schemas/WorldStackScript/properties/deployments_total/minimum',
          message: 'must be at least 0',
        });
    }
    if (deploymentsActive !== undefined) {
      if (!isInteger(deploymentsActive))
        problems = add(problems, {
          pointer: '/deployments_active',
          field: 'deployments_active',
          keyword: 'type',
          schema: '#/components/schemas/WorldStackScript/properties/deployments_active/type',
          message: 'must be a whole number',
        });
      else if (deploymentsActive < 0)
        problems = add(problems, {
          pointer: '/deployments_active',
          field: 'deployments_active',
          keyword: 'minimum',
          schema: '#/components/schemas/WorldStackScript/properties/deployments_active/minimum',
          message: 'must be at least 0',
        });
    }
    if (revNote !== undefined) {
      if (typeof revNote !== 'string')
        problems = add(problems, {
          pointer: '/rev_note',
          field: 'rev_note',
          keyword: 'type',
          schema: '#/components/schemas/WorldStackScript/properties/rev_note/type',
          message: 'must be a string',
        });
    }
    if (script === undefined)
      problems = add(problems, {
        pointer: '/script',
        field: 'script',
        keyword: 'required',
        schema: '#/components/schemas/WorldStackScript/required',
        message: 'is required',
      });
    else if (typeof script !== 'string')
      problems = add(problems, {
        pointer: '/script',
        field: 'script',
        keyword: 'type',
        schema: '#/components/schemas/WorldStackScript/properties/script/type',
        message: 'must be a string',
      });
    if (created !== undefined) problems = within(problems, 'created', problemsOfWorldTime(created));
    if (updated !== undefined) problems = within(problems, 'updated', problemsOfWorldTime(updated));
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
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/WorldStackScript/additionalProperties',
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
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldStackScript/properties/images/items/type',
      message: 'must be a string',
    });
  return problems;
}
