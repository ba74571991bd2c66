// In-memory generation and execution of the validators of a model, with a cache of compiled modules.

import { posix } from 'node:path';
import { compileFunction } from 'node:vm';

import { transform } from 'esbuild';

import { renderPages } from '../../../src/generator/output/render-templates.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { validatorPages } from '../../../src/generator/targets/validators/target.ts';
import type { RuntimePatch } from './claim.ts';

/** Exports of a package. */
export type Exports = Readonly<Record<string, unknown>>;

interface Module {
  exports: Exports;
}

type LoadModule = (path: string) => Exports;
type RunModule = (loadModule: LoadModule, module: Module) => void;

/** Compiled modules by source code. */
const compiledModules = new Map<string, Promise<RunModule>>();

/** Compiles a module, or returns the cached result. */
function compileModule(source: string): Promise<RunModule> {
  const cached = compiledModules.get(source);
  if (cached !== undefined) return cached;
  const compiled = transform(source, { loader: 'ts', format: 'cjs', target: 'es2022' }).then(({ code }): RunModule => {
    const body = compileFunction(code, ['require', 'module']);
    return (loadModule, module) => {
      Reflect.apply(body, undefined, [loadModule, module]);
    };
  });
  compiledModules.set(source, compiled);
  return compiled;
}

const runtimeFile = 'runtime.ts';

/** Generates and runs the validators of a model. Throws if a patch matches nothing. */
export function generateValidators(api: Api, patches: readonly RuntimePatch[] = []): Promise<Exports> {
  const report = createReport();
  const pages = validatorPages(api, { packages: false, importExtension: '.ts' }, report);
  const error = report.diagnostics.find(({ severity }) => severity === 'error');
  if (error !== undefined) throw new Error(`${error.code}: ${error.message}`);
  const sources = new Map(renderPages(pages).map(({ path, text: source }) => [path, source]));
  for (const { from, to } of patches) {
    const source = sources.get(runtimeFile);
    if (source?.includes(from) !== true) throw new Error(`${runtimeFile} does not contain ${from}`);
    sources.set(runtimeFile, source.replace(from, to));
  }
  return linkModules(sources);
}

/** Runs the modules of a package, given by path, and returns the exports of `index.ts`. */
export async function linkModules(sources: ReadonlyMap<string, string>): Promise<Exports> {
  const scripts = new Map(
    await Promise.all([...sources].map(async ([path, source]) => [path, await compileModule(source)] as const)),
  );
  const modules = new Map<string, Module>();
  const loadModule = (path: string): Exports => {
    const cached = modules.get(path);
    if (cached !== undefined) return cached.exports;
    const runModule = scripts.get(path);
    if (runModule === undefined) throw new Error(`cannot find module ${path}`);
    // A module is registered before it runs, because modules have import cycles.
    const module: Module = { exports: {} };
    modules.set(path, module);
    runModule((from) => loadModule(posix.join(posix.dirname(path), from)), module);
    return module.exports;
  };
  return loadModule('index.ts');
}
