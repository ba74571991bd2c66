// Claims about authentication and authorization (AUT) in the document.

import assert from 'node:assert/strict';

import { scopeCategories } from '../scope-categories.ts';
import { checkField } from '../checks/resource-field.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { responseBody, parameter, requestBody, server } from '../locators.ts';
import { checkDescription } from '../checks/descriptions.ts';
import { checkSamples } from '../checks/accepted-and-rejected-values.ts';
import { listTypes } from '../schema/types.ts';
import { getAt, updateAt, isNode, entriesOf, getNode, type Node, type Path } from '../immutable-tree.ts';

const authorize = 'GET /oauth/authorize';
const token = 'POST /oauth/token';
const encodings = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const schemesPath = ['components', 'securitySchemes'];

/** Returns the path of the security scheme of a type. */
const locateScheme = (document: Node, type: string): Path => {
  const match = entriesOf(getAt(document, schemesPath)).find(([, value]) => isNode(value) && value['type'] === type);
  assert(match, `missing security scheme of the type ${type}`);
  return [...schemesPath, match[0]];
};

const locateFlow = (name: string) => (document: Node) => [...locateScheme(document, 'oauth2'), 'flows', name];

const bearerSchemeCheck: Check = {
  verify: (document) => assert.equal(getNode(document, locateScheme(document, 'http'))['scheme'], 'bearer'),
  mutations: [
    {
      description: 'there is no scheme for Authorization: Bearer <token>',
      change: (doc) => updateAt(doc, locateScheme(doc, 'http'), () => undefined),
    },
    {
      description: 'the scheme is basic',
      change: (doc) => updateAt(doc, [...locateScheme(doc, 'http'), 'scheme'], () => 'basic'),
    },
  ],
};

/** Checks that a property of a flow is an absolute HTTPS URL. */
const checkFlowUrl = (name: string, property: string): Check => {
  const locateUrl = (document: Node): Path => [...locateFlow(name)(document), property];
  return {
    verify: (document) =>
      assert.match(String(getAt(document, locateUrl(document))), /^https:\/\/[^/]+\/.+/, `${name}: ${property}`),
    mutations: [
      { description: `${name} has no ${property}`, change: (doc) => updateAt(doc, locateUrl(doc), () => undefined) },
      {
        description: `the ${property} of ${name} is not a URL`,
        change: (doc) => updateAt(doc, locateUrl(doc), () => 'authorize'),
      },
    ],
  };
};

/** Claims that every flow declares both scopes of a category, with a description. */
const claimScopes = (id: string, category: string): Claim =>
  claim(
    id,
    ...['authorizationCode', 'implicit'].flatMap((name) =>
      ['read_only', 'read_write'].map((level): Check => {
        const locateScope = (document: Node): Path => [...locateFlow(name)(document), 'scopes', `${category}:${level}`];
        return {
          verify: (document) =>
            assert.equal(typeof getAt(document, locateScope(document)), 'string', `${category}:${level} in ${name}`),
          mutations: [
            {
              description: `${name} lacks ${category}:${level}`,
              change: (doc) => updateAt(doc, locateScope(doc), () => undefined),
            },
          ],
        };
      }),
    ),
  );

/** Checks that the server of an operation is the authorization host, not the base URL. */
const checkAuthorizationHost = (call: string): Check => {
  const locate = server(call);
  return {
    verify: (document) =>
      assert.match(String(getNode(document, locate(document))['url']), /^https:\/\/\{auth_url\}/, 'the host'),
    mutations: [
      {
        description: `${call.replace(' ', ' {auth_url}')} is under the base URL`,
        change: (doc) => updateAt(doc, locate(doc).slice(0, -1), () => undefined),
      },
    ],
  };
};

const checkQueryParameter = (name: string): Check => {
  const locate = parameter(authorize, 'query', name);
  return {
    verify: (document) => assert.deepEqual(listTypes(getNode(document, locate(document))['schema']), ['string'], name),
    mutations: [
      {
        description: `${authorize} does not accept ${name}`,
        change: (doc) => updateAt(doc, locate(doc), () => undefined),
      },
    ],
  };
};

const checkEncoding = (encoding: string): Check => {
  const path = ['paths', '/oauth/token', 'post', 'requestBody', 'content', encoding];
  return {
    verify: (document) => {
      getNode(document, path);
    },
    mutations: [
      {
        description: `the token endpoint does not accept ${encoding}`,
        change: (doc) => updateAt(doc, path, () => undefined),
      },
    ],
  };
};

/** Checks that a request to the token endpoint accepts these parameters, and requires all of them. */
const checkTokenParameters = (sample: Readonly<Record<string, string>>): Check[] =>
  encodings.flatMap((encoding) => {
    const locate = requestBody(token, encoding);
    const names = Object.keys(sample);
    const incomplete = names.map((omitted) =>
      Object.fromEntries(Object.entries(sample).filter(([name]) => name !== omitted)),
    );
    return [
      ...names.flatMap((name) => checkField(locate, name, { types: 'string' })),
      checkSamples(locate, 'the body', { good: [sample], bad: incomplete }),
    ];
  });

const codeGrant = { client_id: 'id', client_secret: 'secret', code: 'code' };
const refreshGrant = { grant_type: 'refresh_token', client_id: 'id', client_secret: 'secret', refresh_token: 'token' };

/** Checks that `grant_type` identifies a refresh request, and that unknown grant types are rejected. */
const checkGrantType = (encoding: string): Check =>
  checkSamples(requestBody(token, encoding), 'the body', {
    good: [refreshGrant],
    bad: [{ ...refreshGrant, grant_type: 'password' }],
  });

export const claims: readonly Claim[] = [
  claim(
    'AUT-01',
    bearerSchemeCheck,
    checkDescription((document) => locateScheme(document, 'http'), 'the scheme', [
      /Authorization: Bearer <access_token>/i,
    ]),
  ),
  claim('AUT-02', checkFlowUrl('authorizationCode', 'authorizationUrl'), checkFlowUrl('authorizationCode', 'tokenUrl')),
  // AUT-06 to AUT-19, in the order of the categories.
  ...scopeCategories.map((category, index) => claimScopes(`AUT-${String(index + 6).padStart(2, '0')}`, category)),
  claim('AUT-27', checkAuthorizationHost(authorize), checkQueryParameter('client_id'), checkQueryParameter('scope')),
  claim('AUT-30', checkAuthorizationHost(token), checkEncoding('application/x-www-form-urlencoded')),
  claim('AUT-31', checkAuthorizationHost(token), checkEncoding('multipart/form-data')),
  claim('AUT-32', ...checkTokenParameters(codeGrant)),
  claim('AUT-33', ...checkTokenParameters(refreshGrant), ...encodings.map(checkGrantType)),
  claim('AUT-34', ...checkField(responseBody(token), 'scope', { types: 'string' })),
  claim('AUT-35', ...checkField(responseBody(token), 'access_token', { types: 'string' })),
  claim('AUT-36', ...checkField(responseBody(token), 'refresh_token', { types: 'string' })),
  claim('AUT-37', ...checkField(responseBody(token), 'token_type', { types: 'string', values: ['bearer'] })),
  claim('AUT-38', ...checkField(responseBody(token), 'expires_in', { types: 'integer', values: ['7200'] })),
];
