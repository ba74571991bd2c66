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

// Whoever reads the output may stop reading (`ashlar model | head`): that is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

process.exitCode = await main(process.argv.slice(2), host);
