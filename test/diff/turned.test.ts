// In a webhook and a callback the service asks: what breaks there is turned round, and turned again within a callback of a callback.

import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/generator/diff/change.ts';
import { compare } from '../../src/generator/diff/compare.ts';
import { modelOf } from '../unit/validators/model.ts';
import { ofDocument, ofOperation } from './harness/documents.ts';

const json = (schema: unknown): object => ({ requestBody: { content: { 'application/json': { schema } } } });
const done = { responses: { 204: { description: 'Done.' } } };
const callback = (own: object): object => ({ callbacks: { told: { '{$request.body#/url}': { post: { ...done, ...own } } } } });

const places: Readonly<Record<string, (own: object) => object>> = {
  'a webhook': (own) => ofDocument({ webhooks: { told: { post: { ...done, ...own } } } }),
  'a callback': (own) => ofOperation(callback(own)),
};

async function changesOf(document: (own: object) => object, base: object, head: object): Promise<readonly Change[]> {
  return compare(await modelOf(document(base)), await modelOf(document(head)));
}

/** Security that was stated, that is now, the kind of change, and what it means for who is asked. */
const security: readonly (readonly [base: object[], head: object[], id: string, level: string])[] = [
  [[], [{ token: [] }], 'security-added', 'compatible'],
  [[{ token: [] }], [], 'security-removed', 'breaking'],
  [[{ oauth: ['read'] }], [{ oauth: ['read', 'write'] }], 'scope-added', 'compatible'],
  [[{ oauth: ['read', 'write'] }], [{ oauth: ['read'] }], 'scope-removed', 'breaking'],
  [[{ oauth: ['read'] }], [{ oauth: ['write'] }], 'scopes-changed', 'breaking'],
  [[{ token: [] }], [{ token: [] }, { key: [] }], 'security-alternative-added', 'breaking'],
  [[{ token: [] }, { key: [] }], [{ token: [] }], 'security-alternative-removed', 'compatible'],
  [[{ token: [] }], [{ key: [] }], 'security-changed', 'breaking'],
  [[{ token: [] }], [{ token: [], key: [] }], 'security-tightened', 'compatible'],
  [[{ token: [], key: [] }], [{ token: [] }], 'security-loosened', 'breaking'],
];

describe.each(Object.entries(places))('in %s', (_, document) => {
  it.each(security)('security %j, then %j, is %s, and %s', async (base, head, id, level) => {
    const found = await changesOf(document, { security: base }, { security: head });
    expect(found.map((change) => [change.id, change.wire])).toEqual([[id, { response: level }]]);
  });

  it('a value that is new in what is asked is met by who is asked', async () => {
    const [change] = await changesOf(document, json({ enum: ['a', 'b'] }), json({ enum: ['a', 'b', 'c'] }));
    expect(change?.wire).toEqual({ response: 'breaking' });
  });
});

it('in a callback of a callback the client asks again', async () => {
  const [change] = await changesOf((own) => ofOperation(callback(callback(own))), json({ enum: ['a', 'b'] }), json({ enum: ['a', 'b', 'c'] }));
  expect(change?.wire).toEqual({ request: 'compatible' });
});
