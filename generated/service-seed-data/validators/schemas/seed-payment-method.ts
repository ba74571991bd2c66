// Generated; change the document it is made from instead.

import type { SeedPaymentMethod } from '../../types/index.ts';
import { selectClosestBranch } from '../runtime/validation/closest-branch.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  createProblem,
  mergeAtProperty,
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
import { isObject } from '../runtime/validation/type-checks.ts';
import { isCreditCardDetails, problemsOfCreditCardDetails } from './credit-card-details.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';
import { isWalletDetails, problemsOfWalletDetails } from './wallet-details.ts';

/** Whether a value is a valid SeedPaymentMethod. */
export function isSeedPaymentMethod(value: unknown): value is SeedPaymentMethod {
  if (!isObject(value)) return false;
  const { id, created, type, is_default: isDefault, active, data } = value;
  if (
    (id !== undefined && !isSeedId(id)) ||
    (created !== undefined && !isSeedTime(created)) ||
    (type !== undefined && typeof type !== 'string') ||
    (isDefault !== undefined && typeof isDefault !== 'boolean') ||
    (active !== undefined && typeof active !== 'boolean') ||
    Number(isCreditCardDetails(data)) + Number(isWalletDetails(data)) !== 1
  )
    return false;
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'created':
      case 'type':
      case 'is_default':
      case 'active':
      case 'data':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedPaymentMethod; nothing for a valid one. */
export function checkSeedPaymentMethod(value: unknown): readonly Problem[] {
  return problemsOfSeedPaymentMethod(value) ?? noProblems;
}

/** SeedPaymentMethod as a Standard Schema. */
export const seedPaymentMethodSchema: StandardSchema<SeedPaymentMethod> =
  /* @__PURE__ */ createStandardSchema(checkSeedPaymentMethod);

export function problemsOfSeedPaymentMethod(value: unknown): Problems {
  const schema = '#/components/schemas/SeedPaymentMethod';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, created, type, is_default: isDefault, active, data } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (type !== undefined && typeof type !== 'string')
      problems = report(problems, 'type', schema, 'type', 'must be a string');
    if (isDefault !== undefined && typeof isDefault !== 'boolean')
      problems = report(problems, 'is_default', schema, 'type', 'must be true or false');
    if (active !== undefined && typeof active !== 'boolean')
      problems = report(problems, 'active', schema, 'type', 'must be true or false');
    if (data === undefined) problems = reportMissing(problems, 'data', schema);
    else {
      const matched = Number(isCreditCardDetails(data)) + Number(isWalletDetails(data));
      if (matched === 0)
        problems = mergeAtProperty(
          problems,
          'data',
          selectClosestBranch(
            createProblem(
              '',
              schema,
              '/properties/data/oneOf',
              'must match one of the alternatives',
            ),
            problemsOfCreditCardDetails(data),
            problemsOfWalletDetails(data),
          ),
        );
      else if (matched > 1)
        problems = report(
          problems,
          'data',
          schema,
          'oneOf',
          'must match exactly one of the alternatives, but matches several',
        );
    }
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'created':
        case 'type':
        case 'is_default':
        case 'active':
        case 'data':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedPaymentMethod/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
