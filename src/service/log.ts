// Logger: JSON lines without secrets.

import pino, { type Logger } from 'pino';
import type { LogLevel } from './start/options.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'isLevelEnabled'>;

/** Maximum time that a log line stays buffered, in milliseconds. Remaining lines are written when the process ends. */
const periodicFlush = 100;

/** Buffer limit in characters while writing fails. Further lines are dropped. */
const maxLength = 1_048_576;

/** Logs to standard error or another stream. Errors are logged with message and stack only. */
export function createLog(level: LogLevel, stream?: { write(text: string): void }): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: logError },
      formatters: { level: (label) => ({ level: label }) },
    },
    stream ?? standardError(),
  );
}

/** Opens standard error. It can be a file on a full disk; buffered lines are written once there is space. */
function standardError(): ReturnType<typeof pino.destination> {
  // Lines are buffered: a write per line would cost more than handling the request.
  const destination = pino.destination({ dest: 2, sync: false, minLength: 8192, maxLength, periodicFlush });
  let isFailing = false;
  // Without a listener, a failed write would end the process.
  destination.on('error', () => void (isFailing = true));
  destination.on('drain', () => void (isFailing = false));
  // Buffered lines are written at exit. If that fails, the library would retry forever.
  const giveUp = (): void => {
    if (isFailing) destination.destroy();
  };
  process.prependListener('beforeExit', giveUp);
  process.prependListener('exit', giveUp);
  return destination;
}

function logError(error: unknown): object {
  return error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };
}
