// What the document states of clients: its example of an unknown one, and the tokens of a suspended one.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { authorizePath, credentials, exchange, newCode, sendForm, tokensOf } from '../claims/oauth.ts';
import { dropTemplates } from '../harness/storages.ts';
import { startWorld, type World } from '../harness/world.ts';

const scope = 'account:read_only';
let world: World;
beforeAll(async () => void (world = await startWorld({ storage: 'sqlite' })));
afterAll(async () => {
  await world.close();
  await dropTemplates();
});

interface Paths {
  readonly authorize: {
    readonly get: {
      readonly responses: {
        readonly 400: { readonly content: { readonly 'application/json': { readonly example: object } } };
      };
    };
  };
}

it('an unknown client gets the example of the document', async () => {
  const { authorize } = parse(
    readFileSync(new URL('../../../spec/paths/oauth.yaml', import.meta.url), 'utf8'),
  ) as Paths; // the document is validated elsewhere
  const { example } = authorize.get.responses[400].content['application/json'];
  expect(await world.raw('GET', authorizePath({ client_id: 'unknown', scope }))).toMatchObject({
    status: 400,
    json: example,
  });
});

it('access tokens of a suspended client work until they expire, and cannot be refreshed', async () => {
  const { access_token, refresh_token } = tokensOf(await exchange(world, await newCode(world, scope)));
  const { client_id } = credentials(world);
  await world.units('write', ({ db }) =>
    db.updateTable('oauth_clients').set({ status: 'suspended' }).where('id', '=', client_id).execute(),
  );
  const listed = async (): Promise<number> =>
    (await world.raw('GET', '/v4/account/oauth-clients', { token: access_token })).status;
  expect(await listed()).toBe(200);
  const refreshed = await sendForm(world, '/oauth/token', {
    ...credentials(world),
    grant_type: 'refresh_token',
    refresh_token,
  });
  expect(refreshed).toMatchObject({ status: 400, json: { error: 'unauthorized_client' } });
  world.clock.move(7_199_000);
  expect(await listed()).toBe(200);
  world.clock.move(1000);
  expect(await listed()).toBe(401);
});
