// The names of one thing, settled once for every target.

/** All spellings are unique among the things of their sort (schemas, operations, areas), `file` also on case-insensitive disks. */
export interface Name {
  /** As the document writes it. */
  readonly source: string;
  /** PascalCase identifier for types: ASCII letters, digits and `_`, never reserved, never starting with a digit. */
  readonly type: string;
  /** camelCase identifier for values, likewise. */
  readonly value: string;
  /** File stem: lower-case letters, digits and `-`, at most 80 characters, never a device name. */
  readonly file: string;
}
