// Type of validation problems.

/** One problem at one location in a value. */
export interface Problem {
  /** JSON Pointer to the location in the value: `/nodes/0/address`; empty for the value itself. */
  readonly pointer: string;
  /** The same location, dotted: `nodes.0.address`. */
  readonly field: string;
  /** The JSON Schema keyword that failed (`maxLength`), or `rule`. */
  readonly keyword: string;
  /** Location in the schema: `#/components/schemas/Node/properties/address/pattern`, or the ID of the rule. */
  readonly schema: string;
  /** Human-readable message: `must be at most 32 characters`. */
  readonly message: string;
}
