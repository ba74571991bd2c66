// Generated; change the document it is made from instead.

import type { ControlBilling } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportMissing,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';
import { acceptsControlAddress, problemsOfControlAddress } from './control-address.ts';

/** Whether a value is a valid ControlBilling. */
export function isControlBilling(value: unknown): value is ControlBilling {
  if (!isObject(value)) return false;
  const { billing } = value;
  if (billing !== null && !acceptsControlAddress(billing)) return false;
  for (const key in value) {
    if (key !== 'billing' && Object.hasOwn(value, key)) return false;
  }
  return true;
}

/** All that is wrong with a value as ControlBilling; nothing for a valid one. */
export function checkControlBilling(value: unknown): readonly Problem[] {
  return problemsOfControlBilling(value) ?? noProblems;
}

/** ControlBilling as a Standard Schema. */
export const controlBillingSchema: StandardSchema<ControlBilling> =
  /* @__PURE__ */ createStandardSchema(checkControlBilling);

export function problemsOfControlBilling(value: unknown): Problems {
  const schema = '#/components/schemas/ControlBilling';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { billing } = value;
    if (billing === undefined) problems = reportMissing(problems, 'billing', schema);
    else if (billing !== null)
      problems = mergeAtProperty(problems, 'billing', problemsOfControlAddress(billing));
    for (const key in value) {
      if (key !== 'billing' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/ControlBilling/additionalProperties',
          message: 'is not allowed',
        });
    }
  }
  return problems;
}
