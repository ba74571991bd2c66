// Yes or no in a column: SQLite has no booleans.

export type Flag = 0 | 1;

/** The flag of a boolean. */
export function flagOf(value: boolean): Flag {
  return value ? 1 : 0;
}
