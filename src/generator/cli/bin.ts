// Entry point of the `ashlar` program: arguments, streams, signals, and exit status.

import process from 'node:process';
import { collectSooner } from './gc-flags.ts';
import { watchDisk } from '../commands/generate/file-watcher.ts';
import type { Host } from './environment.ts';
import { main } from './run.ts';

collectSooner();

const host: Host = {
  cwd: process.cwd(),
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  now: () => performance.now(),
  today: () => new Date().toISOString().slice(0, 10),
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask }),
  watch: () => watchDisk(signals),
  atSignal(tidy) {
    const release = (): void => {
      for (const signal of signals) process.off(signal, end);
    };
    const end = (signal: NodeJS.Signals): void => {
      release();
      tidy();
      // Without a listener, the signal has its default effect.
      process.kill(process.pid, signal);
    };
    for (const signal of signals) process.on(signal, end);
    return release;
  },
  uninterrupted(work) {
    clearImmediate(releasing);
    // While a signal has a listener, Node delivers it only after the synchronous work has finished.
    for (const signal of signals) process.off(signal, count).prependListener(signal, count);
    try {
      return work();
    } finally {
      // Node dispatches a signal that arrived during the work within two turns of the event loop.
      releasing = setImmediate(() => (releasing = setImmediate(release)));
    }
  },
};

let releasing: NodeJS.Immediate | undefined;

function release(): void {
  for (const signal of signals) process.off(signal, count);
}

/** Runs before other listeners, which handle the signal themselves; without any, restores the default effect. */
function count(signal: NodeJS.Signals): void {
  release();
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

/** Prompts on stderr, so that stdout holds only the output of the command. */
async function ask(question: string, fallback: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // If the user closes stdin, nothing has been written yet.
  const leave = (): never => process.exit(interrupted);
  terminal.once('close', leave);
  try {
    const given = await terminal.question(`${question} [${fallback}]: `);
    return given.trim() === '' ? fallback : given;
  } finally {
    terminal.off('close', leave);
    terminal.close();
  }
}

/** Exit status after an interrupt: 128 + SIGINT. */
const interrupted = 130;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Exit status if Ashlar cannot run the command. */
const prevented = 2;

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }: NodeJS.ErrnoException) => {
    // A reader may close the pipe early (`ashlar model | head`); this is not an error.
    if (code === 'EPIPE') process.exit();
    if (stream === process.stdout)
      process.stderr.write(`error: what there is to say cannot be written: the system says ${code ?? 'no more'}\n`);
    process.exit(prevented);
  });
}

// The event loop is empty but `main` has not resolved: only a configuration module can await forever.
process.once('beforeExit', () => {
  if (process.exitCode !== undefined) return;
  process.stderr.write('error: the configuration waits for something that never comes\n');
  process.exit(prevented);
});

process.exitCode = await main(process.argv.slice(2), host);
