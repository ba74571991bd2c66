// State of the conversion of a rule to TypeScript, and property access.

import { index, literal, member } from '../../code/typescript/build-tree.ts';
import type { Expression, LocalSymbol } from '../../code/typescript/tree.ts';
import type { TypedExpression } from '../../cel/checker-context.ts';

/** Modules by function, relative to `src/runtime/`, without extension. */
export const runtimeFunctions = {
  countCodePoints: 'validation/type-and-size-checks',
  deepEqual: 'validation/deep-equal',
  listContains: 'cel/list-contains',
  isIp: 'cel/ip',
  isCidr: 'cel/ip',
  isPrivateIp: 'cel/ip',
  urlHost: 'cel/url-host',
  parseTimestamp: 'cel/time',
  dayOfYear: 'cel/time',
} as const satisfies Readonly<Record<string, string>>;

type RuntimeFunction = keyof typeof runtimeFunctions;

/** Names that the surrounding module provides. */
export interface ProvidedNames {
  /** Returns a variable of the rule's scope (`self`, `resource`, …). */
  variable(name: string): Expression;
  /** Returns a function of the runtime. */
  runtime(name: RuntimeFunction): Expression;
  /** Returns a regular expression with the `u` flag, a constant of the module. */
  pattern(source: string): Expression;
  /** Variables in the rule's scope that may contain bigints. */
  readonly bigintVariables?: ReadonlySet<string>;
}

export interface ConversionContext {
  readonly names: ProvidedNames;
  /** Number of enclosing functions. */
  readonly depth: number;
  /** Variables of enclosing macros, by their names in the rule. */
  readonly macroVariables: ReadonlyMap<string, LocalSymbol>;
  /** Variables that may contain bigints. */
  readonly bigintVariables: ReadonlySet<string>;
  readonly convert: (expression: TypedExpression, context: ConversionContext) => Expression;
}

/**
 * Returns `operand.name`, or `operand['name']` if the name is not an identifier or `operand` has an index signature.
 */
export function memberAccess(operand: Expression, name: string, isIndexed: boolean): Expression {
  return !isIndexed && /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__'
    ? member(operand, name)
    : index(operand, literal(name));
}

/**
 * Returns whether a non-null assertion is needed, because the check is outside the enclosing function, where narrowing
 * is lost.
 */
export function needsNonNullAssertion(
  { info: { guardDepth } }: TypedExpression,
  { depth }: ConversionContext,
): boolean {
  return guardDepth !== undefined && guardDepth < depth;
}

export function nonNull(operand: Expression): Expression {
  return { kind: 'nonNull', operand };
}
