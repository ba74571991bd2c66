// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, tooSmall, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { ComputeSpecs } from '@cloud-api/types';

const self = whole('#/components/schemas/ComputeSpecs');
const diskPlace = member(self, 'disk');
const diskTooSmall = tooSmall(diskPlace, 0);
const diskType = wrongType(diskPlace, 'a whole number');
const diskMissing = missing(self, 'disk');
const memoryPlace = member(self, 'memory');
const memoryTooSmall = tooSmall(memoryPlace, 0);
const memoryType = wrongType(memoryPlace, 'a whole number');
const memoryMissing = missing(self, 'memory');
const vcpusPlace = member(self, 'vcpus');
const vcpusTooSmall = tooSmall(vcpusPlace, 0);
const vcpusType = wrongType(vcpusPlace, 'a whole number');
const vcpusMissing = missing(self, 'vcpus');
const gpusPlace = member(self, 'gpus');
const gpusTooSmall = tooSmall(gpusPlace, 0);
const gpusType = wrongType(gpusPlace, 'a whole number');
const gpusMissing = missing(self, 'gpus');
const transferPlace = member(self, 'transfer');
const transferTooSmall = tooSmall(transferPlace, 0);
const transferType = wrongType(transferPlace, 'a whole number');
const transferMissing = missing(self, 'transfer');
const computeSpecsType = wrongType(self, 'an object');

/** Whether a value is a valid ComputeSpecs. */
export function isComputeSpecs(value: unknown): value is ComputeSpecs {
  return acceptsComputeSpecs(value);
}

/** All that is wrong with a value as ComputeSpecs; nothing for a valid one. */
export function checkComputeSpecs(value: unknown): readonly Problem[] {
  return problemsOfComputeSpecs(value) ?? noProblems;
}

export function acceptsComputeSpecs(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { disk, memory, vcpus, gpus, transfer } = value;
  if (!isInteger(disk)) return false;
  if (disk < 0) return false;
  if (!isInteger(memory)) return false;
  if (memory < 0) return false;
  if (!isInteger(vcpus)) return false;
  if (vcpus < 0) return false;
  if (!isInteger(gpus)) return false;
  if (gpus < 0) return false;
  if (!isInteger(transfer)) return false;
  if (transfer < 0) return false;
  return true;
}

export function problemsOfComputeSpecs(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, computeSpecsType);
  else {
    const { disk, memory, vcpus, gpus, transfer } = value;
    if (disk === undefined) problems = add(problems, diskMissing);
    else if (!isInteger(disk)) problems = add(problems, diskType);
    else if (disk < 0) problems = add(problems, diskTooSmall);
    if (memory === undefined) problems = add(problems, memoryMissing);
    else if (!isInteger(memory)) problems = add(problems, memoryType);
    else if (memory < 0) problems = add(problems, memoryTooSmall);
    if (vcpus === undefined) problems = add(problems, vcpusMissing);
    else if (!isInteger(vcpus)) problems = add(problems, vcpusType);
    else if (vcpus < 0) problems = add(problems, vcpusTooSmall);
    if (gpus === undefined) problems = add(problems, gpusMissing);
    else if (!isInteger(gpus)) problems = add(problems, gpusType);
    else if (gpus < 0) problems = add(problems, gpusTooSmall);
    if (transfer === undefined) problems = add(problems, transferMissing);
    else if (!isInteger(transfer)) problems = add(problems, transferType);
    else if (transfer < 0) problems = add(problems, transferTooSmall);
  }
  return problems;
}
