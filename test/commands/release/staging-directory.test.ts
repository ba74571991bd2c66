// The staging directory of `ashlar release`: what it contains before anything is built, and that it is removed.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { createStagingDirectory } from '../../../src/generator/commands/release/cli/staging-directory.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';

it('separates packages from archives, resolves the dependencies of the project, and removes itself', async () => {
  const project = mkdtempSync(join(tmpdir(), 'staging-'));
  mkdirSync(join(project, 'node_modules', 'zod'), { recursive: true });
  writeFileSync(join(project, 'node_modules', 'zod', 'index.js'), '');
  const staging = createStagingDirectory(project, createReport());
  const root = dirname(staging.directory);
  expect(readdirSync(staging.directory)).toEqual([]);
  expect(readdirSync(root).sort()).toEqual(['archives', 'node_modules', 'packages']);
  expect(realpathSync(join(root, 'node_modules', 'zod', 'index.js'))).toBe(
    realpathSync(join(project, 'node_modules', 'zod', 'index.js')),
  );
  expect(await staging.pack([])).toEqual(new Map());
  staging.close();
  expect(existsSync(root)).toBe(false);
  expect(existsSync(join(project, 'node_modules', 'zod', 'index.js'))).toBe(true);
});
