// Consistency check of a SQLite file.

import type { SqliteConnection } from './sqlite-driver.ts';
import { UnavailableError } from './unavailable.ts';

/** A file that SQLite can open, but whose pages are damaged. */
export class DamagedDatabaseError extends Error {
  /** SQLite's messages, at least one. */
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`the file is damaged: ${problems[0] ?? ''}`);
    this.problems = problems;
  }
}

/**
 * Reads all pages with `PRAGMA quick_check`. Returns at most 100 problems, none for an undamaged file. Throws if the
 * file is not a database.
 */
export function checkSqliteIntegrity(database: SqliteConnection): readonly string[] {
  try {
    const rows = database.prepare('pragma quick_check').all([]) as readonly { readonly quick_check: string }[]; // the only column of the result
    return rows
      .flatMap(({ quick_check }) => quick_check.split('\n'))
      .filter((line) => line !== 'ok' && !line.startsWith('***'));
  } catch (error) {
    // Some damage aborts the check itself.
    if (isDamage(error)) return [error.message];
    throw error;
  }
}

/** Returns whether an error is caused by a damaged file. */
export function isDamage(error: unknown): error is UnavailableError {
  return error instanceof UnavailableError && error.message.includes('malformed');
}
