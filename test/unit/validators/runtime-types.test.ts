// A schema that is called as a type of the runtime: its guard tells the compiler of the document's type, and what is wrong is still told as the runtime tells it.

import { expect, test } from 'vitest';
import { understand } from '../../../src/generator/generate.ts';
import { createReport } from '../../../src/generator/report/report.ts';
import { runtimeFiles } from '../../../src/generator/targets/validators/runtime-names.ts';
import { memoryFiles } from '../../golden-harness/files.ts';
import { compile, generateServer, write } from '../server/generated.ts';

const types = Object.keys(runtimeFiles).filter((name) => /^[A-Z]/.test(name));

test('schemas with the names of all types that validators import', async () => {
  expect(types).toEqual(expect.arrayContaining(['Problem', 'StandardSchema']));
  const content = (name: string): string =>
    `{ content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } }`;
  const operations = types.map(
    (name) =>
      `  /${name}: { put: { operationId: put${name}, requestBody: ${content(name)} }, responses: { '200': ${content(name)}, description: ok } } } }`,
  );
  const schemas = types.map(
    (name) =>
      `    ${name}: { type: object, required: [own${name}], properties: { own${name}: { type: string }, all: { type: array, items: { $ref: '#/components/schemas/${name}' } } } }`,
  );
  const text = [
    'openapi: 3.1.0',
    "info: { title: T, version: '1' }",
    'paths:',
    ...operations,
    'components:',
    '  schemas:',
    ...schemas,
    '',
  ].join('\n');
  const { api } = await understand(
    { document: 'd.yaml', overlays: [] },
    memoryFiles(new Map([['d.yaml', text]])),
    createReport(),
  );
  if (!api) throw new Error('the document cannot be read');
  const { folder } = await generateServer('runtime-types', api);
  const uses = types.map(
    (
      name,
    ) => `export const of${name} = (value: unknown): string | undefined => (validators.is${name}(value) ? value.own${name} : validators.check${name}(value)[0]?.keyword);
export const parsed${name} = (of: { types?: { output: { own${name}: string } } | undefined }): unknown => of;
parsed${name}(validators.${name.charAt(0).toLowerCase()}${name.slice(1)}Schema['~standard']);`,
  );
  write(folder, 'uses.ts', `import * as validators from './validators/index.ts';\n${uses.join('\n')}\n`);
  expect(compile(folder, ['uses.ts', 'server'])).toBe('');
});
