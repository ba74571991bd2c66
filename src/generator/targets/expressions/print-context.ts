// Context for printing a rule: names, runtime functions, and operands with their precedence.

import type { SafeText } from '../../code/branded-text.ts';
import { identifier, propertyKey, concatCode, ts, stringLiteral } from '../../code/typescript/typescript.ts';
import type { TypedExpression } from '../../cel/checker-context.ts';

/** Modules by function, relative to `src/runtime/`, without extension. */
export const runtimeFunctions = {
  countCodePoints: 'validation/type-checks',
  deepEqual: 'validation/deep-equal',
  listContains: 'cel/list-equality',
  isIp: 'cel/ip',
  isCidr: 'cel/ip',
  isPrivateIp: 'cel/ip',
  urlHost: 'cel/url',
  parseTimestamp: 'cel/time',
  dayOfYear: 'cel/time',
} as const satisfies Readonly<Record<string, string>>;

type RuntimeFunction = keyof typeof runtimeFunctions;

/** Names that the surrounding module provides. */
export interface NameProvider {
  /** Returns a variable of the rule's scope (`self`, `resource`, …). */
  variable(name: string): SafeText<'ts'>;
  /** Returns a function of the runtime, and imports it. */
  runtime(name: RuntimeFunction): SafeText<'ts'>;
  /** Returns a regular expression with the `u` flag, a constant of the module. */
  pattern(source: string): SafeText<'ts'>;
  /** Names that macro variables must not have, besides those of the runtime. */
  readonly reserved?: ReadonlySet<string>;
  /** Variables in the rule's scope that may contain bigints. */
  readonly bigintVariables?: ReadonlySet<string>;
}

export interface PrintContext {
  readonly names: NameProvider;
  /** Number of enclosing functions. */
  readonly depth: number;
  /** Names of the variables of enclosing macros. */
  readonly bound: ReadonlyMap<string, SafeText<'ts'>>;
  /** Variables that may contain bigints. */
  readonly bigintVariables: ReadonlySet<string>;
  readonly print: (expression: TypedExpression, context: PrintContext) => Operand;
}

const globalNames = new Set(['Object', 'Math', 'Number', 'String', 'Date', ...Object.keys(runtimeFunctions)]);

/** Returns a unique name for a macro variable. */
export function freshName(preferredName: string, { names, bound }: PrintContext): SafeText<'ts'> {
  const used = new Set<string>(bound.values());
  let name = preferredName;
  while (!isValidIdentifier(name) || globalNames.has(name) || names.reserved?.has(name) === true || used.has(name))
    name += '_';
  return identifier(name);
}

// `identifier` throws for reserved words.
function isValidIdentifier(name: string): boolean {
  try {
    identifier(name);
    return true;
  } catch {
    return false;
  }
}

/** Returns `of.name`, or `of['name']` if the name is not an identifier or `of` has an index signature. */
export function memberAccess(of: SafeText<'ts'>, name: string, isIndexed: boolean): SafeText<'ts'> {
  const key = propertyKey(name);
  return !isIndexed && /^[A-Za-z_$]/.test(key) ? concatCode(of, ts`.`, key) : ts`${of}[${stringLiteral(name)}]`;
}

/**
 * Returns whether a non-null assertion is needed, because the check is outside the enclosing function, where narrowing
 * is lost.
 */
export function needsNonNullAssertion({ info: { guardDepth } }: TypedExpression, { depth }: PrintContext): boolean {
  return guardDepth !== undefined && guardDepth < depth;
}

/** Operator precedence of TypeScript, lowest first. */
export const precedence = {
  arrow: 0,
  conditional: 1,
  or: 2,
  and: 3,
  equality: 4,
  order: 5,
  sum: 6,
  product: 7,
  unary: 8,
  atom: 9,
} as const;

export type Precedence = (typeof precedence)[keyof typeof precedence];

/** Printed code, and the precedence of its outermost operator. */
export interface Operand {
  readonly code: SafeText<'ts'>;
  readonly precedence: Precedence;
}

export function toOperand(code: SafeText<'ts'>, level: Precedence = precedence.atom): Operand {
  return { code, precedence: level };
}

/** Returns the code, in parentheses if it has lower precedence than `needed`. */
export function parenthesize({ code, precedence: level }: Operand, needed: Precedence): SafeText<'ts'> {
  return level >= needed ? code : ts`(${code})`;
}

/** Returns a binary expression. The right operand needs higher precedence than the left one. */
export function binaryExpression(left: Operand, operator: SafeText<'ts'>, right: Operand, level: Precedence): Operand {
  const tighter = toOperand(right.code, right.precedence === level ? precedence.arrow : right.precedence);
  return toOperand(ts`${parenthesize(left, level)} ${operator} ${parenthesize(tighter, level)}`, level);
}
