// Step: all that is wrong with query, headers and body, in one answer.

import { mayBeIncomplete } from '../../validation/collect.js';
import type { Exchange } from '../exchange.js';
import type { Refusal } from '../refusal.js';

/** Several keywords that say the same of a field, in the document's own words, are one reason. */
export function checkProblems<Tx>({ problems }: Exchange<Tx>): Refusal | undefined {
  if (problems.length === 0) return undefined;
  const told = new Map(problems.map(({ message, field }) => [`${field} ${message}`, { message, ...(field !== '' && { field }) }]));
  return { status: 400, reasons: [...told.values()], ...(mayBeIncomplete(problems) && { incomplete: true }) };
}
