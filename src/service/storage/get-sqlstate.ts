// Reads PostgreSQL error codes.

/** Returns the SQLSTATE of a database error; an empty string if there is none. */
export function getSqlState(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
