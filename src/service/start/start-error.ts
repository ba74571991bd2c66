// Errors that prevent the service from starting.

/** An error that a user can fix. Only its message is printed. */
export class StartError extends Error {
  /** The exit status: 2 for usage errors, otherwise 1. */
  readonly status: 1 | 2;

  constructor(message: string, status: 1 | 2 = 1) {
    super(message);
    this.name = 'StartError';
    this.status = status;
  }
}

/** Returns the code of a system error, such as `EADDRINUSE`; an empty string if there is none. */
export function systemErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Describes a system error in a phrase that can follow a colon. */
export function describeSystemError(error: unknown): string {
  const messages: Readonly<Record<string, string>> = {
    EACCES: 'permission denied',
    EADDRNOTAVAIL: 'this machine does not have this address',
    ECONNREFUSED: 'connection refused',
    EISDIR: 'it is a directory',
    ENOENT: 'no such file or directory',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'a part of the path is a file',
    ENOTFOUND: 'unknown host',
    EPERM: 'permission denied',
    EROFS: 'the disk is read-only',
  };
  return messages[systemErrorCode(error)] ?? (error instanceof Error ? error.message || error.name : String(error));
}

/** Describes a SQLite error. SQLite's message says only that the file could not be opened. */
export function describeSqliteError(error: unknown): string {
  return /unable to open/i.test(error instanceof Error ? error.message : '')
    ? 'this user cannot read and write the file'
    : describeSystemError(error);
}
