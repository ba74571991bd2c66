// Types of the rule violations of spec/: for each rule, a value that violates it and no other rule of its owner.

/** Values of the variables of a rule. */
export type RuleVariables = Readonly<Record<string, Readonly<Record<string, unknown>> | string | number>>;

/** Violations of the rules of one schema or operation. */
export interface OwnerViolations {
  /** A value that satisfies all rules. Default: the schema's first example. */
  readonly valid?: RuleVariables;
  /** By rule ID: changes to properties of the variables of the valid value. */
  readonly changes: Readonly<Record<string, RuleVariables>>;
  /** By rule ID: stricter rules that the changes also violate, because the rule cannot be violated alone. */
  readonly alsoViolated?: Readonly<Record<string, readonly string[]>>;
}
