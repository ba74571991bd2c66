// Compile cases for the mocks target: factories have the types of their schemas, and check their overrides.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { application, withoutExtensions, type CompileCase } from '../../compile/case.ts';
import { plainSources, renderOutput } from '../../compile/render-unformatted-output.ts';
import { extractPrograms } from '../../readme-programs.ts';
import { modelOf } from '../model-of.ts';
import { webhooks } from './webhooks-document.ts';

const readHere = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const keywords = modelOf(readHere('keywords.yaml'));
const targets = ['types', 'validators', 'mocks'] as const;

/** Names of exports, imports, and variables of mocks. */
const hostileNames = `
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a: { get: { operationId: create-factory, tags: [runtime], responses: { '200': { description: ok, content: { application/json: { schema: { type: string } } } } } } }
  /create: { get: { operationId: create, responses: { '204': { description: ok, headers: { constructor: { required: true, schema: { type: string } }, __proto__: { required: true, schema: { $ref: '#/components/schemas/Factory' } }, headers: { required: true, schema: { type: array, items: { type: integer } } } } } } } }
  /b: { get: { operationId: a-pet, tags: [index], responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } } } }
  /c: { get: { operationId: default, responses: { default: { description: ok, content: { 'application/*': { schema: { type: object, required: [a], properties: { a: { enum: [1] } } } } } } } } }
components:
  schemas:
    Pet: { type: object, required: [id, '__proto__', constructor], properties: { id: { type: integer, readOnly: true }, '__proto__': { type: string }, constructor: { type: string } } }
    PetRequest: { type: object, properties: { pet: { $ref: '#/components/schemas/Pet' } } }
    PetSample: { $ref: '#/components/schemas/Pet' }
    Factory: { type: string, enum: [a, "'", '\${b}', '*/'] }
    CreateFactory: { type: object, properties: { check: { $ref: '#/components/schemas/Factory' } } }
    SampleSchema: { anyOf: [{ $ref: '#/components/schemas/Factory' }, { type: array, items: { $ref: '#/components/schemas/SampleSchema' } }, { type: 'null' }] }
    Overrides: { type: array, items: { $ref: '#/components/schemas/Overrides' } }
    class: { type: object, properties: { default: { type: boolean } } }
`;

export const cases: readonly CompileCase[] = [
  {
    name: 'mocks: factories return the types of schemas, and take their parts',
    files: async () => new Map([...(await renderOutput(await keywords, targets)), ['uses.ts', readHere('uses.txt')]]),
    options: { isolatedDeclarations: false },
  },
  {
    name: 'mocks: invalid overrides are errors',
    files: async () =>
      new Map([...(await renderOutput(await keywords, targets)), ['uses.ts', readHere('invalid-uses.txt')]]),
    options: { isolatedDeclarations: false },
    errors: {
      'uses.ts': ["'number' is not assignable to type 'string", "'nam' does not exist", "'sed' does not exist", '404'],
    },
  },
  {
    name: 'mocks: handlers of MSW take the replies of their operations',
    files: async () =>
      new Map([
        ...(await renderOutput(await keywords, targets, { ...plainSources, mocks: { msw: true } })),
        ['uses.ts', readHere('handler-uses.txt')],
      ]),
    options: { isolatedDeclarations: false },
  },
  {
    name: 'mocks: replies that an operation does not document are errors',
    files: async () =>
      new Map([
        ...(await renderOutput(await keywords, targets, { ...plainSources, mocks: { msw: true } })),
        ['uses.ts', readHere('invalid-handler-uses.txt')],
      ]),
    options: { isolatedDeclarations: false },
    errors: {
      'uses.ts': [
        "'201' is not assignable",
        "'number' is not assignable to type 'string",
        "'petId' does not exist",
        "'string' is not assignable to type 'number",
        "'5' is not assignable",
        '\'"dog"\' is not assignable',
      ],
    },
  },
  ...(['.js', ''] as const).map((importExtension) => ({
    name: `mocks: modules with the import extension "${importExtension}" compile`,
    files: async () => renderOutput(await keywords, targets, { packages: false, importExtension }),
    options: withoutExtensions,
  })),
  {
    name: 'mocks: values in other forms than JSON compile',
    files: async () => renderOutput(await keywords, targets, { ...plainSources, dates: 'Date', integers64: 'bigint' }),
  },
  ...(['string', 'Date'] as const).map((dates) => ({
    name: `mocks: factories of the bodies of webhooks compile with dates as ${dates}`,
    files: async () => renderOutput(await modelOf(webhooks), targets, { ...plainSources, dates }),
  })),
  {
    name: 'mocks: an unbuilt package resolves to its sources, and the programs in its README compile',
    files: async () => {
      const files = await renderOutput(
        await keywords,
        targets,
        { packages: { scope: '@keywords', license: 'MIT' }, importExtension: '.ts', mocks: { msw: true } },
        'node_modules/@keywords/',
      );
      const programs = extractPrograms(files.get('node_modules/@keywords/mocks/README.md') ?? '', 'ts');
      if (programs.length === 0) throw new Error('expected a program in the README');
      return new Map([...files, ...programs.map((text, index) => [`example-${index}.ts`, text] as const)]);
    },
    options: application,
  },
  {
    name: 'mocks: schemas and operations with the names of exports, imports, and variables compile',
    files: async () => renderOutput(await modelOf(hostileNames), targets, { ...plainSources, mocks: { msw: true } }),
  },
];
