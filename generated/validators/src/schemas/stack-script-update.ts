// Generated; change the document it is made from instead.

import type { StackScriptUpdate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
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
  if (description !== undefined) {
    if (typeof description !== 'string') return false;
  }
  if (images !== undefined) {
    if (!isArray(images)) return false;
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

/** All that is wrong with a value as StackScriptUpdate; nothing for a valid one. */
export function checkStackScriptUpdate(value: unknown): readonly Problem[] {
  return problemsOfStackScriptUpdate(value) ?? noProblems;
}

/** StackScriptUpdate as a Standard Schema. */
export const stackScriptUpdateSchema: StandardSchema<StackScriptUpdate> =
  /* @__PURE__ */ createStandardSchema(checkStackScriptUpdate);

export function problemsOfStackScriptUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/StackScriptUpdate/type',
      message: 'must be an object',
    });
  else {
    const { description, images, is_public: isPublic, label, rev_note: revNote, script } = value;
    if (description !== undefined) {
      if (typeof description !== 'string')
        problems = addProblem(problems, {
          pointer: '/description',
          field: 'description',
          keyword: 'type',
          schema: '#/components/schemas/StackScriptUpdate/properties/description/type',
          message: 'must be a string',
        });
    }
    if (images !== undefined) {
      if (!isArray(images))
        problems = addProblem(problems, {
          pointer: '/images',
          field: 'images',
          keyword: 'type',
          schema: '#/components/schemas/StackScriptUpdate/properties/images/type',
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
    if (isPublic !== undefined) {
      if (typeof isPublic !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/is_public',
          field: 'is_public',
          keyword: 'type',
          schema: '#/components/schemas/StackScriptUpdate/properties/is_public/type',
          message: 'must be true or false',
        });
    }
    if (label !== undefined) {
      if (typeof label !== 'string')
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'type',
          schema: '#/components/schemas/StackScriptUpdate/properties/label/type',
          message: 'must be a string',
        });
    }
    if (revNote !== undefined) {
      if (typeof revNote !== 'string')
        problems = addProblem(problems, {
          pointer: '/rev_note',
          field: 'rev_note',
          keyword: 'type',
          schema: '#/components/schemas/StackScriptUpdate/properties/rev_note/type',
          message: 'must be a string',
        });
    }
    if (script !== undefined) {
      if (typeof script !== 'string')
        problems = addProblem(problems, {
          pointer: '/script',
          field: 'script',
          keyword: 'type',
          schema: '#/components/schemas/StackScriptUpdate/properties/script/type',
          message: 'must be a string',
        });
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
      schema: '#/components/schemas/StackScriptUpdate/properties/images/items/type',
      message: 'must be a string',
    });
  return problems;
}

export function problemsOfStackScriptUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/StackScriptUpdate/type',
      message: 'must be an object',
    });
  else {
    const { description, images, is_public: isPublic, label, rev_note: revNote, script } = value;
    if (description !== undefined) {
      if (typeof description !== 'string')
        problems = addProblem(problems, {
          pointer: '/description',
          field: 'description',
          keyword: 'type',
          schema: '#/components/schemas/StackScriptUpdate/properties/description/type',
          message: 'must be a string',
        });
    }
    if (images !== undefined) {
      if (!isArray(images))
        problems = addProblem(problems, {
          pointer: '/images',
          field: 'images',
          keyword: 'type',
          schema: '#/components/schemas/StackScriptUpdate/properties/images/type',
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
    if (isPublic !== undefined) {
      if (typeof isPublic !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/is_public',
          field: 'is_public',
          keyword: 'type',
          schema: '#/components/schemas/StackScriptUpdate/properties/is_public/type',
          message: 'must be true or false',
        });
    }
    if (label !== undefined) {
      if (typeof label !== 'string')
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'type',
          schema: '#/components/schemas/StackScriptUpdate/properties/label/type',
          message: 'must be a string',
        });
    }
    if (revNote !== undefined) {
      if (typeof revNote !== 'string')
        problems = addProblem(problems, {
          pointer: '/rev_note',
          field: 'rev_note',
          keyword: 'type',
          schema: '#/components/schemas/StackScriptUpdate/properties/rev_note/type',
          message: 'must be a string',
        });
    }
    if (script !== undefined) {
      if (typeof script !== 'string')
        problems = addProblem(problems, {
          pointer: '/script',
          field: 'script',
          keyword: 'type',
          schema: '#/components/schemas/StackScriptUpdate/properties/script/type',
          message: 'must be a string',
        });
    }
  }
  return problems;
}
