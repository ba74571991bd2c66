// Generated; change the document it is made from instead.

import type { ControlOperation } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray, isObject } from '../runtime/validation/type-checks.ts';
import { isControlWarning, problemsOfControlWarning } from './control-warning.ts';

/** Whether a value is a valid ControlOperation. */
export function isControlOperation(value: unknown): value is ControlOperation {
  if (!isObject(value)) return false;
  const { deprecated } = value;
  if (isArray(deprecated)) {
    if (deprecated.length < 1) return false;
    for (let index = 0; index < deprecated.length; index++) {
      if (!isControlWarning(deprecated[index])) return false;
    }
  } else if (typeof deprecated !== 'boolean') return false;
  for (const key in value) {
    if (key !== 'deprecated' && Object.hasOwn(value, key)) return false;
  }
  return true;
}

/** All that is wrong with a value as ControlOperation; nothing for a valid one. */
export function checkControlOperation(value: unknown): readonly Problem[] {
  return problemsOfControlOperation(value) ?? noProblems;
}

/** ControlOperation as a Standard Schema. */
export const controlOperationSchema: StandardSchema<ControlOperation> =
  /* @__PURE__ */ createStandardSchema(checkControlOperation);

export function problemsOfControlOperation(value: unknown): Problems {
  const schema = '#/components/schemas/ControlOperation';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { deprecated } = value;
    if (deprecated === undefined) problems = reportMissing(problems, 'deprecated', schema);
    else if (isArray(deprecated)) {
      if (deprecated.length < 1)
        problems = reportAt(
          problems,
          '/deprecated',
          schema,
          '/properties/deprecated/oneOf/1/minItems',
          'must have at least 1 item',
        );
      for (let index = 0; index < deprecated.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'deprecated',
          index,
          problemsOfControlWarning(deprecated[index]),
        );
      }
    } else if (typeof deprecated !== 'boolean')
      problems = report(problems, 'deprecated', schema, 'oneOf', 'must be true or false or a list');
    for (const key in value) {
      if (key !== 'deprecated' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/ControlOperation/additionalProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
