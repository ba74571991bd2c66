// Generated factories, bundled in memory with their validators, and loaded.

import { plainSources, renderOutput } from '../../compile/render-unformatted-output.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import type { TargetOptions } from '../../../src/generator/plugin/target.ts';
import { bundle } from '../client/load-client.ts';

/** A factory without static types. */
export interface LooseFactory {
  (overrides?: unknown, options?: { readonly seed?: number }): unknown;
  readonly json: (overrides?: unknown, options?: { readonly seed?: number }) => unknown;
}

export type LooseCheck = (...parameters: readonly unknown[]) => readonly object[];

export interface LoadedMocks {
  /** All factories: `aPet`, and `listPetsResponses 200 application/json` for the body of a response, without a status for that of a webhook. */
  readonly factories: ReadonlyMap<string, LooseFactory>;
  readonly validators: Readonly<Record<string, LooseCheck>>;
}

/** Generates, bundles, and loads the mocks of a model. */
export async function loadMocks(api: Api, options: Partial<TargetOptions> = {}): Promise<LoadedMocks> {
  const files = await renderOutput(api, ['types', 'validators', 'mocks'], { ...plainSources, ...options });
  const entry = `export * as validators from './validators/index.ts'; export * as mocks from './mocks/index.ts';`;
  // The minifier of esbuild prints property names with line breaks as template strings, which are invalid there.
  const code = await bundle(files, entry, false);
  const module = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as {
    readonly validators: LoadedMocks['validators'];
    readonly mocks: Readonly<
      Record<string, LooseFactory | Readonly<Record<string, LooseFactory | Readonly<Record<string, LooseFactory>>>>>
    >;
  };
  const factories = Object.entries(module.mocks).flatMap(([name, exported]) =>
    typeof exported === 'function'
      ? [[name, exported] as const]
      : Object.entries(exported).flatMap(([key, factories]) =>
          typeof factories === 'function'
            ? [[`${name} ${key}`, factories] as const]
            : Object.entries(factories).map(
                ([mediaType, factory]) => [`${name} ${key} ${mediaType}`, factory] as const,
              ),
        ),
  );
  return { factories: new Map(factories), validators: module.validators };
}

/** Returns a factory by name. */
export function factoryOf({ factories }: LoadedMocks, name: string): LooseFactory {
  const factory = factories.get(name);
  if (!factory) throw new Error(`there is no factory ${name}`);
  return factory;
}
