// Measures the build cost and the size of an HTML reference.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { median } from '../median.ts';
import type { Contestant } from './contestants.ts';

/** Cost of a build: times in milliseconds, sizes in bytes. */
export interface BuildCost {
  /** Elapsed time. */
  readonly elapsed: number;
  /** CPU time. */
  readonly cpuTime: number;
  /** Number of files. */
  readonly files: number;
  readonly bytes: number;
  /** Total size of the files, each compressed with gzip. */
  readonly gzippedBytes: number;
}

const probe = pathToFileURL(join(import.meta.dirname, '../bench-lint/probe.js')).href;

/** Timeout in milliseconds. */
const timeout = 600_000;

/** Builds into `directory` repeatedly; returns an error message if a build fails. */
export function measureBuild(
  document: string,
  contestant: Contestant,
  directory: string,
  runs: number,
): BuildCost | string {
  const costs: { readonly elapsed: number; readonly cpuTime: number }[] = [];
  for (let run = 0; run < runs; run++) {
    const cost = buildOnce(document, contestant, directory);
    if (typeof cost === 'string') return cost;
    costs.push(cost);
  }
  const files = listFiles(directory);
  return {
    elapsed: median(costs.map(({ elapsed }) => elapsed)),
    cpuTime: median(costs.map(({ cpuTime }) => cpuTime)),
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    gzippedBytes: files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0),
  };
}

function buildOnce(
  document: string,
  contestant: Contestant,
  directory: string,
): { readonly elapsed: number; readonly cpuTime: number } | string {
  const costFile = `${directory}.cost.json`;
  rmSync(directory, { recursive: true, force: true });
  rmSync(costFile, { force: true });
  const start = performance.now();
  contestant.prepare(document, directory);
  const args = contestant.command(document, directory);
  if (args === undefined) return { elapsed: performance.now() - start, cpuTime: performance.now() - start };
  const quietEnvironment = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const { status, stderr, error } = spawnSync(process.execPath, ['--import', probe, ...args], {
    cwd: directory,
    encoding: 'utf8',
    timeout,
    maxBuffer: 1 << 28,
    env: { ...process.env, ...quietEnvironment, PROBE: costFile },
  });
  const elapsed = performance.now() - start;
  if (error) return `failed: ${error.message}`;
  if (status !== 0 || !existsSync(costFile)) return `failed: ${stderr.trim().split('\n').at(-1) ?? ''}`;
  // The probe has written the file.
  const { cpuTime } = JSON.parse(readFileSync(costFile, 'utf8')) as { readonly cpuTime: number };
  return { elapsed, cpuTime };
}

function listFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => join(directory, path))
    .filter((path) => statSync(path).isFile());
}
