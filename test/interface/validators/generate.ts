// Validators from a model, linked in memory: each module is compiled once for its text, however many documents share it.

import { posix } from 'node:path';
import { compileFunction } from 'node:vm';

import { transform } from 'esbuild';

import { renderPages } from '../../../src/generator/output/render-templates.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { validatorPages } from '../../../src/generator/targets/validators/target.ts';
import type { Patch } from './claim.ts';

/** What the modules of a package export together. */
export type Exports = Readonly<Record<string, unknown>>;

interface Module {
  exports: Exports;
}

type Load = (path: string) => Exports;
type Run = (load: Load, module: Module) => void;

const runs = new Map<string, Promise<Run>>();

/** The script of a module, compiled once for its text. */
function compiled(text: string): Promise<Run> {
  const known = runs.get(text);
  if (known !== undefined) return known;
  const made = transform(text, { loader: 'ts', format: 'cjs', target: 'es2022' }).then(({ code }): Run => {
    const body = compileFunction(code, ['require', 'module']);
    return (load, module) => {
      Reflect.apply(body, undefined, [load, module]);
    };
  });
  runs.set(text, made);
  return made;
}

/** The validators of a model, run. A patch whose text is not found is an error: it would break nothing. */
export function generated(api: Api, patches: readonly Patch[] = []): Promise<Exports> {
  const report = createReport();
  const pages = validatorPages(api, { packages: false, importExtension: '.ts' }, report);
  const error = report.diagnostics.find(({ severity }) => severity === 'error');
  if (error !== undefined) throw new Error(`${error.code}: ${error.message}`);
  const texts = new Map(renderPages(pages).map(({ path, text }) => [path, text]));
  for (const { file, from, to } of patches) {
    const text = texts.get(file);
    if (text?.includes(from) !== true) throw new Error(`${file} has no text ${from}`);
    texts.set(file, text.replace(from, to));
  }
  return linked(texts);
}

/** The modules of a package, by path, run; the exports of its `index.ts`. */
export async function linked(texts: ReadonlyMap<string, string>): Promise<Exports> {
  const scripts = new Map(
    await Promise.all([...texts].map(async ([path, text]) => [path, await compiled(text)] as const)),
  );
  const modules = new Map<string, Module>();
  const load = (path: string): Exports => {
    const known = modules.get(path);
    if (known !== undefined) return known.exports;
    const run = scripts.get(path);
    if (run === undefined) throw new Error(`there is no module ${path}`);
    // Modules import each other in circles: what one exports is there before it has run.
    const module: Module = { exports: {} };
    modules.set(path, module);
    run((from) => load(posix.join(posix.dirname(path), from)), module);
    return module.exports;
  };
  return load('index.ts');
}
