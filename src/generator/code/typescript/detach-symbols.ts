// Copies of symbols and declarations that cannot be declared, so that they can be kept without the model.

import { isSymbol } from './inspect-tree.ts';
import type { ModuleDeclaration } from './module-scope.ts';
import type { OnDemandSymbol, Symbol } from './tree.ts';

/** Returns a copy of a symbol without `declare`. */
export function detachSymbol({ kind, key, name, module, isType }: OnDemandSymbol): OnDemandSymbol {
  return { kind, key, name, ...(module !== undefined && { module }), ...(isType && { isType }) };
}

/** Returns a copy of a declaration. Its symbols are equal to the original ones, but have no `declare`. */
export function detachSymbols({ symbol, declaration, mentions }: ModuleDeclaration): ModuleDeclaration {
  const copies = new Map<Symbol, Symbol>();
  const copySymbol = (original: Symbol): Symbol => {
    if (original.kind === 'local' || original.kind === 'import') return original;
    const copy = copies.get(original) ?? (original.kind === 'declared' ? detachSymbol(original) : copyObject(original));
    copies.set(original, copy);
    return copy;
  };
  const copyValue = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(copyValue);
    // The value of a literal can look like a symbol.
    if ('kind' in value && value.kind === 'literal') return value;
    return isSymbol(value) ? copySymbol(value) : copyObject(value);
  };
  const copyObject = <T extends object>(value: T): T =>
    // The copy has the same structure.
    Object.fromEntries(Object.entries(value).map(([key, property]) => [key, copyValue(property)])) as T;
  return {
    symbol: detachSymbol(symbol),
    declaration: copyObject(declaration),
    mentions: new Map([...mentions].map(([mentioned, count]) => [copySymbol(mentioned), count])),
  };
}
