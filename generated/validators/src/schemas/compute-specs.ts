// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { ComputeSpecs } from '@cloud-api/types';

const schema = '#/components/schemas/ComputeSpecs';

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
  /* @__PURE__ */ standard(checkComputeSpecs);

export function problemsOfComputeSpecs(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { disk, memory, vcpus, gpus, transfer } = value;
    if (disk === undefined) problems = add(problems, missing(schema, 'disk'));
    else if (!isInteger(disk))
      problems = add(problems, memberProblem(schema, 'disk', 'type', 'must be a whole number'));
    else if (disk < 0)
      problems = add(problems, memberProblem(schema, 'disk', 'minimum', 'must be at least 0'));
    if (memory === undefined) problems = add(problems, missing(schema, 'memory'));
    else if (!isInteger(memory))
      problems = add(problems, memberProblem(schema, 'memory', 'type', 'must be a whole number'));
    else if (memory < 0)
      problems = add(problems, memberProblem(schema, 'memory', 'minimum', 'must be at least 0'));
    if (vcpus === undefined) problems = add(problems, missing(schema, 'vcpus'));
    else if (!isInteger(vcpus))
      problems = add(problems, memberProblem(schema, 'vcpus', 'type', 'must be a whole number'));
    else if (vcpus < 0)
      problems = add(problems, memberProblem(schema, 'vcpus', 'minimum', 'must be at least 0'));
    if (gpus === undefined) problems = add(problems, missing(schema, 'gpus'));
    else if (!isInteger(gpus))
      problems = add(problems, memberProblem(schema, 'gpus', 'type', 'must be a whole number'));
    else if (gpus < 0)
      problems = add(problems, memberProblem(schema, 'gpus', 'minimum', 'must be at least 0'));
    if (transfer === undefined) problems = add(problems, missing(schema, 'transfer'));
    else if (!isInteger(transfer))
      problems = add(problems, memberProblem(schema, 'transfer', 'type', 'must be a whole number'));
    else if (transfer < 0)
      problems = add(problems, memberProblem(schema, 'transfer', 'minimum', 'must be at least 0'));
  }
  return problems;
}
