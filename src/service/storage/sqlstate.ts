// What PostgreSQL calls an error.

/** The SQLSTATE of an error of the database; empty where it has none. */
export function sqlStateOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
