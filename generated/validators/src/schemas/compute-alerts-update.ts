// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { tooSmall, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { ComputeAlertsUpdate } from '@cloud-api/types';

const self = whole('#/components/schemas/ComputeAlertsUpdate');
const cpuPlace = member(self, 'cpu');
const cpuTooSmall = tooSmall(cpuPlace, 0);
const cpuType = wrongType(cpuPlace, 'a whole number');
const networkInPlace = member(self, 'network_in');
const networkInTooSmall = tooSmall(networkInPlace, 0);
const networkInType = wrongType(networkInPlace, 'a whole number');
const networkOutPlace = member(self, 'network_out');
const networkOutTooSmall = tooSmall(networkOutPlace, 0);
const networkOutType = wrongType(networkOutPlace, 'a whole number');
const transferQuotaPlace = member(self, 'transfer_quota');
const transferQuotaTooSmall = tooSmall(transferQuotaPlace, 0);
const transferQuotaType = wrongType(transferQuotaPlace, 'a whole number');
const ioPlace = member(self, 'io');
const ioTooSmall = tooSmall(ioPlace, 0);
const ioType = wrongType(ioPlace, 'a whole number');
const computeAlertsUpdateType = wrongType(self, 'an object');

/** Whether a value is a valid ComputeAlertsUpdate. */
export function isComputeAlertsUpdate(value: unknown): value is ComputeAlertsUpdate {
  return acceptsComputeAlertsUpdate(value);
}

/** All that is wrong with a value as ComputeAlertsUpdate; nothing for a valid one. */
export function checkComputeAlertsUpdate(value: unknown): readonly Problem[] {
  return problemsOfComputeAlertsUpdate(value) ?? noProblems;
}

export function acceptsComputeAlertsUpdate(value: unknown): boolean {
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

export function problemsOfComputeAlertsUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, computeAlertsUpdateType);
  else {
    const {
      cpu,
      network_in: networkIn,
      network_out: networkOut,
      transfer_quota: transferQuota,
      io,
    } = value;
    if (cpu !== undefined) {
      if (!isInteger(cpu)) problems = add(problems, cpuType);
      else if (cpu < 0) problems = add(problems, cpuTooSmall);
    }
    if (networkIn !== undefined) {
      if (!isInteger(networkIn)) problems = add(problems, networkInType);
      else if (networkIn < 0) problems = add(problems, networkInTooSmall);
    }
    if (networkOut !== undefined) {
      if (!isInteger(networkOut)) problems = add(problems, networkOutType);
      else if (networkOut < 0) problems = add(problems, networkOutTooSmall);
    }
    if (transferQuota !== undefined) {
      if (!isInteger(transferQuota)) problems = add(problems, transferQuotaType);
      else if (transferQuota < 0) problems = add(problems, transferQuotaTooSmall);
    }
    if (io !== undefined) {
      if (!isInteger(io)) problems = add(problems, ioType);
      else if (io < 0) problems = add(problems, ioTooSmall);
    }
  }
  return problems;
}

export function problemsOfComputeAlertsUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, computeAlertsUpdateType);
  else {
    const {
      cpu,
      network_in: networkIn,
      network_out: networkOut,
      transfer_quota: transferQuota,
      io,
    } = value;
    if (cpu !== undefined) {
      if (!isInteger(cpu)) problems = add(problems, cpuType);
      else if (cpu < 0) problems = add(problems, cpuTooSmall);
    }
    if (networkIn !== undefined) {
      if (!isInteger(networkIn)) problems = add(problems, networkInType);
      else if (networkIn < 0) problems = add(problems, networkInTooSmall);
    }
    if (networkOut !== undefined) {
      if (!isInteger(networkOut)) problems = add(problems, networkOutType);
      else if (networkOut < 0) problems = add(problems, networkOutTooSmall);
    }
    if (transferQuota !== undefined) {
      if (!isInteger(transferQuota)) problems = add(problems, transferQuotaType);
      else if (transferQuota < 0) problems = add(problems, transferQuotaTooSmall);
    }
    if (io !== undefined) {
      if (!isInteger(io)) problems = add(problems, ioType);
      else if (io < 0) problems = add(problems, ioTooSmall);
    }
  }
  return problems;
}
