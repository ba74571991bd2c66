// Tests that OAuth client errors match the document: for an unknown client, and for the tokens of a suspended client.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  authorizePath,
  credentials,
  exchange,
  requestCode,
  sendForm,
  expectTokens,
} from '../claims/helpers/authorization-requests.ts';
import { dropTemplates } from '../harness/storages.ts';
import { startTestService, type TestService } from '../harness/test-service.ts';

const scope = 'account:read_only';
let service: TestService;
beforeAll(async () => void (service = await startTestService({ storage: 'sqlite' })));
afterAll(async () => {
  await service.close();
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

test('the error for an unknown client is the example in the document', async () => {
  const { authorize } = parse(
    readFileSync(new URL('../../../spec/paths/oauth.yaml', import.meta.url), 'utf8'),
  ) as Paths; // the document is validated elsewhere
  const { example } = authorize.get.responses[400].content['application/json'];
  expect(await service.raw('GET', authorizePath({ client_id: 'unknown', scope }))).toMatchObject({
    status: 400,
    json: example,
  });
});

test('access tokens of a suspended client work until they expire and cannot be refreshed', async () => {
  const { access_token, refresh_token } = expectTokens(await exchange(service, await requestCode(service, scope)));
  const { client_id } = credentials(service);
  await service.runUnit('write', ({ db }) =>
    db.updateTable('oauth_clients').set({ status: 'suspended' }).where('id', '=', client_id).execute(),
  );
  const getListStatus = async (): Promise<number> =>
    (await service.raw('GET', '/v4/account/oauth-clients', { token: access_token })).status;
  expect(await getListStatus()).toBe(200);
  const refreshResponse = await sendForm(service, '/oauth/token', {
    ...credentials(service),
    grant_type: 'refresh_token',
    refresh_token,
  });
  expect(refreshResponse).toMatchObject({
    status: 400,
    json: { error: 'unauthorized_client', errors: [{ field: 'client_id' }] },
  });
  service.clock.move(7_199_000);
  expect(await getListStatus()).toBe(200);
  service.clock.move(1000);
  expect(await getListStatus()).toBe(401);
});
