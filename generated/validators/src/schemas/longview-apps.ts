// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import type { LongviewApps } from '@cloud-api/types';

const self = whole('#/components/schemas/LongviewApps');
const apachePlace = member(self, 'apache');
const apacheType = wrongType(apachePlace, 'true or false');
const apacheMissing = missing(self, 'apache');
const nginxPlace = member(self, 'nginx');
const nginxType = wrongType(nginxPlace, 'true or false');
const nginxMissing = missing(self, 'nginx');
const mysqlPlace = member(self, 'mysql');
const mysqlType = wrongType(mysqlPlace, 'true or false');
const mysqlMissing = missing(self, 'mysql');
const longviewAppsType = wrongType(self, 'an object');

/** Whether a value is a valid LongviewApps. */
export function isLongviewApps(value: unknown): value is LongviewApps {
  return acceptsLongviewApps(value);
}

/** All that is wrong with a value as LongviewApps; nothing for a valid one. */
export function checkLongviewApps(value: unknown): readonly Problem[] {
  return problemsOfLongviewApps(value) ?? noProblems;
}

export function acceptsLongviewApps(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { apache, nginx, mysql } = value;
  if (typeof apache !== 'boolean') return false;
  if (typeof nginx !== 'boolean') return false;
  if (typeof mysql !== 'boolean') return false;
  return true;
}

export function problemsOfLongviewApps(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, longviewAppsType);
  else {
    const { apache, nginx, mysql } = value;
    if (apache === undefined) problems = add(problems, apacheMissing);
    else if (typeof apache !== 'boolean') problems = add(problems, apacheType);
    if (nginx === undefined) problems = add(problems, nginxMissing);
    else if (typeof nginx !== 'boolean') problems = add(problems, nginxType);
    if (mysql === undefined) problems = add(problems, mysqlMissing);
    else if (typeof mysql !== 'boolean') problems = add(problems, mysqlType);
  }
  return problems;
}
