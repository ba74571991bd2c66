// Checking the database file on demand, also while the service is using it.

import { join } from 'node:path';
import { checkSqlite } from '../storage/sqlite-check.ts';
import { openSqlite } from '../storage/sqlite-database.ts';
import { databaseName } from './directory.ts';
import type { StartOptions } from './options.ts';
import { sqliteReason, StartProblem } from './problem.ts';

/** Returns a sentence for an undamaged file. Throws a `StartProblem` that lists the problems of a damaged one. */
export function checkState({ data, databaseUrl }: Pick<StartOptions, 'data' | 'databaseUrl'>): string {
  if (databaseUrl !== undefined)
    throw new StartProblem(
      '--check reads a SQLite file, and DATABASE_URL names a PostgreSQL server: check that with pg_amcheck.',
      2,
    );
  if (data === ':memory:')
    throw new StartProblem('--check reads a file, and :memory: has none: give its folder with --data.', 2);
  const file = join(data, databaseName);
  const problems = problemsIn(file);
  if (problems.length > 0)
    throw new StartProblem(
      `${file} is damaged:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nRestore it from a backup.`,
    );
  return `${file} is not damaged.`;
}

function problemsIn(file: string): readonly string[] {
  try {
    const database = openSqlite(file, { readOnly: true });
    try {
      return checkSqlite(database);
    } finally {
      database.close();
    }
  } catch (error) {
    throw new StartProblem(`${file} cannot be checked: ${sqliteReason(error)}.`);
  }
}
