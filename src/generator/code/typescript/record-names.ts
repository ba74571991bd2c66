// Records of the names in printed code, so that a later run can reuse the code if its symbols have the same names.

import { detachSymbol } from './detach-symbols.ts';
import type { NameOf } from './print-type.ts';
import type { Symbol } from './tree.ts';

/** Symbols that code mentions, with their names in the module, in order of first occurrence. */
export type RecordedNames = readonly (readonly [symbol: Symbol, name: string])[];

/** Returns the function, which also records the names that it returns. */
export function recordNames(nameOf: NameOf): { readonly nameOf: NameOf; readonly names: () => RecordedNames } {
  const names = new Map<Symbol, string>();
  return {
    nameOf(symbol) {
      const name = nameOf(symbol);
      names.set(symbol, name);
      return name;
    },
    names: () => [...names].map(([symbol, name]) => [symbol.kind === 'declared' ? detachSymbol(symbol) : symbol, name]),
  };
}

/** Names the symbols again, which imports them. Returns whether all names are the same. */
export function hasSameNames(names: RecordedNames, nameOf: NameOf): boolean {
  return names.every(([symbol, name]) => nameOf(symbol) === name);
}
