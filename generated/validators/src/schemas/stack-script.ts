// Generated; change the document it is made from instead.

import type { StackScript, StackScriptRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  reportAt,
  reportMissing,
  reportRequired,
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
  if (
    !isInteger(id) ||
    typeof username !== 'string' ||
    typeof label !== 'string' ||
    typeof description !== 'string' ||
    typeof isPublic !== 'boolean' ||
    typeof userAvatarId !== 'string' ||
    !isArray(images)
  )
    return false;
  for (let index = 0; index < images.length; index++) {
    if (typeof images[index] !== 'string') return false;
  }
  if (
    !isInteger(deploymentsTotal) ||
    !isInteger(deploymentsActive) ||
    typeof revNote !== 'string' ||
    typeof script !== 'string' ||
    !isArray(userDefinedFields)
  )
    return false;
  for (let index = 0; index < userDefinedFields.length; index++) {
    if (!isUserDefinedField(userDefinedFields[index])) return false;
  }
  if (!isTimestamp(created) || !isTimestamp(updated) || typeof mine !== 'boolean') return false;
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
  if (
    typeof label !== 'string' ||
    typeof description !== 'string' ||
    typeof isPublic !== 'boolean' ||
    !isArray(images)
  )
    return false;
  for (let index = 0; index < images.length; index++) {
    if (typeof images[index] !== 'string') return false;
  }
  if (typeof revNote !== 'string' || typeof script !== 'string') return false;
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
  const schema = '#/components/schemas/StackScript';
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
      user_defined_fields: userDefinedFields,
      created,
      updated,
      mine,
    } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (typeof username !== 'string')
      problems = reportRequired(problems, 'username', username, schema, 'type', 'must be a string');
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    if (typeof description !== 'string')
      problems = reportRequired(
        problems,
        'description',
        description,
        schema,
        'type',
        'must be a string',
      );
    if (typeof isPublic !== 'boolean')
      problems = reportRequired(
        problems,
        'is_public',
        isPublic,
        schema,
        'type',
        'must be true or false',
      );
    if (typeof userAvatarId !== 'string')
      problems = reportRequired(
        problems,
        'user_avatar_id',
        userAvatarId,
        schema,
        'type',
        'must be a string',
      );
    if (!isArray(images))
      problems = reportRequired(problems, 'images', images, schema, 'type', 'must be a list');
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
    if (!isInteger(deploymentsTotal))
      problems = reportRequired(
        problems,
        'deployments_total',
        deploymentsTotal,
        schema,
        'type',
        'must be a whole number',
      );
    if (!isInteger(deploymentsActive))
      problems = reportRequired(
        problems,
        'deployments_active',
        deploymentsActive,
        schema,
        'type',
        'must be a whole number',
      );
    if (typeof revNote !== 'string')
      problems = reportRequired(problems, 'rev_note', revNote, schema, 'type', 'must be a string');
    if (typeof script !== 'string')
      problems = reportRequired(problems, 'script', script, schema, 'type', 'must be a string');
    if (!isArray(userDefinedFields))
      problems = reportRequired(
        problems,
        'user_defined_fields',
        userDefinedFields,
        schema,
        'type',
        'must be a list',
      );
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
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = reportMissing(problems, 'updated', schema);
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (typeof mine !== 'boolean')
      problems = reportRequired(problems, 'mine', mine, schema, 'type', 'must be true or false');
  }
  return problems;
}

function problemsOfImagesItem(value: unknown): Problems {
  const schema = '#/components/schemas/StackScript/properties/images/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

export function problemsOfStackScriptRequest(value: unknown): Problems {
  const schema = '#/components/schemas/StackScript';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label, description, is_public: isPublic, images, rev_note: revNote, script } = value;
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    if (typeof description !== 'string')
      problems = reportRequired(
        problems,
        'description',
        description,
        schema,
        'type',
        'must be a string',
      );
    if (typeof isPublic !== 'boolean')
      problems = reportRequired(
        problems,
        'is_public',
        isPublic,
        schema,
        'type',
        'must be true or false',
      );
    if (!isArray(images))
      problems = reportRequired(problems, 'images', images, schema, 'type', 'must be a list');
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
    if (typeof revNote !== 'string')
      problems = reportRequired(problems, 'rev_note', revNote, schema, 'type', 'must be a string');
    if (typeof script !== 'string')
      problems = reportRequired(problems, 'script', script, schema, 'type', 'must be a string');
  }
  return problems;
}
