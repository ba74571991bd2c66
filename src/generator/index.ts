// Public API of the package: configuration type, document comparison, and custom lint rules.

export { defineConfig, type AshlarConfig } from './cli/config/types.ts';
export type { TargetName } from './plugin/target.ts';
export { diffDocuments, type Compared } from './commands/diff/cli/diff-documents.ts';
export {
  worst,
  type Change,
  type CodeLevels,
  type Difference,
  type Direction,
  type Level,
  type Subject,
  type WireLevels,
} from './commands/diff/change.ts';
export { levelOf } from './commands/diff/assess-changes.ts';
export { bumpsOf, type Bumps } from './commands/diff/semver-bumps.ts';
export {
  defineRule,
  schemaOf,
  type Fix,
  type Placed,
  type Rule,
  type Said,
  type Standing,
  type Subject as RuleSubject,
  type Visitor,
} from './commands/lint/rule.ts';
export type { LintConfig } from './commands/lint/config.ts';
export type { LintFinding } from './commands/lint/finding.ts';
export { tryRule, type Tried } from './commands/lint/cli/try-rule.ts';
export { inPlace } from './model/validate/in-place-applicators.ts';
export type * from './model/types/api.ts';
export type { Assertion, ObjectSchema } from './model/types/schema.ts';
export type { Origin } from './model/types/origin.ts';
export type { Diagnostic, Place } from './diagnostics/diagnostic.ts';
