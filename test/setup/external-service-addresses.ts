// Addresses of external services for tests.

import process from 'node:process';

export const addresses = {
  postgres: process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres',
  redis: process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379',
  chromium: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
} as const;

export type Service = keyof typeof addresses;
