// Credentials by security scheme: what a client sends, and what a client that takes bearer tokens alone does not contain.

import { expect, it } from 'vitest';
import { modelOf } from '../targets/model-of.ts';
import { clientOf, loadClient } from './load.ts';

const schemes = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  login: { type: 'http', scheme: 'bearer' },
  certificate: { type: 'mutualTLS' },
};
const modelWith = (securitySchemes: object, security: readonly object[]) =>
  modelOf(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Things', version: '1' },
      servers: [{ url: 'https://example.com' }],
      paths: {
        '/things': {
          get: { operationId: 'getThings', tags: ['things'], security, responses: { 204: { description: 'Done.' } } },
        },
      },
      components: { securitySchemes },
    }),
  );

/** The credentials of each request that a call sends. */
async function sentWith(
  security: readonly object[],
  options: object,
  statuses: readonly number[] = [],
): Promise<readonly unknown[]> {
  const sent: unknown[] = [];
  const left = [...statuses];
  const fetch = (_: string, { headers }: { readonly headers: Headers }): Promise<Response> => {
    sent.push(Object.fromEntries([...headers].filter(([name]) => name !== 'accept')));
    return Promise.resolve(new Response(null, { status: left.shift() ?? 204 }));
  };
  const loaded = await loadClient(await modelWith(schemes, security));
  await loaded.createClient({ fetch, retry: false, ...options })['things']?.['getThings']?.();
  return sent;
}

it('a certificate is not sent, and what belongs with it is', async () => {
  expect(await sentWith([{ certificate: [], key: [] }], { credentials: { key: 'k' } })).toEqual([{ 'x-key': 'k' }]);
});

it('a token is renewed after 401 next to credentials of other schemes', async () => {
  const token = (rejected?: string): string => (rejected === undefined ? 'old' : 'new');
  expect(await sentWith([{ key: [], login: [] }], { credentials: { key: 'k' }, token }, [401])).toEqual([
    { authorization: 'Bearer old', 'x-key': 'k' },
    { authorization: 'Bearer new', 'x-key': 'k' },
  ]);
});

it('a client of an API with bearer tokens alone has no code for them', async () => {
  const options = { packages: false, importExtension: '.ts' } as const;
  const paths = [...(await clientOf(await modelWith({ login: schemes.login }, [{ login: [] }]), options)).keys()];
  expect(paths).toContain('runtime/client/bearer-token.ts');
  expect(paths).not.toContain('runtime/client/credentials.ts');
  expect([...(await clientOf(await modelWith(schemes, [{ key: [] }]), options)).keys()]).toContain(
    'runtime/client/credentials.ts',
  );
});
