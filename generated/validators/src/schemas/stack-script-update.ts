// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, withinItem } from '../runtime/validation/collect.js';
import { memberProblem, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isList, isObject } from '../runtime/validation/values.js';
import type { StackScriptUpdate } from '@cloud-api/types';

const schema = '#/components/schemas/StackScriptUpdate';

/** Whether a value is a valid StackScriptUpdate. */
export function isStackScriptUpdate(value: unknown): value is StackScriptUpdate {
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

/** All that is wrong with a value as StackScriptUpdate; nothing for a valid one. */
export function checkStackScriptUpdate(value: unknown): readonly Problem[] {
  return problemsOfStackScriptUpdate(value) ?? noProblems;
}

/** StackScriptUpdate as a Standard Schema. */
export const stackScriptUpdateSchema: StandardSchema<StackScriptUpdate> =
  /* @__PURE__ */ standard(checkStackScriptUpdate);

export function problemsOfStackScriptUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { description, images, is_public: isPublic, label, rev_note: revNote, script } = value;
    if (description !== undefined) {
      if (typeof description !== 'string')
        problems = add(problems, memberProblem(schema, 'description', 'type', 'must be a string'));
    }
    if (images !== undefined) {
      if (!isList(images))
        problems = add(problems, memberProblem(schema, 'images', 'type', 'must be a list'));
      else {
        for (let index = 0; index < images.length; index++) {
          problems = withinItem(problems, 'images', index, problemsOfImagesItem(images[index]));
        }
      }
    }
    if (isPublic !== undefined) {
      if (typeof isPublic !== 'boolean')
        problems = add(
          problems,
          memberProblem(schema, 'is_public', 'type', 'must be true or false'),
        );
    }
    if (label !== undefined) {
      if (typeof label !== 'string')
        problems = add(problems, memberProblem(schema, 'label', 'type', 'must be a string'));
    }
    if (revNote !== undefined) {
      if (typeof revNote !== 'string')
        problems = add(problems, memberProblem(schema, 'rev_note', 'type', 'must be a string'));
    }
    if (script !== undefined) {
      if (typeof script !== 'string')
        problems = add(problems, memberProblem(schema, 'script', 'type', 'must be a string'));
    }
  }
  return problems;
}

function problemsOfImagesItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(
      problems,
      problem(`${schema}/properties/images/items`, 'type', 'must be a string'),
    );
  return problems;
}

export function problemsOfStackScriptUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { description, images, is_public: isPublic, label, rev_note: revNote, script } = value;
    if (description !== undefined) {
      if (typeof description !== 'string')
        problems = add(problems, memberProblem(schema, 'description', 'type', 'must be a string'));
    }
    if (images !== undefined) {
      if (!isList(images))
        problems = add(problems, memberProblem(schema, 'images', 'type', 'must be a list'));
      else {
        for (let index = 0; index < images.length; index++) {
          problems = withinItem(problems, 'images', index, problemsOfImagesItem(images[index]));
        }
      }
    }
    if (isPublic !== undefined) {
      if (typeof isPublic !== 'boolean')
        problems = add(
          problems,
          memberProblem(schema, 'is_public', 'type', 'must be true or false'),
        );
    }
    if (label !== undefined) {
      if (typeof label !== 'string')
        problems = add(problems, memberProblem(schema, 'label', 'type', 'must be a string'));
    }
    if (revNote !== undefined) {
      if (typeof revNote !== 'string')
        problems = add(problems, memberProblem(schema, 'rev_note', 'type', 'must be a string'));
    }
    if (script !== undefined) {
      if (typeof script !== 'string')
        problems = add(problems, memberProblem(schema, 'script', 'type', 'must be a string'));
    }
  }
  return problems;
}
