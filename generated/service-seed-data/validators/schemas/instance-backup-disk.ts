// Generated; change the document it is made from instead.

import type { InstanceBackupDisk } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
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

/** Whether a value is a valid InstanceBackupDisk. */
export function isInstanceBackupDisk(value: unknown): value is InstanceBackupDisk {
  if (!isObject(value)) return false;
  const { size, filesystem, label } = value;
  if (
    !isInteger(size) ||
    size < 0 ||
    (filesystem !== 'raw' &&
      filesystem !== 'swap' &&
      filesystem !== 'ext3' &&
      filesystem !== 'ext4' &&
      filesystem !== 'initrd') ||
    typeof label !== 'string'
  )
    return false;
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
  const schema = '#/components/schemas/InstanceBackupDisk';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { size, filesystem, label } = value;
    if (!isInteger(size))
      problems = reportRequired(problems, 'size', size, schema, 'type', 'must be a whole number');
    else if (size < 0) problems = report(problems, 'size', schema, 'minimum', 'must be at least 0');
    if (
      filesystem !== 'raw' &&
      filesystem !== 'swap' &&
      filesystem !== 'ext3' &&
      filesystem !== 'ext4' &&
      filesystem !== 'initrd'
    )
      problems = reportRequired(
        problems,
        'filesystem',
        filesystem,
        schema,
        'enum',
        'must be one of "raw", "swap", "ext3", "ext4" or "initrd"',
      );
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
  }
  return problems;
}
