// Generated; change the document it is made from instead.

import type { StackScript, StackScriptRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isInteger, isObject } from '../runtime/validation/type-checks.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';
import { isUserDefinedField, problemsOfUserDefinedField } from './user-defined-field.js';

/** Whether a value is a valid StackScript. */
export function isStackScript(value: unknown): value is StackScript {
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
    user_defined_fields: userDefinedFields,
    created,
    updated,
    mine,
  } = value;
  if (!isInteger(id)) return false;
  if (typeof username !== 'string') return false;
  if (typeof label !== 'string') return false;
  if (typeof description !== 'string') return false;
  if (typeof isPublic !== 'boolean') return false;
  if (typeof userAvatarId !== 'string') return false;
  if (!isArray(images)) return false;
  for (let index = 0; index < images.length; index++) {
    if (typeof images[index] !== 'string') return false;
  }
  if (!isInteger(deploymentsTotal)) return false;
  if (!isInteger(deploymentsActive)) return false;
  if (typeof revNote !== 'string') return false;
  if (typeof script !== 'string') return false;
  if (!isArray(userDefinedFields)) return false;
  for (let index = 0; index < userDefinedFields.length; index++) {
    if (!isUserDefinedField(userDefinedFields[index])) return false;
  }
  if (!isTimestamp(created)) return false;
  if (!isTimestamp(updated)) return false;
  if (typeof mine !== 'boolean') return false;
  return true;
}

/** All that is wrong with a value as StackScript; nothing for a valid one. */
export function checkStackScript(value: unknown): readonly Problem[] {
  return problemsOfStackScript(value) ?? noProblems;
}

/** StackScript as a Standard Schema. */
export const stackScriptSchema: StandardSchema<StackScript> =
  /* @__PURE__ */ createStandardSchema(checkStackScript);

/** Whether a value is a valid StackScriptRequest. */
export function isStackScriptRequest(value: unknown): value is StackScriptRequest {
  if (!isObject(value)) return false;
  const { label, description, is_public: isPublic, images, rev_note: revNote, script } = value;
  if (typeof label !== 'string') return false;
  if (typeof description !== 'string') return false;
  if (typeof isPublic !== 'boolean') return false;
  if (!isArray(images)) return false;
  for (let index = 0; index < images.length; index++) {
    if (typeof images[index] !== 'string') return false;
  }
  if (typeof revNote !== 'string') return false;
  if (typeof script !== 'string') return false;
  return true;
}

/** All that is wrong with a value as StackScriptRequest; nothing for a valid one. */
export function checkStackScriptRequest(value: unknown): readonly Problem[] {
  return problemsOfStackScriptRequest(value) ?? noProblems;
}

/** StackScriptRequest as a Standard Schema. */
export const stackScriptRequestSchema: StandardSchema<StackScriptRequest> =
  /* @__PURE__ */ createStandardSchema(checkStackScriptRequest);

