// Generated validators, bundled in memory and loaded.

import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { build, type BuildOptions } from 'esbuild';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { validatorPages } from '../../../src/generator/targets/validators/target.ts';
import type { ValidatorOptions } from '../../../src/generator/targets/validators/schema-analysis.ts';
import type { Problem } from '../../../src/runtime/validation/problem.ts';

export interface Validator {
  is(value: unknown): boolean;
  check(value: unknown): readonly Problem[];
}

export interface LoadedValidators {
  /** Returns the functions of a schema by type name, such as `Node` or `NodeRequest`. */
  schema(type: string): Validator;
  /** Calls an exported function. */
  readonly call: (name: string, ...values: readonly unknown[]) => unknown;
  /** All exports of the package. */
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Generates the validators of a model; returns the source of each module by path. */
export function renderValidators(
  api: Api,
  options: Partial<ValidatorOptions> = {},
  report = createReport(),
): ReadonlyMap<string, string> {
  const pages = validatorPages(api, { packages: false, importExtension: '.ts' }, report, {
    formats: 'assert',
    rules: 'check',
    ...options,
  });
  const error = report.diagnostics.find(({ severity }) => severity === 'error');
  if (error) throw new Error(`${error.code}: ${error.message}`);
  return new Map(renderPages(pages).map(({ path, text }) => [path, text]));
}

/** Generates, bundles, and loads the validators of a model. */
export async function loadValidators(
  api: Api,
  options: Partial<ValidatorOptions> = {},
  report = createReport(),
): Promise<LoadedValidators> {
  const modules = renderValidators(api, options, report);
  // Loads a script, because modules are never garbage-collected and some tests load thousands.
  const code = await bundle(modules, 'index.ts', { format: 'iife', globalName: 'validators' });
  const exports = runInThisContext(`(() => {${code}\nreturn validators;\n})()`) as Readonly<Record<string, unknown>>;
  const call = (name: string, ...values: readonly unknown[]): unknown => {
    const exported = exports[name];
    if (typeof exported !== 'function') throw new Error(`${name} is not an exported function`);
    return Reflect.apply(exported, undefined, values);
  };
  return {
    exports,
    call,
    schema: (type) => ({
      is: (value) => call(`is${type}`, value) === true,
      check: (value) => call(`check${type}`, value) as readonly Problem[],
    }),
  };
}

/** Bundles modules into one script. */
export async function bundle(
  modules: ReadonlyMap<string, string>,
  entry: string,
  options: Pick<BuildOptions, 'minify' | 'format' | 'globalName'> = {},
): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    ...options,
    logLevel: 'silent',
    plugins: [
      {
        name: 'in-memory modules',
        setup(setup) {
          setup.onResolve({ filter: /.*/ }, ({ path, importer, namespace }) => {
            if (importer === '') return { path, namespace: 'modules' };
            if (namespace !== 'modules') return undefined;
            return path.startsWith('.')
              ? { path: new URL(path, `file:///${importer}`).pathname.slice(1), namespace: 'modules' }
              : { path: createRequire(import.meta.url).resolve(path) };
          });
          setup.onLoad({ filter: /.*/, namespace: 'modules' }, ({ path }) => ({
            contents: modules.get(path) ?? '',
            loader: 'ts',
          }));
        },
      },
    ],
  });
  return result.outputFiles[0]?.text ?? '';
}
