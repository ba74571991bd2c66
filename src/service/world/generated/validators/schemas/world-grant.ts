// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
} from '../runtime/validation/collect.ts';
import { forbidden, memberProblem, missing, problem } from '../runtime/validation/finding.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard.ts';
import { isObject } from '../runtime/validation/values.ts';
import { isWorldId, problemsOfWorldId } from './world-id.ts';
import type { WorldGrant } from '../../types/index.ts';

const schema = '#/components/schemas/WorldGrant';

/** Whether a value is a valid WorldGrant. */
export function isWorldGrant(value: unknown): value is WorldGrant {
  if (!isObject(value)) return false;
  const { on, id, level } = value;
  if (
    on !== 'account' &&
    on !== 'add_longview' &&
    on !== 'compute' &&
    on !== 'database' &&
    on !== 'domain' &&
    on !== 'firewall' &&
    on !== 'longview' &&
    on !== 'nodebalancer' &&
    on !== 'stackscript'
  )
    return false;
  if (id !== undefined) {
    if (!isWorldId(id)) return false;
  }
  if (level !== 'read_only' && level !== 'read_write') return false;
  for (const key in value) {
    switch (key) {
      case 'on':
      case 'id':
      case 'level':
        break;
      default:
        return false;
    }
  }
  if (acceptsWorldGrantIf(value)) {
    const { id } = value;
    if (id !== undefined) return false;
  } else {
    const { id } = value;
    if (id === undefined) return false;
  }
  return true;
}

/** All that is wrong with a value as WorldGrant; nothing for a valid one. */
export function checkWorldGrant(value: unknown): readonly Problem[] {
  return problemsOfWorldGrant(value) ?? noProblems;
}

/** WorldGrant as a Standard Schema. */
export const worldGrantSchema: StandardSchema<WorldGrant> =
  /* @__PURE__ */ standard(checkWorldGrant);

export function problemsOfWorldGrant(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { on, id, level } = value;
    if (on === undefined) problems = add(problems, missing(schema, 'on'));
    else if (
      on !== 'account' &&
      on !== 'add_longview' &&
      on !== 'compute' &&
      on !== 'database' &&
      on !== 'domain' &&
      on !== 'firewall' &&
      on !== 'longview' &&
      on !== 'nodebalancer' &&
      on !== 'stackscript'
    )
      problems = add(
        problems,
        memberProblem(
          schema,
          'on',
          'enum',
          'must be one of "account", "add_longview", "compute", "database", "domain", "firewall", "longview", "nodebalancer" or "stackscript"',
        ),
      );
    if (id !== undefined) problems = within(problems, 'id', problemsOfWorldId(id));
    if (level === undefined) problems = add(problems, missing(schema, 'level'));
    else if (level !== 'read_only' && level !== 'read_write')
      problems = add(
        problems,
        memberProblem(schema, 'level', 'enum', 'must be one of "read_only" or "read_write"'),
      );
    for (const key in value) {
      switch (key) {
        case 'on':
        case 'id':
        case 'level':
          break;
        default:
          problems = addWithin(problems, key, forbidden(`${schema}/additionalProperties`));
      }
    }
    if (acceptsWorldGrantIf(value)) {
      const { id } = value;
      if (id !== undefined)
        problems = add(problems, {
          pointer: '/id',
          field: 'id',
          keyword: 'false',
          schema: `${schema}/then/properties/id`,
          message: 'is not allowed',
        });
    } else {
      const { id } = value;
      if (id === undefined) problems = add(problems, missing(`${schema}/else`, 'id'));
    }
  }
  return problems;
}

function acceptsWorldGrantIf(value: unknown): boolean {
  if (isObject(value)) {
    const { on } = value;
    if (on !== undefined) {
      if (on !== 'account' && on !== 'add_longview') return false;
    }
  }
  return true;
}
