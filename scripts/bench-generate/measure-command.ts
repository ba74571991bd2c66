// Measures the cost of one command from a cold start.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { median } from '../median.ts';

const probe = pathToFileURL(join(import.meta.dirname, '../bench-lint/probe.js')).href;
/** Timeout in milliseconds. */
const timeout = 600_000;

/** Times in milliseconds, and peak memory in megabytes. */
export interface Cost {
  /** Elapsed time. */
  readonly elapsed: number;
  /** CPU time. */
  readonly cpuTime: number;
  readonly memory: number;
}

/** Failed command with its error message. */
export interface Failure {
  readonly reason: string;
}

/** Runs Node with these arguments in `cwd`, and returns its cost; a failure if it ends with another status. */
export function measureCommand(
  command: readonly string[],
  cwd: string,
  statuses: readonly number[] = [0],
): (Cost & { readonly status: number }) | Failure {
  const costFile = join(cwd, 'cost.json');
  rmSync(costFile, { force: true });
  const start = performance.now();
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, ['--import', probe, ...command], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
    timeout,
    env: { ...process.env, PROBE: costFile },
  });
  const elapsed = performance.now() - start;
  if (status === null || !statuses.includes(status) || !existsSync(costFile))
    return {
      reason: `${signal === null ? '' : `${signal} after ${(elapsed / 1000).toFixed(0)} s: `}${findErrorMessage(`${stdout}\n${stderr}`)}`,
    };
  // The probe has written the file.
  const { cpuTime, memory } = JSON.parse(readFileSync(costFile, 'utf8')) as Omit<Cost, 'elapsed'>;
  return { elapsed, cpuTime, memory, status };
}

/** Returns the first error message in the output, without stack frames. */
export function findErrorMessage(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  // Node quotes the source line before the message.
  const messages = lines.filter((line) => line !== '' && !/^at |^throw /.test(line) && !/(?:^\/.*:\d+|;)$/.test(line));
  const line =
    messages.find((message) => /\w*error: /i.test(message)) ??
    messages.find((message) => /error|cannot|failed/i.test(message)) ??
    messages[0] ??
    'no output';
  return line.replaceAll('|', '/').slice(0, 120);
}

/** Formats the medians of the costs: time, CPU time, and memory. */
export function formatCosts(costs: readonly Cost[]): readonly [string, string, string] {
  const medianOf = (key: keyof Cost): number => median(costs.map((cost) => cost[key]));
  return [
    `${(medianOf('elapsed') / 1000).toFixed(2)} s`,
    `${(medianOf('cpuTime') / 1000).toFixed(2)} s`,
    `${medianOf('memory').toFixed(0)} MB`,
  ];
}
