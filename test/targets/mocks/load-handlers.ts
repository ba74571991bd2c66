// Generated handlers of MSW, bundled without MSW itself, and loaded.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { root } from '../../architecture/files.ts';
import { plainSources, renderOutput } from '../../compile/render-unformatted-output.ts';

/** Packages of MSW, by major version. */
export type MswPackage = 'msw' | 'msw-3';

export interface LooseReply {
  readonly status: number;
  readonly headers?: Iterable<readonly [string, string]> | Readonly<Record<string, string | number | boolean>>;
  readonly contentType?: string;
  readonly body?: unknown;
  readonly records?: readonly unknown[];
}

export interface LooseRequest {
  readonly request: Request;
  readonly path: Readonly<Record<string, string>>;
}

type Resolver = (handled: LooseRequest) => LooseReply | undefined | Promise<LooseReply | undefined>;

interface Options {
  readonly baseUrl?: string;
  readonly seed?: number;
}

/** A handler of either version. */
export type LooseHandler = object;

export interface LoadedHandlers {
  readonly createHandlers: (options?: Options) => readonly LooseHandler[];
  /** Returns the handler of an operation. */
  readonly handler: (name: string, reply?: LooseReply | Resolver, options?: Options) => LooseHandler;
}

/** Generates, bundles, and loads the handlers of a model. The files are deleted when the test ends. */
export async function loadHandlers(api: Api, mswPackage: MswPackage): Promise<LoadedHandlers> {
  // Below the project, so that the package of MSW is found.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const directory = mkdtempSync(join(cache, 'handlers-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const options = { ...plainSources, mocks: { msw: true } };
  for (const [path, text] of await renderOutput(api, ['types', 'validators', 'mocks'], options)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  const outfile = join(directory, 'handlers.js');
  await build({
    entryPoints: [join(directory, 'mocks/msw/index.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    alias: { msw: mswPackage },
    external: [mswPackage],
    logLevel: 'silent',
  });
  const module = (await import(pathToFileURL(outfile).href)) as Readonly<
    Record<string, (...values: unknown[]) => unknown>
  >;
  return {
    createHandlers: (handlerOptions) => module['createHandlers']?.(handlerOptions) as readonly LooseHandler[],
    handler: (name, reply, handlerOptions) => module[`${name}Handler`]?.(reply, handlerOptions) as LooseHandler,
  };
}
