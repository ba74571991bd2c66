// Fields that no list may be filtered by.

import assert from 'node:assert/strict';
import type { World } from '../harness/world.ts';
import { refused } from './answers.ts';

/** Asserts that a list refuses each of these fields in X-Filter, and as what to sort by, and names it. */
export async function filtersNone({ raw, fixtures }: World, path: string, fields: readonly string[]): Promise<void> {
  for (const name of fields) {
    const send = (filter: object) =>
      raw('GET', path, { token: fixtures.tokens.unrestricted, headers: { 'X-Filter': JSON.stringify(filter) } });
    const reasons = await refused(send({ [name]: 'x' }), 400, `X-Filter.${name}`);
    assert.ok(
      reasons.some((reason) => reason.includes(name)),
      reasons.join(),
    );
    assert.equal((await send({ '+order_by': name })).status, 400);
  }
}
