// Whatever is asked, the service does not fail, answers what the document says, and says what is wrong.

import { afterAll, describe, expect, it } from 'vitest';
import { dropTemplates, storages } from '../harness/storages.ts';
import { fuzz } from './run.ts';
import { isFull } from '../../tier.ts';

afterAll(dropTemplates);

describe.each(storages)('on %s', (storage) => {
  it(
    'requests made from the document are answered properly',
    async () => {
      const { sent, statuses, wrong } = await fuzz(storage, isFull ? 20_000 : 300, isFull ? Date.now() : 4711);
      expect(wrong.slice(0, 10)).toEqual([]);
      expect(sent).toBe(isFull ? 20_000 : 300);
      // They are not all noise: a fair part of them is accepted, and every kind of refusal is met.
      expect(statuses.get(200)).toBeGreaterThan(sent / 8);
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 401, 403, 404]));
    },
    isFull ? 3_000_000 : 120_000,
  );
});
