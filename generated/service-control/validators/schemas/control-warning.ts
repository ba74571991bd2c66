// Generated; change the document it is made from instead.

import type { ControlWarning } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid ControlWarning. */
export function isControlWarning(value: unknown): value is ControlWarning {
  if (!isObject(value)) return false;
  const { title, detail } = value;
  if (typeof title !== 'string' || title === '' || typeof detail !== 'string' || detail === '')
    return false;
  for (const key in value) {
    if (key !== 'title' && key !== 'detail' && Object.hasOwn(value, key)) return false;
  }
  return true;
}

/** All that is wrong with a value as ControlWarning; nothing for a valid one. */
export function checkControlWarning(value: unknown): readonly Problem[] {
  return problemsOfControlWarning(value) ?? noProblems;
}

/** ControlWarning as a Standard Schema. */
export const controlWarningSchema: StandardSchema<ControlWarning> =
  /* @__PURE__ */ createStandardSchema(checkControlWarning);

export function problemsOfControlWarning(value: unknown): Problems {
  const schema = '#/components/schemas/ControlWarning';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { title, detail } = value;
    if (typeof title !== 'string')
      problems = reportRequired(problems, 'title', title, schema, 'type', 'must be a string');
    else if (title === '')
      problems = report(problems, 'title', schema, 'minLength', 'must not be empty');
    if (typeof detail !== 'string')
      problems = reportRequired(problems, 'detail', detail, schema, 'type', 'must be a string');
    else if (detail === '')
      problems = report(problems, 'detail', schema, 'minLength', 'must not be empty');
    for (const key in value) {
      if (key !== 'title' && key !== 'detail' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/ControlWarning/additionalProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
