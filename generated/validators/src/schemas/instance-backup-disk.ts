// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, tooSmall, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { InstanceBackupDisk } from '@cloud-api/types';

const self = whole('#/components/schemas/InstanceBackupDisk');
const sizePlace = member(self, 'size');
const sizeTooSmall = tooSmall(sizePlace, 0);
const sizeType = wrongType(sizePlace, 'a whole number');
const sizeMissing = missing(self, 'size');
const filesystemPlace = member(self, 'filesystem');
const filesystemNotListed = notListed(
  filesystemPlace,
  'one of "raw", "swap", "ext3", "ext4" or "initrd"',
);
const filesystemMissing = missing(self, 'filesystem');
const labelPlace = member(self, 'label');
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const instanceBackupDiskType = wrongType(self, 'an object');

/** Whether a value is a valid InstanceBackupDisk. */
export function isInstanceBackupDisk(value: unknown): value is InstanceBackupDisk {
  return acceptsInstanceBackupDisk(value);
}

/** All that is wrong with a value as InstanceBackupDisk; nothing for a valid one. */
export function checkInstanceBackupDisk(value: unknown): readonly Problem[] {
  return problemsOfInstanceBackupDisk(value) ?? noProblems;
}

export function acceptsInstanceBackupDisk(value: unknown): boolean {
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

export function problemsOfInstanceBackupDisk(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, instanceBackupDiskType);
  else {
    const { size, filesystem, label } = value;
    if (size === undefined) problems = add(problems, sizeMissing);
    else if (!isInteger(size)) problems = add(problems, sizeType);
    else if (size < 0) problems = add(problems, sizeTooSmall);
    if (filesystem === undefined) problems = add(problems, filesystemMissing);
    else if (
      filesystem !== 'raw' &&
      filesystem !== 'swap' &&
      filesystem !== 'ext3' &&
      filesystem !== 'ext4' &&
      filesystem !== 'initrd'
    )
      problems = add(problems, filesystemNotListed);
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
  }
  return problems;
}
