// Requested declarations: those of the exported roots, and everything that they mention, directly or indirectly.

import { detachSymbols } from './detach-symbols.ts';
import { collectMentions, type ModuleDeclaration } from './module-scope.ts';
import type { Declaration, OnDemandSymbol } from './tree.ts';

/**
 * Returns the declaration with this key in a module: from the previous run if its input is unchanged, otherwise built.
 * `prepare` returns the function that builds it. The result has a hash if a later run can reuse it.
 */
export type ReuseDeclaration = (path: string, key: string, prepare: () => () => ModuleDeclaration) => ModuleDeclaration;

export function exportKey({ module = '', key }: OnDemandSymbol): string {
  return `${module} ${key}`;
}

/** Returns a key that identifies a symbol of the module `path` in the package. */
export function keyIn(symbol: OnDemandSymbol, path: string): string {
  return symbol.module === undefined ? `private ${path} ${symbol.key}` : exportKey(symbol);
}

/**
 * Builds all declarations by module path. Private ones follow the declaration that mentions them first. Uses iteration,
 * because references can nest deeper than the call stack.
 */
export function requestDeclarations(
  roots: readonly OnDemandSymbol[],
  reuse: ReuseDeclaration | undefined,
): ReadonlyMap<string, readonly ModuleDeclaration[]> {
  const builder = reuse ? createReusingBuilder(roots, reuse) : createBuilder();
  const modules = new Map<string, ModuleDeclaration[]>();
  const requested = new Set(roots.map(exportKey));
  const exported = [...roots];
  for (const root of exported) {
    const path = root.module;
    if (path === undefined) throw new Error(`no module exports ${root.key}`);
    const module = modules.get(path) ?? [];
    modules.set(path, module);
    const pending = [root];
    for (let symbol = pending.pop(); symbol; symbol = pending.pop()) {
      const built = builder.build(symbol, path);
      module.push(built);
      const privateSymbols: OnDemandSymbol[] = [];
      for (const mentioned of built.mentions.keys()) {
        if (mentioned.kind !== 'declared') continue;
        const key = keyIn(mentioned, path);
        if (requested.has(key)) continue;
        requested.add(key);
        builder.onRequest(mentioned, symbol, path);
        (mentioned.module === undefined ? privateSymbols : exported).push(mentioned);
      }
      pending.push(...privateSymbols.reverse());
    }
  }
  return modules;
}

interface DeclarationBuilder {
  /** Returns the declaration of a symbol that the module `path` contains. */
  build(symbol: OnDemandSymbol, path: string): ModuleDeclaration;
  /** Receives each symbol with the first symbol whose declaration mentions it, and the module of that one. */
  onRequest(symbol: OnDemandSymbol, requester: OnDemandSymbol, path: string): void;
}

function createBuilder(): DeclarationBuilder {
  return {
    build: (symbol) => toModuleDeclaration(symbol, callDeclare(symbol)),
    onRequest: () => undefined,
  };
}

function toModuleDeclaration(symbol: OnDemandSymbol, declaration: Declaration): ModuleDeclaration {
  return { symbol, declaration, mentions: collectMentions(declaration) };
}

function callDeclare(symbol: OnDemandSymbol): Declaration {
  if (!symbol.declare) throw new Error('missing declaration');
  return symbol.declare();
}

/**
 * Creates a builder that reuses declarations. Reused ones mention symbols that cannot be declared. To declare such a
 * symbol, it declares the requester again.
 */
function createReusingBuilder(roots: readonly OnDemandSymbol[], reuse: ReuseDeclaration): DeclarationBuilder {
  /** Symbols of this run that can be declared. */
  const declarable = new Map(roots.map((root) => [exportKey(root), root]));
  const requesters = new Map<string, { readonly key: string; readonly path: string }>();

  /** Declares a symbol, and records the symbols that it mentions. */
  function declare(key: string, path: string): ModuleDeclaration {
    const symbol = makeDeclarable(key);
    const built = toModuleDeclaration(symbol, callDeclare(symbol));
    for (const mentioned of built.mentions.keys())
      if (mentioned.kind === 'declared' && !declarable.has(keyIn(mentioned, path)))
        declarable.set(keyIn(mentioned, path), mentioned);
    return built;
  }

  function makeDeclarable(key: string): OnDemandSymbol {
    const chain: { readonly key: string; readonly path: string }[] = [];
    for (let missing = key; !declarable.has(missing);) {
      const requester = requesters.get(missing);
      if (!requester) throw new Error(`missing requester: ${missing}`);
      chain.push(requester);
      missing = requester.key;
    }
    for (const requester of chain.reverse()) declare(requester.key, requester.path);
    const symbol = declarable.get(key);
    if (!symbol) throw new Error(`missing mention: ${key}`);
    return symbol;
  }

  return {
    build: (symbol, path) =>
      reuse(path, reuseKey(symbol), () => {
        const key = keyIn(symbol, path);
        makeDeclarable(key);
        return () => detachSymbols(declare(key, path));
      }),
    onRequest(symbol, requester, path) {
      requesters.set(keyIn(symbol, path), { key: keyIn(requester, path), path });
    },
  };
}

/** Names after the first mention, which can be in another module, are not part of the input of the module. */
function reuseKey({ key, name }: OnDemandSymbol): string {
  return JSON.stringify([key, name]);
}
