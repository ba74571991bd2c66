// Compile case for schemas with the same names as runtime types: guards narrow to the schema, and problems keep the runtime type.

import type { CompileCase } from '../../compile/case.ts';
import { renderOutput } from '../../compile/render-unformatted-output.ts';
import { runtimeFileByExport } from '../../../src/generator/targets/validators/runtime-imports.ts';
import { modelOf } from '../model-of.ts';

/** All types that validators import from their runtime. */
const types = Object.keys(runtimeFileByExport).filter((name) => /^[A-Z]/.test(name));

const content = (name: string): string =>
  `{ content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } }`;
const operations = types.map(
  (name) =>
    `  /${name}: { put: { operationId: put${name}, requestBody: ${content(name)} }, responses: { '200': ${content(name)}, description: ok } } } }`,
);
const schemas = types.map(
  (name) =>
    `    ${name}: { type: object, required: [property${name}], properties: { property${name}: { type: string }, all: { type: array, items: { $ref: '#/components/schemas/${name}' } } } }`,
);
const document = [
  'openapi: 3.1.0',
  "info: { title: T, version: '1' }",
  'paths:',
  ...operations,
  'components:',
  '  schemas:',
  ...schemas,
  '',
].join('\n');

const uses = types.map(
  (
    name,
  ) => `export const use${name} = (value: unknown): string | undefined => (validators.is${name}(value) ? value.property${name} : validators.check${name}(value)[0]?.keyword);
export const parsed${name} = (schema: { types?: { output: { property${name}: string } } | undefined }): unknown => schema;
parsed${name}(validators.${name.charAt(0).toLowerCase()}${name.slice(1)}Schema['~standard']);
`,
);

export const cases: readonly CompileCase[] = [
  {
    name: 'schemas with the names of all types that validators import',
    files: async () => {
      for (const name of ['Problem', 'StandardSchema'])
        if (!types.includes(name)) throw new Error(`the runtime has no type ${name}`);
      return new Map([
        ...(await renderOutput(await modelOf(document), ['types', 'validators', 'server'])),
        ['uses.ts', `import * as validators from './validators/index.ts';\n${uses.join('')}`],
      ]);
    },
  },
];
