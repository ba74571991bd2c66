// Counts of requests in Redis: one count for all processes.

import type { WindowStore } from './rates.ts';

/** How long a connection may take, in milliseconds. */
const connectTimeout = 1000;

/**
 * Connects, and reconnects when the connection is lost. Redis removes windows that have ended. `increase` rejects at once
 * while there is no connection. Throws if Redis does not respond at the beginning.
 */
export async function redisWindows(url: string): Promise<WindowStore> {
  const { createClient } = await import('redis');
  let connected = false;
  const reconnectStrategy = (): number | false => connected && 500;
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout, reconnectStrategy } });
  // Without a listener, a lost connection would end the process. The caller gets the error.
  client.on('error', () => undefined);
  await client.connect();
  connected = true;
  return {
    async increase(key, reset, now) {
      if (!client.isReady) throw new Error('there is no connection to Redis');
      const name = `ashlar:rate:${key} ${reset}`;
      const [count] = await client
        .multi()
        .incr(name)
        .expire(name, Math.ceil(reset - now) + 60)
        .exec();
      return Number(count);
    },
    close: () => Promise.resolve(client.destroy()),
  };
}
