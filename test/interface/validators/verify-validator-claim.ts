// Verification of a claim about the validators: it must hold for them and fail for each of its mutations.

import { AssertionError } from 'node:assert';

import type { Node } from '../immutable-tree.ts';
import type { ValidatorMutation, ValidatorCheck, ValidatorClaim } from './claim.ts';
import { toModel } from './document-conversion.ts';
import { generateValidators } from './generate.ts';
import type { Validators } from './validators-interface.ts';
import { createValidators, type OperationTypeNames } from './adapt-validators.ts';
import { sliceDocument } from './slice-document.ts';

/** Subject of the claims: the validators, and the document from which mutated validators are generated. */
export interface Subject {
  readonly validators: Validators;
  readonly document: Node;
  readonly names: OperationTypeNames;
}

/**
 * Returns a message for each problem with a claim: it must hold for the validators and fail for every mutation. For
 * each mutation, validators are generated from a slice of the document with only the operations of the check, which
 * must pass on the unchanged slice. `maxMutations` limits the mutations of each check to an evenly spaced sample.
 */
export async function verifyValidatorClaim(
  { checks }: ValidatorClaim,
  subject: Subject,
  maxMutations = Infinity,
): Promise<string[]> {
  if (checks.length === 0) return ['the claim has no checks'];
  const problems = [];
  for (const check of checks) problems.push(...(await verifyCheck(check, subject, maxMutations)));
  return problems;
}

async function verifyCheck(check: ValidatorCheck, subject: Subject, maxMutations: number): Promise<string[]> {
  const failure = findFailure(check, subject.validators);
  if (failure !== undefined) return [failure];
  if (check.mutations.length === 0) return ['a check has no mutations'];
  if (maxMutations === 0) return [];
  const slicedDocument = sliceDocument(subject.document, check.parts);
  const sliceFailure = findFailure(check, await createMutatedValidators(slicedDocument, {}, subject));
  if (sliceFailure !== undefined) return [`on the slice of the document: ${sliceFailure}`];
  const problems: string[] = [];
  const step = Math.max(1, Math.ceil(check.mutations.length / maxMutations));
  for (const mutation of check.mutations.filter((_, index) => index % step === 0)) {
    const mutatedValidators = await createMutatedValidators(slicedDocument, mutation, subject);
    if (findFailure(check, mutatedValidators) === undefined)
      problems.push(`the claim still holds when ${mutation.description}`);
  }
  return problems;
}

const unmutatedValidators = new Map<string, Promise<Validators>>();

function createMutatedValidators(
  slicedDocument: Node,
  { change, patch }: Partial<ValidatorMutation>,
  { names }: Subject,
): Promise<Validators> {
  const create = async (document: Node): Promise<Validators> =>
    createValidators(await generateValidators(await toModel(document), patch), names);
  if (change === undefined && patch === undefined) {
    const key = JSON.stringify(slicedDocument);
    const cached = unmutatedValidators.get(key) ?? create(slicedDocument);
    unmutatedValidators.set(key, cached);
    return cached;
  }
  return create(change === undefined ? slicedDocument : change(slicedDocument));
}

/** Returns the assertion message if a check fails. Other errors are bugs in the check and are rethrown. */
function findFailure({ verify }: ValidatorCheck, validators: Validators): string | undefined {
  try {
    verify(validators);
    return undefined;
  } catch (error) {
    if (error instanceof AssertionError) return error.message;
    throw error;
  }
}
