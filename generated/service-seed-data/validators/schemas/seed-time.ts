// Generated; change the document it is made from instead.

import type { SeedTime } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';

const seedTimePattern =
  /^(?:now|[+-](?:[0-9]{1,6}[smh]|[0-9]{1,5}[dw])|[0-9][0-9][0-9][0-9]-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,3})?Z)$/u;

/** Whether a value is a valid SeedTime. */
export function isSeedTime(value: unknown): value is SeedTime {
  return acceptsSeedTime(value);
}

/** All that is wrong with a value as SeedTime; nothing for a valid one. */
export function checkSeedTime(value: unknown): readonly Problem[] {
  return problemsOfSeedTime(value) ?? noProblems;
}

/** SeedTime as a Standard Schema. */
export const seedTimeSchema: StandardSchema<SeedTime> =
  /* @__PURE__ */ createStandardSchema(checkSeedTime);

export function acceptsSeedTime(value: unknown): boolean {
  if (typeof value !== 'string' || !seedTimePattern.test(value)) return false;
  return true;
}

export function problemsOfSeedTime(value: unknown): Problems {
  const schema = '#/components/schemas/SeedTime';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(
      problems,
      '',
      schema,
      '/type',
      'Must be a time in UTC such as `2030-01-15T10:20:30Z`, or relative to the time of seeding: `now`, `-3d`, `+2h`.',
    );
  else if (!seedTimePattern.test(value))
    problems = reportAt(
      problems,
      '',
      schema,
      '/pattern',
      'Must be a time in UTC such as `2030-01-15T10:20:30Z`, or relative to the time of seeding: `now`, `-3d`, `+2h`.',
    );
  return problems;
}
