// Generated clients, bundled in memory and loaded.

import { build } from 'esbuild';
import { formatFiles } from '../../../src/generator/output/format.ts';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { client } from '../../../src/generator/targets/client/target.ts';
import type { TargetOptions, TypesOptions } from '../../../src/generator/plugin/target.ts';
import { plainSources, renderOutput } from '../../compile/render-unformatted-output.ts';

/** The part of a result that tests use. */
export interface LooseResult {
  readonly ok: boolean;
  readonly status: number | 'unexpected';
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

export type LooseCall = (request?: object) => Promise<LooseResult>;

/** A client without static types: calls by tag and operation. */
export type LooseClient = Readonly<Record<string, Readonly<Record<string, LooseCall>>>>;

export interface LoadedClient {
  createClient(options?: object): LooseClient;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Returns the formatted content of each file of the client target by path. */
export async function generateClient(api: Api, options: TargetOptions): Promise<ReadonlyMap<string, string>> {
  const report = createReport();
  const files = await formatFiles(renderPages(client.plan(api, { settings: options, report })), report);
  if (report.hasErrors) throw new Error(JSON.stringify(report.diagnostics));
  return new Map(files.map(({ path, text }) => [path, text]));
}

/** Generates, bundles, and loads the client of a model. */
export async function loadClient(api: Api, typesOptions?: TypesOptions): Promise<LoadedClient> {
  const code = await bundleClient(api, `export * from './client/index.ts';`, typesOptions);
  const exports = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as Readonly<
    Record<string, unknown>
  >;
  return { exports, createClient: exports['createClient'] as LoadedClient['createClient'] };
}

/** Bundles an entry with the client of a model, in `client/`, and its types, in `types/`. */
export async function bundleClient(api: Api, entry: string, typesOptions?: TypesOptions): Promise<string> {
  const options = { ...plainSources, ...(typesOptions && { types: typesOptions }) };
  return bundle(await renderOutput(api, ['types', 'client'], options), entry);
}

/** Bundles an entry and the modules that it needs into one script, by default minified. */
export async function bundle(files: ReadonlyMap<string, string>, entry: string, minify = true): Promise<string> {
  const result = await build({
    stdin: { contents: entry, sourcefile: 'entry.ts', loader: 'ts', resolveDir: '/' },
    bundle: true,
    minify,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        setup(setup) {
          setup.onResolve({ filter: /.*/ }, ({ path, importer }) => ({
            path: new URL(path, new URL(importer, 'file:///')).pathname.slice(1),
            namespace: 'files',
            sideEffects: false,
          }));
          setup.onLoad({ filter: /.*/, namespace: 'files' }, ({ path }) => {
            const contents = files.get(path);
            return contents === undefined ? { errors: [{ text: `no ${path}` }] } : { contents, loader: 'ts' };
          });
        },
      },
    ],
  });
  return result.outputFiles[0]?.text ?? '';
}
