// Public API of the package: configuration type, document comparison, and custom lint rules.

export { defineConfig, type AshlarConfig } from './cli/config/types.ts';
export { generate, type GenerateOptions, type GenerateResult } from './commands/generate/run.ts';
export type { FileResult, FileState } from './cli/command-result.ts';
export { defineTarget } from './plugin/define-target.ts';
export type {
  Artifact,
  ModelMemo,
  Target,
  TargetName,
  TargetOptions,
  TargetRun,
  TemplateArtifact,
  TextArtifact,
} from './plugin/target.ts';
export type { MemoInput } from './plugin/memo-interface.ts';
export type { Report } from './diagnostics/report.ts';
export { diffDocuments, type DiffOptions, type DocumentDiff } from './commands/diff/cli/diff-document-versions.ts';
export {
  worstLevel,
  type Change,
  type CodeLevels,
  type ApiDifference,
  type Direction,
  type ChangeLevel,
  type ChangeSubject,
  type WireLevels,
} from './commands/diff/change.ts';
export { changeLevel } from './commands/diff/assess-changes.ts';
export { computeBumps, type VersionBumps } from './commands/diff/semver-bumps.ts';
export {
  defineRule,
  asSchemaObject,
  type ExamplesContext,
  type Fix,
  type MediaTypeContext,
  type LintRule,
  type FindingInput,
  type SchemaContext,
  type RuleContext,
  type Visitor,
} from './commands/lint/rule.ts';
export type { LintConfig } from './commands/lint/config.ts';
export type { LintFinding } from './commands/lint/finding.ts';
export { testRule, type RuleTestResult } from './commands/lint/cli/test-rule.ts';
export { inPlaceSchemas } from './model/validate/in-place-applicators.ts';
export type * from './model/types/api.ts';
export type { JsonSchema, SchemaObject } from './model/types/schema.ts';
export type { SourceLocation } from './model/source-location.ts';
export type { Diagnostic, Location } from './diagnostics/diagnostic.ts';
