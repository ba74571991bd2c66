// Integrity check of the database file for `--check`, even while the service is using it.

import { join } from 'node:path';
import { checkSqliteIntegrity } from '../storage/sqlite-integrity.ts';
import { openSqlite } from '../storage/sqlite-driver.ts';
import { databaseFileName } from './data-directory.ts';
import type { StartOptions } from './options.ts';
import { describeSqliteError, StartError } from './start-error.ts';

/** Returns a message if the file is undamaged. Throws a `StartError` that lists all problems if it is damaged. */
export function checkDatabaseFile({ data, databaseUrl }: Pick<StartOptions, 'data' | 'databaseUrl'>): string {
  if (databaseUrl !== undefined)
    throw new StartError(
      '--check requires a SQLite file, but DATABASE_URL is set: check PostgreSQL with pg_amcheck.',
      2,
    );
  if (data === ':memory:')
    throw new StartError('--check requires a file, but :memory: has none: pass its directory with --data.', 2);
  const file = join(data, databaseFileName);
  const problems = findProblems(file);
  if (problems.length > 0)
    throw new StartError(
      `${file} is damaged:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nRestore it from a backup.`,
    );
  return `${file} is not damaged.`;
}

function findProblems(file: string): readonly string[] {
  try {
    const database = openSqlite(file, { readOnly: true });
    try {
      return checkSqliteIntegrity(database);
    } finally {
      database.close();
    }
  } catch (error) {
    throw new StartError(`${file} cannot be checked: ${describeSqliteError(error)}.`);
  }
}
