// Detects unique constraint violations.

import { sqlState } from './sqlstate.ts';

/** Returns true for SQLSTATE 23505, and for the errors of both SQLite libraries. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505' || (error instanceof Error && error.message.includes('UNIQUE constraint failed'));
}
