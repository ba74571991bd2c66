// The program `ashlar`: arguments, streams, exit status.

import process from 'node:process';
import type { Host } from './cli/host.ts';
import { main } from './cli/main.ts';

const host: Host = {
  cwd: process.cwd(),
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  now: () => performance.now(),
  today: () => new Date().toISOString().slice(0, 10),
  uninterrupted(work) {
    // A signal that has a listener waits until the work, which never gives way, is done; then it counts.
    const wait = (): void => undefined;
    for (const signal of signals) process.on(signal, wait);
    try {
      return work();
    } finally {
      for (const signal of signals) process.off(signal, wait);
    }
  },
};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The exit status when Ashlar could not do what was asked. */
const prevented = 2;

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }: NodeJS.ErrnoException) => {
    // Whoever reads the output may stop reading (`ashlar model | head`): that is no error.
    if (code === 'EPIPE') process.exit();
    if (stream === process.stdout) process.stderr.write(`error: what there is to say cannot be written: the system says ${code ?? 'no more'}\n`);
    process.exit(prevented);
  });
}

// Nothing is left to wait for, and yet there is no answer: only code that is not Ashlar's own can bring that about.
process.once('beforeExit', () => {
  if (process.exitCode !== undefined) return;
  process.stderr.write('error: the configuration waits for something that never comes\n');
  process.exit(prevented);
});

process.exitCode = await main(process.argv.slice(2), host);
