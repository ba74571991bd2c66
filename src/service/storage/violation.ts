// Whether an error is the database's refusal of a second row with a unique value.

import { sqlStateOf } from './sqlstate.ts';

/** True for SQLSTATE 23505, and for what both SQLite libraries throw. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    sqlStateOf(error) === '23505' || (error instanceof Error && error.message.includes('UNIQUE constraint failed'))
  );
}
