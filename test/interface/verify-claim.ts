// Verification of a claim: it must hold for the document and fail for each of its mutations.

import { AssertionError } from 'node:assert';

import type { Claim } from './claim.ts';
import type { Node } from './immutable-tree.ts';

/**
 * Returns a message for each problem with a claim: it must hold for the document and, if `testMutations` is set, fail
 * for every mutation.
 */
export function verifyClaim(claim: Claim, document: Node, testMutations = true): string[] {
  const failure = findFailure(claim, document);
  if (failure !== undefined) return [failure];
  if (claim.mutations.length === 0) return ['the claim has no mutations'];
  if (!testMutations) return [];
  return claim.mutations.flatMap(({ description, change }) => {
    const mutatedDocument = change(document);
    return findFailure(claim, mutatedDocument) === undefined ? [`the claim still holds when ${description}`] : [];
  });
}

/** Returns the assertion message if a claim fails. Other errors are bugs in the claim and are rethrown. */
function findFailure(claim: Claim, document: Node): string | undefined {
  try {
    claim.verify(document);
    return undefined;
  } catch (error) {
    if (error instanceof AssertionError) return error.message;
    throw error;
  }
}
