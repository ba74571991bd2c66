// Tests that claim verification reports claims about the validators that fail and checks that no mutation breaks.

import { describe, expect, it } from 'vitest';

import { checkField } from './checks.ts';
import { claim, type ValidatorClaim } from './claim.ts';
import { generateValidators } from './generate.ts';
import { requestBody } from './validators-interface.ts';
import { verifyValidatorClaim, type Subject } from './verify-validator-claim.ts';
import { dropKeyword } from './mutations.ts';
import { getOperationTypeNames, createValidators } from './adapt-validators.ts';
import { api, document } from './samples.ts';

const update = requestBody('PUT /v4/account/users/{username}');
const minLengthCheck = checkField(update, 'username', { good: ['abc'], bad: { minLength: ['ab'] } });

describe('verifyValidatorClaim', async () => {
  const names = getOperationTypeNames(api);
  const subject: Subject = { validators: createValidators(await generateValidators(api), names), document, names };
  const verifyChecks = (...checks: ValidatorClaim['checks']): Promise<string[]> =>
    verifyValidatorClaim(claim('USR-23', ...checks), subject);

  it('accepts a claim that holds and that each mutation breaks', async () => {
    expect(await verifyChecks(minLengthCheck)).toEqual([]);
  });

  it('rejects a claim without checks, and a check without mutations', async () => {
    expect(await verifyChecks()).toEqual(['the claim has no checks']);
    expect(await verifyChecks({ ...minLengthCheck, mutations: [] })).toEqual(['a check has no mutations']);
  });

  it('rejects a claim that does not hold', async () => {
    expect(await verifyChecks(checkField(update, 'username', { bad: { minLength: ['abc'] } }))).toHaveLength(1);
  });

  it('rejects a check that holds for all validators', async () => {
    const problems = await verifyChecks({ ...minLengthCheck, verify: () => undefined });
    expect(problems).toContain('the claim still holds when minLength of username is dropped');
  });

  it('rejects a mutation that does not break the check', async () => {
    const problems = await verifyChecks({ ...minLengthCheck, mutations: [dropKeyword(update, 'email', 'format')] });
    expect(problems).toEqual(['the claim still holds when format of email is dropped']);
  });

  it('throws for a mutation that does not change the document', async () => {
    const mutation = dropKeyword(update, 'username', 'format');
    await expect(verifyChecks({ ...minLengthCheck, mutations: [mutation] })).rejects.toThrow('changes nothing');
  });

  it('throws for a patch that does not match the runtime', async () => {
    const patch = [{ from: 'no such code', to: '' }];
    const mutation = { description: 'the patch does not match', patch };
    await expect(verifyChecks({ ...minLengthCheck, mutations: [mutation] })).rejects.toThrow('does not contain');
  });

  it('does not change the document', async () => {
    const before = JSON.stringify(document);
    await verifyChecks(minLengthCheck);
    expect(JSON.stringify(document)).toBe(before);
  });
});
