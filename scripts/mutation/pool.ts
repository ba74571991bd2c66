// Worker pool for mutations, which replaces blocked processes.

import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Change } from '../../test/setup/mutation-plugin.ts';
import type { Job, Message } from './worker.ts';

export type Result =
  | { readonly status: 'killed'; readonly detectedBy: string }
  /** No test finished before the timeout, or the process exited. */
  | { readonly status: 'timeout' | 'crash'; readonly detectedBy: string }
  | { readonly status: 'survived' };

export interface PoolOptions<C extends Change> {
  readonly processes: number;
  /** Milliseconds without a finished test after which a mutation counts as an endless loop. */
  readonly timeout: number;
  readonly findTests: (mutation: C) => Job['tests'];
  /** Returns a pattern of test names to run; all tests by default. */
  readonly testNamePattern?: (mutation: C) => RegExp;
  readonly onResult: (mutation: C, result: Result) => void;
  readonly onBroken: (file: string) => void;
}

/** Tests all mutations. Resolves when each has a result. */
export async function runMutations<C extends Change>(mutations: readonly C[], options: PoolOptions<C>): Promise<void> {
  const queue = [...mutations];
  const broken = new Set<string>();
  const reportBroken = (file: string): void => {
    if (broken.has(file)) return;
    broken.add(file);
    options.onBroken(file);
  };
  const work = async (): Promise<void> => {
    let child: ChildProcess | undefined;
    const run = async (job: Omit<Job, 'broken'>): Promise<Outcome> => {
      child ??= fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
        execArgv: ['--conditions=source', '--import', 'tsx'],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      const outcome = await runJob(child, { ...job, broken: [...broken] }, options.timeout, reportBroken);
      if (outcome.status !== 'passed' && outcome.status !== 'failed') child = undefined;
      return outcome;
    };
    for (let mutation = queue.shift(); mutation; mutation = queue.shift())
      options.onResult(mutation, await testMutation(mutation));
    child?.kill();

    async function testMutation(change: C): Promise<Result> {
      for (;;) {
        const namePattern = options.testNamePattern?.(change);
        const outcome = await run({ change, tests: options.findTests(change), namePattern: namePattern?.source });
        if (outcome.status === 'passed') return { status: 'survived' };
        if (outcome.status === 'failed') return { status: 'killed', detectedBy: outcome.detectedBy };
        const { status, file } = outcome;
        // A test file that blocks or ends the process without the change does not detect it.
        const isFull = file?.endsWith('.full.test.ts') === true;
        const files = file === undefined ? [] : [file];
        const unchanged = await run({
          change: undefined,
          tests: { test: isFull ? [] : files, full: isFull ? files : [] },
          namePattern: namePattern?.source,
        });
        if (file === undefined || unchanged.status === 'passed') return { status, detectedBy: file ?? 'no test' };
        reportBroken(file);
      }
    }
  };
  await Promise.all(Array.from({ length: options.processes }, work));
}

type Outcome =
  | { readonly status: 'passed' }
  | { readonly status: 'failed'; readonly detectedBy: string }
  | { readonly status: 'timeout' | 'crash'; readonly file: string | undefined };

function runJob(child: ChildProcess, job: Job, timeout: number, onBroken: (file: string) => void): Promise<Outcome> {
  return new Promise((resolve) => {
    let file: string | undefined;
    let timer = setTimeout(expire, timeout);
    const settle = (outcome: Outcome): void => {
      clearTimeout(timer);
      child.off('message', receive).off('exit', end);
      resolve(outcome);
    };
    const receive = (message: Message): void => {
      clearTimeout(timer);
      timer = setTimeout(expire, timeout);
      if (message.type === 'progress') ({ file } = message);
      else if (message.type === 'broken') onBroken(message.file);
      else
        settle(
          message.failure
            ? { status: 'failed', detectedBy: `${message.failure.file} > ${message.failure.test}` }
            : { status: 'passed' },
        );
    };
    const end = (): void => settle({ status: 'crash', file });
    function expire(): void {
      settle({ status: 'timeout', file });
      child.kill('SIGKILL');
    }
    child.on('message', receive).on('exit', end);
    child.send(job);
  });
}
