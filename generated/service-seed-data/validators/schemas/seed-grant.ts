// Generated; change the document it is made from instead.

import type { SeedGrant } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';

/** Whether a value is a valid SeedGrant. */
export function isSeedGrant(value: unknown): value is SeedGrant {
  if (!isObject(value)) return false;
  const { on, id, level } = value;
  if (
    (on !== 'account' &&
      on !== 'add_longview' &&
      on !== 'compute' &&
      on !== 'database' &&
      on !== 'domain' &&
      on !== 'firewall' &&
      on !== 'longview' &&
      on !== 'nodebalancer' &&
      on !== 'stackscript') ||
    (id !== undefined && !isSeedId(id)) ||
    (level !== 'read_only' && level !== 'read_write')
  )
    return false;
  for (const key in value) {
    switch (key) {
      case 'on':
      case 'id':
      case 'level':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  if (acceptsSeedGrantIf(value)) {
    const { id } = value;
    if (id !== undefined) return false;
  } else {
    const { id } = value;
    if (id === undefined) return false;
  }
  return true;
}

function acceptsSeedGrantIf(value: unknown): boolean {
  if (isObject(value)) {
    const { on } = value;
    if (on !== undefined && on !== 'account' && on !== 'add_longview') return false;
  }
  return true;
}

/** All that is wrong with a value as SeedGrant; nothing for a valid one. */
export function checkSeedGrant(value: unknown): readonly Problem[] {
  return problemsOfSeedGrant(value) ?? noProblems;
}

/** SeedGrant as a Standard Schema. */
export const seedGrantSchema: StandardSchema<SeedGrant> =
  /* @__PURE__ */ createStandardSchema(checkSeedGrant);

export function problemsOfSeedGrant(value: unknown): Problems {
  const schema = '#/components/schemas/SeedGrant';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
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
      problems = reportRequired(
        problems,
        'on',
        on,
        schema,
        'enum',
        'must be one of "account", "add_longview", "compute", "database", "domain", "firewall", "longview", "nodebalancer" or "stackscript"',
      );
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
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
        case 'on':
        case 'id':
        case 'level':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedGrant/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
    if (acceptsSeedGrantIf(value)) {
      const { id } = value;
      if (id !== undefined)
        problems = addProblem(problems, {
          pointer: '/id',
          field: 'id',
          keyword: 'false',
          schema: '#/components/schemas/SeedGrant/then/properties/id',
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
