// Builds the package `@ashlar/runtime`: `packages/runtime/dist/`, with a module and its declarations for each target.

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readRuntimeEntry, runtimeEntries } from '../src/generator/code/runtime-package.ts';

const project = join(import.meta.dirname, '..');
const runtimePackage = join(project, 'packages/runtime');
const dist = join(runtimePackage, 'dist');

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
const sources = runtimeEntries.map((entry) => join(dist, `${entry}.ts`));
for (const entry of runtimeEntries) writeFileSync(join(dist, `${entry}.ts`), readRuntimeEntry(entry));
const compiler = join(project, 'node_modules/typescript-7/bin/tsc');
const { status } = spawnSync(process.execPath, [compiler, '-p', join(runtimePackage, 'tsconfig.json')], {
  stdio: 'inherit',
});
for (const source of sources) rmSync(source);
if (status !== 0) process.exit(status ?? 1);
