// Mistakes in security schemes and requirements: the server requires authentication despite each.

import { describe, expect, it, test } from 'vitest';
import { documentWith, generateRepaired, run, type Fields } from './repaired-documents.ts';

describe('security', () => {
  test.each<readonly [title: string, scheme: unknown, read: Fields]>([
    ['a scheme without type', {}, { type: 'http', scheme: 'unknown' }],
    ['`type: bearer`', { type: 'bearer' }, { type: 'http', scheme: 'bearer' }],
    ['`type: Basic`', { type: 'Basic' }, { type: 'http', scheme: 'basic' }],
    ['`type: JWT`', { type: 'JWT' }, { type: 'http', scheme: 'bearer' }],
    ['`type: token`', { type: 'token' }, { type: 'http', scheme: 'bearer' }],
    ['`type: http_basic`', { type: 'http_basic' }, { type: 'http', scheme: 'basic' }],
    ['`type: HTTP Bearer`', { type: 'HTTP Bearer' }, { type: 'http', scheme: 'bearer' }],
    ['`type: magic`', { type: 'magic' }, { type: 'http', scheme: 'unknown' }],
    ['`type: apikey`', { type: 'apikey', in: 'header', name: 'k' }, { type: 'apiKey', in: 'header', name: 'k' }],
    ['`apiKey` without `in`', { type: 'apiKey', name: 'k' }, { type: 'http', scheme: 'unknown' }],
    ['`apiKey` in the body', { type: 'apiKey', name: 'k', in: 'body' }, { type: 'http', scheme: 'unknown' }],
    ['`http` without `scheme`', { type: 'http' }, { type: 'http', scheme: 'unknown' }],
    ['`oauth2` without flows', { type: 'oauth2' }, { type: 'oauth2', flows: [] }],
    ...[
      ['implicit', 'authorizationUrl'],
      ['password', 'tokenUrl'],
      ['clientCredentials', 'tokenUrl'],
      ['authorizationCode', 'authorizationUrl'],
      ['authorizationCode', 'tokenUrl'],
      ['deviceAuthorization', 'deviceAuthorizationUrl'],
      ['deviceAuthorization', 'tokenUrl'],
    ].map(([flow = '', missing = '']): [string, unknown, Fields] => {
      const urls = ['authorizationUrl', 'tokenUrl', 'deviceAuthorizationUrl'].filter((url) => url !== missing);
      const fields = Object.fromEntries(urls.map((url) => [url, 'https://auth.example.com']));
      return [
        `the flow \`${flow}\` without \`${missing}\``,
        { type: 'oauth2', flows: { [flow]: { ...fields, scopes: {} } } },
        { type: 'oauth2', flows: [] },
      ];
    }),
    [
      'complete flows next to an incomplete one',
      {
        type: 'oauth2',
        flows: {
          implicit: { scopes: {} },
          authorizationCode: { authorizationUrl: 'https://a.example', tokenUrl: 'https://t.example', scopes: {} },
          deviceAuthorization: {
            deviceAuthorizationUrl: 'https://a.example',
            tokenUrl: 'https://t.example',
            scopes: {},
          },
        },
      },
      { type: 'oauth2', flows: [{}, {}] },
    ],
    ['`openIdConnect` without a URL', { type: 'openIdConnect' }, { type: 'oauth2', flows: [] }],
    ['a reference to nothing', { $ref: '#/no' }, { type: 'http', scheme: 'unknown' }],
  ])('%s', async (_title, scheme, read) => {
    const components = { schemas: { S: {} }, securitySchemes: { auth: scheme } };
    // Device authorization is new in 3.2.
    const version = '3.2.0';
    const { api } = await generateRepaired(documentWith({ root: { components, security: [{ auth: [] }] }, version }));
    expect(api.securitySchemes[0]).toMatchObject({ name: 'auth', scheme: read });
    // The server still requires authentication.
    for (const { security } of api.operations) expect(security.flatMap(({ schemes }) => schemes)).toHaveLength(1);
  });

  it('declares the schemes that requirements name', async () => {
    const { api, warnings } = await generateRepaired(documentWith({ operation: { security: [{ auth: [] }] } }));
    expect(api.securitySchemes).toMatchObject([{ name: 'auth', scheme: { type: 'http', scheme: 'unknown' } }]);
    expect(warnings).toEqual([
      'document/unknown-security-scheme: security scheme `auth` is undeclared; the client has no credentials for it',
    ]);
  });

  test.each<readonly [title: string, security: unknown, schemes: number]>([
    ['a name', 'key', 1],
    ['an array of names', ['key'], 1],
    ['scopes that are null', [{ key: null }], 1],
  ])('requires the scheme if `security` is %s', async (_title, security, schemes) => {
    const components = { schemas: { S: {} }, securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'k' } } };
    const { api } = await generateRepaired(documentWith({ root: { components, security } }));
    for (const operation of api.operations)
      expect(operation.security.map((alternative) => alternative.schemes.length)).toEqual([schemes]);
  });

  it('does not read an empty object as anonymous access', async () => {
    const { api, diagnostics } = await run(documentWith({ operation: { security: {} } }), 'exclude');
    expect(api?.operations.map(({ id }) => id)).toEqual(['delete']);
    expect(diagnostics.map(({ message }) => message)).toContain('`GET /a/{id}` is excluded');
    expect((await run(documentWith({ root: { security: {} } }), 'exclude')).paths).toEqual([]);
  });

  test.each([null, 'bearer'])('replaces the scheme %j', async (scheme) => {
    const components = { schemas: { S: {} }, securitySchemes: { auth: scheme } };
    const { api } = await generateRepaired(documentWith({ root: { components, security: [{ auth: [] }] } }));
    expect(api.securitySchemes).toMatchObject([{ name: 'auth', scheme: { type: 'http', scheme: 'unknown' } }]);
  });

  it('ignores the description of a scope that is not a string, even if it refers to a missing file', async () => {
    const flows = {
      implicit: { authorizationUrl: 'https://a.test', scopes: { read: { $ref: './missing.md' }, write: 'Write.' } },
    };
    const components = { schemas: { S: {} }, securitySchemes: { auth: { type: 'oauth2', flows } } };
    const { api } = await generateRepaired(documentWith({ root: { components, security: [{ auth: ['read'] }] } }));
    expect(api.operations).toHaveLength(2);
  });
});
