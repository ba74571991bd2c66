// Identifiers and file name of a named item.

/** Names are unique per kind (schemas, operations, tag groups); `file` is unique ignoring case. */
export interface Name {
  /** Original name. */
  readonly source: string;
  /** PascalCase identifier for types: ASCII letters, digits, and `_`; never reserved, never with a leading digit. */
  readonly type: string;
  /** camelCase identifier for values, with the same rules. */
  readonly value: string;
  /** File name without extension: lower-case letters, digits, and `-`; at most 80 characters, never a device name. */
  readonly file: string;
}
