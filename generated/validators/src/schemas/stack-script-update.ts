// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, withinItem } from '../runtime/validation/collect.js';
import { by, member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import type { StackScriptUpdate } from '@cloud-api/types';

const self = whole('#/components/schemas/StackScriptUpdate');
const descriptionPlace = member(self, 'description');
const descriptionType = wrongType(descriptionPlace, 'a string');
const imagesItemPlace = by(self, '/properties/images/items');
const imagesItemType = wrongType(imagesItemPlace, 'a string');
const imagesPlace = member(self, 'images');
const imagesType = wrongType(imagesPlace, 'a list');
const isPublicPlace = member(self, 'is_public');
const isPublicType = wrongType(isPublicPlace, 'true or false');
const labelPlace = member(self, 'label');
const labelType = wrongType(labelPlace, 'a string');
const revNotePlace = member(self, 'rev_note');
const revNoteType = wrongType(revNotePlace, 'a string');
const scriptPlace = member(self, 'script');
const scriptType = wrongType(scriptPlace, 'a string');
const stackScriptUpdateType = wrongType(self, 'an object');

/** Whether a value is a valid StackScriptUpdate. */
export function isStackScriptUpdate(value: unknown): value is StackScriptUpdate {
  return acceptsStackScriptUpdate(value);
}

/** All that is wrong with a value as StackScriptUpdate; nothing for a valid one. */
export function checkStackScriptUpdate(value: unknown): readonly Problem[] {
  return problemsOfStackScriptUpdate(value) ?? noProblems;
}

export function acceptsStackScriptUpdate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { description, images, is_public: isPublic, label, rev_note: revNote, script } = value;
  if (description !== undefined) {
    if (typeof description !== 'string') return false;
  }
  if (images !== undefined) {
    if (!isList(images)) return false;
    for (let index = 0; index < images.length; index++) {
      if (typeof images[index] !== 'string') return false;
    }
  }
  if (isPublic !== undefined) {
    if (typeof isPublic !== 'boolean') return false;
  }
  if (label !== undefined) {
    if (typeof label !== 'string') return false;
  }
  if (revNote !== undefined) {
    if (typeof revNote !== 'string') return false;
  }
  if (script !== undefined) {
    if (typeof script !== 'string') return false;
  }
  return true;
}

export function problemsOfStackScriptUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, stackScriptUpdateType);
  else {
    const { description, images, is_public: isPublic, label, rev_note: revNote, script } = value;
    if (description !== undefined) {
      if (typeof description !== 'string') problems = add(problems, descriptionType);
    }
    if (images !== undefined) {
      if (!isList(images)) problems = add(problems, imagesType);
      else {
        for (let index = 0; index < images.length; index++) {
          problems = withinItem(problems, 'images', index, problemsOfImagesItem(images[index]));
        }
      }
    }
    if (isPublic !== undefined) {
      if (typeof isPublic !== 'boolean') problems = add(problems, isPublicType);
    }
    if (label !== undefined) {
      if (typeof label !== 'string') problems = add(problems, labelType);
    }
    if (revNote !== undefined) {
      if (typeof revNote !== 'string') problems = add(problems, revNoteType);
    }
    if (script !== undefined) {
      if (typeof script !== 'string') problems = add(problems, scriptType);
    }
  }
  return problems;
}

function problemsOfImagesItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, imagesItemType);
  return problems;
}

export function problemsOfStackScriptUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, stackScriptUpdateType);
  else {
    const { description, images, is_public: isPublic, label, rev_note: revNote, script } = value;
    if (description !== undefined) {
      if (typeof description !== 'string') problems = add(problems, descriptionType);
    }
    if (images !== undefined) {
      if (!isList(images)) problems = add(problems, imagesType);
      else {
        for (let index = 0; index < images.length; index++) {
          problems = withinItem(problems, 'images', index, problemsOfImagesItem(images[index]));
        }
      }
    }
    if (isPublic !== undefined) {
      if (typeof isPublic !== 'boolean') problems = add(problems, isPublicType);
    }
    if (label !== undefined) {
      if (typeof label !== 'string') problems = add(problems, labelType);
    }
    if (revNote !== undefined) {
      if (typeof revNote !== 'string') problems = add(problems, revNoteType);
    }
    if (script !== undefined) {
      if (typeof script !== 'string') problems = add(problems, scriptType);
    }
  }
  return problems;
}
