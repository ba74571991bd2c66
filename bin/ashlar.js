#!/usr/bin/env node
// Starts Ashlar: in a checkout its source, compiled on the way by tsx; in an installed package the compiled form.

import { existsSync } from 'node:fs';

const source = new URL('../src/generator/cli/bin.ts', import.meta.url);
if (existsSync(source)) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(source.href);
} else {
  await import('../dist/generator/cli/bin.js');
}
