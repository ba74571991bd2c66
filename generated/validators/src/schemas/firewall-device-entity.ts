// Generated; change the document it is made from instead.

import type { FirewallDeviceEntity } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid FirewallDeviceEntity. */
export function isFirewallDeviceEntity(value: unknown): value is FirewallDeviceEntity {
  if (!isObject(value)) return false;
  const { id, label, type, url } = value;
  if (!isInteger(id)) return false;
  if (typeof label !== 'string') return false;
  if (type !== 'compute') return false;
  if (typeof url !== 'string') return false;
  return true;
}

/** All that is wrong with a value as FirewallDeviceEntity; nothing for a valid one. */
export function checkFirewallDeviceEntity(value: unknown): readonly Problem[] {
  return problemsOfFirewallDeviceEntity(value) ?? noProblems;
}

/** FirewallDeviceEntity as a Standard Schema. */
export const firewallDeviceEntitySchema: StandardSchema<FirewallDeviceEntity> =
  /* @__PURE__ */ createStandardSchema(checkFirewallDeviceEntity);

export function problemsOfFirewallDeviceEntity(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/FirewallDeviceEntity/type',
      message: 'must be an object',
    });
  else {
    const { id, label, type, url } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/FirewallDeviceEntity/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/FirewallDeviceEntity/properties/id/type',
        message: 'must be a whole number',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/FirewallDeviceEntity/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/FirewallDeviceEntity/properties/label/type',
        message: 'must be a string',
      });
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/FirewallDeviceEntity/required',
        message: 'is required',
      });
    else if (type !== 'compute')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'enum',
        schema: '#/components/schemas/FirewallDeviceEntity/properties/type/enum',
        message: 'must be "compute"',
      });
    if (url === undefined)
      problems = addProblem(problems, {
        pointer: '/url',
        field: 'url',
        keyword: 'required',
        schema: '#/components/schemas/FirewallDeviceEntity/required',
        message: 'is required',
      });
    else if (typeof url !== 'string')
      problems = addProblem(problems, {
        pointer: '/url',
        field: 'url',
        keyword: 'type',
        schema: '#/components/schemas/FirewallDeviceEntity/properties/url/type',
        message: 'must be a string',
      });
  }
  return problems;
}
