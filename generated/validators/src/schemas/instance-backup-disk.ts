// Generated; change the document it is made from instead.

import type { InstanceBackupDisk } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid InstanceBackupDisk. */
export function isInstanceBackupDisk(value: unknown): value is InstanceBackupDisk {
  if (!isObject(value)) return false;
  const { size, filesystem, label } = value;
  if (!isInteger(size)) return false;
  if (size < 0) return false;
  if (
    filesystem !== 'raw' &&
    filesystem !== 'swap' &&
    filesystem !== 'ext3' &&
    filesystem !== 'ext4' &&
    filesystem !== 'initrd'
  )
    return false;
  if (typeof label !== 'string') return false;
  return true;
}

/** All that is wrong with a value as InstanceBackupDisk; nothing for a valid one. */
export function checkInstanceBackupDisk(value: unknown): readonly Problem[] {
  return problemsOfInstanceBackupDisk(value) ?? noProblems;
}

/** InstanceBackupDisk as a Standard Schema. */
export const instanceBackupDiskSchema: StandardSchema<InstanceBackupDisk> =
  /* @__PURE__ */ createStandardSchema(checkInstanceBackupDisk);

export function problemsOfInstanceBackupDisk(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/InstanceBackupDisk/type',
      message: 'must be an object',
    });
  else {
    const { size, filesystem, label } = value;
    if (size === undefined)
      problems = addProblem(problems, {
        pointer: '/size',
        field: 'size',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackupDisk/required',
        message: 'is required',
      });
    else if (!isInteger(size))
      problems = addProblem(problems, {
        pointer: '/size',
        field: 'size',
        keyword: 'type',
        schema: '#/components/schemas/InstanceBackupDisk/properties/size/type',
        message: 'must be a whole number',
      });
    else if (size < 0)
      problems = addProblem(problems, {
        pointer: '/size',
        field: 'size',
        keyword: 'minimum',
        schema: '#/components/schemas/InstanceBackupDisk/properties/size/minimum',
        message: 'must be at least 0',
      });
    if (filesystem === undefined)
      problems = addProblem(problems, {
        pointer: '/filesystem',
        field: 'filesystem',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackupDisk/required',
        message: 'is required',
      });
    else if (
      filesystem !== 'raw' &&
      filesystem !== 'swap' &&
      filesystem !== 'ext3' &&
      filesystem !== 'ext4' &&
      filesystem !== 'initrd'
    )
      problems = addProblem(problems, {
        pointer: '/filesystem',
        field: 'filesystem',
        keyword: 'enum',
        schema: '#/components/schemas/InstanceBackupDisk/properties/filesystem/enum',
        message: 'must be one of "raw", "swap", "ext3", "ext4" or "initrd"',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/InstanceBackupDisk/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/InstanceBackupDisk/properties/label/type',
        message: 'must be a string',
      });
  }
  return problems;
}
