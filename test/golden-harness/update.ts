// Replacement of golden files with the results of the current code.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GoldenCase } from './cases.ts';

/** Whether this run updates golden files instead of comparing with them. Throws in CI. */
export function isGoldenUpdate(env: NodeJS.ProcessEnv): boolean {
  if (!env['UPDATE']) return false;
  if (env['CI'])
    throw new Error('UPDATE=1 is not allowed in CI: update the golden files locally and review the differences');
  return true;
}

/** Replaces the results of a case, but not its inputs. */
export function rewriteCase(golden: GoldenCase, results: Readonly<Record<string, string>>): void {
  rmSync(join(golden.directory, 'expected'), { recursive: true, force: true });
  for (const path of Object.keys(golden.expected)) rmSync(join(golden.directory, path), { force: true });
  for (const [path, text] of Object.entries(results)) {
    const file = join(golden.directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
