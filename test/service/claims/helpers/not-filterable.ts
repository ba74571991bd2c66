// Asserts that fields are not filterable.

import assert from 'node:assert/strict';
import type { TestService } from '../../harness/test-service.ts';
import { expectError } from './response-assertions.ts';

/** Asserts that a collection rejects each of these fields in X-Filter and as a sort key, and names it in the error. */
export async function expectNotFilterable(
  { raw, fixtures }: TestService,
  path: string,
  fields: readonly string[],
): Promise<void> {
  for (const name of fields) {
    const send = (filter: object) =>
      raw('GET', path, { token: fixtures.tokens.unrestricted, headers: { 'X-Filter': JSON.stringify(filter) } });
    const reasons = await expectError(send({ [name]: 'x' }), 400, `X-Filter.${name}`);
    assert.ok(
      reasons.some((reason) => reason.includes(name)),
      reasons.join(),
    );
    assert.equal((await send({ '+order_by': name })).status, 400);
  }
}
