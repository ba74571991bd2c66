// Worker pool: tests mutations in several processes, and replaces a process that a mutation blocks.

import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Mutation } from './operators.ts';
import type { Job, Message } from './worker.ts';

export type Result =
  | { readonly status: 'killed'; readonly by: string }
  | { readonly status: 'timeout'; readonly by: string }
  | { readonly status: 'survived' };

export interface PoolOptions {
  readonly processes: number;
  /** Milliseconds without a finished test after which a mutation counts as an endless loop. */
  readonly timeout: number;
  readonly testsOf: (mutation: Mutation) => Job['tests'];
  readonly onResult: (mutation: Mutation, result: Result) => void;
  readonly onBroken: (file: string) => void;
}

/** Tests all mutations. Resolves when each has a result. */
export async function runMutations(mutations: readonly Mutation[], options: PoolOptions): Promise<void> {
  const queue = [...mutations];
  const broken = new Set<string>();
  const work = async (): Promise<void> => {
    let child: ChildProcess | undefined;
    for (let mutation = queue.shift(); mutation; mutation = queue.shift()) {
      child ??= fork(fileURLToPath(new URL('worker.ts', import.meta.url)), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const result = await runMutation(child, mutation, broken, options);
      if (result.status === 'timeout') child = undefined;
      options.onResult(mutation, result);
    }
    child?.kill();
  };
  await Promise.all(Array.from({ length: options.processes }, work));
}

function runMutation(child: ChildProcess, change: Mutation, broken: Set<string>, { timeout, testsOf, onBroken }: PoolOptions): Promise<Result> {
  return new Promise((resolve, reject) => {
    let current = 'no test';
    let timer = setTimeout(expire, timeout);
    const settle = (result: Result): void => {
      clearTimeout(timer);
      child.off('message', receive).off('exit', fail);
      resolve(result);
    };
    const receive = (message: Message): void => {
      clearTimeout(timer);
      timer = setTimeout(expire, timeout);
      if (message.type === 'progress') current = message.file;
      else if (message.type === 'result') settle(message.failure ? { status: 'killed', by: `${message.failure.file} > ${message.failure.test}` } : { status: 'survived' });
      else if (!broken.has(message.file)) {
        broken.add(message.file);
        onBroken(message.file);
      }
    };
    const fail = (status: number | null, signal: string | null): void => {
      clearTimeout(timer);
      reject(new Error(`the test process ended with ${signal ?? status ?? 'no status'} at ${change.file}:${change.line}`));
    };
    function expire(): void {
      settle({ status: 'timeout', by: current });
      child.kill('SIGKILL');
    }
    child.on('message', receive).on('exit', fail);
    child.send({ change, tests: testsOf(change), broken: [...broken] } satisfies Job);
  });
}
