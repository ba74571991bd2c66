// Rate limit counters in Redis, shared by all processes.

import type { WindowStore } from './rate-limiter.ts';

/** Connection timeout in milliseconds. */
const connectTimeout = 1000;

/**
 * Connects to Redis, and reconnects after a lost connection. Redis removes expired windows. Without a connection,
 * `increment` rejects immediately. Throws if the first connection attempt fails.
 */
export async function connectRedisWindows(url: string): Promise<WindowStore> {
  const { createClient } = await import('redis');
  let connected = false;
  const reconnectStrategy = (): number | false => connected && 500;
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout, reconnectStrategy } });
  // Without a listener, a lost connection would end the process. The caller gets the error.
  client.on('error', () => undefined);
  await client.connect();
  connected = true;
  return {
    async increment(key, reset, now) {
      if (!client.isReady) throw new Error('not connected to Redis');
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
