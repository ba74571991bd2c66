// The service responds to any generated request without failing, as the document specifies, and explains errors.

import { afterAll, describe, expect, it } from 'vitest';
import { dropTemplates, storages } from '../harness/storages.ts';
import { fuzz } from './run.ts';
import { isFull } from '../../tier.ts';

afterAll(dropTemplates);

describe.each(storages)('the service on %s', (storage) => {
  it(
    'returns valid responses to generated requests',
    async () => {
      const { sentCount, statuses, problems } = await fuzz(storage, isFull ? 8_000 : 300, isFull ? Date.now() : 4711);
      expect(problems.slice(0, 10)).toEqual([]);
      expect(sentCount).toBe(isFull ? 8_000 : 300);
      // Enough requests are valid, and every client error status occurs.
      expect(statuses.get(200)).toBeGreaterThan(sentCount / 8);
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 401, 403, 404]));
    },
    isFull ? 3_000_000 : 18_000,
  );
});
