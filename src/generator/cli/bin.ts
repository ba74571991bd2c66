// The program `ashlar`: arguments, streams, exit status.

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
      // Without a listener it does what it would have done.
      process.kill(process.pid, signal);
    };
    for (const signal of signals) process.on(signal, end);
    return release;
  },
  uninterrupted(work) {
    clearImmediate(releasing);
    // A signal that has a listener waits until the work, which never gives way, is done; then it counts.
    for (const signal of signals) process.off(signal, count).prependListener(signal, count);
    try {
      return work();
    } finally {
      // One that came meanwhile is told when the process looks for such things, which it does within two turns.
      releasing = setImmediate(() => (releasing = setImmediate(release)));
    }
  },
};

let releasing: NodeJS.Immediate | undefined;

function release(): void {
  for (const signal of signals) process.off(signal, count);
}

/** Comes before whoever else listens, for whom a signal counts by itself; where nobody does, it does what it would have done. */
function count(signal: NodeJS.Signals): void {
  release();
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

/** One question, asked on stderr, so that stdout holds the answer of the command alone. */
async function ask(question: string, fallback: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Whoever ends the input answers no more, and nothing has been written yet.
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

/** The exit status of a program that its user has interrupted. */
const interrupted = 130;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The exit status when Ashlar could not do what was asked. */
const prevented = 2;

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }: NodeJS.ErrnoException) => {
    // Whoever reads the output may stop reading (`ashlar model | head`): that is no error.
    if (code === 'EPIPE') process.exit();
    if (stream === process.stdout)
      process.stderr.write(`error: what there is to say cannot be written: the system says ${code ?? 'no more'}\n`);
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
