// What the package offers to those who import it: the type of its configuration, comparing documents, and writing rules for the linter.

export { defineConfig, type AshlarConfig } from './cli/config/declarations.ts';
export type { TargetName } from './targets/target.ts';
export { diffDocuments, type Compared } from './cli/diff/documents.ts';
export {
  worst,
  type Change,
  type CodeLevels,
  type Difference,
  type Direction,
  type Level,
  type Subject,
  type WireLevels,
} from './diff/change.ts';
export { levelOf } from './diff/verdict.ts';
export { bumpsOf, type Bumps } from './diff/versions.ts';
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
} from './lint/rule.ts';
export type { LintConfig } from './lint/config.ts';
export type { LintFinding } from './lint/finding.ts';
export { tryRule, type Tried } from './cli/lint/try-rule.ts';
export { inPlace } from './model/values/in-place.ts';
export type * from './model/declarations/api.ts';
export type { Assertion, ObjectSchema } from './model/declarations/assertions.ts';
export type { Origin } from './model/declarations/origin.ts';
export type { Diagnostic, Place } from './report/diagnostic.ts';
