// Step: all that is wrong with query, headers and body, in one answer.

import type { Exchange } from '../exchange.js';
import type { Refusal } from '../refusal.js';

export function checkProblems<Tx>({ problems }: Exchange<Tx>): Refusal | undefined {
  if (problems.length === 0) return undefined;
  return { status: 400, reasons: problems.map(({ message, field }) => ({ message, ...(field !== '' && { field }) })) };
}
