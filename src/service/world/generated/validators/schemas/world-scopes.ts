// Generated; change the document it is made from instead.

import { matches } from '../runtime/validation/match-pattern.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type Problems, add, noProblems } from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import type { WorldScopes } from '../../types/index.ts';

const worldScopesPattern =
  /^(?:\*|(?:account|databases|domains|events|firewall|images|ips|compute|lke|longview|nodebalancers|object_storage|stackscripts|volumes):read_(?:only|write)(?: (?:account|databases|domains|events|firewall|images|ips|compute|lke|longview|nodebalancers|object_storage|stackscripts|volumes):read_(?:only|write))*)$/u;

/** Whether a value is a valid WorldScopes. */
export function isWorldScopes(value: unknown): value is WorldScopes {
  if (typeof value !== 'string') return false;
  if (!matches(worldScopesPattern, value)) return false;
  return true;
}

/** All that is wrong with a value as WorldScopes; nothing for a valid one. */
export function checkWorldScopes(value: unknown): readonly Problem[] {
  return problemsOfWorldScopes(value) ?? noProblems;
}

/** WorldScopes as a Standard Schema. */
export const worldScopesSchema: StandardSchema<WorldScopes> =
  /* @__PURE__ */ standard(checkWorldScopes);

export function problemsOfWorldScopes(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldScopes/type',
      message: 'Must be `*`, or scopes such as `compute:read_only`, separated by spaces.',
    });
  else if (!matches(worldScopesPattern, value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'pattern',
      schema: '#/components/schemas/WorldScopes/pattern',
      message: 'Must be `*`, or scopes such as `compute:read_only`, separated by spaces.',
    });
  return problems;
}
