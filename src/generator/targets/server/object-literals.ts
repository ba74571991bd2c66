// Printers of TypeScript object and array literals.

import type { SafeText } from '../../code/branded-text.ts';
import { propertyKey } from '../../code/typescript/identifier.ts';
import { stringLiteral } from '../../code/typescript/string-literal.ts';
import { joinCode, ts } from '../../code/typescript/template-literals.ts';

/** A property and its value; properties with the value `undefined` are omitted. */
export type ObjectEntry = readonly [name: string, value: SafeText<'ts'> | undefined];

/** Prints an object literal. */
export function printObject(members: readonly ObjectEntry[]): SafeText<'ts'> {
  const entries = members.flatMap(([name, value]) => (value === undefined ? [] : [ts`${printKey(name)}: ${value}`]));
  return entries.length === 0 ? ts`{}` : ts`{ ${joinCode(entries, ts`, `)} }`;
}

export function printArray(items: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  return ts`[${joinCode(items, ts`, `)}]`;
}

/** Prints an array of strings; `undefined` if it is empty. */
export function printStringArray(items: readonly string[]): SafeText<'ts'> | undefined {
  return items.length === 0 ? undefined : printArray(items.map(stringLiteral));
}

/** Prints a string; `undefined` if there is none. */
export function printOptionalString(value: string | undefined): SafeText<'ts'> | undefined {
  return value === undefined ? undefined : stringLiteral(value);
}

/** A plain `__proto__` key would set the prototype. */
function printKey(name: string): SafeText<'ts'> {
  return name === '__proto__' ? ts`[${stringLiteral(name)}]` : propertyKey(name);
}
