// Does the judge see a claim about the validators that proves nothing, and validators that differ?

import { describe, expect, it } from 'vitest';

import { field } from './checks.ts';
import { claim, type ValidatorClaim } from './claim.ts';
import { generated } from './generate.ts';
import { body } from './interface.ts';
import { judge, type Subject } from './judge.ts';
import { dropped } from './mutate.ts';
import { namesOf, validatorsOf } from './run.ts';
import { api, document } from './samples.ts';

const update = body('PUT /v4/account/users/{username}');
const short = field(update, 'username', { good: ['abc'], bad: { minLength: ['ab'] } });

describe('the judge of claims about the validators', async () => {
  const names = namesOf(api);
  const subject: Subject = { validators: validatorsOf(await generated(api), names), document, names };
  const judged = (...checks: ValidatorClaim['checks']): Promise<string[]> => judge(claim('USR-23', ...checks), subject);

  it('accepts a claim that holds and that each breakage turns red', async () => {
    expect(await judged(short)).toEqual([]);
  });

  it('refuses a claim that checks nothing, and a check without breakages', async () => {
    expect(await judged()).toEqual(['the claim checks nothing']);
    expect(await judged({ ...short, breaks: [] })).toEqual(['a check names nothing that breaks it']);
  });

  it('refuses a claim that does not hold', async () => {
    expect(await judged(field(update, 'username', { bad: { minLength: ['abc'] } }))).toHaveLength(1);
  });

  it('refuses a check that holds whatever the validators do', async () => {
    const wrong = await judged({ ...short, holds: () => undefined });
    expect(wrong).toContain('the claim still holds when minLength of username is dropped');
  });

  it('refuses a breakage that has nothing to do with the check', async () => {
    const wrong = await judged({ ...short, breaks: [dropped(update, 'email', 'format')] });
    expect(wrong).toEqual(['the claim still holds when format of email is dropped']);
  });

  it('throws for a breakage that changes nothing, and for a patch of a text that is not there', async () => {
    await expect(judged({ ...short, breaks: [dropped(update, 'username', 'format')] })).rejects.toThrow(
      'changes nothing',
    );
    const patch = [{ file: 'runtime/validation/collect.ts', from: 'no such text', to: '' }];
    await expect(judged({ ...short, breaks: [{ says: 'nothing', patch }] })).rejects.toThrow('has no text');
  });

  it('leaves the document as it was', async () => {
    const before = JSON.stringify(document);
    await judged(short);
    expect(JSON.stringify(document)).toBe(before);
  });
});
