// Lists that the interface does not limit: the size of a request body limits what is stored of them.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startWorld, type World } from '../harness/world.ts';

afterAll(dropTemplates);

describe.each(storages)('the images of a StackScript on %s', (storage) => {
  let world: World;
  beforeAll(async () => void (world = await startWorld({ storage })));
  afterAll(() => world.close());

  const stackScript = (method: string, body?: unknown) =>
    world.raw(method, `/v4/compute/stackscripts/${world.fixtures.stackscript_id}`, {
      token: world.fixtures.tokens.unrestricted,
      body,
    });
  /** A body of this many bytes. */
  const images = (bytes: number): readonly string[] => {
    const count = Math.floor(
      (bytes - JSON.stringify({ images: [] }).length) / JSON.stringify(['linux/debian12']).length,
    );
    return Array.from({ length: count }, () => 'linux/debian12');
  };

  it('are rejected if the body has more than 1 MiB, and stay as they are', async () => {
    const { json: before } = await stackScript('GET');
    expect((await stackScript('PUT', { images: images(2 ** 21) })).status).toBe(413);
    expect((await stackScript('GET')).json).toEqual(before);
  });

  it('are stored if they fit', async () => {
    const many = images(2 ** 19);
    expect((await stackScript('PUT', { images: many })).status).toBe(200);
    expect((await stackScript('GET')).json).toMatchObject({ images: many });
  });
});
