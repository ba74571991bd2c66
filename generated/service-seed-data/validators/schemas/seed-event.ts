// Generated; change the document it is made from instead.

import type { SeedEvent } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
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
  if (id !== undefined) {
    if (!isSeedId(id)) return false;
  }
  if (typeof kind !== 'string') return false;
  if (kind === '') return false;
  if (username !== undefined) {
    if (typeof username !== 'string' && username !== null) return false;
  }
  if (created !== undefined) {
    if (!isSeedTime(created)) return false;
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedEvent/type',
      message: 'must be an object',
    });
  else {
    const { id, kind, username, created, entity, entity_id: entityId } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (kind === undefined)
      problems = addProblem(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'required',
        schema: '#/components/schemas/SeedEvent/required',
        message: 'is required',
      });
    else if (typeof kind !== 'string')
      problems = addProblem(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'type',
        schema: '#/components/schemas/SeedEvent/properties/kind/type',
        message: 'must be a string',
      });
    else if (kind === '')
      problems = addProblem(problems, {
        pointer: '/kind',
        field: 'kind',
        keyword: 'minLength',
        schema: '#/components/schemas/SeedEvent/properties/kind/minLength',
        message: 'must not be empty',
      });
    if (username !== undefined) {
      if (typeof username !== 'string' && username !== null)
        problems = addProblem(problems, {
          pointer: '/username',
          field: 'username',
          keyword: 'type',
          schema: '#/components/schemas/SeedEvent/properties/username/type',
          message: 'must be a string or null',
        });
    }
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (entity !== undefined) {
      if (typeof entity !== 'string' && entity !== null)
        problems = addProblem(problems, {
          pointer: '/entity',
          field: 'entity',
          keyword: 'type',
          schema: '#/components/schemas/SeedEvent/properties/entity/type',
          message: 'must be a string or null',
        });
    }
    if (entityId !== undefined) {
      if (!isInteger(entityId) && entityId !== null)
        problems = addProblem(problems, {
          pointer: '/entity_id',
          field: 'entity_id',
          keyword: 'type',
          schema: '#/components/schemas/SeedEvent/properties/entity_id/type',
          message: 'must be a whole number or null',
        });
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
