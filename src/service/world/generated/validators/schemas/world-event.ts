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
import { isInteger, isObject } from '../runtime/validation/values.ts';
import { isWorldId, problemsOfWorldId } from './world-id.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldEvent } from '../../types/index.ts';

const schema = '#/components/schemas/WorldEvent';

/** Whether a value is a valid WorldEvent. */
export function isWorldEvent(value: unknown): value is WorldEvent {
  if (!isObject(value)) return false;
  const { id, kind, username, created, entity, entity_id: entityId } = value;
  if (id !== undefined) {
    if (!isWorldId(id)) return false;
  }
  if (typeof kind !== 'string') return false;
  if (kind === '') return false;
  if (username !== undefined) {
    if (typeof username !== 'string' && username !== null) return false;
  }
  if (created !== undefined) {
    if (!isWorldTime(created)) return false;
  }
  if (entity !== undefined) {
    if (typeof entity !== 'string' && entity !== null) return false;
  }
  if (entityId !== undefined) {
    if (!isInteger(entityId) && entityId !== null) return false;
  }
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
        return false;
    }
  }
  return true;
}

/** All that is wrong with a value as WorldEvent; nothing for a valid one. */
export function checkWorldEvent(value: unknown): readonly Problem[] {
  return problemsOfWorldEvent(value) ?? noProblems;
}

/** WorldEvent as a Standard Schema. */
export const worldEventSchema: StandardSchema<WorldEvent> =
  /* @__PURE__ */ standard(checkWorldEvent);

export function problemsOfWorldEvent(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { id, kind, username, created, entity, entity_id: entityId } = value;
    if (id !== undefined) problems = within(problems, 'id', problemsOfWorldId(id));
    if (kind === undefined) problems = add(problems, missing(schema, 'kind'));
    else if (typeof kind !== 'string')
      problems = add(problems, memberProblem(schema, 'kind', 'type', 'must be a string'));
    else if (kind === '')
      problems = add(problems, memberProblem(schema, 'kind', 'minLength', 'must not be empty'));
    if (username !== undefined) {
      if (typeof username !== 'string' && username !== null)
        problems = add(
          problems,
          memberProblem(schema, 'username', 'type', 'must be a string or null'),
        );
    }
    if (created !== undefined) problems = within(problems, 'created', problemsOfWorldTime(created));
    if (entity !== undefined) {
      if (typeof entity !== 'string' && entity !== null)
        problems = add(
          problems,
          memberProblem(schema, 'entity', 'type', 'must be a string or null'),
        );
    }
    if (entityId !== undefined) {
      if (!isInteger(entityId) && entityId !== null)
        problems = add(
          problems,
          memberProblem(schema, 'entity_id', 'type', 'must be a whole number or null'),
        );
    }
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
          problems = addWithin(problems, key, forbidden(`${schema}/additionalProperties`));
      }
    }
  }
  return problems;
}
