// What a validator says of a value that is not valid.

/** One problem of one place in a value. */
export interface Problem {
  /** JSON pointer of the place in the value: `/nodes/0/address`; empty for the value itself. */
  readonly pointer: string;
  /** The same place, dotted: `nodes.0.address`. */
  readonly field: string;
  /** The JSON Schema keyword that failed (`maxLength`), or `rule`. */
  readonly keyword: string;
  /** Where the schema says so: `#/components/schemas/Node/properties/address/pattern`, or the rule's id. */
  readonly schema: string;
  /** A sentence a person understands: `must be at most 32 characters`. */
  readonly message: string;
}
