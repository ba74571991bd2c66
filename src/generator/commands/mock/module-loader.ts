// Loader of generated TypeScript modules from memory.

import { posix } from 'node:path';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { toFunctionBody } from './link-module.ts';

/** Returns the exports of a module, and runs it if it has not run yet. `path` is relative, with `.ts`. */
export type ModuleLoader = (path: string) => Readonly<Record<string, unknown>>;

type Exports = Record<string, unknown>;

/** A module that has run, or is running. */
interface LoadedModule {
  readonly exports: Exports;
  /** What modules in a cycle still have to import; `undefined` after the module has run. */
  pending: ((exports: Exports) => void)[] | undefined;
}

type RunModule = (exports: Exports, link: (specifier: string, assign: (exports: Exports) => void) => void) => void;

/** Creates a loader for modules by path. Only modules that are imported run. Types are removed, and not checked. */
export function createModuleLoader(modules: ReadonlyMap<string, string>): ModuleLoader {
  const requireBuiltin = createRequire(import.meta.url);
  const loaded = new Map<string, LoadedModule>();

  function load(path: string): LoadedModule {
    const existing = loaded.get(path);
    if (existing) return existing;
    const text = modules.get(path);
    if (text === undefined) throw new Error(`the generated server has no module ${path}`);
    const module: LoadedModule = { exports: {}, pending: [] };
    loaded.set(path, module);
    const run = compileFunction(toFunctionBody(path, text), ['$exports', '$link'], {
      filename: path,
    }) as RunModule;
    run(module.exports, (specifier, assign) => {
      if (!specifier.startsWith('.')) return assign(requireBuiltin(specifier) as Exports); // A module of Node.js.
      const imported = load(posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.ts'));
      assign(imported.exports);
      imported.pending?.push(assign);
    });
    for (const assign of module.pending ?? []) assign(module.exports);
    module.pending = undefined;
    return module;
  }

  return (path) => load(path).exports;
}
