// Change levels in webhooks and callbacks, where the service sends the requests.

import { describe, expect, test } from 'vitest';
import { changeIds, changeKind } from '../../../src/generator/commands/diff/catalog.ts';
import type { Change } from '../../../src/generator/commands/diff/change.ts';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../../targets/validators/model.ts';
import { documentWithOperation, documentWithOverrides } from './harness/documents.ts';

const jsonBody = (schema: unknown): object => ({ requestBody: { content: { 'application/json': { schema } } } });
const noContent = { responses: { 204: { description: 'Done.' } } };
const callback = (fields: object): object => ({
  callbacks: { petAdded: { '{$request.body#/url}': { post: { ...noContent, ...fields } } } },
});

const documentFactories: Readonly<Record<string, (fields: object) => object>> = {
  'a webhook': (fields) => documentWithOverrides({ webhooks: { petAdded: { post: { ...noContent, ...fields } } } }),
  'a callback': (fields) => documentWithOperation(callback(fields)),
};

async function findChanges(
  createDocument: (fields: object) => object,
  base: object,
  head: object,
): Promise<readonly Change[]> {
  return listChanges(await modelOf(createDocument(base)), await modelOf(createDocument(head)));
}

/** Security requirements before and after, the kind of change, and its level for the receiver of the request. */
const securityCases: readonly (readonly [base: object[], head: object[], id: string, level: string])[] = [
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

const rule = (expression: string): object => ({ id: 'open', rule: expression, message: 'The shop is closed.' });
const openingTime = 'now > timestamp("2030-01-01T00:00:00Z")';
const rateLimit = (requests: number): object => ({ 'x-limits': [{ id: 'calls', requests, seconds: 60 }] });

/** Other operation fields before and after: fewer obligations for the caller allow more requests to the receiver. */
const fieldCases: readonly (readonly [base: object, head: object, id: string, level: string])[] = [
  [
    { servers: [{ url: 'https://a.example.com' }] },
    { servers: [{ url: 'https://a.example.com' }, { url: 'https://b.example.com' }] },
    'server-added',
    'possibly-breaking',
  ],
  [
    { servers: [{ url: 'https://a.example.com' }, { url: 'https://b.example.com' }] },
    { servers: [{ url: 'https://a.example.com' }] },
    'server-removed',
    'possibly-breaking',
  ],
  [{}, { 'x-preconditions': [rule(openingTime)] }, 'precondition-added', 'compatible'],
  [{ 'x-preconditions': [rule(openingTime)] }, {}, 'precondition-removed', 'possibly-breaking'],
  [rateLimit(5), rateLimit(4), 'limit-lowered', 'compatible'],
  [rateLimit(4), rateLimit(5), 'limit-raised', 'possibly-breaking'],
  [{ 'x-access': { public: true } }, { 'x-access': { users: 'unrestricted' } }, 'access-restricted', 'compatible'],
  [{ 'x-access': { users: 'unrestricted' } }, { 'x-access': { public: true } }, 'access-granted', 'possibly-breaking'],
  [{ 'x-effect': 'create' }, { 'x-effect': 'delete' }, 'effect-changed', 'breaking'],
];

describe.each(Object.entries(documentFactories))('in %s', (_, createDocument) => {
  test.each(securityCases)(
    'a change in security from %j to %j is reported as %s and %s',
    async (base, head, id, level) => {
      const changes = await findChanges(createDocument, { security: base }, { security: head });
      expect(changes.map((change) => [change.id, change.wire])).toEqual([[id, { response: level }]]);
    },
  );

  test.each(fieldCases)('a change from %j to %j is reported as %s and %s', async (base, head, id, level) => {
    const changes = await findChanges(createDocument, base, head);
    expect(changes.map((change) => [change.id, change.wire])).toEqual([[id, { response: level }]]);
  });

  test('a new enum value in the request body is breaking for the receiver', async () => {
    const [change] = await findChanges(
      createDocument,
      jsonBody({ enum: ['a', 'b'] }),
      jsonBody({ enum: ['a', 'b', 'c'] }),
    );
    expect(change?.wire).toEqual({ response: 'breaking' });
  });

  test('a required property of the request body is compatible for the receiver, also if it is read-only', async () => {
    for (const readOnly of [false, true]) {
      const [change, ...others] = await findChanges(
        createDocument,
        jsonBody({ type: 'object' }),
        jsonBody({ type: 'object', required: ['id'], properties: { id: { type: 'string', readOnly } } }),
      );
      expect(others).toEqual([]);
      expect(change?.wire).toEqual({ response: 'compatible' });
    }
  });

  test('a type of a read-only property of the request body is breaking for the receiver', async () => {
    const [change] = await findChanges(
      createDocument,
      jsonBody({ type: 'object', properties: { id: { type: 'string', readOnly: true } } }),
      jsonBody({ type: 'object', properties: { id: { type: 'integer', readOnly: true } } }),
    );
    expect(change?.wire).toEqual({ response: 'breaking' });
  });

  test('a required property of the response is breaking for the receiver', async () => {
    const response = (schema: object): object => ({
      responses: { 200: { description: 'Received.', content: { 'application/json': { schema } } } },
    });
    const [change] = await findChanges(
      createDocument,
      response({ type: 'object', properties: { id: { type: 'string' } } }),
      response({ type: 'object', required: ['id'], properties: { id: { type: 'string' } } }),
    );
    expect(change?.wire).toEqual({ request: 'breaking' });
  });
});

test('a callback of a callback affects requests, because the client is the sender again', async () => {
  const [change] = await findChanges(
    (fields) => documentWithOperation(callback(callback(fields))),
    jsonBody({ enum: ['a', 'b'] }),
    jsonBody({ enum: ['a', 'b', 'c'] }),
  );
  expect(change?.wire).toEqual({ request: 'compatible' });
});

test.each(changeIds)(
  '%s affects both directions or neither, or one direction if it concerns a whole operation or scheme',
  (id) => {
    const hasOneDirection =
      /^(security-(scheme|address|flow)|scope-(offered|withdrawn)|(deprecated-)?operation-(added|removed|moved)$|webhook-)/.test(
        id,
      );
    expect([0, hasOneDirection ? 1 : 2]).toContain(Object.keys(changeKind(id).wire).length);
  },
);
