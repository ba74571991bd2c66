// Tests that the service responds to any generated request as the document specifies, without failing.

import { afterAll, describe, expect, it } from 'vitest';
import { dropTemplates, storages } from '../harness/storages.ts';
import { fuzz } from './run.ts';
import { isFull, randomSeed } from '../../tier.ts';

const requestCount = isFull ? 8_000 : 300;

const seed = isFull ? randomSeed : 4711;

/** At least one in so many requests returns 200; fewer with a random seed, whose users can lose permissions early. */
const requestsPerSuccess = isFull ? 20 : 8;

afterAll(dropTemplates);

describe.each(storages)('the service on %s', (storage) => {
  it(
    `returns valid responses to requests generated from seed ${seed}`,
    async () => {
      const { sentCount, statuses, problems } = await fuzz(storage, requestCount, seed);
      expect(problems.slice(0, 10)).toEqual([]);
      expect(sentCount).toBe(requestCount);
      // Enough requests are valid, and every client error status occurs.
      expect(statuses.get(200)).toBeGreaterThan(sentCount / requestsPerSuccess);
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 401, 403, 404]));
    },
    isFull ? 3_000_000 : 18_000,
  );
});
