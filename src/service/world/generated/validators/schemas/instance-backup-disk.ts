// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.ts';
import { memberProblem, missing, problem } from '../runtime/validation/finding.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard.ts';
import { isInteger, isObject } from '../runtime/validation/values.ts';
import type { InstanceBackupDisk } from '../../types/index.ts';

const schema = '#/components/schemas/InstanceBackupDisk';

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
  /* @__PURE__ */ standard(checkInstanceBackupDisk);

export function problemsOfInstanceBackupDisk(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { size, filesystem, label } = value;
    if (size === undefined) problems = add(problems, missing(schema, 'size'));
    else if (!isInteger(size))
      problems = add(problems, memberProblem(schema, 'size', 'type', 'must be a whole number'));
    else if (size < 0)
      problems = add(problems, memberProblem(schema, 'size', 'minimum', 'must be at least 0'));
    if (filesystem === undefined) problems = add(problems, missing(schema, 'filesystem'));
    else if (
      filesystem !== 'raw' &&
      filesystem !== 'swap' &&
      filesystem !== 'ext3' &&
      filesystem !== 'ext4' &&
      filesystem !== 'initrd'
    )
      problems = add(
        problems,
        memberProblem(
          schema,
          'filesystem',
          'enum',
          'must be one of "raw", "swap", "ext3", "ext4" or "initrd"',
        ),
      );
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else if (typeof label !== 'string')
      problems = add(problems, memberProblem(schema, 'label', 'type', 'must be a string'));
  }
  return problems;
}
