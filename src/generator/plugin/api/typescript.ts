// TypeScript for targets: the syntax tree, the linker that names and imports, the printer, and names of exports.

export * from '../../code/runtime-sources.ts';
export * from '../../code/typescript/build-tree.ts';
export * from '../../code/typescript/comment.ts';
export * from '../../code/typescript/imports.ts';
export * from '../../code/typescript/inspect-tree.ts';
export * from '../../code/typescript/json-literal.ts';
export * from '../../code/typescript/link.ts';
export * from '../../code/typescript/module-printer.ts';
export * from '../../code/typescript/print-expression.ts';
export * from '../../code/typescript/print-type.ts';
export * from '../../code/typescript/record-names.ts';
export * from '../../code/typescript/request-declarations.ts';
export type * from '../../code/typescript/statement-and-declaration-views.ts';
export type * from '../../code/typescript/tree.ts';
export * from '../../code/typescript/typescript.ts';
export * from '../../plugin/client-calls.ts';
export * from '../../plugin/conversion-expressions.ts';
export * from '../../plugin/enum-exports.ts';
export * from '../../plugin/export-names.ts';
export * from '../../plugin/module-specifiers.ts';
export * from '../../plugin/types-modules.ts';
