// Detects unique constraint violations.

import { getSqlState } from './get-sqlstate.ts';

/** Returns true for SQLSTATE 23505, and for the errors from both SQLite libraries. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    getSqlState(error) === '23505' || (error instanceof Error && error.message.includes('UNIQUE constraint failed'))
  );
}
