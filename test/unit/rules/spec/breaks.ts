// For each rule of `spec/` a value that breaks it and no other rule of its owner.

/** What a rule judges: its variables. */
export type Judged = Readonly<Record<string, Readonly<Record<string, unknown>> | string | number>>;

/** The rules of one schema or operation. */
export interface Row {
  /** A value that keeps all of them; absent where the schema's first example is one. */
  readonly good?: Judged;
  /** By the rule's id: what must be changed in the good value, variable by variable and member by member. */
  readonly breaks: Readonly<Record<string, Judged>>;
  /** Rules that cannot be broken without others, which demand more, and those others. */
  readonly besides?: Readonly<Record<string, readonly string[]>>;
}
