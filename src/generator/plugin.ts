// Public API for targets, which packages import as `ashlar/plugin`. Built-in targets use nothing else, which a test checks.

export { defineTarget } from './plugin/define-target.ts';
export * from './plugin/target.ts';
export type * from './plugin/memo-interface.ts';
export * from './plugin/package-files.ts';
export * from './plugin/runtime-page.ts';
export * from './plugin/slice-input.ts';
export { createReport, type DiagnosticDetails, type Report } from './diagnostics/report.ts';
export type { Json } from './source/node.ts';
export * as cel from './plugin/api/cel.ts';
export * as model from './plugin/api/model.ts';
export * as text from './plugin/api/text.ts';
export * as typescript from './plugin/api/typescript.ts';
