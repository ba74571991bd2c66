// Cost of one command from a cold start.

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

/** Milliseconds, and peak memory in megabytes. */
export interface Cost {
  readonly wall: number;
  readonly processor: number;
  readonly memory: number;
}

/** Failed command with its error message. */
export interface Failure {
  readonly reason: string;
}

/** Runs Node with these arguments in `cwd`. */
export function measureCommand(command: readonly string[], cwd: string): Cost | Failure {
  const cost = join(cwd, 'cost.json');
  rmSync(cost, { force: true });
  const start = performance.now();
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, ['--import', probe, ...command], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
    timeout,
    env: { ...process.env, PROBE: cost },
  });
  const wall = performance.now() - start;
  if (status !== 0 || !existsSync(cost))
    return {
      reason: `${signal === null ? '' : `${signal} after ${(wall / 1000).toFixed(0)} s: `}${findErrorMessage(`${stdout}\n${stderr}`)}`,
    };
  const { processor, memory } = JSON.parse(readFileSync(cost, 'utf8')) as Omit<Cost, 'wall'>; // written by the probe
  return { wall, processor, memory };
}

/** Returns the first error message in the output, without stack frames. */
export function findErrorMessage(printed: string): string {
  const lines = stripVTControlCharacters(printed)
    .split('\n')
    .map((line) => line.trim());
  // Node quotes the source line before the message.
  const messages = lines.filter((line) => line !== '' && !/^at |^throw /.test(line) && !/(?:^\/.*:\d+|;)$/.test(line));
  const line =
    messages.find((each) => /\w*error: /i.test(each)) ??
    messages.find((each) => /error|cannot|failed/i.test(each)) ??
    messages[0] ??
    'it printed nothing';
  return line.replaceAll('|', '/').slice(0, 120);
}

/** Formats the medians: time, processor time, memory. */
export function formatCosts(costs: readonly Cost[]): readonly [string, string, string] {
  const of = (key: keyof Cost): number => median(costs.map((cost) => cost[key]));
  return [
    `${(of('wall') / 1000).toFixed(2)} s`,
    `${(of('processor') / 1000).toFixed(2)} s`,
    `${of('memory').toFixed(0)} MB`,
  ];
}
