// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.ts';
import { forbidden, memberProblem, missing, problem } from '../runtime/validation/finding.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard.ts';
import { isInteger, isList, isObject } from '../runtime/validation/values.ts';
import { isWorldId, problemsOfWorldId } from './world-id.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldStackScript } from '../../types/index.ts';

const schema = '#/components/schemas/WorldStackScript';

/** Whether a value is a valid WorldStackScript. */
export function isWorldStackScript(value: unknown): value is WorldStackScript {
  if (!isObject(value)) return false;
  const {
    id,
    username,
    label,
    description,
    is_public: isPublic,
    user_avatar_id: userAvatarId,
    images,
    deployments_total: deploymentsTotal,
    deployments_active: deploymentsActive,
    rev_note: revNote,
    script,
    created,
    updated,
  } = value;
  if (id !== undefined) {
    if (!isWorldId(id)) return false;
  }
  if (typeof username !== 'string') return false;
  if (typeof label !== 'string') return false;
  if (description !== undefined) {
    if (typeof description !== 'string') return false;
  }
  if (isPublic !== undefined) {
    if (typeof isPublic !== 'boolean') return false;
  }
  if (userAvatarId !== undefined) {
    if (typeof userAvatarId !== 'string') return false;
  }
  if (images !== undefined) {
    if (!isList(images)) return false;
    for (let index = 0; index < images.length; index++) {
      if (typeof images[index] !== 'string') return false;
    }
  }
  if (deploymentsTotal !== undefined) {
    if (!isInteger(deploymentsTotal)) return false;
    if (deploymentsTotal < 0) return false;
  }
  if (deploymentsActive !== undefined) {
    if (!isInteger(deploymentsActive)) return false;
    if (deploymentsActive < 0) return false;
  }
  if (revNote !== undefined) {
    if (typeof revNote !== 'string') return false;
  }
  if (typeof script !== 'string') return false;
  if (created !== undefined) {
    if (!isWorldTime(created)) return false;
  }
  if (updated !== undefined) {
    if (!isWorldTime(updated)) return false;
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'username':
      case 'label':
      case 'description':
      case 'is_public':
      case 'user_avatar_id':
      case 'images':
      case 'deployments_total':
      case 'deployments_active':
      case 'rev_note':
      case 'script':
      case 'created':
      case 'updated':
        break;
      default:
        return false;
    }
  }
  return true;
}

/** All that is wrong with a value as WorldStackScript; nothing for a valid one. */
export function checkWorldStackScript(value: unknown): readonly Problem[] {
  return problemsOfWorldStackScript(value) ?? noProblems;
}

/** WorldStackScript as a Standard Schema. */
export const worldStackScriptSchema: StandardSchema<WorldStackScript> =
  /* @__PURE__ */ standard(checkWorldStackScript);

export function problemsOfWorldStackScript(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const {
      id,
      username,
      label,
      description,
      is_public: isPublic,
      user_avatar_id: userAvatarId,
      images,
      deployments_total: deploymentsTotal,
      deployments_active: deploymentsActive,
      rev_note: revNote,
      script,
      created,
      updated,
    } = value;
    if (id !== undefined) problems = within(problems, 'id', problemsOfWorldId(id));
    if (username === undefined) problems = add(problems, missing(schema, 'username'));
    else if (typeof username !== 'string')
      problems = add(problems, memberProblem(schema, 'username', 'type', 'must be a string'));
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else if (typeof label !== 'string')
      problems = add(problems, memberProblem(schema, 'label', 'type', 'must be a string'));
    if (description !== undefined) {
      if (typeof description !== 'string')
        problems = add(problems, memberProblem(schema, 'description', 'type', 'must be a string'));
    }
    if (isPublic !== undefined) {
      if (typeof isPublic !== 'boolean')
        problems = add(
          problems,
          memberProblem(schema, 'is_public', 'type', 'must be true or false'),
        );
    }
    if (userAvatarId !== undefined) {
      if (typeof userAvatarId !== 'string')
        problems = add(
          problems,
          memberProblem(schema, 'user_avatar_id', 'type', 'must be a string'),
        );
    }
    if (images !== undefined) {
      if (!isList(images))
        problems = add(problems, memberProblem(schema, 'images', 'type', 'must be a list'));
      else {
        for (let index = 0; index < images.length; index++) {
          problems = withinItem(problems, 'images', index, problemsOfImagesItem(images[index]));
        }
      }
    }
    if (deploymentsTotal !== undefined) {
      if (!isInteger(deploymentsTotal))
        problems = add(
          problems,
          memberProblem(schema, 'deployments_total', 'type', 'must be a whole number'),
        );
      else if (deploymentsTotal < 0)
        problems = add(
          problems,
          memberProblem(schema, 'deployments_total', 'minimum', 'must be at least 0'),
        );
    }
    if (deploymentsActive !== undefined) {
      if (!isInteger(deploymentsActive))
        problems = add(
          problems,
          memberProblem(schema, 'deployments_active', 'type', 'must be a whole number'),
        );
      else if (deploymentsActive < 0)
        problems = add(
          problems,
          memberProblem(schema, 'deployments_active', 'minimum', 'must be at least 0'),
        );
    }
    if (revNote !== undefined) {
      if (typeof revNote !== 'string')
        problems = add(problems, memberProblem(schema, 'rev_note', 'type', 'must be a string'));
    }
    if (script === undefined) problems = add(problems, missing(schema, 'script'));
    else if (typeof script !== 'string')
      problems = add(problems, memberProblem(schema, 'script', 'type', 'must be a string'));
    if (created !== undefined) problems = within(problems, 'created', problemsOfWorldTime(created));
    if (updated !== undefined) problems = within(problems, 'updated', problemsOfWorldTime(updated));
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'username':
        case 'label':
        case 'description':
        case 'is_public':
        case 'user_avatar_id':
        case 'images':
        case 'deployments_total':
        case 'deployments_active':
        case 'rev_note':
        case 'script':
        case 'created':
        case 'updated':
          break;
        default:
          problems = addWithin(problems, key, forbidden(`${schema}/additionalProperties`));
      }
    }
  }
  return problems;
}

function problemsOfImagesItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(
      problems,
      problem(`${schema}/properties/images/items`, 'type', 'must be a string'),
    );
  return problems;
}
