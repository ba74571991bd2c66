// Counts of requests in Redis: one count for all processes.

import { memoryWindows } from './memory.ts';
import type { WindowStore } from './rates.ts';

/** How long an answer is waited for, in milliseconds. */
const patience = 1000;

/**
 * Connects. Redis removes windows that have ended. While it does not answer, this process counts for itself, and `onError`
 * is told. Throws where it does not answer at the beginning.
 */
export async function redisWindows(url: string, onError: (error: unknown) => void): Promise<WindowStore> {
  const { createClient } = await import('redis');
  let connected = false;
  const reconnectStrategy = (): number | false => connected && 500;
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: patience, reconnectStrategy } });
  client.on('error', (error: unknown) => {
    if (connected) onError(error);
  });
  await client.connect();
  connected = true;
  const alone = memoryWindows();
  return {
    async increase(key, reset, now) {
      const name = `ashlar:rate:${key} ${reset}`;
      try {
        const [count] = await within(client.multi().incr(name).expire(name, Math.ceil(reset - now) + 60).exec());
        return Number(count);
      } catch (error) {
        onError(error);
        return alone.increase(key, reset, now);
      }
    },
    close: () => Promise.resolve(client.destroy()),
  };
}

/** The same promise, given up after a while. */
async function within<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer from Redis within ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
