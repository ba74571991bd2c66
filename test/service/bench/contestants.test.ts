// Tests that the contestants in the service benchmark start and return the same responses.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bareServer, pipelineServer } from '../../../scripts/bench-service/contestants.ts';
import { start } from '../../../scripts/bench-service/contestant.ts';
import { hasSameShape, checkResponse } from '../../../scripts/bench-service/load.ts';

const scratchDirectory = mkdtempSync(join(tmpdir(), 'ashlar-contestants-'));
afterAll(() => rmSync(scratchDirectory, { recursive: true, force: true }));

describe('contestants', () => {
  test('return the same resource, or are excluded', async () => {
    const instance = { id: 1001, label: 'web-1', status: 'running', tags: ['production'] };
    const [getBodyFile, postBodyFile] = [join(scratchDirectory, 'get.json'), join(scratchDirectory, 'post.json')];
    writeFileSync(getBodyFile, JSON.stringify(instance));
    writeFileSync(postBodyFile, '{"id":1}');
    const path = `/v4/compute/instances/${instance.id}`;
    const headersFile = join(scratchDirectory, 'headers.json');
    writeFileSync(headersFile, JSON.stringify(['Content-Type', 'application/json', 'X-More', 'yes']));
    const commands = [
      await bareServer(scratchDirectory, getBodyFile, postBodyFile, path),
      await bareServer(scratchDirectory, getBodyFile, postBodyFile, path, headersFile),
      await pipelineServer(scratchDirectory, getBodyFile, path, true),
      await pipelineServer(scratchDirectory, getBodyFile, path, false),
    ];
    const contestants = await Promise.all(commands.map(start));
    try {
      for (const contestant of contestants) {
        expect(await checkResponse(contestant, { method: 'GET', path }, { value: instance })).toEqual(instance);
        await expect(
          checkResponse(contestant, { method: 'GET', path }, { value: { ...instance, label: 'other' } }),
        ).rejects.toThrow('The body is not as expected.');
        expect(contestant.startupDuration).toBeGreaterThan(0);
      }
      const [, withHeaders, inMemory] = contestants;
      if (!withHeaders || !inMemory) throw new Error('missing contestant');
      expect((await fetch(withHeaders.url + path)).headers.get('X-More')).toBe('yes');
      await expect(
        checkResponse({ ...inMemory, headers: {} }, { method: 'GET', path }, { value: instance }),
      ).rejects.toThrow('returned 401');
    } finally {
      await Promise.all(contestants.map((contestant) => contestant.stop()));
    }
  });

  test('that only mock the API must return the same properties and types', () => {
    const expectedResource = { id: 1, label: 'a', tags: [] };
    expect(hasSameShape({ id: 7, label: '', tags: ['x'], more: null }, expectedResource)).toBe(true);
    for (const value of [
      { id: 7, label: '' },
      { id: '7', label: '', tags: [] },
      { id: 7, label: '', tags: {} },
      null,
      'text',
    ])
      expect(hasSameShape(value, expectedResource)).toBe(false);
  });
});
