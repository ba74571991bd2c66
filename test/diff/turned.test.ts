// In a webhook and a callback the service asks: what breaks there is turned round, and turned again within a callback of a callback.

import { describe, expect, it } from 'vitest';
import { changeIds, changeKind } from '../../src/generator/commands/diff/catalogue.ts';
import type { Change } from '../../src/generator/commands/diff/change.ts';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../unit/validators/model.ts';
import { ofDocument, ofOperation } from './harness/documents.ts';

const json = (schema: unknown): object => ({ requestBody: { content: { 'application/json': { schema } } } });
const done = { responses: { 204: { description: 'Done.' } } };
const callback = (own: object): object => ({
  callbacks: { told: { '{$request.body#/url}': { post: { ...done, ...own } } } },
});

const places: Readonly<Record<string, (own: object) => object>> = {
  'a webhook': (own) => ofDocument({ webhooks: { told: { post: { ...done, ...own } } } }),
  'a callback': (own) => ofOperation(callback(own)),
};

async function changesOf(document: (own: object) => object, base: object, head: object): Promise<readonly Change[]> {
  return compareModels(await modelOf(document(base)), await modelOf(document(head)));
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

const rule = (text: string): object => ({ id: 'fits', rule: text, message: 'It has to fit.' });
const later = 'now > timestamp("2030-01-01T00:00:00Z")';
const rate = (requests: number): object => ({ 'x-limits': [{ id: 'calls', requests, seconds: 60 }] });

/** What else is asked of callers: who is called meets more where callers have to heed less. */
const facts: readonly (readonly [base: object, head: object, id: string, level: string])[] = [
  [
    { servers: [{ url: 'https://a.example.com' }] },
    { servers: [{ url: 'https://a.example.com' }, { url: 'https://b.example.com' }] },
    'server-added',
    'possibly',
  ],
  [
    { servers: [{ url: 'https://a.example.com' }, { url: 'https://b.example.com' }] },
    { servers: [{ url: 'https://a.example.com' }] },
    'server-removed',
    'possibly',
  ],
  [{}, { 'x-preconditions': [rule(later)] }, 'precondition-added', 'compatible'],
  [{ 'x-preconditions': [rule(later)] }, {}, 'precondition-removed', 'possibly'],
  [rate(5), rate(4), 'limit-lowered', 'compatible'],
  [rate(4), rate(5), 'limit-raised', 'possibly'],
  [{ 'x-access': { public: true } }, { 'x-access': { users: 'unrestricted' } }, 'access-restricted', 'compatible'],
  [{ 'x-access': { users: 'unrestricted' } }, { 'x-access': { public: true } }, 'access-granted', 'possibly'],
  [{ 'x-effect': 'create' }, { 'x-effect': 'delete' }, 'effect-changed', 'breaking'],
];

describe.each(Object.entries(places))('in %s', (_, document) => {
  it.each(security)('security %j, then %j, is %s, and %s', async (base, head, id, level) => {
    const found = await changesOf(document, { security: base }, { security: head });
    expect(found.map((change) => [change.id, change.wire])).toEqual([[id, { response: level }]]);
  });

  it.each(facts)('%j, then %j, is %s, and %s', async (base, head, id, level) => {
    const found = await changesOf(document, base, head);
    expect(found.map((change) => [change.id, change.wire])).toEqual([[id, { response: level }]]);
  });

  it('a value that is new in what is asked is met by who is asked', async () => {
    const [change] = await changesOf(document, json({ enum: ['a', 'b'] }), json({ enum: ['a', 'b', 'c'] }));
    expect(change?.wire).toEqual({ response: 'breaking' });
  });
});

it('in a callback of a callback the client asks again', async () => {
  const [change] = await changesOf(
    (own) => ofOperation(callback(callback(own))),
    json({ enum: ['a', 'b'] }),
    json({ enum: ['a', 'b', 'c'] }),
  );
  expect(change?.wire).toEqual({ request: 'compatible' });
});

it.each(changeIds)(
  '%s is met by whoever asks and by whoever is asked, or says nothing of what crosses the wire',
  (id) => {
    const whole =
      /^(security-(scheme|address|flow)|scope-(offered|withdrawn)|(deprecated-)?operation-(added|removed|moved)$|webhook-)/.test(
        id,
      );
    expect([0, whole ? 1 : 2]).toContain(Object.keys(changeKind(id).wire).length);
  },
);
