// The contestants of the service benchmark start, and give the same responses or are excluded.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bareServer, pipelineServer } from '../../../scripts/bench-service/contestants.ts';
import { start } from '../../../scripts/bench-service/contestant.ts';
import { hasSameShape, checkResponse } from '../../../scripts/bench-service/load.ts';

const scratch = mkdtempSync(join(tmpdir(), 'ashlar-contestants-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('contestants', () => {
  it('return the same resource, and one with another is excluded', async () => {
    const instance = { id: 1001, label: 'web-1', status: 'running', tags: ['production'] };
    const [shown, created] = [join(scratch, 'shown.json'), join(scratch, 'created.json')];
    writeFileSync(shown, JSON.stringify(instance));
    writeFileSync(created, '{"id":1}');
    const path = `/v4/compute/instances/${instance.id}`;
    const headers = join(scratch, 'headers.json');
    writeFileSync(headers, JSON.stringify(['Content-Type', 'application/json', 'X-More', 'yes']));
    const commands = [
      await bareServer(scratch, shown, created, path),
      await bareServer(scratch, shown, created, path, headers),
      await pipelineServer(scratch, shown, path, true),
      await pipelineServer(scratch, shown, path, false),
    ];
    const contestants = await Promise.all(commands.map(start));
    try {
      for (const contestant of contestants) {
        expect(await checkResponse(contestant, { method: 'GET', path }, { value: instance })).toEqual(instance);
        await expect(
          checkResponse(contestant, { method: 'GET', path }, { value: { ...instance, label: 'other' } }),
        ).rejects.toThrow('not what it was asked for');
        expect(contestant.startTime).toBeGreaterThan(0);
      }
      const [, dressed, memory] = contestants;
      if (!dressed || !memory) throw new Error('a contestant is missing');
      expect((await fetch(dressed.url + path)).headers.get('X-More')).toBe('yes');
      await expect(
        checkResponse({ ...memory, headers: {} }, { method: 'GET', path }, { value: instance }),
      ).rejects.toThrow('with 401');
    } finally {
      await Promise.all(contestants.map((contestant) => contestant.stop()));
    }
  });

  it('that only mock need the same properties and types', () => {
    const like = { id: 1, label: 'a', tags: [] };
    expect(hasSameShape({ id: 7, label: '', tags: ['x'], more: null }, like)).toBe(true);
    for (const other of [
      { id: 7, label: '' },
      { id: '7', label: '', tags: [] },
      { id: 7, label: '', tags: {} },
      null,
      'text',
    ])
      expect(hasSameShape(other, like)).toBe(false);
  });
});
