// Why the service cannot start, in a sentence for whoever started it.

/** Something that the person who starts the service can put right. Its message is all that is shown of it. */
export class StartProblem extends Error {
  /** 2: it was not asked properly; 1: what it was asked for cannot be done here and now. */
  readonly status: 1 | 2;

  constructor(message: string, status: 1 | 2 = 1) {
    super(message);
    this.name = 'StartProblem';
    this.status = status;
  }
}

/** The code of an error of the system, such as `EADDRINUSE`; empty where it has none. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** What an error of the system means, in words that follow a colon. */
export function systemReason(error: unknown): string {
  const known: Readonly<Record<string, string>> = {
    EACCES: 'this user may not',
    EADDRNOTAVAIL: 'this machine has no such address',
    ECONNREFUSED: 'nothing answers there',
    EISDIR: 'it is a folder',
    ENOENT: 'there is no such file or folder',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'a part of the path is a file',
    ENOTFOUND: 'there is no such host',
    EPERM: 'this user may not',
    EROFS: 'the disk is read-only',
  };
  return known[systemCode(error)] ?? (error instanceof Error ? error.message || error.name : String(error));
}

/** What an error of SQLite means, which says in its own words only that it could not open a file. */
export function sqliteReason(error: unknown): string {
  return /unable to open/i.test(error instanceof Error ? error.message : '')
    ? 'it is no file that this user may read and write'
    : systemReason(error);
}
