// Generated; change the document it is made from instead.

import type { ComputeSpecs } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid ComputeSpecs. */
export function isComputeSpecs(value: unknown): value is ComputeSpecs {
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

/** All that is wrong with a value as ComputeSpecs; nothing for a valid one. */
export function checkComputeSpecs(value: unknown): readonly Problem[] {
  return problemsOfComputeSpecs(value) ?? noProblems;
}

/** ComputeSpecs as a Standard Schema. */
export const computeSpecsSchema: StandardSchema<ComputeSpecs> =
  /* @__PURE__ */ createStandardSchema(checkComputeSpecs);

export function problemsOfComputeSpecs(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeSpecs/type',
      message: 'must be an object',
    });
  else {
    const { disk, memory, vcpus, gpus, transfer } = value;
    if (disk === undefined)
      problems = addProblem(problems, {
        pointer: '/disk',
        field: 'disk',
        keyword: 'required',
        schema: '#/components/schemas/ComputeSpecs/required',
        message: 'is required',
      });
    else if (!isInteger(disk))
      problems = addProblem(problems, {
        pointer: '/disk',
        field: 'disk',
        keyword: 'type',
        schema: '#/components/schemas/ComputeSpecs/properties/disk/type',
        message: 'must be a whole number',
      });
    else if (disk < 0)
      problems = addProblem(problems, {
        pointer: '/disk',
        field: 'disk',
        keyword: 'minimum',
        schema: '#/components/schemas/ComputeSpecs/properties/disk/minimum',
        message: 'must be at least 0',
      });
    if (memory === undefined)
      problems = addProblem(problems, {
        pointer: '/memory',
        field: 'memory',
        keyword: 'required',
        schema: '#/components/schemas/ComputeSpecs/required',
        message: 'is required',
      });
    else if (!isInteger(memory))
      problems = addProblem(problems, {
        pointer: '/memory',
        field: 'memory',
        keyword: 'type',
        schema: '#/components/schemas/ComputeSpecs/properties/memory/type',
        message: 'must be a whole number',
      });
    else if (memory < 0)
      problems = addProblem(problems, {
        pointer: '/memory',
        field: 'memory',
        keyword: 'minimum',
        schema: '#/components/schemas/ComputeSpecs/properties/memory/minimum',
        message: 'must be at least 0',
      });
    if (vcpus === undefined)
      problems = addProblem(problems, {
        pointer: '/vcpus',
        field: 'vcpus',
        keyword: 'required',
        schema: '#/components/schemas/ComputeSpecs/required',
        message: 'is required',
      });
    else if (!isInteger(vcpus))
      problems = addProblem(problems, {
        pointer: '/vcpus',
        field: 'vcpus',
        keyword: 'type',
        schema: '#/components/schemas/ComputeSpecs/properties/vcpus/type',
        message: 'must be a whole number',
      });
    else if (vcpus < 0)
      problems = addProblem(problems, {
        pointer: '/vcpus',
        field: 'vcpus',
        keyword: 'minimum',
        schema: '#/components/schemas/ComputeSpecs/properties/vcpus/minimum',
        message: 'must be at least 0',
      });
    if (gpus === undefined)
      problems = addProblem(problems, {
        pointer: '/gpus',
        field: 'gpus',
        keyword: 'required',
        schema: '#/components/schemas/ComputeSpecs/required',
        message: 'is required',
      });
    else if (!isInteger(gpus))
      problems = addProblem(problems, {
        pointer: '/gpus',
        field: 'gpus',
        keyword: 'type',
        schema: '#/components/schemas/ComputeSpecs/properties/gpus/type',
        message: 'must be a whole number',
      });
    else if (gpus < 0)
      problems = addProblem(problems, {
        pointer: '/gpus',
        field: 'gpus',
        keyword: 'minimum',
        schema: '#/components/schemas/ComputeSpecs/properties/gpus/minimum',
        message: 'must be at least 0',
      });
    if (transfer === undefined)
      problems = addProblem(problems, {
        pointer: '/transfer',
        field: 'transfer',
        keyword: 'required',
        schema: '#/components/schemas/ComputeSpecs/required',
        message: 'is required',
      });
    else if (!isInteger(transfer))
      problems = addProblem(problems, {
        pointer: '/transfer',
        field: 'transfer',
        keyword: 'type',
        schema: '#/components/schemas/ComputeSpecs/properties/transfer/type',
        message: 'must be a whole number',
      });
    else if (transfer < 0)
      problems = addProblem(problems, {
        pointer: '/transfer',
        field: 'transfer',
        keyword: 'minimum',
        schema: '#/components/schemas/ComputeSpecs/properties/transfer/minimum',
        message: 'must be at least 0',
      });
  }
  return problems;
}
