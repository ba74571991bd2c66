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
  /** Ends the attribution of errors to targets: later ones are those of the program, as are those of other code. */
  close(): void;
}

/** Code of a target that runs, or that has started the current asynchronous work. */
interface TargetCode {
  readonly subject: string;
  /** Collector of the errors. */
  readonly owner: ErrorOwner;
  /** Receives the errors until the code has ended; `undefined` later. */
  current: unknown[] | undefined;
}

interface ErrorOwner {
  /** Receives an error after the code has ended. */
  readonly onLateError: (message: string) => void;
  /** Receives that the code ends the process. */
  readonly onExit: (message: string) => void;
  isClosed: boolean;
}

const storage = new AsyncLocalStorage<TargetCode | undefined>();

/** Code whose microtasks are running. Before version 24, Node.js does not know which code has queued one that throws. */
let awaited: TargetCode | undefined;

/** Collectors that are in use. They share the listeners: each error belongs to one of them, or to the program. */
const openOwners = new Set<ErrorOwner>();

/** Runs the code of targets without collecting errors. */
export function runDirectly<T>(code: () => T): Promise<T> {
  return Promise.resolve().then(code);
}

/** Runs code of the target with this name, and collects the errors of its work if there is a collector. */
export function runTargetCode<T>(name: string, errors: TargetErrors | undefined, code: () => T): Promise<T> {
  return errors ? errors.run(`target \`${name}\``, code) : runDirectly(code);
}

/**
 * Creates a collector. `onLateError` receives the messages of errors that no run collects, and of a target that ends the
 * process.
 */
export function createTargetErrors(onLateError: (message: string) => void): TargetErrors {
  let messages: string[] = [];
  let isCollecting = false;
  const owner: ErrorOwner = {
    onLateError(message) {
      if (isCollecting) messages.push(message);
      else onLateError(message);
    },
    onExit: onLateError,
    isClosed: false,
  };
  return {
    async run(subject, code) {
      openOwners.add(owner);
      listen();
      const errors: unknown[] = [];
      const targetCode: TargetCode = { subject, owner, current: errors };
      awaited = targetCode;
      try {
        const result = storage.run(targetCode, code);
        await settle(targetCode);
        if (errors.length > 0) throw errors[0];
        return result;
      } catch (error) {
        // The work that the code has started before it threw an error can fail, too.
        await settle(targetCode);
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
    close() {
      owner.isClosed = true;
      openOwners.delete(owner);
      if (openOwners.size === 0) stopListening();
    },
  };
}

const listeners = {
  uncaughtException: (error: unknown) => handleError(error, 'uncaughtException'),
  unhandledRejection: (error: unknown) => handleError(error, 'unhandledRejection'),
  exit: handleExit,
} as const;

type ErrorEvent = Exclude<keyof typeof listeners, 'exit'>;

function listen(): void {
  stopListening();
  process
    .on('uncaughtException', listeners.uncaughtException)
    .on('unhandledRejection', listeners.unhandledRejection)
    .on('exit', listeners.exit);
}

function stopListening(): void {
  process
    .off('uncaughtException', listeners.uncaughtException)
    .off('unhandledRejection', listeners.unhandledRejection)
    .off('exit', listeners.exit);
}

/** Reports code that calls `process.exit()`, which emits the event synchronously. */
function handleExit(): void {
  const code = storage.getStore() ?? awaited;
  if (code?.owner.isClosed === false) code.owner.onExit(`${code.subject} ended the process`);
}

function handleError(error: unknown, event: ErrorEvent): void {
  const code = storage.getStore() ?? awaited;
  if (code === undefined || code.owner.isClosed) raiseAgain(error, event);
  else if (code.current) code.current.push(error);
  else code.owner.onLateError(`${code.subject} failed: ${describeException(error)}`);
}

/**
 * Raises an error of the program as if no collector had received it, unless the program has a listener, which has
 * received it. A rejection stays one, because the program can have a mode for them (`--unhandled-rejections`).
 */
function raiseAgain(error: unknown, event: ErrorEvent): void {
  if (process.listenerCount(event) > 1) return;
  stopListening();
  storage.run(undefined, () => {
    // Node.js reports the rejection before the next turn of its event loop.
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- The reason is that of the program.
    if (event === 'unhandledRejection') void Promise.reject(error);
    setImmediate(() => {
      if (event === 'unhandledRejection') listenAgain();
      else {
        setImmediate(listenAgain);
        throw error;
      }
    });
  });
}

function listenAgain(): void {
  if (openOwners.size > 0) listen();
}

/** Waits for the work that code of a target has started, if that is done at once. */
async function settle(code: TargetCode): Promise<void> {
  // The microtasks of the code run before this one. Later errors of unknown code can be those of a program.
  await Promise.resolve();
  if (awaited === code) awaited = undefined;
  await nextTurn();
}

/** Waits until Node.js has run the callbacks of timers without a delay, and reported the rejected promises. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(() => setImmediate(resolve), 0));
}
