// Compile cases: programs written for openapi-typescript compile with `types/openapi.ts` in place of its file.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypeScript, { astToString } from 'openapi-typescript';
import type { CompileCase } from '../../../compile/case.ts';
import { modelOf } from '../../model-of.ts';
import { renderTypeModules } from '../render-openapi-module.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const document = read('library.yaml');

const modules = {
  'openapi-typescript': async () =>
    new Map([['api.ts', astToString(await openapiTypeScript(document, { silent: true }))]]),
  ashlar: async () => {
    const files = renderTypeModules(await modelOf(document));
    const module = files.get('openapi.ts') ?? '';
    if (module.includes('$Read') || module.includes('$Write')) throw new Error('the module has markers');
    return new Map([...files, ['api.ts', module]]);
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
    files: async () => new Map([...(await generate()), [`${program}.ts`, read(`${program}.txt`)]]),
  })),
);
