// PostgreSQL error codes.

/** Returns the SQLSTATE of a database error; empty if none. */
export function getSqlState(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
