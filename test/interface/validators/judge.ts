// Judges a claim about the validators: it holds for them, and every way of taking away what it states turns it red.

import { AssertionError } from 'node:assert';

import type { Node } from '../tree.ts';
import type { Breakage, ValidatorCheck, ValidatorClaim } from './claim.ts';
import { modelOfDocument } from './document.ts';
import { generated } from './generate.ts';
import type { Validators } from './interface.ts';
import { validatorsOf, type Names } from './run.ts';
import { slice } from './slice.ts';

/** What claims are judged on: the validators as they are, and the document to make broken ones from. */
export interface Subject {
  readonly validators: Validators;
  readonly document: Node;
  readonly names: Names;
}

/**
 * What is wrong with a claim, in sentences; empty when it holds and breaks. Each breakage is one of the document (or of
 * the copied runtime) from which validators are generated anew, of the operations of its check alone: that these hold
 * without the breakage is judged too. `most` is how many breakages of each check are tried, spread over all; 0 for none.
 */
export async function judge({ checks }: ValidatorClaim, subject: Subject, most = Infinity): Promise<string[]> {
  if (checks.length === 0) return ['the claim checks nothing'];
  const all = [];
  for (const check of checks) all.push(...(await judgeCheck(check, subject, most)));
  return all;
}

async function judgeCheck(check: ValidatorCheck, subject: Subject, most: number): Promise<string[]> {
  const red = failure(check, subject.validators);
  if (red !== undefined) return [red];
  if (check.breaks.length === 0) return ['a check names nothing that breaks it'];
  if (most === 0) return [];
  const part = slice(subject.document, check.places);
  const alone = failure(check, await made(part, {}, subject));
  if (alone !== undefined) return [`with the operations of the check alone: ${alone}`];
  const wrong: string[] = [];
  const step = Math.max(1, Math.ceil(check.breaks.length / most));
  for (const breakage of check.breaks.filter((_, index) => index % step === 0)) {
    const broken = await made(part, breakage, subject);
    if (failure(check, broken) === undefined) wrong.push(`the claim still holds when ${breakage.says}`);
  }
  return wrong;
}

const unbroken = new Map<string, Promise<Validators>>();

function made(part: Node, { change, patch }: Partial<Breakage>, { names }: Subject): Promise<Validators> {
  const make = async (document: Node): Promise<Validators> =>
    validatorsOf(await generated(await modelOfDocument(document), patch), names);
  if (change === undefined && patch === undefined) {
    const key = JSON.stringify(part);
    const known = unbroken.get(key) ?? make(part);
    unbroken.set(key, known);
    return known;
  }
  return make(change === undefined ? part : change(part));
}

/** The message of a check that fails. Any other error than an assertion is a defect, and is thrown. */
function failure({ holds }: ValidatorCheck, validators: Validators): string | undefined {
  try {
    holds(validators);
    return undefined;
  } catch (error) {
    if (error instanceof AssertionError) return error.message;
    throw error;
  }
}