export function problemsOfStackScript(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/StackScript/type',
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
      user_defined_fields: userDefinedFields,
      created,
      updated,
      mine,
    } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/id/type',
        message: 'must be a whole number',
      });
    if (username === undefined)
      problems = addProblem(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (typeof username !== 'string')
      problems = addProblem(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/username/type',
        message: 'must be a string',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/label/type',
        message: 'must be a string',
      });
    if (description === undefined)
      problems = addProblem(problems, {
        pointer: '/description',
        field: 'description',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (typeof description !== 'string')
      problems = addProblem(problems, {
        pointer: '/description',
        field: 'description',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/description/type',
        message: 'must be a string',
      });
    if (isPublic === undefined)
      problems = addProblem(problems, {
        pointer: '/is_public',
        field: 'is_public',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (typeof isPublic !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/is_public',
        field: 'is_public',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/is_public/type',
        message: 'must be true or false',
      });
    if (userAvatarId === undefined)
      problems = addProblem(problems, {
        pointer: '/user_avatar_id',
        field: 'user_avatar_id',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (typeof userAvatarId !== 'string')
      problems = addProblem(problems, {
        pointer: '/user_avatar_id',
        field: 'user_avatar_id',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/user_avatar_id/type',
        message: 'must be a string',
      });
    if (images === undefined)
      problems = addProblem(problems, {
        pointer: '/images',
        field: 'images',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (!isArray(images))
      problems = addProblem(problems, {
        pointer: '/images',
        field: 'images',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/images/type',
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
    if (deploymentsTotal === undefined)
      problems = addProblem(problems, {
        pointer: '/deployments_total',
        field: 'deployments_total',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (!isInteger(deploymentsTotal))
      problems = addProblem(problems, {
        pointer: '/deployments_total',
        field: 'deployments_total',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/deployments_total/type',
        message: 'must be a whole number',
      });
    if (deploymentsActive === undefined)
      problems = addProblem(problems, {
        pointer: '/deployments_active',
        field: 'deployments_active',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (!isInteger(deploymentsActive))
      problems = addProblem(problems, {
        pointer: '/deployments_active',
        field: 'deployments_active',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/deployments_active/type',
        message: 'must be a whole number',
      });
    if (revNote === undefined)
      problems = addProblem(problems, {
        pointer: '/rev_note',
        field: 'rev_note',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (typeof revNote !== 'string')
      problems = addProblem(problems, {
        pointer: '/rev_note',
        field: 'rev_note',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/rev_note/type',
        message: 'must be a string',
      });
    if (script === undefined)
      problems = addProblem(problems, {
        pointer: '/script',
        field: 'script',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (typeof script !== 'string')
      problems = addProblem(problems, {
        pointer: '/script',
        field: 'script',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/script/type',
        message: 'must be a string',
      });
    if (userDefinedFields === undefined)
      problems = addProblem(problems, {
        pointer: '/user_defined_fields',
        field: 'user_defined_fields',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (!isArray(userDefinedFields))
      problems = addProblem(problems, {
        pointer: '/user_defined_fields',
        field: 'user_defined_fields',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/user_defined_fields/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < userDefinedFields.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'user_defined_fields',
          index,
          problemsOfUserDefinedField(userDefinedFields[index]),
        );
      }
    }
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined)
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (mine === undefined)
      problems = addProblem(problems, {
        pointer: '/mine',
        field: 'mine',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (typeof mine !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/mine',
        field: 'mine',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/mine/type',
        message: 'must be true or false',
      });
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
      schema: '#/components/schemas/StackScript/properties/images/items/type',
      message: 'must be a string',
    });
  return problems;
}

export function problemsOfStackScriptRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/StackScript/type',
      message: 'must be an object',
    });
  else {
    const { label, description, is_public: isPublic, images, rev_note: revNote, script } = value;
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/label/type',
        message: 'must be a string',
      });
    if (description === undefined)
      problems = addProblem(problems, {
        pointer: '/description',
        field: 'description',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (typeof description !== 'string')
      problems = addProblem(problems, {
        pointer: '/description',
        field: 'description',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/description/type',
        message: 'must be a string',
      });
    if (isPublic === undefined)
      problems = addProblem(problems, {
        pointer: '/is_public',
        field: 'is_public',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (typeof isPublic !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/is_public',
        field: 'is_public',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/is_public/type',
        message: 'must be true or false',
      });
    if (images === undefined)
      problems = addProblem(problems, {
        pointer: '/images',
        field: 'images',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (!isArray(images))
      problems = addProblem(problems, {
        pointer: '/images',
        field: 'images',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/images/type',
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
    if (revNote === undefined)
      problems = addProblem(problems, {
        pointer: '/rev_note',
        field: 'rev_note',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (typeof revNote !== 'string')
      problems = addProblem(problems, {
        pointer: '/rev_note',
        field: 'rev_note',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/rev_note/type',
        message: 'must be a string',
      });
    if (script === undefined)
      problems = addProblem(problems, {
        pointer: '/script',
        field: 'script',
        keyword: 'required',
        schema: '#/components/schemas/StackScript/required',
        message: 'is required',
      });
    else if (typeof script !== 'string')
      problems = addProblem(problems, {
        pointer: '/script',
        field: 'script',
        keyword: 'type',
        schema: '#/components/schemas/StackScript/properties/script/type',
        message: 'must be a string',
      });
  }
  return problems;
}
