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
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldDatabaseBackup } from '../../types/index.ts';

const schema = '#/components/schemas/WorldDatabaseBackup';

/** Whether a value is a valid WorldDatabaseBackup. */
export function isWorldDatabaseBackup(value: unknown): value is WorldDatabaseBackup {
  if (!isObject(value)) return false;
  const { id, type, label, created } = value;
  if (id !== undefined) {
    if (!isWorldId(id)) return false;
  }
  if (type !== 'auto' && type !== 'snapshot') return false;
  if (typeof label !== 'string') return false;
  if (label === '') return false;
  if (created !== undefined) {
    if (!isWorldTime(created)) return false;
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'type':
      case 'label':
      case 'created':
        break;
      default:
        return false;
    }
  }
  return true;
}

/** All that is wrong with a value as WorldDatabaseBackup; nothing for a valid one. */
export function checkWorldDatabaseBackup(value: unknown): readonly Problem[] {
  return problemsOfWorldDatabaseBackup(value) ?? noProblems;
}

/** WorldDatabaseBackup as a Standard Schema. */
export const worldDatabaseBackupSchema: StandardSchema<WorldDatabaseBackup> =
  /* @__PURE__ */ standard(checkWorldDatabaseBackup);

export function problemsOfWorldDatabaseBackup(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { id, type, label, created } = value;
    if (id !== undefined) problems = within(problems, 'id', problemsOfWorldId(id));
    if (type === undefined) problems = add(problems, missing(schema, 'type'));
    else if (type !== 'auto' && type !== 'snapshot')
      problems = add(
        problems,
        memberProblem(schema, 'type', 'enum', 'must be one of "auto" or "snapshot"'),
      );
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else if (typeof label !== 'string')
      problems = add(problems, memberProblem(schema, 'label', 'type', 'must be a string'));
    else if (label === '')
      problems = add(problems, memberProblem(schema, 'label', 'minLength', 'must not be empty'));
    if (created !== undefined) problems = within(problems, 'created', problemsOfWorldTime(created));
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'type':
        case 'label':
        case 'created':
          break;
        default:
          problems = addWithin(problems, key, forbidden(`${schema}/additionalProperties`));
      }
    }
  }
  return problems;
}
