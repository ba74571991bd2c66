// Generated; change the document it is made from instead.

import type { StackScriptUpdate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid StackScriptUpdate. */
export function isStackScriptUpdate(value: unknown): value is StackScriptUpdate {
  if (!isObject(value)) return false;
  const { description, images, is_public: isPublic, label, rev_note: revNote, script } = value;
  if (description !== undefined && typeof description !== 'string') return false;
  if (images !== undefined) {
    if (!isArray(images)) return false;
    for (let index = 0; index < images.length; index++) {
      if (typeof images[index] !== 'string') return false;
    }
  }
  if (
    (isPublic !== undefined && typeof isPublic !== 'boolean') ||
    (label !== undefined && typeof label !== 'string') ||
    (revNote !== undefined && typeof revNote !== 'string') ||
    (script !== undefined && typeof script !== 'string')
  )
    return false;
  return true;
}

/** All that is wrong with a value as StackScriptUpdate; nothing for a valid one. */
export function checkStackScriptUpdate(value: unknown): readonly Problem[] {
  return problemsOfStackScriptUpdate(value) ?? noProblems;
}

/** StackScriptUpdate as a Standard Schema. */
export const stackScriptUpdateSchema: StandardSchema<StackScriptUpdate> =
  /* @__PURE__ */ createStandardSchema(checkStackScriptUpdate);

export function problemsOfStackScriptUpdate(value: unknown): Problems {
  const schema = '#/components/schemas/StackScriptUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { description, images, is_public: isPublic, label, rev_note: revNote, script } = value;
    if (description !== undefined && typeof description !== 'string')
      problems = report(problems, 'description', schema, 'type', 'must be a string');
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
    if (isPublic !== undefined && typeof isPublic !== 'boolean')
      problems = report(problems, 'is_public', schema, 'type', 'must be true or false');
    if (label !== undefined && typeof label !== 'string')
      problems = report(problems, 'label', schema, 'type', 'must be a string');
    if (revNote !== undefined && typeof revNote !== 'string')
      problems = report(problems, 'rev_note', schema, 'type', 'must be a string');
    if (script !== undefined && typeof script !== 'string')
      problems = report(problems, 'script', schema, 'type', 'must be a string');
  }
  return problems;
}

function problemsOfImagesItem(value: unknown): Problems {
  const schema = '#/components/schemas/StackScriptUpdate/properties/images/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

export function problemsOfStackScriptUpdatePartial(value: unknown): Problems {
  const schema = '#/components/schemas/StackScriptUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { description, images, is_public: isPublic, label, rev_note: revNote, script } = value;
    if (description !== undefined && typeof description !== 'string')
      problems = report(problems, 'description', schema, 'type', 'must be a string');
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
    if (isPublic !== undefined && typeof isPublic !== 'boolean')
      problems = report(problems, 'is_public', schema, 'type', 'must be true or false');
    if (label !== undefined && typeof label !== 'string')
      problems = report(problems, 'label', schema, 'type', 'must be a string');
    if (revNote !== undefined && typeof revNote !== 'string')
      problems = report(problems, 'rev_note', schema, 'type', 'must be a string');
    if (script !== undefined && typeof script !== 'string')
      problems = report(problems, 'script', schema, 'type', 'must be a string');
  }
  return problems;
}
