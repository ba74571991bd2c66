// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, tooSmall, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { ComputeAlerts } from '@cloud-api/types';

const self = whole('#/components/schemas/ComputeAlerts');
const cpuPlace = member(self, 'cpu');
const cpuTooSmall = tooSmall(cpuPlace, 0);
const cpuType = wrongType(cpuPlace, 'a whole number');
const cpuMissing = missing(self, 'cpu');
const networkInPlace = member(self, 'network_in');
const networkInTooSmall = tooSmall(networkInPlace, 0);
const networkInType = wrongType(networkInPlace, 'a whole number');
const networkInMissing = missing(self, 'network_in');
const networkOutPlace = member(self, 'network_out');
const networkOutTooSmall = tooSmall(networkOutPlace, 0);
const networkOutType = wrongType(networkOutPlace, 'a whole number');
const networkOutMissing = missing(self, 'network_out');
const transferQuotaPlace = member(self, 'transfer_quota');
const transferQuotaTooSmall = tooSmall(transferQuotaPlace, 0);
const transferQuotaType = wrongType(transferQuotaPlace, 'a whole number');
const transferQuotaMissing = missing(self, 'transfer_quota');
const ioPlace = member(self, 'io');
const ioTooSmall = tooSmall(ioPlace, 0);
const ioType = wrongType(ioPlace, 'a whole number');
const ioMissing = missing(self, 'io');
const computeAlertsType = wrongType(self, 'an object');

/** Whether a value is a valid ComputeAlerts. */
export function isComputeAlerts(value: unknown): value is ComputeAlerts {
  return acceptsComputeAlerts(value);
}

/** All that is wrong with a value as ComputeAlerts; nothing for a valid one. */
export function checkComputeAlerts(value: unknown): readonly Problem[] {
  return problemsOfComputeAlerts(value) ?? noProblems;
}

export function acceptsComputeAlerts(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    cpu,
    network_in: networkIn,
    network_out: networkOut,
    transfer_quota: transferQuota,
    io,
  } = value;
  if (!isInteger(cpu)) return false;
  if (cpu < 0) return false;
  if (!isInteger(networkIn)) return false;
  if (networkIn < 0) return false;
  if (!isInteger(networkOut)) return false;
  if (networkOut < 0) return false;
  if (!isInteger(transferQuota)) return false;
  if (transferQuota < 0) return false;
  if (!isInteger(io)) return false;
  if (io < 0) return false;
  return true;
}

export function problemsOfComputeAlerts(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, computeAlertsType);
  else {
    const {
      cpu,
      network_in: networkIn,
      network_out: networkOut,
      transfer_quota: transferQuota,
      io,
    } = value;
    if (cpu === undefined) problems = add(problems, cpuMissing);
    else if (!isInteger(cpu)) problems = add(problems, cpuType);
    else if (cpu < 0) problems = add(problems, cpuTooSmall);
    if (networkIn === undefined) problems = add(problems, networkInMissing);
    else if (!isInteger(networkIn)) problems = add(problems, networkInType);
    else if (networkIn < 0) problems = add(problems, networkInTooSmall);
    if (networkOut === undefined) problems = add(problems, networkOutMissing);
    else if (!isInteger(networkOut)) problems = add(problems, networkOutType);
    else if (networkOut < 0) problems = add(problems, networkOutTooSmall);
    if (transferQuota === undefined) problems = add(problems, transferQuotaMissing);
    else if (!isInteger(transferQuota)) problems = add(problems, transferQuotaType);
    else if (transferQuota < 0) problems = add(problems, transferQuotaTooSmall);
    if (io === undefined) problems = add(problems, ioMissing);
    else if (!isInteger(io)) problems = add(problems, ioType);
    else if (io < 0) problems = add(problems, ioTooSmall);
  }
  return problems;
}
