// The claims about authentication and authorisation (AUT), in the document.

import assert from 'node:assert/strict';

import { categories } from '../categories.ts';
import { fieldChecks } from '../checks/field.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { answer, parameter, request, server } from '../find.ts';
import { words } from '../checks/prose.ts';
import { samples } from '../checks/samples.ts';
import { typesOf } from '../schema/types.ts';
import { at, changedAt, isNode, membersOf, nodeAt, type Node, type Path } from '../tree.ts';

const authorize = 'GET /oauth/authorize';
const token = 'POST /oauth/token';
const encodings = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const schemes = ['components', 'securitySchemes'];

/** Where the scheme of a type stands. */
const scheme = (document: Node, type: string): Path => {
  const match = membersOf(at(document, schemes)).find(([, value]) => isNode(value) && value['type'] === type);
  assert(match, `no security scheme is of the type ${type}`);
  return [...schemes, match[0]];
};

const flow = (name: string) => (document: Node) => [...scheme(document, 'oauth2'), 'flows', name];

const bearer: Check = {
  holds: (document) => assert.equal(nodeAt(document, scheme(document, 'http'))['scheme'], 'bearer'),
  breaks: [
    {
      says: 'there is no scheme for Authorization: Bearer <token>',
      change: (doc) => changedAt(doc, scheme(doc, 'http'), () => undefined),
    },
    { says: 'the scheme is basic', change: (doc) => changedAt(doc, [...scheme(doc, 'http'), 'scheme'], () => 'basic') },
  ],
};

/** That a flow has an absolute https address in a member. */
const address = (name: string, member: string): Check => {
  const path = (document: Node): Path => [...flow(name)(document), member];
  return {
    holds: (document) =>
      assert.match(String(at(document, path(document))), /^https:\/\/[^/]+\/.+/, `${name}: ${member}`),
    breaks: [
      { says: `${name} has no ${member}`, change: (doc) => changedAt(doc, path(doc), () => undefined) },
      { says: `the ${member} of ${name} is no URL`, change: (doc) => changedAt(doc, path(doc), () => 'authorize') },
    ],
  };
};

/** The claim that every flow declares both scopes of a category, with a description. */
const scopesDeclared = (id: string, category: string): Claim =>
  claim(
    id,
    ...['authorizationCode', 'implicit'].flatMap((name) =>
      ['read_only', 'read_write'].map((level): Check => {
        const path = (document: Node): Path => [...flow(name)(document), 'scopes', `${category}:${level}`];
        return {
          holds: (document) =>
            assert.equal(typeof at(document, path(document)), 'string', `${category}:${level} in ${name}`),
          breaks: [
            { says: `${name} lacks ${category}:${level}`, change: (doc) => changedAt(doc, path(doc), () => undefined) },
          ],
        };
      }),
    ),
  );

/** That an operation stands on the authorisation host, not under the base address. */
const ownHost = (call: string): Check => {
  const place = server(call);
  return {
    holds: (document) =>
      assert.match(String(nodeAt(document, place(document))['url']), /^https:\/\/\{auth_url\}/, 'the host'),
    breaks: [
      {
        says: `${call.replace(' ', ' {auth_url}')} is under the base address`,
        change: (doc) => changedAt(doc, place(doc).slice(0, -1), () => undefined),
      },
    ],
  };
};

const query = (name: string): Check => {
  const place = parameter(authorize, 'query', name);
  return {
    holds: (document) => assert.deepEqual(typesOf(nodeAt(document, place(document))['schema']), ['string'], name),
    breaks: [{ says: `${authorize} takes no ${name}`, change: (doc) => changedAt(doc, place(doc), () => undefined) }],
  };
};

const accepts = (encoding: string): Check => {
  const path = ['paths', '/oauth/token', 'post', 'requestBody', 'content', encoding];
  return {
    holds: (document) => {
      nodeAt(document, path);
    },
    breaks: [
      { says: `the token endpoint takes no ${encoding}`, change: (doc) => changedAt(doc, path, () => undefined) },
    ],
  };
};

/** That a request to the token endpoint takes these parameters, and needs every one of them. */
const parameters = (sample: Readonly<Record<string, string>>): Check[] =>
  encodings.flatMap((encoding) => {
    const where = request(token, encoding);
    const names = Object.keys(sample);
    const without = names.map((left) => Object.fromEntries(Object.entries(sample).filter(([name]) => name !== left)));
    return [
      ...names.flatMap((name) => fieldChecks(where, name, { types: 'string' })),
      samples(where, 'the body', { good: [sample], bad: without }),
    ];
  });

const exchange = { client_id: 'id', client_secret: 'secret', code: 'code' };
const refresh = { grant_type: 'refresh_token', client_id: 'id', client_secret: 'secret', refresh_token: 'token' };

/** That the refresh is named by its `grant_type`, and a kind of grant that there is not is refused. */
const refreshOnly = (encoding: string): Check =>
  samples(request(token, encoding), 'the body', { good: [refresh], bad: [{ ...refresh, grant_type: 'password' }] });

export const claims: readonly Claim[] = [
  claim(
    'AUT-01',
    bearer,
    words((document) => scheme(document, 'http'), 'the scheme', [/Authorization: Bearer <access_token>/i]),
  ),
  claim('AUT-02', address('authorizationCode', 'authorizationUrl'), address('authorizationCode', 'tokenUrl')),
  ...categories.map((category, index) => scopesDeclared(`AUT-${String(index + 6).padStart(2, '0')}`, category)),
  claim('AUT-27', ownHost(authorize), query('client_id'), query('scope')),
  claim('AUT-30', ownHost(token), accepts('application/x-www-form-urlencoded')),
  claim('AUT-31', ownHost(token), accepts('multipart/form-data')),
  claim('AUT-32', ...parameters(exchange)),
  claim('AUT-33', ...parameters(refresh), ...encodings.map(refreshOnly)),
  ...['scope', 'access_token', 'refresh_token'].map((name, index) =>
    claim(`AUT-${index + 34}`, ...fieldChecks(answer(token), name, { types: 'string' })),
  ),
  claim('AUT-37', ...fieldChecks(answer(token), 'token_type', { types: 'string', values: ['bearer'] })),
  claim('AUT-38', ...fieldChecks(answer(token), 'expires_in', { types: 'integer', values: ['7200'] })),
];
