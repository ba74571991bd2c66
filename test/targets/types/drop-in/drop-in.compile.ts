// Compile cases: programs written for openapi-typescript compile with `types/openapi.ts` in place of its file.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypeScript, { astToString } from 'openapi-typescript';
import { formatTypeScript } from '../../../../src/generator/output/format.ts';
import type { CompileCase } from '../../../compile/case.ts';
import { modelOf } from '../../model-of.ts';
import { renderOpenapiModule } from '../render-openapi-module.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const document = read('library.yaml');

const modules = {
  'openapi-typescript': async () => astToString(await openapiTypeScript(document, { silent: true })),
  ashlar: async () => {
    const module = (await formatTypeScript(renderOpenapiModule(await modelOf(document)))).text;
    if (module.includes('$Read') || module.includes('$Write')) throw new Error('the module has markers');
    return module;
  },
};

const programs = {
  fetch: 'openapi-fetch calls',
  'react-query': 'openapi-react-query hooks',
  wrapper: 'a wrapper of both',
};

export const cases: readonly CompileCase[] = Object.entries(modules).flatMap(([generator, generate]) =>
  Object.entries(programs).map(([program, title]) => ({
    name: `types: ${title} compile with the file of ${generator}`,
    files: async () =>
      new Map([
        ['api.ts', await generate()],
        [`${program}.ts`, read(`${program}.txt`)],
      ]),
  })),
);
