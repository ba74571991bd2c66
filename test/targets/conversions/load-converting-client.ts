// Clients with conversions, with their validators, for tests that call them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from '../../../src/generator/model/types/api.ts';
import type { ValueFormOptions } from '../../../src/generator/model/value-forms/value-form-options.ts';
import { plainSources, renderOutput } from '../../compile/render-unformatted-output.ts';
import { bundle, type LooseClient } from '../client/load-client.ts';
import { modelOf } from '../model-of.ts';

export interface ConvertingClient {
  /** Creates a client; with validation by default. */
  readonly createClient: (options: object, isValidating?: boolean) => LooseClient;
}

/** Returns the model of a document of this directory. */
export function readModel(name: string): Promise<Api> {
  return modelOf(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

/** Generates, bundles, and loads the client and the validators of a model. */
export async function loadConvertingClient(api: Api, options: ValueFormOptions): Promise<ConvertingClient> {
  const files = await renderOutput(api, ['types', 'client', 'validators'], { ...plainSources, ...options });
  const entry = `
    import { createClient, createMessageValidator } from './client/index.ts';
    import { operationChecks } from './validators/index.ts';
    export const create = (options, isValidating = true) =>
      createClient({ ...options, ...(isValidating && { validate: createMessageValidator(operationChecks) }) });`;
  const code = await bundle(files, entry);
  const { create } = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as {
    readonly create: ConvertingClient['createClient'];
  };
  return { createClient: create };
}
