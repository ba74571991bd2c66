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
import { acceptsSeedAccount, problemsOfSeedAccount } from './seed-account.ts';
import { isSeedFixtures, problemsOfSeedFixtures } from './seed-fixtures.ts';
import { isSeedJob, problemsOfSeedJob } from './seed-job.ts';
import type { SeedData } from '../../types/index.ts';

/** Whether a value is a valid SeedData. */
export function isSeedData(value: unknown): value is SeedData {
  return acceptDeep(() => acceptsSeedData(value));
}

/** All that is wrong with a value as SeedData; nothing for a valid one. */
export function checkSeedData(value: unknown): readonly Problem[] {
  return checkDeep(() => problemsOfSeedData(value));
}

/** SeedData as a Standard Schema. */
export const seedDataSchema: StandardSchema<SeedData> = /* @__PURE__ */ standard(checkSeedData);

export function problemsOfSeedData(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedData/type',
      message: 'must be an object',
    });
  else {
    const { seedData, accounts, jobs, fixtures } = value;
    if (seedData === undefined)
      problems = add(problems, {
        pointer: '/seedData',
        field: 'seedData',
        keyword: 'required',
        schema: '#/components/schemas/SeedData/required',
        message: 'is required',
      });
    else if (seedData !== 1)
      problems = add(problems, {
        pointer: '/seedData',
        field: 'seedData',
        keyword: 'enum',
        schema: '#/components/schemas/SeedData/properties/seedData/enum',
        message: 'must be 1',
      });
    if (accounts === undefined)
      problems = add(problems, {
        pointer: '/accounts',
        field: 'accounts',
        keyword: 'required',
        schema: '#/components/schemas/SeedData/required',
        message: 'is required',
      });
    else if (!isList(accounts))
      problems = add(problems, {
        pointer: '/accounts',
        field: 'accounts',
        keyword: 'type',
        schema: '#/components/schemas/SeedData/properties/accounts/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < accounts.length; index++) {
        problems = withinItem(problems, 'accounts', index, problemsOfSeedAccount(accounts[index]));
      }
    }
    if (jobs !== undefined) {
      if (!isList(jobs))
        problems = add(problems, {
          pointer: '/jobs',
          field: 'jobs',
          keyword: 'type',
          schema: '#/components/schemas/SeedData/properties/jobs/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < jobs.length; index++) {
          problems = withinItem(problems, 'jobs', index, problemsOfSeedJob(jobs[index]));
        }
      }
    }
    if (fixtures !== undefined)
      problems = within(problems, 'fixtures', problemsOfSeedFixtures(fixtures));
    for (const key in value) {
      switch (key) {
        case 'seedData':
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
              schema: '#/components/schemas/SeedData/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

export function acceptsSeedData(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { seedData, accounts, jobs, fixtures } = value;
  if (seedData !== 1) return false;
  if (!isList(accounts)) return false;
  for (let index = 0; index < accounts.length; index++) {
    if (!acceptsSeedAccount(accounts[index])) return false;
  }
  if (jobs !== undefined) {
    if (!isList(jobs)) return false;
    for (let index = 0; index < jobs.length; index++) {
      if (!isSeedJob(jobs[index])) return false;
    }
  }
  if (fixtures !== undefined) {
    if (!isSeedFixtures(fixtures)) return false;
  }
  for (const key in value) {
    switch (key) {
      case 'seedData':
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
