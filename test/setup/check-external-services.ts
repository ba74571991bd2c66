// Global setup: checks once which external services of the full tier are available.

import { existsSync } from 'node:fs';
import process from 'node:process';
import pg from 'pg';
import { createClient } from 'redis';
import type { TestProject } from 'vitest/node';
import { addresses, type Service } from './external-service-addresses.ts';

/** The address of each available service. A service that the tier does not use is absent. */
export type Services = Readonly<Partial<Record<Service, string>>>;

declare module 'vitest' {
  interface ProvidedContext {
    readonly services: Services;
  }
}

/** Availability checks for services. Each resolves to an error message if the service is missing. */
const checks: Readonly<Record<Service, () => Promise<string | undefined>>> = {
  async postgres() {
    const client = new pg.Client({ connectionString: addresses.postgres, connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
      await client.end();
      return undefined;
    } catch (error) {
      return `no PostgreSQL at ${withoutPassword(addresses.postgres)} (${getMessage(error)}); start one, or set TEST_POSTGRES_URL`;
    }
  },
  async redis() {
    const client = createClient({ url: addresses.redis, socket: { reconnectStrategy: false, connectTimeout: 5000 } });
    client.on('error', () => undefined);
    try {
      await client.connect();
      client.destroy();
      return undefined;
    } catch (error) {
      return `no Redis at ${withoutPassword(addresses.redis)} (${getMessage(error)}); start one, or set TEST_REDIS_URL`;
    }
  },
  chromium() {
    const missing = `no Chromium at ${addresses.chromium}; install it (apt-get install chromium), or set CHROMIUM`;
    return Promise.resolve(existsSync(addresses.chromium) ? undefined : missing);
  },
};

function withoutPassword(url: string): string {
  return url.replace(/:[^:@/]*@/, '@');
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

export default async function setup({ config, provide }: TestProject): Promise<void> {
  // Tests run with a different environment from that of this process.
  const isFull = config.env['TEST_TIER'] === 'full';
  if (isFull) console.log(`Random seed: TEST_SEED=${config.env['TEST_SEED'] ?? ''}`);
  const services: Partial<Record<Service, string>> = {};
  const errors: string[] = [];
  for (const service of isFull ? (Object.keys(checks) as Service[]) : []) {
    const error = await checks[service]();
    if (error === undefined) services[service] = addresses[service];
    else if (process.env['CI']) errors.push(error);
    else console.warn(`Skipping tests that need ${service}: ${error}.`);
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  provide('services', services);
}
