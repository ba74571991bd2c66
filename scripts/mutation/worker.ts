// Worker process that tests mutations sequentially.

import process from 'node:process';
import type { Change } from '../../test/setup/mutation-plugin.ts';
import { startSession, type Failure, type Session, type Tier } from './test-session.ts';

/** Mutation, and the test files of each tier that may detect it. */
export interface Job {
  /** `undefined` to run the tests without a change. */
  readonly change: Change | undefined;
  readonly tests: Readonly<Record<Tier, readonly string[]>>;
  /** Pattern of test names to run; `undefined` for all tests. */
  readonly namePattern: string | undefined;
  /** Test files that fail without a change. */
  readonly broken: readonly string[];
}

export type Message =
  /** Sent when a test ends. */
  | { readonly type: 'progress'; readonly file: string }
  /** Sent when a test file fails without a change. */
  | { readonly type: 'broken'; readonly file: string }
  | { readonly type: 'result'; readonly failure: Failure | undefined };

/** Small batches first, because the nearest tests detect most mutations. */
const batchSizes = [1, 4, 12];

const send = (message: Message): void => void process.send?.(message);
const sessions = new Map<Tier, Promise<Session>>();
/** Test files that pass without a change. */
const passing = new Set<string>();

function getSession(tier: Tier): Promise<Session> {
  const session = sessions.get(tier) ?? startSession(tier, (file) => send({ type: 'progress', file }));
  sessions.set(tier, session);
  return session;
}

async function detect({ change, tests, namePattern, broken }: Job): Promise<Failure | undefined> {
  const excluded = new Set(broken);
  for (const tier of ['test', 'full'] as const) {
    if (tests[tier].length === 0) continue;
    const session = await getSession(tier);
    let remaining = tests[tier].filter((file) => !excluded.has(file));
    for (let batch = 0; remaining.length > 0;) {
      const size = batchSizes[batch] ?? 40;
      const files = remaining.slice(0, size);
      const failure = await session.run(files, change, namePattern);
      if (!failure) {
        remaining = remaining.slice(size);
        batch++;
        continue;
      }
      // A test that fails without the change does not detect it.
      if (!change || passing.has(failure.file) || !(await session.run([failure.file], undefined, namePattern))) {
        if (change) passing.add(failure.file);
        return failure;
      }
      send({ type: 'broken', file: failure.file });
      excluded.add(failure.file);
      remaining = remaining.filter((file) => file !== failure.file);
    }
  }
  return undefined;
}

process.on('message', (job: Job) => {
  void detect(job).then(
    (failure) => send({ type: 'result', failure }),
    (error: unknown) => {
      throw error;
    },
  );
});
// The parent process has exited.
process.on('disconnect', () => process.exit());
