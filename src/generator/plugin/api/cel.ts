// Rules for targets: the syntax tree of CEL with types.

export * from '../../cel/ast.ts';
export * from '../../cel/checker-context.ts';
export * from '../../cel/creation-rules.ts';
export * from '../../cel/narrowing.ts';
export * from '../../cel/re2-pattern.ts';
export * from '../../cel/timestamps-and-durations.ts';
export * from '../../cel/type-relations.ts';
export * from '../../cel/types.ts';
