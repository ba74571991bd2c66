// What the service logs: JSON, a line each, and never a secret.

import pino, { type Logger } from 'pino';
import type { LogLevel } from './start/options.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'isLevelEnabled'>;

export interface LogSink {
  readonly log: Log;
  /** Writes what is waiting. */
  readonly flush: () => void;
}

/** How long a line may wait to be written, in milliseconds. What waits when the process ends is written then. */
const periodicFlush = 100;

/** Logs to standard error, or to another stream. Of errors the message and the stack are logged, never what they carry. */
export function createLog(level: LogLevel, stream?: { write(text: string): void }): LogSink {
  // Lines are written together: one write for each would cost more than to answer the request that it tells of.
  const standard = stream ? undefined : pino.destination({ dest: 2, sync: false, minLength: 8192, periodicFlush });
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorOf }, formatters: { level: (label) => ({ level: label }) } }, stream ?? standard ?? process.stderr);
  return { log, flush: () => standard?.flushSync() };
}

function errorOf(error: unknown): object {
  return error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : { message: String(error) };
}
