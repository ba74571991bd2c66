// Printer for import declarations in modules that users maintain.

import { trust, type SafeText } from '../branded-text.ts';
import { identifier, stringLiteral } from './typescript.ts';

/** Prints the import of a value under a local name. */
export function printImport(name: string, localName: string, from: string): SafeText<'ts'> {
  const binding = name === localName ? identifier(name) : `${identifier(name)} as ${identifier(localName)}`;
  return trust(`import { ${binding} } from ${stringLiteral(from)};`);
}

export function printTypeImport(name: string, from: string): SafeText<'ts'> {
  return trust(`import type { ${identifier(name)} } from ${stringLiteral(from)};`);
}

/** Prints the import of a whole module: `import * as server from '…';`. */
export function printNamespaceImport(localName: string, from: string): SafeText<'ts'> {
  return trust(`import * as ${identifier(localName)} from ${stringLiteral(from)};`);
}
