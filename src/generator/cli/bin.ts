// Entry point of the `ashlar` command: arguments, streams, signals, and exit status.

import process from 'node:process';
import { setEngineFlags } from './engine-flags.ts';
import { createFileWatcher } from '../commands/generate/file-watcher.ts';
import type { Environment } from './environment.ts';
import { createTargetErrors } from '../pipeline/target-errors.ts';
import { main, printLateTargetError } from './run.ts';

setEngineFlags();

const environment: Environment = {
  cwd: process.cwd(),
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  now: () => performance.now(),
  today: () => new Date().toISOString().slice(0, 10),
  ...(process.stdin.isTTY && process.stderr.isTTY && { prompt: promptUser }),
  targetErrors: createTargetErrors((message) => {
    printLateTargetError(message, environment);
    // In watch mode, the command is running, and sets the status when it ends.
    process.exitCode = targetErrorStatus;
  }),
  watchFiles: () => createFileWatcher(signals),
  onSignal(cleanUp) {
    const unregister = (): void => {
      for (const signal of signals) process.off(signal, handleSignal);
    };
    const handleSignal = (signal: NodeJS.Signals): void => {
      unregister();
      cleanUp();
      // Without a listener, the signal has its default effect.
      process.kill(process.pid, signal);
    };
    for (const signal of signals) process.on(signal, handleSignal);
    return unregister;
  },
  runUninterrupted(work) {
    clearImmediate(removalTimer);
    // While a signal has a listener, Node delivers it only after the synchronous work has finished.
    for (const signal of signals) process.off(signal, forwardSignal).prependListener(signal, forwardSignal);
    try {
      return work();
    } finally {
      // Node dispatches a signal that arrived during the work within two turns of the event loop.
      removalTimer = setImmediate(() => (removalTimer = setImmediate(removeSignalListeners)));
    }
  },
};

/** Pending removal of the signal handlers of this process. */
let removalTimer: NodeJS.Immediate | undefined;

function removeSignalListeners(): void {
  for (const signal of signals) process.off(signal, forwardSignal);
}

/** Leaves the signal to later listeners; if there are none, raises it again for its default effect. */
function forwardSignal(signal: NodeJS.Signals): void {
  removeSignalListeners();
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

/** Prompts on stderr, so that stdout contains only the command's output. */
async function promptUser(question: string, fallback: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Exiting is safe if the user closes stdin: nothing has been written yet.
  const exitOnInterrupt = (): never => process.exit(interruptedStatus);
  terminal.once('close', exitOnInterrupt);
  try {
    const line = await terminal.question(`${question} [${fallback}]: `);
    return line.trim() === '' ? fallback : line;
  } finally {
    terminal.off('close', exitOnInterrupt);
    terminal.close();
  }
}

/** Exit status after an interrupt: 128 + SIGINT. */
const interruptedStatus = 130;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Exit status after an error of a target. */
const targetErrorStatus = 1;

/** Exit status if Ashlar cannot run the command. */
const cannotRunStatus = 2;

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }: NodeJS.ErrnoException) => {
    // A reader may close the pipe early (`ashlar model | head`); this is not an error.
    if (code === 'EPIPE') process.exit();
    if (stream === process.stdout) process.stderr.write(`error: cannot write the output: ${code ?? 'unknown error'}\n`);
    process.exit(cannotRunStatus);
  });
}

// If the event loop is empty before `main` resolves, a configuration module awaits a promise that never settles.
process.once('beforeExit', () => {
  if (process.exitCode !== undefined) return;
  process.stderr.write('error: cannot load the configuration: a top-level `await` never settles\n');
  process.exit(cannotRunStatus);
});

process.exitCode = await main(process.argv.slice(2), environment);

/** Resources of a request that was aborted before it was connected. They would keep the process running for seconds. */
const connectionResources = new Set(['GetAddrInfoReqWrap', 'TCPConnectWrap', 'TCPSocketWrap']);
if (process.getActiveResourcesInfo().some((resource) => connectionResources.has(resource)))
  process.stdout.write('', () => process.stderr.write('', () => process.exit()));
