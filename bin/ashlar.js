#!/usr/bin/env node
// Starts Ashlar: from source with tsx in a checkout, or from the build in an installed package.

import { existsSync } from 'node:fs';

const source = new URL('../src/generator/cli/bin.ts', import.meta.url);
if (existsSync(source)) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(source.href);
} else {
  await import('../dist/generator/bin.js');
}
