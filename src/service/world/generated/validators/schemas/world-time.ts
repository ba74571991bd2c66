// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import { type Problems, add, noProblems } from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import type { WorldTime } from '../../types/index.ts';

const worldTimePattern =
  /^(?:now|[+-](?:[0-9]{1,6}[smh]|[0-9]{1,5}[dw])|[0-9][0-9][0-9][0-9]-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,3})?Z)$/u;

/** Whether a value is a valid WorldTime. */
export function isWorldTime(value: unknown): value is WorldTime {
  return acceptsWorldTime(value);
}

export function acceptsWorldTime(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!worldTimePattern.test(value)) return false;
  return true;
}

/** All that is wrong with a value as WorldTime; nothing for a valid one. */
export function checkWorldTime(value: unknown): readonly Problem[] {
  return problemsOfWorldTime(value) ?? noProblems;
}

/** WorldTime as a Standard Schema. */
export const worldTimeSchema: StandardSchema<WorldTime> = /* @__PURE__ */ standard(checkWorldTime);

export function problemsOfWorldTime(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldTime/type',
      message:
        'Must be a time in UTC such as `2030-01-15T10:20:30Z`, or relative to the time of seeding: `now`, `-3d`, `+2h`.',
    });
  else if (!worldTimePattern.test(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'pattern',
      schema: '#/components/schemas/WorldTime/pattern',
      message:
        'Must be a time in UTC such as `2030-01-15T10:20:30Z`, or relative to the time of seeding: `now`, `-3d`, `+2h`.',
    });
  return problems;
}
