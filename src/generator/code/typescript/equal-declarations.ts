// Equal functions of a module, of which one suffices: variants of a schema often validate the same.

import type { ModuleDeclaration } from './module-scope.ts';
import type { OnDemandSymbol, LocalSymbol, Symbol } from './tree.ts';

/** Returns a string that identifies a declaration in the package. */
type KeyOf = (symbol: OnDemandSymbol, path: string) => string;

/** Returns the function that replaces a redundant one of the module `path`; the same symbol for others. */
export type FindReplacement = (symbol: OnDemandSymbol, path: string) => OnDemandSymbol;

/**
 * Finds redundant functions. Functions that differ only in calls of redundant functions are redundant, too. Keeps those
 * for which `isRemovable` returns `false`.
 */
export function replaceRedundantFunctions(
  modules: ReadonlyMap<string, readonly ModuleDeclaration[]>,
  isRemovable: (symbol: OnDemandSymbol) => boolean,
  keyOf: KeyOf,
): FindReplacement {
  const replacements = new Map<string, OnDemandSymbol>();
  const replace: FindReplacement = (symbol, path) => {
    const replacement = replacements.size === 0 ? undefined : replacements.get(keyOf(symbol, path));
    // The replacement may have been found to be redundant later.
    return replacement ? replace(replacement, path) : symbol;
  };
  const groups = [...modules].flatMap(([path, declarations]) =>
    groupCandidates(declarations).map((candidates) => ({ path, candidates })),
  );
  for (let count = -1; count < replacements.size;) {
    count = replacements.size;
    for (const { path, candidates } of groups) {
      const keyAfter = (symbol: OnDemandSymbol): string => keyOf(replace(symbol, path), path);
      const distinct: ModuleDeclaration[] = [];
      for (const candidate of candidates) {
        const { symbol, declaration } = candidate;
        if (replacements.has(keyOf(symbol, path))) continue;
        const equal = distinct.find(
          (each) =>
            // Other modules cannot import a private function.
            (each.symbol.module !== undefined || symbol.module === undefined) &&
            isEqual(each.declaration, declaration, (a, b) => keyAfter(a) === keyAfter(b)),
        );
        if (equal && isRemovable(symbol)) replacements.set(keyOf(symbol, path), equal.symbol);
        else distinct.push(candidate);
      }
    }
  }
  return replace;
}

/** Returns groups of functions that may be equal: bodies of the same length, and the same local variables. */
function groupCandidates(declarations: readonly ModuleDeclaration[]): readonly (readonly ModuleDeclaration[])[] {
  const groups = new Map<string, ModuleDeclaration[]>();
  for (const each of declarations) {
    const { declaration, mentions } = each;
    if (declaration.kind !== 'function' || declaration.doc !== undefined) continue;
    const key = `${declaration.body.length} ${mentions.size} ${[...mentions.values()].join()}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Returns whether two nodes print the same code, except for the names of local variables. */
function isEqual(
  first: unknown,
  second: unknown,
  isSameDeclared: (a: OnDemandSymbol, b: OnDemandSymbol) => boolean,
): boolean {
  const locals = new Map<LocalSymbol, LocalSymbol>();
  const matched = new Set<LocalSymbol>();
  const isSameLocal = (a: LocalSymbol, b: LocalSymbol): boolean => {
    const known = locals.get(a);
    if (known !== undefined) return known === b;
    if (a.name !== b.name || matched.has(b)) return false;
    locals.set(a, b);
    matched.add(b);
    return true;
  };
  const isSame = (a: unknown, b: unknown): boolean => {
    if (isSymbol(a) && isSymbol(b)) {
      if (a.kind === 'local' && b.kind === 'local') return isSameLocal(a, b);
      if (a.kind === 'declared' && b.kind === 'declared') return isSameDeclared(a, b);
      if (a.kind === 'import' && b.kind === 'import') return a.name === b.name && a.from === b.from;
      return a.kind === 'constant' && b.kind === 'constant' && isSame(a.value, b.value);
    }
    if (Object.is(a, b)) return true;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
    );
  };
  return isSame(first, second);
}

function isSymbol(value: unknown): value is Symbol {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    (value.kind === 'local' || value.kind === 'import' || value.kind === 'constant' || value.kind === 'declared')
  );
}
