// Generated; change the document it is made from instead.

import type { PaymentMethodPage } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
  mergeProblems,
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import { acceptsPage, problemsOfPage } from './page.js';
import { isPaymentMethod, problemsOfPaymentMethod } from './payment-method.js';

/** Whether a value is a valid PaymentMethodPage. */
export function isPaymentMethodPage(value: unknown): value is PaymentMethodPage {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isArray(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!isPaymentMethod(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

/** All that is wrong with a value as PaymentMethodPage; nothing for a valid one. */
export function checkPaymentMethodPage(value: unknown): readonly Problem[] {
  return problemsOfPaymentMethodPage(value) ?? noProblems;
}

/** PaymentMethodPage as a Standard Schema. */
export const paymentMethodPageSchema: StandardSchema<PaymentMethodPage> =
  /* @__PURE__ */ createStandardSchema(checkPaymentMethodPage);

export function problemsOfPaymentMethodPage(value: unknown): Problems {
  const schema = '#/components/schemas/PaymentMethodPage';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { data } = value;
    if (!isArray(data))
      problems = reportRequired(problems, 'data', data, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < data.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'data',
          index,
          problemsOfPaymentMethod(data[index]),
        );
      }
    }
    problems = mergeProblems(problems, problemsOfPage(value));
  }
  return problems;
}
