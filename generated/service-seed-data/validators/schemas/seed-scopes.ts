// Generated; change the document it is made from instead.

import type { SeedScopes } from '../../types/index.ts';
import { matchesPattern } from '../runtime/validation/match-pattern.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';

const seedScopesPattern =
  /^(?:\*|(?:account|databases|domains|events|firewall|images|ips|compute|lke|longview|nodebalancers|object_storage|stackscripts|volumes):read_(?:only|write)(?: (?:account|databases|domains|events|firewall|images|ips|compute|lke|longview|nodebalancers|object_storage|stackscripts|volumes):read_(?:only|write))*)$/u;

/** Whether a value is a valid SeedScopes. */
export function isSeedScopes(value: unknown): value is SeedScopes {
  if (typeof value !== 'string' || !matchesPattern(seedScopesPattern, value)) return false;
  return true;
}

/** All that is wrong with a value as SeedScopes; nothing for a valid one. */
export function checkSeedScopes(value: unknown): readonly Problem[] {
  return problemsOfSeedScopes(value) ?? noProblems;
}

/** SeedScopes as a Standard Schema. */
export const seedScopesSchema: StandardSchema<SeedScopes> =
  /* @__PURE__ */ createStandardSchema(checkSeedScopes);

export function problemsOfSeedScopes(value: unknown): Problems {
  const schema = '#/components/schemas/SeedScopes';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(
      problems,
      '',
      schema,
      '/type',
      'Must be `*`, or scopes such as `compute:read_only`, separated by spaces.',
    );
  else if (!matchesPattern(seedScopesPattern, value))
    problems = reportAt(
      problems,
      '',
      schema,
      '/pattern',
      'Must be `*`, or scopes such as `compute:read_only`, separated by spaces.',
    );
  return problems;
}
