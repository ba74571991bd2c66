// What the printer of rules knows at a point, and the smallest things that it prints.

import type { Code } from '../../code/branded-text.ts';
import { identifier, propertyKey } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { concat, ts } from '../../code/typescript/template-literals.ts';
import type { Typed } from '../../cel/checker-context.ts';
import type { Piece } from './operand.ts';
import { runtimeFunctions, type RuntimeFunction } from './runtime-functions.ts';

/** How the surroundings of a printed rule call what it needs. */
export interface Names {
  /** A variable of the rule's scope (`self`, `resource`, …). */
  variable(name: string): Code<'ts'>;
  /** A function of the runtime; whoever asks for it imports it. */
  runtime(name: RuntimeFunction): Code<'ts'>;
  /** A regular expression with the flag `u`, made once per module. */
  pattern(source: string): Code<'ts'>;
  /** Names that variables of macros must not take, beyond those of the runtime. */
  readonly taken?: ReadonlySet<string>;
  /** Variables of the rule's scope whose numbers may be bigints. */
  readonly exact?: ReadonlySet<string>;
}

export interface Printing {
  readonly names: Names;
  /** How many functions are around. */
  readonly depth: number;
  /** The variables of the macros around. */
  readonly bound: ReadonlyMap<string, Code<'ts'>>;
  /** The variables whose numbers may be bigints. */
  readonly exact: ReadonlySet<string>;
  readonly print: (expression: Typed, printing: Printing) => Piece;
}

const globals = new Set(['Object', 'Math', 'Number', 'String', 'Date', ...Object.keys(runtimeFunctions)]);

/** A name for the variable of a macro that means nothing else there. */
export function freshName(wanted: string, { names, bound }: Printing): Code<'ts'> {
  const used = new Set<string>(bound.values());
  let name = wanted;
  while (!isSound(name) || globals.has(name) || names.taken?.has(name) === true || used.has(name)) name += '_';
  return identifier(name);
}

// Only the maker of identifiers knows the reserved words, and refuses them by throwing.
function isSound(name: string): boolean {
  try {
    identifier(name);
    return true;
  } catch {
    return false;
  }
}

/** `of.name`, or `of['name']` where the name is no word or `of` has members of any name. */
export function access(of: Code<'ts'>, name: string, open: boolean): Code<'ts'> {
  const key = propertyKey(name);
  return !open && /^[A-Za-z_$]/.test(key) ? concat(of, ts`.`, key) : ts`${of}[${string(name)}]`;
}

/** Whether the compiler must be told that a value is there, because what makes sure of it stands outside a function. */
export function mustInsist({ known: { guard } }: Typed, { depth }: Printing): boolean {
  return guard !== undefined && guard < depth;
}
