// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  within,
  withinItem,
} from '../runtime/validation/problems.ts';
import { acceptDeep, checkDeep } from '../runtime/validation/recursion-guard.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isList, isObject } from '../runtime/validation/type-checks.ts';
import { acceptsWorldAccount, problemsOfWorldAccount } from './world-account.ts';
import { isWorldFixtures, problemsOfWorldFixtures } from './world-fixtures.ts';
import { isWorldJob, problemsOfWorldJob } from './world-job.ts';
import type { World } from '../../types/index.ts';

/** Whether a value is a valid World. */
export function isWorld(value: unknown): value is World {
  return acceptDeep(() => acceptsWorld(value));
}

/** All that is wrong with a value as World; nothing for a valid one. */
export function checkWorld(value: unknown): readonly Problem[] {
  return checkDeep(() => problemsOfWorld(value));
}

/** World as a Standard Schema. */
export const worldSchema: StandardSchema<World> = /* @__PURE__ */ standard(checkWorld);

export function problemsOfWorld(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/World/type',
      message: 'must be an object',
    });
  else {
    const { world, accounts, jobs, fixtures } = value;
    if (world === undefined)
      problems = add(problems, {
        pointer: '/world',
        field: 'world',
        keyword: 'required',
        schema: '#/components/schemas/World/required',
        message: 'is required',
      });
    else if (world !== 1)
      problems = add(problems, {
        pointer: '/world',
        field: 'world',
        keyword: 'enum',
        schema: '#/components/schemas/World/properties/world/enum',
        message: 'must be 1',
      });
    if (accounts === undefined)
      problems = add(problems, {
        pointer: '/accounts',
        field: 'accounts',
        keyword: 'required',
        schema: '#/components/schemas/World/required',
        message: 'is required',
      });
    else if (!isList(accounts))
      problems = add(problems, {
        pointer: '/accounts',
        field: 'accounts',
        keyword: 'type',
        schema: '#/components/schemas/World/properties/accounts/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < accounts.length; index++) {
        problems = withinItem(problems, 'accounts', index, problemsOfWorldAccount(accounts[index]));
      }
    }
    if (jobs !== undefined) {
      if (!isList(jobs))
        problems = add(problems, {
          pointer: '/jobs',
          field: 'jobs',
          keyword: 'type',
          schema: '#/components/schemas/World/properties/jobs/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < jobs.length; index++) {
          problems = withinItem(problems, 'jobs', index, problemsOfWorldJob(jobs[index]));
        }
      }
    }
    if (fixtures !== undefined)
      problems = within(problems, 'fixtures', problemsOfWorldFixtures(fixtures));
    for (const key in value) {
      switch (key) {
        case 'world':
        case 'accounts':
        case 'jobs':
        case 'fixtures':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/World/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

export function acceptsWorld(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { world, accounts, jobs, fixtures } = value;
  if (world !== 1) return false;
  if (!isList(accounts)) return false;
  for (let index = 0; index < accounts.length; index++) {
    if (!acceptsWorldAccount(accounts[index])) return false;
  }
  if (jobs !== undefined) {
    if (!isList(jobs)) return false;
    for (let index = 0; index < jobs.length; index++) {
      if (!isWorldJob(jobs[index])) return false;
    }
  }
  if (fixtures !== undefined) {
    if (!isWorldFixtures(fixtures)) return false;
  }
  for (const key in value) {
    switch (key) {
      case 'world':
      case 'accounts':
      case 'jobs':
      case 'fixtures':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}
