// Generated; change the document it is made from instead.

import type { SnapshotCreate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isLongerThan, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid SnapshotCreate. */
export function isSnapshotCreate(value: unknown): value is SnapshotCreate {
  if (!isObject(value)) return false;
  const { label } = value;
  if (typeof label !== 'string') return false;
  if (label === '' || isLongerThan(label, 255)) return false;
  return true;
}

/** All that is wrong with a value as SnapshotCreate; nothing for a valid one. */
export function checkSnapshotCreate(value: unknown): readonly Problem[] {
  return problemsOfSnapshotCreate(value) ?? noProblems;
}

/** SnapshotCreate as a Standard Schema. */
export const snapshotCreateSchema: StandardSchema<SnapshotCreate> =
  /* @__PURE__ */ createStandardSchema(checkSnapshotCreate);

export function problemsOfSnapshotCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SnapshotCreate/type',
      message: 'must be an object',
    });
  else {
    const { label } = value;
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/SnapshotCreate/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/SnapshotCreate/properties/label/type',
        message: 'must be a string',
      });
    else {
      if (label === '')
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'minLength',
          schema: '#/components/schemas/SnapshotCreate/properties/label/minLength',
          message: 'must not be empty',
        });
      if (isLongerThan(label, 255))
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'maxLength',
          schema: '#/components/schemas/SnapshotCreate/properties/label/maxLength',
          message: 'must be at most 255 characters',
        });
    }
  }
  return problems;
}
