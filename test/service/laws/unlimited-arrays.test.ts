// Tests arrays whose size the API does not limit: only the size limit of the request body applies.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startTestService, type TestService } from '../harness/test-service.ts';

afterAll(dropTemplates);

describe.each(storages)('the images of a StackScript on %s', (storage) => {
  let service: TestService;
  beforeAll(async () => void (service = await startTestService({ storage })));
  afterAll(() => service.close());

  const sendStackScriptRequest = (method: string, body?: unknown) =>
    service.raw(method, `/v4/compute/stackscripts/${service.fixtures.stackscript_id}`, {
      token: service.fixtures.tokens.unrestricted,
      body,
    });
  /** Returns as many images as fit in a body of this many bytes. */
  const createImages = (bytes: number): readonly string[] => {
    const count = Math.floor(
      (bytes - JSON.stringify({ images: [] }).length) / JSON.stringify(['linux/debian12']).length,
    );
    return Array.from({ length: count }, () => 'linux/debian12');
  };

  test('are rejected without changes if the body exceeds 1 MiB', async () => {
    const { json: before } = await sendStackScriptRequest('GET');
    expect((await sendStackScriptRequest('PUT', { images: createImages(2 ** 21) })).status).toBe(413);
    expect((await sendStackScriptRequest('GET')).json).toEqual(before);
  });

  test('are stored if the body is within the limit', async () => {
    const images = createImages(2 ** 19);
    expect((await sendStackScriptRequest('PUT', { images })).status).toBe(200);
    expect((await sendStackScriptRequest('GET')).json).toMatchObject({ images });
  });
});
