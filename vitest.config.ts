// Which tests run in the gate; the long ones run with \`npm run test:full\`.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node', 'import', 'default'] } },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: process.env['FULL'] ? ['node_modules/**'] : ['node_modules/**', 'test/**/*.full.test.ts'],
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
