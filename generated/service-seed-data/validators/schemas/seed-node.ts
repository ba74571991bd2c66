// Generated; change the document it is made from instead.

import type { SeedNode } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isInteger, isObject } from '../runtime/validation/type-checks.ts';
import {
  isNodeBalancerNodeAddress,
  problemsOfNodeBalancerNodeAddress,
} from './node-balancer-node-address.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';

/** Whether a value is a valid SeedNode. */
export function isSeedNode(value: unknown): value is SeedNode {
  if (!isObject(value)) return false;
  const { id, address, label, weight, mode, up } = value;
  if (id !== undefined) {
    if (!isSeedId(id)) return false;
  }
  if (!isNodeBalancerNodeAddress(address)) return false;
  if (typeof label !== 'string') return false;
  if (label === '') return false;
  if (weight !== undefined) {
    if (!isInteger(weight)) return false;
    if (weight < 1) return false;
  }
  if (mode !== undefined) {
    if (mode !== 'accept' && mode !== 'reject' && mode !== 'drain' && mode !== 'backup')
      return false;
  }
  if (up !== undefined) {
    if (typeof up !== 'boolean') return false;
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'address':
      case 'label':
      case 'weight':
      case 'mode':
      case 'up':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedNode; nothing for a valid one. */
export function checkSeedNode(value: unknown): readonly Problem[] {
  return problemsOfSeedNode(value) ?? noProblems;
}

/** SeedNode as a Standard Schema. */
export const seedNodeSchema: StandardSchema<SeedNode> =
  /* @__PURE__ */ createStandardSchema(checkSeedNode);

export function problemsOfSeedNode(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedNode/type',
      message: 'must be an object',
    });
  else {
    const { id, address, label, weight, mode, up } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (address === undefined)
      problems = addProblem(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'required',
        schema: '#/components/schemas/SeedNode/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(problems, 'address', problemsOfNodeBalancerNodeAddress(address));
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/SeedNode/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/SeedNode/properties/label/type',
        message: 'must be a string',
      });
    else if (label === '')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'minLength',
        schema: '#/components/schemas/SeedNode/properties/label/minLength',
        message: 'must not be empty',
      });
    if (weight !== undefined) {
      if (!isInteger(weight))
        problems = addProblem(problems, {
          pointer: '/weight',
          field: 'weight',
          keyword: 'type',
          schema: '#/components/schemas/SeedNode/properties/weight/type',
          message: 'must be a whole number',
        });
      else if (weight < 1)
        problems = addProblem(problems, {
          pointer: '/weight',
          field: 'weight',
          keyword: 'minimum',
          schema: '#/components/schemas/SeedNode/properties/weight/minimum',
          message: 'must be at least 1',
        });
    }
    if (mode !== undefined) {
      if (mode !== 'accept' && mode !== 'reject' && mode !== 'drain' && mode !== 'backup')
        problems = addProblem(problems, {
          pointer: '/mode',
          field: 'mode',
          keyword: 'enum',
          schema: '#/components/schemas/SeedNode/properties/mode/enum',
          message: 'must be one of "accept", "reject", "drain" or "backup"',
        });
    }
    if (up !== undefined) {
      if (typeof up !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/up',
          field: 'up',
          keyword: 'type',
          schema: '#/components/schemas/SeedNode/properties/up/type',
          message: 'must be true or false',
        });
    }
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'address':
        case 'label':
        case 'weight':
        case 'mode':
        case 'up':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedNode/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
