// Generated; change the document it is made from instead.

import type { ComputeSpecs } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid ComputeSpecs. */
export function isComputeSpecs(value: unknown): value is ComputeSpecs {
  if (!isObject(value)) return false;
  const { disk, memory, vcpus, gpus, transfer } = value;
  if (
    !isInteger(disk) ||
    disk < 0 ||
    !isInteger(memory) ||
    memory < 0 ||
    !isInteger(vcpus) ||
    vcpus < 0 ||
    !isInteger(gpus) ||
    gpus < 0 ||
    !isInteger(transfer) ||
    transfer < 0
  )
    return false;
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
  const schema = '#/components/schemas/ComputeSpecs';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { disk, memory, vcpus, gpus, transfer } = value;
    if (!isInteger(disk))
      problems = reportRequired(problems, 'disk', disk, schema, 'type', 'must be a whole number');
    else if (disk < 0) problems = report(problems, 'disk', schema, 'minimum', 'must be at least 0');
    if (!isInteger(memory))
      problems = reportRequired(
        problems,
        'memory',
        memory,
        schema,
        'type',
        'must be a whole number',
      );
    else if (memory < 0)
      problems = report(problems, 'memory', schema, 'minimum', 'must be at least 0');
    if (!isInteger(vcpus))
      problems = reportRequired(problems, 'vcpus', vcpus, schema, 'type', 'must be a whole number');
    else if (vcpus < 0)
      problems = report(problems, 'vcpus', schema, 'minimum', 'must be at least 0');
    if (!isInteger(gpus))
      problems = reportRequired(problems, 'gpus', gpus, schema, 'type', 'must be a whole number');
    else if (gpus < 0) problems = report(problems, 'gpus', schema, 'minimum', 'must be at least 0');
    if (!isInteger(transfer))
      problems = reportRequired(
        problems,
        'transfer',
        transfer,
        schema,
        'type',
        'must be a whole number',
      );
    else if (transfer < 0)
      problems = report(problems, 'transfer', schema, 'minimum', 'must be at least 0');
  }
  return problems;
}
