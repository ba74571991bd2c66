// Booleans in SQL: SQLite has no boolean type.

export type SqlBoolean = 0 | 1;

/** Converts a boolean. */
export function toSqlBoolean(value: boolean): SqlBoolean {
  return value ? 1 : 0;
}
