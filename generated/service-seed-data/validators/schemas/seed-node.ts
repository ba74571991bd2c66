// Generated; change the document it is made from instead.

import type { SeedNode } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
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
  if (
    (id !== undefined && !isSeedId(id)) ||
    !isNodeBalancerNodeAddress(address) ||
    typeof label !== 'string' ||
    label === '' ||
    (weight !== undefined && (!isInteger(weight) || weight < 1)) ||
    (mode !== undefined &&
      mode !== 'accept' &&
      mode !== 'reject' &&
      mode !== 'drain' &&
      mode !== 'backup') ||
    (up !== undefined && typeof up !== 'boolean')
  )
    return false;
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
  const schema = '#/components/schemas/SeedNode';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, address, label, weight, mode, up } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (address === undefined) problems = reportMissing(problems, 'address', schema);
    else
      problems = mergeAtProperty(problems, 'address', problemsOfNodeBalancerNodeAddress(address));
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    else if (label === '')
      problems = report(problems, 'label', schema, 'minLength', 'must not be empty');
    if (weight !== undefined) {
      if (!isInteger(weight))
        problems = report(problems, 'weight', schema, 'type', 'must be a whole number');
      else if (weight < 1)
        problems = report(problems, 'weight', schema, 'minimum', 'must be at least 1');
    }
    if (
      mode !== undefined &&
      mode !== 'accept' &&
      mode !== 'reject' &&
      mode !== 'drain' &&
      mode !== 'backup'
    )
      problems = report(
        problems,
        'mode',
        schema,
        'enum',
        'must be one of "accept", "reject", "drain" or "backup"',
      );
    if (up !== undefined && typeof up !== 'boolean')
      problems = report(problems, 'up', schema, 'type', 'must be true or false');
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
