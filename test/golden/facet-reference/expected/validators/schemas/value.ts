// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject, isShorterThan } from '../runtime/validation/type-checks.js';
import { acceptsName, isName, problemsOfName } from './name.js';

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { name, alias } = value;
  if ((typeof name === 'string' && isShorterThan(name, 3)) || !acceptsName(name) || !isName(alias))
    return false;
  return true;
}

/** All that is wrong with a value as Value; nothing for a valid one. */
export function checkValue(value: unknown): readonly Problem[] {
  return problemsOfValue(value) ?? noProblems;
}

/** Value as a Standard Schema. */
export const valueSchema: StandardSchema<Value> = /* @__PURE__ */ createStandardSchema(checkValue);

export function problemsOfValue(value: unknown): Problems {
  const schema = '#/components/schemas/Value';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { name, alias } = value;
    if (name === undefined) problems = reportMissing(problems, 'name', schema);
    else {
      if (typeof name === 'string' && isShorterThan(name, 3))
        problems = report(problems, 'name', schema, 'minLength', 'must be at least 3 characters');
      problems = mergeAtProperty(problems, 'name', problemsOfName(name));
    }
    if (alias === undefined) problems = reportMissing(problems, 'alias', schema);
    else problems = mergeAtProperty(problems, 'alias', problemsOfName(alias));
  }
  return problems;
}
