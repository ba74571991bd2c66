// Types for violations of the rules of spec/: for each rule, a value that violates no other rule of its owner.

/** Values of the variables of a rule. */
export type RuleVariables = Readonly<Record<string, Readonly<Record<string, unknown>> | string | number>>;

/** Violations of the rules of one schema or operation. */
export interface OwnerViolations {
  /** A value that satisfies all rules. Default: the schema's first example. */
  readonly valid?: RuleVariables;
  /** Changes to the valid value that violate a rule, by rule ID. */
  readonly changes: Readonly<Record<string, RuleVariables>>;
  /** Stricter rules that the changes also violate, because the rule cannot be violated alone, by rule ID. */
  readonly alsoViolated?: Readonly<Record<string, readonly string[]>>;
}
