// Generated; change the document it is made from instead.

import type { ControlGrant } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isInteger, isObject } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid ControlGrant. */
export function isControlGrant(value: unknown): value is ControlGrant {
  if (!isObject(value)) return false;
  const { entity, id, level } = value;
  if (
    (entity !== 'account' &&
      entity !== 'add_longview' &&
      entity !== 'compute' &&
      entity !== 'database' &&
      entity !== 'domain' &&
      entity !== 'firewall' &&
      entity !== 'longview' &&
      entity !== 'nodebalancer' &&
      entity !== 'stackscript') ||
    (id !== undefined && (!isInteger(id) || id < 1 || id > 2147483647)) ||
    (level !== 'read_only' && level !== 'read_write')
  )
    return false;
  for (const key in value) {
    switch (key) {
      case 'entity':
      case 'id':
      case 'level':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  if (acceptsControlGrantIf(value)) {
    const { id } = value;
    if (id !== undefined) return false;
  } else {
    const { id } = value;
    if (id === undefined) return false;
  }
  return true;
}

function acceptsControlGrantIf(value: unknown): boolean {
  if (isObject(value)) {
    const { entity } = value;
    if (entity !== undefined && entity !== 'account' && entity !== 'add_longview') return false;
  }
  return true;
}

/** All that is wrong with a value as ControlGrant; nothing for a valid one. */
export function checkControlGrant(value: unknown): readonly Problem[] {
  return problemsOfControlGrant(value) ?? noProblems;
}

/** ControlGrant as a Standard Schema. */
export const controlGrantSchema: StandardSchema<ControlGrant> =
  /* @__PURE__ */ createStandardSchema(checkControlGrant);

export function problemsOfControlGrant(value: unknown): Problems {
  const schema = '#/components/schemas/ControlGrant';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { entity, id, level } = value;
    if (
      entity !== 'account' &&
      entity !== 'add_longview' &&
      entity !== 'compute' &&
      entity !== 'database' &&
      entity !== 'domain' &&
      entity !== 'firewall' &&
      entity !== 'longview' &&
      entity !== 'nodebalancer' &&
      entity !== 'stackscript'
    )
      problems = reportRequired(
        problems,
        'entity',
        entity,
        schema,
        'enum',
        'must be one of "account", "add_longview", "compute", "database", "domain", "firewall", "longview", "nodebalancer" or "stackscript"',
      );
    if (id !== undefined) {
      if (!isInteger(id))
        problems = report(problems, 'id', schema, 'type', 'must be a whole number');
      else {
        if (id < 1) problems = report(problems, 'id', schema, 'minimum', 'must be at least 1');
        if (id > 2147483647)
          problems = report(problems, 'id', schema, 'maximum', 'must be at most 2147483647');
      }
    }
    if (level !== 'read_only' && level !== 'read_write')
      problems = reportRequired(
        problems,
        'level',
        level,
        schema,
        'enum',
        'must be one of "read_only" or "read_write"',
      );
    for (const key in value) {
      switch (key) {
        case 'entity':
        case 'id':
        case 'level':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/ControlGrant/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
    if (acceptsControlGrantIf(value)) {
      const { id } = value;
      if (id !== undefined)
        problems = addProblem(problems, {
          pointer: '/id',
          field: 'id',
          keyword: 'false',
          schema: '#/components/schemas/ControlGrant/then/properties/id',
          message: 'is not allowed',
        });
    } else {
      const { id } = value;
      if (id === undefined)
        problems = reportAt(problems, '/id', schema, '/else/required', 'is required');
    }
  }
  return problems;
}
