// What the package offers to those who import it: the type of its configuration, and comparing documents.

export { defineConfig, type AshlarConfig } from './cli/config/declarations.ts';
export type { TargetName } from './targets/target.ts';
export { diffDocuments, type Compared } from './cli/diff/documents.ts';
export { worst, type Change, type CodeLevels, type Difference, type Direction, type Level, type Subject, type WireLevels } from './diff/change.ts';
export { levelOf } from './diff/verdict.ts';
export { bumpsOf, type Bumps } from './diff/versions.ts';
export type { Diagnostic, Place } from './report/diagnostic.ts';
