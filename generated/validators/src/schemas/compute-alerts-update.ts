// Generated; change the document it is made from instead.

import type { ComputeAlertsUpdate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid ComputeAlertsUpdate. */
export function isComputeAlertsUpdate(value: unknown): value is ComputeAlertsUpdate {
  if (!isObject(value)) return false;
  const {
    cpu,
    network_in: networkIn,
    network_out: networkOut,
    transfer_quota: transferQuota,
    io,
  } = value;
  if (cpu !== undefined) {
    if (!isInteger(cpu)) return false;
    if (cpu < 0) return false;
  }
  if (networkIn !== undefined) {
    if (!isInteger(networkIn)) return false;
    if (networkIn < 0) return false;
  }
  if (networkOut !== undefined) {
    if (!isInteger(networkOut)) return false;
    if (networkOut < 0) return false;
  }
  if (transferQuota !== undefined) {
    if (!isInteger(transferQuota)) return false;
    if (transferQuota < 0) return false;
  }
  if (io !== undefined) {
    if (!isInteger(io)) return false;
    if (io < 0) return false;
  }
  return true;
}

/** All that is wrong with a value as ComputeAlertsUpdate; nothing for a valid one. */
export function checkComputeAlertsUpdate(value: unknown): readonly Problem[] {
  return problemsOfComputeAlertsUpdate(value) ?? noProblems;
}

/** ComputeAlertsUpdate as a Standard Schema. */
export const computeAlertsUpdateSchema: StandardSchema<ComputeAlertsUpdate> =
  /* @__PURE__ */ createStandardSchema(checkComputeAlertsUpdate);

export function problemsOfComputeAlertsUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeAlertsUpdate/type',
      message: 'must be an object',
    });
  else {
    const {
      cpu,
      network_in: networkIn,
      network_out: networkOut,
      transfer_quota: transferQuota,
      io,
    } = value;
    if (cpu !== undefined) {
      if (!isInteger(cpu))
        problems = addProblem(problems, {
          pointer: '/cpu',
          field: 'cpu',
          keyword: 'type',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/cpu/type',
          message: 'must be a whole number',
        });
      else if (cpu < 0)
        problems = addProblem(problems, {
          pointer: '/cpu',
          field: 'cpu',
          keyword: 'minimum',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/cpu/minimum',
          message: 'must be at least 0',
        });
    }
    if (networkIn !== undefined) {
      if (!isInteger(networkIn))
        problems = addProblem(problems, {
          pointer: '/network_in',
          field: 'network_in',
          keyword: 'type',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/network_in/type',
          message: 'must be a whole number',
        });
      else if (networkIn < 0)
        problems = addProblem(problems, {
          pointer: '/network_in',
          field: 'network_in',
          keyword: 'minimum',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/network_in/minimum',
          message: 'must be at least 0',
        });
    }
    if (networkOut !== undefined) {
      if (!isInteger(networkOut))
        problems = addProblem(problems, {
          pointer: '/network_out',
          field: 'network_out',
          keyword: 'type',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/network_out/type',
          message: 'must be a whole number',
        });
      else if (networkOut < 0)
        problems = addProblem(problems, {
          pointer: '/network_out',
          field: 'network_out',
          keyword: 'minimum',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/network_out/minimum',
          message: 'must be at least 0',
        });
    }
    if (transferQuota !== undefined) {
      if (!isInteger(transferQuota))
        problems = addProblem(problems, {
          pointer: '/transfer_quota',
          field: 'transfer_quota',
          keyword: 'type',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/transfer_quota/type',
          message: 'must be a whole number',
        });
      else if (transferQuota < 0)
        problems = addProblem(problems, {
          pointer: '/transfer_quota',
          field: 'transfer_quota',
          keyword: 'minimum',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/transfer_quota/minimum',
          message: 'must be at least 0',
        });
    }
    if (io !== undefined) {
      if (!isInteger(io))
        problems = addProblem(problems, {
          pointer: '/io',
          field: 'io',
          keyword: 'type',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/io/type',
          message: 'must be a whole number',
        });
      else if (io < 0)
        problems = addProblem(problems, {
          pointer: '/io',
          field: 'io',
          keyword: 'minimum',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/io/minimum',
          message: 'must be at least 0',
        });
    }
  }
  return problems;
}

export function problemsOfComputeAlertsUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeAlertsUpdate/type',
      message: 'must be an object',
    });
  else {
    const {
      cpu,
      network_in: networkIn,
      network_out: networkOut,
      transfer_quota: transferQuota,
      io,
    } = value;
    if (cpu !== undefined) {
      if (!isInteger(cpu))
        problems = addProblem(problems, {
          pointer: '/cpu',
          field: 'cpu',
          keyword: 'type',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/cpu/type',
          message: 'must be a whole number',
        });
      else if (cpu < 0)
        problems = addProblem(problems, {
          pointer: '/cpu',
          field: 'cpu',
          keyword: 'minimum',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/cpu/minimum',
          message: 'must be at least 0',
        });
    }
    if (networkIn !== undefined) {
      if (!isInteger(networkIn))
        problems = addProblem(problems, {
          pointer: '/network_in',
          field: 'network_in',
          keyword: 'type',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/network_in/type',
          message: 'must be a whole number',
        });
      else if (networkIn < 0)
        problems = addProblem(problems, {
          pointer: '/network_in',
          field: 'network_in',
          keyword: 'minimum',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/network_in/minimum',
          message: 'must be at least 0',
        });
    }
    if (networkOut !== undefined) {
      if (!isInteger(networkOut))
        problems = addProblem(problems, {
          pointer: '/network_out',
          field: 'network_out',
          keyword: 'type',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/network_out/type',
          message: 'must be a whole number',
        });
      else if (networkOut < 0)
        problems = addProblem(problems, {
          pointer: '/network_out',
          field: 'network_out',
          keyword: 'minimum',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/network_out/minimum',
          message: 'must be at least 0',
        });
    }
    if (transferQuota !== undefined) {
      if (!isInteger(transferQuota))
        problems = addProblem(problems, {
          pointer: '/transfer_quota',
          field: 'transfer_quota',
          keyword: 'type',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/transfer_quota/type',
          message: 'must be a whole number',
        });
      else if (transferQuota < 0)
        problems = addProblem(problems, {
          pointer: '/transfer_quota',
          field: 'transfer_quota',
          keyword: 'minimum',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/transfer_quota/minimum',
          message: 'must be at least 0',
        });
    }
    if (io !== undefined) {
      if (!isInteger(io))
        problems = addProblem(problems, {
          pointer: '/io',
          field: 'io',
          keyword: 'type',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/io/type',
          message: 'must be a whole number',
        });
      else if (io < 0)
        problems = addProblem(problems, {
          pointer: '/io',
          field: 'io',
          keyword: 'minimum',
          schema: '#/components/schemas/ComputeAlertsUpdate/properties/io/minimum',
          message: 'must be at least 0',
        });
    }
  }
  return problems;
}
