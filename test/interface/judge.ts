// Judges a claim: it holds for the document, and every one of its mutations turns it red by an assertion.

import { AssertionError } from 'node:assert';

import type { Claim } from './claim.ts';
import type { Node } from './tree.ts';

/** What is wrong with a claim on a document, in sentences; empty when it holds and every mutation breaks it. `mutated`: whether mutations are tried. */
export function judge(claim: Claim, document: Node, mutated = true): string[] {
  const red = failure(claim, document);
  if (red !== undefined) return [red];
  if (claim.breaks.length === 0) return ['the claim names nothing that breaks it'];
  if (!mutated) return [];
  return claim.breaks.flatMap(({ says, change }) => {
    const changed = change(document);
    return failure(claim, changed) === undefined ? [`the claim still holds when ${says}`] : [];
  });
}

/** The message of a claim that fails. Any other error than an assertion is a defect of the claim, and is thrown. */
function failure(claim: Claim, document: Node): string | undefined {
  try {
    claim.holds(document);
    return undefined;
  } catch (error) {
    if (error instanceof AssertionError) return error.message;
    throw error;
  }
}
