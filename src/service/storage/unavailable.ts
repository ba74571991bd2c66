// Database errors that do not come from the request: the same request may succeed once the database works again.

import { sqlStateOf } from './sqlstate.ts';

/** A database that cannot do its work at the moment. The pipeline answers 503 with `Retry-After`; `cause` is the database's own error. */
export class UnavailableError extends Error {
  readonly code: string;
  /** Read by Fastify. */
  readonly statusCode = 503;
  readonly refusal = {
    status: this.statusCode,
    reasons: [{ message: 'The service is temporarily unavailable. Try again later.' }],
    headers: { 'Retry-After': '1' },
  };

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message || cause.name : String(cause), { cause });
    this.name = 'UnavailableError';
    this.code = sqlStateOf(cause);
  }
}

/** Connection exceptions, insufficient resources, operator intervention, system and internal errors. */
const classes: ReadonlySet<string> = new Set(['08', '53', '57', '58', 'XX']);

/** A read-only server; locks and transactions that waited or were repeated in vain. */
const states: ReadonlySet<string> = new Set(['25006', '25P03', '40001', '40P01', '55P03']);

/** Errors of a socket, and of looking up a host. */
const systemError = /^(E[A-Z]{3,}|EAI_[A-Z]+)$/;

/** The texts of `pg` and `pg-pool`, which have no code. */
const connectionError =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Maps an error of `pg`: an `UnavailableError` if the server or the connection failed, otherwise the same error. */
export function fromPostgres(error: unknown): unknown {
  if (error instanceof UnavailableError) return error;
  const code = sqlStateOf(error);
  const message = error instanceof Error ? error.message : '';
  const failed =
    error instanceof AggregateError ||
    classes.has(code.length === 5 ? code.slice(0, 2) : '') ||
    states.has(code) ||
    systemError.test(code) ||
    connectionError.test(message);
  return failed ? new UnavailableError(error) : error;
}

/** Primary result codes of SQLite: https://www.sqlite.org/rescode.html. */
const results: Readonly<Record<string, number>> = {
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
const resultNumbers: ReadonlySet<number> = new Set(Object.values(results));

/** Maps an error of `node:sqlite` (`errcode`) or `libsql` (`code`): an `UnavailableError` if the file or the disk failed, otherwise the same error. */
export function fromSqlite(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof UnavailableError) return error;
  const name = /^SQLITE_([A-Z]+)/.exec(sqlStateOf(error))?.[1] ?? '';
  // The lower byte of an extended result code is the primary one.
  const number = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : results[name];
  return number !== undefined && resultNumbers.has(number) ? new UnavailableError(error) : error;
}
