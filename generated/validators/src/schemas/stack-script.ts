// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { by, member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isList, isObject } from '../runtime/validation/values.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import { acceptsUserDefinedField, problemsOfUserDefinedField } from './user-defined-field.js';
import type { StackScript, StackScriptRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/StackScript');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const usernamePlace = member(self, 'username');
const usernameType = wrongType(usernamePlace, 'a string');
const usernameMissing = missing(self, 'username');
const labelPlace = member(self, 'label');
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const descriptionPlace = member(self, 'description');
const descriptionType = wrongType(descriptionPlace, 'a string');
const descriptionMissing = missing(self, 'description');
const isPublicPlace = member(self, 'is_public');
const isPublicType = wrongType(isPublicPlace, 'true or false');
const isPublicMissing = missing(self, 'is_public');
const userAvatarIdPlace = member(self, 'user_avatar_id');
const userAvatarIdType = wrongType(userAvatarIdPlace, 'a string');
const userAvatarIdMissing = missing(self, 'user_avatar_id');
const imagesItemPlace = by(self, '/properties/images/items');
const imagesItemType = wrongType(imagesItemPlace, 'a string');
const imagesPlace = member(self, 'images');
const imagesType = wrongType(imagesPlace, 'a list');
const imagesMissing = missing(self, 'images');
const deploymentsTotalPlace = member(self, 'deployments_total');
const deploymentsTotalType = wrongType(deploymentsTotalPlace, 'a whole number');
const deploymentsTotalMissing = missing(self, 'deployments_total');
const deploymentsActivePlace = member(self, 'deployments_active');
const deploymentsActiveType = wrongType(deploymentsActivePlace, 'a whole number');
const deploymentsActiveMissing = missing(self, 'deployments_active');
const revNotePlace = member(self, 'rev_note');
const revNoteType = wrongType(revNotePlace, 'a string');
const revNoteMissing = missing(self, 'rev_note');
const scriptPlace = member(self, 'script');
const scriptType = wrongType(scriptPlace, 'a string');
const scriptMissing = missing(self, 'script');
const userDefinedFieldsPlace = member(self, 'user_defined_fields');
const userDefinedFieldsType = wrongType(userDefinedFieldsPlace, 'a list');
const userDefinedFieldsMissing = missing(self, 'user_defined_fields');
const createdMissing = missing(self, 'created');
const updatedMissing = missing(self, 'updated');
const minePlace = member(self, 'mine');
const mineType = wrongType(minePlace, 'true or false');
const mineMissing = missing(self, 'mine');
const stackScriptType = wrongType(self, 'an object');

/** Whether a value is a valid StackScript. */
export function isStackScript(value: unknown): value is StackScript {
  return acceptsStackScript(value);
}

/** All that is wrong with a value as StackScript; nothing for a valid one. */
export function checkStackScript(value: unknown): readonly Problem[] {
  return problemsOfStackScript(value) ?? noProblems;
}

/** Whether a value is a valid StackScriptRequest. */
export function isStackScriptRequest(value: unknown): value is StackScriptRequest {
  return acceptsStackScriptRequest(value);
}

/** All that is wrong with a value as StackScriptRequest; nothing for a valid one. */
export function checkStackScriptRequest(value: unknown): readonly Problem[] {
  return problemsOfStackScriptRequest(value) ?? noProblems;
}

export function acceptsStackScript(value: unknown): boolean {
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
  if (!isList(images)) return false;
  for (let index = 0; index < images.length; index++) {
    if (typeof images[index] !== 'string') return false;
  }
  if (!isInteger(deploymentsTotal)) return false;
  if (!isInteger(deploymentsActive)) return false;
  if (typeof revNote !== 'string') return false;
  if (typeof script !== 'string') return false;
  if (!isList(userDefinedFields)) return false;
  for (let index = 0; index < userDefinedFields.length; index++) {
    if (!acceptsUserDefinedField(userDefinedFields[index])) return false;
  }
  if (!acceptsTimestamp(created)) return false;
  if (!acceptsTimestamp(updated)) return false;
  if (typeof mine !== 'boolean') return false;
  return true;
}

export function problemsOfStackScript(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, stackScriptType);
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
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (username === undefined) problems = add(problems, usernameMissing);
    else if (typeof username !== 'string') problems = add(problems, usernameType);
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    if (description === undefined) problems = add(problems, descriptionMissing);
    else if (typeof description !== 'string') problems = add(problems, descriptionType);
    if (isPublic === undefined) problems = add(problems, isPublicMissing);
    else if (typeof isPublic !== 'boolean') problems = add(problems, isPublicType);
    if (userAvatarId === undefined) problems = add(problems, userAvatarIdMissing);
    else if (typeof userAvatarId !== 'string') problems = add(problems, userAvatarIdType);
    if (images === undefined) problems = add(problems, imagesMissing);
    else if (!isList(images)) problems = add(problems, imagesType);
    else {
      for (let index = 0; index < images.length; index++) {
        problems = withinItem(problems, 'images', index, problemsOfImagesItem(images[index]));
      }
    }
    if (deploymentsTotal === undefined) problems = add(problems, deploymentsTotalMissing);
    else if (!isInteger(deploymentsTotal)) problems = add(problems, deploymentsTotalType);
    if (deploymentsActive === undefined) problems = add(problems, deploymentsActiveMissing);
    else if (!isInteger(deploymentsActive)) problems = add(problems, deploymentsActiveType);
    if (revNote === undefined) problems = add(problems, revNoteMissing);
    else if (typeof revNote !== 'string') problems = add(problems, revNoteType);
    if (script === undefined) problems = add(problems, scriptMissing);
    else if (typeof script !== 'string') problems = add(problems, scriptType);
    if (userDefinedFields === undefined) problems = add(problems, userDefinedFieldsMissing);
    else if (!isList(userDefinedFields)) problems = add(problems, userDefinedFieldsType);
    else {
      for (let index = 0; index < userDefinedFields.length; index++) {
        problems = withinItem(
          problems,
          'user_defined_fields',
          index,
          problemsOfUserDefinedField(userDefinedFields[index]),
        );
      }
    }
    if (created === undefined) problems = add(problems, createdMissing);
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = add(problems, updatedMissing);
    else problems = within(problems, 'updated', problemsOfTimestamp(updated));
    if (mine === undefined) problems = add(problems, mineMissing);
    else if (typeof mine !== 'boolean') problems = add(problems, mineType);
  }
  return problems;
}

function problemsOfImagesItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, imagesItemType);
  return problems;
}

export function acceptsStackScriptRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label, description, is_public: isPublic, images, rev_note: revNote, script } = value;
  if (typeof label !== 'string') return false;
  if (typeof description !== 'string') return false;
  if (typeof isPublic !== 'boolean') return false;
  if (!isList(images)) return false;
  for (let index = 0; index < images.length; index++) {
    if (typeof images[index] !== 'string') return false;
  }
  if (typeof revNote !== 'string') return false;
  if (typeof script !== 'string') return false;
  return true;
}

export function problemsOfStackScriptRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, stackScriptType);
  else {
    const { label, description, is_public: isPublic, images, rev_note: revNote, script } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    if (description === undefined) problems = add(problems, descriptionMissing);
    else if (typeof description !== 'string') problems = add(problems, descriptionType);
    if (isPublic === undefined) problems = add(problems, isPublicMissing);
    else if (typeof isPublic !== 'boolean') problems = add(problems, isPublicType);
    if (images === undefined) problems = add(problems, imagesMissing);
    else if (!isList(images)) problems = add(problems, imagesType);
    else {
      for (let index = 0; index < images.length; index++) {
        problems = withinItem(problems, 'images', index, problemsOfImagesItem(images[index]));
      }
    }
    if (revNote === undefined) problems = add(problems, revNoteMissing);
    else if (typeof revNote !== 'string') problems = add(problems, revNoteType);
    if (script === undefined) problems = add(problems, scriptMissing);
    else if (typeof script !== 'string') problems = add(problems, scriptType);
  }
  return problems;
}
