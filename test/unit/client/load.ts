// Generated clients: their modules as text, bundled, and loaded.

import { build } from 'esbuild';
import { formatFiles } from '../../../src/generator/output/format.ts';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { client } from '../../../src/generator/targets/client/target.ts';
import type { TargetOptions } from '../../../src/generator/plugin/target.ts';

/** What every call of a loaded client answers, as far as tests look at it. */
export interface LooseAnswer {
  readonly ok: boolean;
  readonly status: number | 'unexpected';
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

export type LooseCall = (request?: object) => Promise<LooseAnswer>;

/** A client whose types a test does not know. */
export type LooseClient = Readonly<Record<string, Readonly<Record<string, LooseCall>>>>;

export interface LoadedClient {
  createClient(options?: object): LooseClient;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** The files of the client target by path. */
export async function clientOf(api: Api, options: TargetOptions): Promise<ReadonlyMap<string, string>> {
  const report = createReport();
  const files = await formatFiles(renderPages(await client.pages(api, options, report)), report);
  if (report.hasErrors) throw new Error(JSON.stringify(report.diagnostics));
  return new Map(files.map(({ path, text }) => [path, text]));
}

/** Generates, bundles and loads the client of a model. */
export async function loadClient(api: Api): Promise<LoadedClient> {
  const code = await bundle(
    await clientOf(api, { packages: false, importExtension: '.ts' }),
    `export * from './index.ts';`,
  );
  const exports = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as Readonly<
    Record<string, unknown>
  >;
  return { exports, createClient: exports['createClient'] as LoadedClient['createClient'] };
}

/** What of these modules an entry needs, as one minified script. */
export async function bundle(texts: ReadonlyMap<string, string>, entry: string): Promise<string> {
  const result = await build({
    stdin: { contents: entry, sourcefile: 'entry.ts', loader: 'ts', resolveDir: '/' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    plugins: [
      {
        name: 'texts',
        setup(setup) {
          setup.onResolve({ filter: /.*/ }, ({ path, importer }) => ({
            path: new URL(path, new URL(importer, 'file:///')).pathname.slice(1),
            namespace: 'texts',
            sideEffects: false,
          }));
          setup.onLoad({ filter: /.*/, namespace: 'texts' }, ({ path }) => {
            const contents = texts.get(path);
            return contents === undefined ? { errors: [{ text: `no ${path}` }] } : { contents, loader: 'ts' };
          });
        },
      },
    ],
  });
  return result.outputFiles[0]?.text ?? '';
}
