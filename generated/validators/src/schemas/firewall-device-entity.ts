// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.js';
import { type Problems, add, noProblems } from '../runtime/validation/problems.js';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';
import type { FirewallDeviceEntity } from '@cloud-api/types';

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
  /* @__PURE__ */ standard(checkFirewallDeviceEntity);

export function problemsOfFirewallDeviceEntity(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/FirewallDeviceEntity/type',
      message: 'must be an object',
    });
  else {
    const { id, label, type, url } = value;
    if (id === undefined)
      problems = add(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/FirewallDeviceEntity/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = add(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/FirewallDeviceEntity/properties/id/type',
        message: 'must be a whole number',
      });
    if (label === undefined)
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/FirewallDeviceEntity/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = add(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/FirewallDeviceEntity/properties/label/type',
        message: 'must be a string',
      });
    if (type === undefined)
      problems = add(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/FirewallDeviceEntity/required',
        message: 'is required',
      });
    else if (type !== 'compute')
      problems = add(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'enum',
        schema: '#/components/schemas/FirewallDeviceEntity/properties/type/enum',
        message: 'must be "compute"',
      });
    if (url === undefined)
      problems = add(problems, {
        pointer: '/url',
        field: 'url',
        keyword: 'required',
        schema: '#/components/schemas/FirewallDeviceEntity/required',
        message: 'is required',
      });
    else if (typeof url !== 'string')
      problems = add(problems, {
        pointer: '/url',
        field: 'url',
        keyword: 'type',
        schema: '#/components/schemas/FirewallDeviceEntity/properties/url/type',
        message: 'must be a string',
      });
  }
  return problems;
}
