// Errors of asynchronous work that custom targets start, and nothing awaits.

import { AsyncLocalStorage } from 'node:async_hooks';
import process from 'node:process';
import { describeException } from './describe-exception.ts';

/** Runs the code of targets, and collects the errors of the asynchronous work that it starts. */
export interface TargetErrors {
  /**
   * Runs synchronous code of a target, and waits for the work that it starts, if that is done at once. The message of a
   * later error starts with `subject`.
   *
   * @throws what the code throws, or the first error of the work.
   */
  run<T>(subject: string, code: () => T): Promise<T>;
  /** Starts to collect errors. */
  start(): void;
  /** Returns the messages of the errors since the last call. */
  take(): readonly string[];
  /** Passes later errors to the listener. */
  stop(): void;
  /** Ends the attribution of errors to targets: later ones end the process, as those of other code do. */
  close(): void;
}

/** Code of a target that runs, or that has started the current asynchronous work. */
interface TargetCode {
  readonly subject: string;
  /** Collector of the errors. */
  readonly owner: object;
  /** Receives the errors until the code has ended; `undefined` later. */
  current: unknown[] | undefined;
}

const storage = new AsyncLocalStorage<TargetCode>();

/** Runs the code of targets without collecting errors. */
export function runDirectly<T>(code: () => T): Promise<T> {
  return Promise.resolve().then(code);
}

/** Runs code of the target with this name, and collects the errors of its work if there is a collector. */
export function runTargetCode<T>(name: string, errors: TargetErrors | undefined, code: () => T): Promise<T> {
  return errors ? errors.run(`target \`${name}\``, code) : runDirectly(code);
}

/** Creates a collector. `onLateError` receives the messages of errors that no run collects. */
export function createTargetErrors(onLateError: (message: string) => void): TargetErrors {
  const owner = {};
  let messages: string[] = [];
  let isCollecting = false;
  /** Code whose microtasks are running. Before version 24, Node.js does not know which code has queued one that throws. */
  let awaited: TargetCode | undefined;
  const handle = (error: unknown): void => {
    const code = storage.getStore() ?? awaited;
    if (code === undefined) {
      close();
      rethrow(error);
    } else if (code.owner === owner && code.current) code.current.push(error);
    else if (code.owner === owner) {
      const message = `${code.subject} failed: ${describeException(error)}`;
      if (isCollecting) messages.push(message);
      else onLateError(message);
    }
  };
  const settle = async (): Promise<void> => {
    // The microtasks of the code run before this one. Later errors of unknown code can be those of a program.
    await Promise.resolve();
    awaited = undefined;
    await nextTurn();
  };
  const close = (): void => {
    for (const event of events) process.off(event, handle);
  };
  return {
    async run(subject, code) {
      for (const event of events) process.off(event, handle).on(event, handle);
      const errors: unknown[] = [];
      const targetCode: TargetCode = { subject, owner, current: errors };
      awaited = targetCode;
      try {
        const result = storage.run(targetCode, code);
        await settle();
        if (errors.length > 0) throw errors[0];
        return result;
      } catch (error) {
        // The work that the code has started before it threw an error can fail, too.
        await settle();
        throw error;
      } finally {
        targetCode.current = undefined;
      }
    },
    start: () => void (isCollecting = true),
    take() {
      const taken = messages;
      messages = [];
      return taken;
    },
    stop: () => void (isCollecting = false),
    close,
  };
}

const events = ['uncaughtException', 'unhandledRejection'] as const;

/** Waits until Node.js has run the callbacks of timers without a delay, and reported the rejected promises. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(() => setImmediate(resolve), 0));
}

/** Throws an error as if no listener had received it, unless there is another one. */
function rethrow(error: unknown): void {
  if (events.every((event) => process.listenerCount(event) === 0))
    setImmediate(() => {
      throw error;
    });
}
