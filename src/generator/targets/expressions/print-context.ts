// Context of printing a rule.

import type { Code } from '../../code/branded-text.ts';
import { identifier, propertyKey } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { concat, ts } from '../../code/typescript/template-literals.ts';
import type { Typed } from '../../cel/checker-context.ts';
import type { Piece } from './operand.ts';
import { runtimeFunctions, type RuntimeFunction } from './runtime-functions.ts';

/** Names that the surrounding module provides. */
export interface Names {
  /** Returns a variable of the rule's scope (`self`, `resource`, …). */
  variable(name: string): Code<'ts'>;
  /** Returns a function of the runtime, and imports it. */
  runtime(name: RuntimeFunction): Code<'ts'>;
  /** Returns a regular expression with the `u` flag, a constant of the module. */
  pattern(source: string): Code<'ts'>;
  /** Names that macro variables must not have, besides those of the runtime. */
  readonly taken?: ReadonlySet<string>;
  /** Variables in the rule's scope that may contain bigints. */
  readonly exact?: ReadonlySet<string>;
}

export interface Printing {
  readonly names: Names;
  /** Number of enclosing functions. */
  readonly depth: number;
  /** Names of the variables of enclosing macros. */
  readonly bound: ReadonlyMap<string, Code<'ts'>>;
  /** Variables that may contain bigints. */
  readonly exact: ReadonlySet<string>;
  readonly print: (expression: Typed, printing: Printing) => Piece;
}

const globals = new Set(['Object', 'Math', 'Number', 'String', 'Date', ...Object.keys(runtimeFunctions)]);

/** Returns a unique name for a macro variable. */
export function freshName(wanted: string, { names, bound }: Printing): Code<'ts'> {
  const used = new Set<string>(bound.values());
  let name = wanted;
  while (!isSound(name) || globals.has(name) || names.taken?.has(name) === true || used.has(name)) name += '_';
  return identifier(name);
}

// `identifier` throws for reserved words.
function isSound(name: string): boolean {
  try {
    identifier(name);
    return true;
  } catch {
    return false;
  }
}

/** Returns `of.name`, or `of['name']` if the name is not an identifier or `of` has an index signature. */
export function access(of: Code<'ts'>, name: string, open: boolean): Code<'ts'> {
  const key = propertyKey(name);
  return !open && /^[A-Za-z_$]/.test(key) ? concat(of, ts`.`, key) : ts`${of}[${string(name)}]`;
}

/**
 * Returns whether a non-null assertion is needed, because the check is outside the enclosing function, where narrowing
 * is lost.
 */
export function mustInsist({ known: { guard } }: Typed, { depth }: Printing): boolean {
  return guard !== undefined && guard < depth;
}
