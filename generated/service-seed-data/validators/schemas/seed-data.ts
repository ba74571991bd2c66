// Generated; change the document it is made from instead.

import type { SeedData } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  type Problems,
} from '../runtime/validation/problems.ts';
import { acceptRecursive, checkRecursive } from '../runtime/validation/recursion-guard.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray, isObject } from '../runtime/validation/type-checks.ts';
import { acceptsSeedAccount, problemsOfSeedAccount } from './seed-account.ts';
import { isSeedFixtures, problemsOfSeedFixtures } from './seed-fixtures.ts';
import { isSeedJob, problemsOfSeedJob } from './seed-job.ts';

/** Whether a value is a valid SeedData. */
export function isSeedData(value: unknown): value is SeedData {
  return acceptRecursive(() => acceptsSeedData(value));
}

/** All that is wrong with a value as SeedData; nothing for a valid one. */
export function checkSeedData(value: unknown): readonly Problem[] {
  return checkRecursive(() => problemsOfSeedData(value));
}

/** SeedData as a Standard Schema. */
export const seedDataSchema: StandardSchema<SeedData> =
  /* @__PURE__ */ createStandardSchema(checkSeedData);

export function acceptsSeedData(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { seedData, accounts, jobs, fixtures } = value;
  if (seedData !== 1) return false;
  if (!isArray(accounts)) return false;
  for (let index = 0; index < accounts.length; index++) {
    if (!acceptsSeedAccount(accounts[index])) return false;
  }
  if (jobs !== undefined) {
    if (!isArray(jobs)) return false;
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

export function problemsOfSeedData(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedData/type',
      message: 'must be an object',
    });
  else {
    const { seedData, accounts, jobs, fixtures } = value;
    if (seedData === undefined)
      problems = addProblem(problems, {
        pointer: '/seedData',
        field: 'seedData',
        keyword: 'required',
        schema: '#/components/schemas/SeedData/required',
        message: 'is required',
      });
    else if (seedData !== 1)
      problems = addProblem(problems, {
        pointer: '/seedData',
        field: 'seedData',
        keyword: 'enum',
        schema: '#/components/schemas/SeedData/properties/seedData/enum',
        message: 'must be 1',
      });
    if (accounts === undefined)
      problems = addProblem(problems, {
        pointer: '/accounts',
        field: 'accounts',
        keyword: 'required',
        schema: '#/components/schemas/SeedData/required',
        message: 'is required',
      });
    else if (!isArray(accounts))
      problems = addProblem(problems, {
        pointer: '/accounts',
        field: 'accounts',
        keyword: 'type',
        schema: '#/components/schemas/SeedData/properties/accounts/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < accounts.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'accounts',
          index,
          problemsOfSeedAccount(accounts[index]),
        );
      }
    }
    if (jobs !== undefined) {
      if (!isArray(jobs))
        problems = addProblem(problems, {
          pointer: '/jobs',
          field: 'jobs',
          keyword: 'type',
          schema: '#/components/schemas/SeedData/properties/jobs/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < jobs.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'jobs', index, problemsOfSeedJob(jobs[index]));
        }
      }
    }
    if (fixtures !== undefined)
      problems = mergeAtProperty(problems, 'fixtures', problemsOfSeedFixtures(fixtures));
    for (const key in value) {
      switch (key) {
        case 'seedData':
        case 'accounts':
        case 'jobs':
        case 'fixtures':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
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
