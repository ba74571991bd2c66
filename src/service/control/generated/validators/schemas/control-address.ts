// Generated; change the document it is made from instead.

import { type Problems, add, addWithin, noProblems } from '../runtime/validation/collect.ts';
import { forbidden, memberProblem, missing, problem } from '../runtime/validation/finding.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard.ts';
import { isObject } from '../runtime/validation/values.ts';
import type { ControlAddress } from '../../types/index.ts';

const schema = '#/components/schemas/ControlAddress';

/** Whether a value is a valid ControlAddress. */
export function isControlAddress(value: unknown): value is ControlAddress {
  if (!isObject(value)) return false;
  const { address, city, zip, country } = value;
  if (typeof address !== 'string') return false;
  if (typeof city !== 'string') return false;
  if (typeof zip !== 'string') return false;
  if (typeof country !== 'string') return false;
  for (const key in value) {
    switch (key) {
      case 'address':
      case 'city':
      case 'zip':
      case 'country':
        break;
      default:
        return false;
    }
  }
  return true;
}

/** All that is wrong with a value as ControlAddress; nothing for a valid one. */
export function checkControlAddress(value: unknown): readonly Problem[] {
  return problemsOfControlAddress(value) ?? noProblems;
}

/** ControlAddress as a Standard Schema. */
export const controlAddressSchema: StandardSchema<ControlAddress> =
  /* @__PURE__ */ standard(checkControlAddress);

export function problemsOfControlAddress(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { address, city, zip, country } = value;
    if (address === undefined) problems = add(problems, missing(schema, 'address'));
    else if (typeof address !== 'string')
      problems = add(problems, memberProblem(schema, 'address', 'type', 'must be a string'));
    if (city === undefined) problems = add(problems, missing(schema, 'city'));
    else if (typeof city !== 'string')
      problems = add(problems, memberProblem(schema, 'city', 'type', 'must be a string'));
    if (zip === undefined) problems = add(problems, missing(schema, 'zip'));
    else if (typeof zip !== 'string')
      problems = add(problems, memberProblem(schema, 'zip', 'type', 'must be a string'));
    if (country === undefined) problems = add(problems, missing(schema, 'country'));
    else if (typeof country !== 'string')
      problems = add(problems, memberProblem(schema, 'country', 'type', 'must be a string'));
    for (const key in value) {
      switch (key) {
        case 'address':
        case 'city':
        case 'zip':
        case 'country':
          break;
        default:
          problems = addWithin(problems, key, forbidden(`${schema}/additionalProperties`));
      }
    }
  }
  return problems;
}
