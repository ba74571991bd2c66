// Database errors that the request did not cause: a retry may succeed once the database works again.

import { getSqlState } from './get-sqlstate.ts';

/** A database outage. The pipeline responds with 503 and `Retry-After`. `cause` is the original error. */
export class UnavailableError extends Error {
  readonly code: string;
  /** Read by Fastify. */
  readonly statusCode = 503;
  readonly errorResponse = {
    status: this.statusCode,
    details: [{ message: 'The service is temporarily unavailable. Try again later.' }],
    headers: { 'Retry-After': '1' },
  };

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message || cause.name : String(cause), { cause });
    this.name = 'UnavailableError';
    this.code = getSqlState(cause);
  }
}

/** Connection exceptions, insufficient resources, operator intervention, system and internal errors. */
const unavailableClasses: ReadonlySet<string> = new Set(['08', '53', '57', '58', 'XX']);

/** Read-only server; locks and transactions that timed out or failed after all retries. */
const unavailableStates: ReadonlySet<string> = new Set(['25006', '25P03', '40001', '40P01', '55P03']);

/** Socket and host lookup errors. */
const systemErrorPattern = /^(E[A-Z]{3,}|EAI_[A-Z]+)$/;

/** Messages of `pg` and `pg-pool` errors without a code. */
const connectionErrorPattern =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Maps an error from `pg`: an `UnavailableError` if the server or the connection failed, otherwise the same error. */
export function mapPostgresError(error: unknown): unknown {
  if (error instanceof UnavailableError) return error;
  const code = getSqlState(error);
  const message = error instanceof Error ? error.message : '';
  const isUnavailable =
    error instanceof AggregateError ||
    unavailableClasses.has(code.length === 5 ? code.slice(0, 2) : '') ||
    unavailableStates.has(code) ||
    systemErrorPattern.test(code) ||
    connectionErrorPattern.test(message);
  return isUnavailable ? new UnavailableError(error) : error;
}

/** Primary result codes of SQLite: https://www.sqlite.org/rescode.html. */
const unavailableResults: Readonly<Record<string, number>> = {
  BUSY: 5,
  LOCKED: 6,
  NOMEM: 7,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  NOTADB: 26,
};
const resultNumbers: ReadonlySet<number> = new Set(Object.values(unavailableResults));

/**
 * Maps an error from `node:sqlite` (`errcode`) or `libsql` (`code`): an `UnavailableError` if the file or the disk
 * failed, otherwise the same error.
 */
export function mapSqliteError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof UnavailableError) return error;
  const name = /^SQLITE_([A-Z]+)/.exec(getSqlState(error))?.[1] ?? '';
  // The lower byte of an extended result code is the primary one.
  const number =
    'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : unavailableResults[name];
  return number !== undefined && resultNumbers.has(number) ? new UnavailableError(error) : error;
}
