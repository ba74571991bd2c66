// What the service logs: JSON, a line each, and never a secret.

import pino, { type Logger } from 'pino';
import type { LogLevel } from './start/options.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

export interface LogSink {
  readonly log: Log;
  /** Writes what is waiting. */
  readonly flush: () => void;
}

/** Logs to standard error, or to another stream. Of errors the message and the stack are logged, never what they carry. */
export function createLog(level: LogLevel, stream?: { write(text: string): void }): LogSink {
  const standard = stream ? undefined : pino.destination({ dest: 2, sync: false });
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorOf }, formatters: { level: (label) => ({ level: label }) } }, stream ?? standard ?? process.stderr);
  return { log, flush: () => standard?.flushSync() };
}

function errorOf(error: unknown): object {
  return error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : { message: String(error) };
}
