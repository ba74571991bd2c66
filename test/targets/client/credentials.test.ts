// Credentials for each security scheme, and clients for APIs that use only bearer tokens.

import { expect, it } from 'vitest';
import { modelOf } from '../model-of.ts';
import { generateClient, loadClient } from './load-client.ts';

const schemes = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  login: { type: 'http', scheme: 'bearer' },
  certificate: { type: 'mutualTLS' },
};
const createModel = (securitySchemes: object, security: readonly object[]) =>
  modelOf(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      servers: [{ url: 'https://example.com' }],
      paths: {
        '/pets': {
          get: { operationId: 'getPets', tags: ['pets'], security, responses: { 204: { description: 'Done.' } } },
        },
      },
      components: { securitySchemes },
    }),
  );

/** Returns the credentials of each request that a call sends. */
async function captureCredentials(
  security: readonly object[],
  options: object,
  statuses: readonly number[] = [],
): Promise<readonly unknown[]> {
  const requestHeaders: unknown[] = [];
  const remaining = [...statuses];
  const fetch = (_: string, { headers }: { readonly headers: Headers }): Promise<Response> => {
    requestHeaders.push(Object.fromEntries([...headers].filter(([name]) => name !== 'accept')));
    return Promise.resolve(new Response(null, { status: remaining.shift() ?? 204 }));
  };
  const loaded = await loadClient(await createModel(schemes, security));
  await loaded.createClient({ fetch, retry: false, ...options })['pets']?.['getPets']?.();
  return requestHeaders;
}

it('sends the other credentials if an alternative also requires a certificate', async () => {
  expect(await captureCredentials([{ certificate: [], key: [] }], { credentials: { key: 'k' } })).toEqual([
    { 'x-key': 'k' },
  ]);
});

it('renews a token after 401, and sends the credentials for other schemes again', async () => {
  const token = (rejected?: string): string => (rejected === undefined ? 'old' : 'new');
  expect(await captureCredentials([{ key: [], login: [] }], { credentials: { key: 'k' }, token }, [401])).toEqual([
    { authorization: 'Bearer old', 'x-key': 'k' },
    { authorization: 'Bearer new', 'x-key': 'k' },
  ]);
});

it('generates no code for other credentials if an API has only bearer tokens', async () => {
  const options = { packages: false, importExtension: '.ts' } as const;
  const runtimeOf = async (...parameters: Parameters<typeof createModel>): Promise<string> =>
    (await generateClient(await createModel(...parameters), options)).get('runtime.ts') ?? '';
  const bearerOnly = await runtimeOf({ login: schemes.login }, [{ login: [] }]);
  expect(bearerOnly).toContain('TokenSource');
  expect(bearerOnly).not.toContain('CredentialSource');
  expect(await runtimeOf(schemes, [{ key: [] }])).toContain('CredentialSource');
});
