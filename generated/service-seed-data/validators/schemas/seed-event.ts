// Generated; change the document it is made from instead.

import type { SeedEvent } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
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
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedEvent. */
export function isSeedEvent(value: unknown): value is SeedEvent {
  if (!isObject(value)) return false;
  const { id, kind, username, created, entity, entity_id: entityId } = value;
  if (
    (id !== undefined && !isSeedId(id)) ||
    typeof kind !== 'string' ||
    kind === '' ||
    (username !== undefined && typeof username !== 'string' && username !== null) ||
    (created !== undefined && !isSeedTime(created)) ||
    (entity !== undefined && typeof entity !== 'string' && entity !== null) ||
    (entityId !== undefined && !isInteger(entityId) && entityId !== null)
  )
    return false;
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'kind':
      case 'username':
      case 'created':
      case 'entity':
      case 'entity_id':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedEvent; nothing for a valid one. */
export function checkSeedEvent(value: unknown): readonly Problem[] {
  return problemsOfSeedEvent(value) ?? noProblems;
}

/** SeedEvent as a Standard Schema. */
export const seedEventSchema: StandardSchema<SeedEvent> =
  /* @__PURE__ */ createStandardSchema(checkSeedEvent);

export function problemsOfSeedEvent(value: unknown): Problems {
  const schema = '#/components/schemas/SeedEvent';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, kind, username, created, entity, entity_id: entityId } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (typeof kind !== 'string')
      problems = reportRequired(problems, 'kind', kind, schema, 'type', 'must be a string');
    else if (kind === '')
      problems = report(problems, 'kind', schema, 'minLength', 'must not be empty');
    if (username !== undefined && typeof username !== 'string' && username !== null)
      problems = report(problems, 'username', schema, 'type', 'must be a string or null');
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (entity !== undefined && typeof entity !== 'string' && entity !== null)
      problems = report(problems, 'entity', schema, 'type', 'must be a string or null');
    if (entityId !== undefined && !isInteger(entityId) && entityId !== null)
      problems = report(problems, 'entity_id', schema, 'type', 'must be a whole number or null');
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'kind':
        case 'username':
        case 'created':
        case 'entity':
        case 'entity_id':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedEvent/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
