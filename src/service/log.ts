// What the service logs: JSON, a line each, and never a secret.

import pino, { type Logger } from 'pino';
import type { LogLevel } from './start/options.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'isLevelEnabled'>;

/** How long a line may wait to be written, in milliseconds. What waits when the process ends is written then. */
const periodicFlush = 100;

/** How much may wait while nothing can be written, in characters. Lines beyond that are dropped. */
const maxLength = 1_048_576;

/** Logs to standard error, or to another stream. Of errors the message and the stack are logged, never what they carry. */
export function createLog(level: LogLevel, stream?: { write(text: string): void }): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorOf },
      formatters: { level: (label) => ({ level: label }) },
    },
    stream ?? standardError(),
  );
}

/** Standard error, which may be a file on a full disk: what waits is written once there is space again. */
function standardError(): ReturnType<typeof pino.destination> {
  // Lines are written together: one write for each would cost more than to answer the request that it tells of.
  const standard = pino.destination({ dest: 2, sync: false, minLength: 8192, maxLength, periodicFlush });
  let failing = false;
  // Without a listener, a failed write would end the process.
  standard.on('error', () => void (failing = true));
  standard.on('drain', () => void (failing = false));
  // What waits is written at the end. If that fails, it would be tried for ever.
  const giveUp = (): void => {
    if (failing) standard.destroy();
  };
  process.prependListener('beforeExit', giveUp);
  process.prependListener('exit', giveUp);
  return standard;
}

function errorOf(error: unknown): object {
  return error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };
}
