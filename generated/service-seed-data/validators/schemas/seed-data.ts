// Generated; change the document it is made from instead.

import type { SeedData } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  mergeAtPropertyIndex,
  type Problems,
  report,
  reportAt,
  reportRequired,
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
  if (seedData !== 1 || !isArray(accounts)) return false;
  for (let index = 0; index < accounts.length; index++) {
    if (!acceptsSeedAccount(accounts[index])) return false;
  }
  if (jobs !== undefined) {
    if (!isArray(jobs)) return false;
    for (let index = 0; index < jobs.length; index++) {
      if (!isSeedJob(jobs[index])) return false;
    }
  }
  if (fixtures !== undefined && !isSeedFixtures(fixtures)) return false;
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
  const schema = '#/components/schemas/SeedData';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { seedData, accounts, jobs, fixtures } = value;
    if (seedData !== 1)
      problems = reportRequired(problems, 'seedData', seedData, schema, 'enum', 'must be 1');
    if (!isArray(accounts))
      problems = reportRequired(problems, 'accounts', accounts, schema, 'type', 'must be a list');
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
      if (!isArray(jobs)) problems = report(problems, 'jobs', schema, 'type', 'must be a list');
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
