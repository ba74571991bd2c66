// Compile cases for the types target: openapi-fetch calls, types by direction, filters, and responses.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { application, withoutExtensions, type CompileCase, type CompilerOptions } from '../../compile/case.ts';
import { plainSources, renderOutput } from '../../compile/render-unformatted-output.ts';
import { extractPrograms } from '../../readme-programs.ts';
import { modelOf, modelOfSchemas } from '../model-of.ts';

const shop = modelOf(readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8'));

const directions = modelOf(readFileSync(join(import.meta.dirname, 'directions.yaml'), 'utf8'));
const directionUses = readFileSync(join(import.meta.dirname, 'directions-uses.txt'), 'utf8');

/** A program that compiles only if the types are correct, because an unused `@ts-expect-error` is an error. */
const uses = readFileSync(join(import.meta.dirname, 'shop-uses.txt'), 'utf8');

const strictApi = modelOfSchemas(
  'Strict: { allOf: [{ $ref: "#/components/schemas/Base" }], required: [a] }\nBase: { type: [object, "null"], properties: { a: { type: string }, b: { type: string } } }',
);
const requiredUses = `import type { components } from './types/openapi.ts';
type Strict = components['schemas']['Strict'];
export const requiredProperty = (strict: NonNullable<Strict>): string => strict.a;
export const nullValue: Strict = null;
// @ts-expect-error the property is required
export const invalidValue: Strict = {};
// @ts-expect-error the property is optional
export const optionalProperty = (strict: NonNullable<Strict>): string => strict.b;
`;

/** Calls whose types depend on the markers of read-only and write-only properties. */
const markerUses = readFileSync(join(import.meta.dirname, 'marker-uses.txt'), 'utf8');

const createInheritedRequiredCase = (suffix: string, options: CompilerOptions): CompileCase => ({
  name: `types: a base property that a schema requires is not optional${suffix}`,
  files: async () => new Map([...(await renderOutput(await strictApi, ['types'])), ['required.ts', requiredUses]]),
  options,
});

export const cases: readonly CompileCase[] = [
  {
    name: 'types: calls, request and response types, filters, and operations type-check',
    files: async () => new Map([...(await renderOutput(await shop, ['types'])), ['uses.ts', uses]]),
  },
  {
    name: 'types: with readWriteMarkers, openapi-fetch separates requests and responses',
    files: async () =>
      new Map([
        ...(await renderOutput(await shop, ['types'], { ...plainSources, types: { readWriteMarkers: true } })),
        ['markers.ts', markerUses],
      ]),
  },
  {
    name: 'types: all targets compile without the module `openapi`',
    files: async () =>
      renderOutput(await shop, ['types', 'client', 'validators', 'server'], {
        ...plainSources,
        types: { openapi: false },
      }),
  },
  {
    name: 'types: requests have no read-only properties, responses have no write-only ones, and both are closed',
    files: async () => new Map([...(await renderOutput(await directions, ['types'])), ['uses.ts', directionUses]]),
  },
  createInheritedRequiredCase('', {}),
  createInheritedRequiredCase(', without exactOptionalPropertyTypes', { exactOptionalPropertyTypes: false }),
  ...(['.js', ''] as const).map((importExtension) => ({
    name: `types: modules with the import extension "${importExtension}" compile`,
    files: async () => renderOutput(await shop, ['types'], { packages: false, importExtension }),
    options: withoutExtensions,
  })),
  {
    name: 'types: an unbuilt package resolves to its sources, and the program in its README compiles',
    files: async () => {
      const files = await renderOutput(
        await shop,
        ['types'],
        { packages: { scope: '@shop', license: 'MIT' }, importExtension: '.js' },
        'node_modules/@shop/',
      );
      const [example = ''] = extractPrograms(files.get('node_modules/@shop/types/README.md') ?? '', 'ts');
      return new Map([...files, ['example.ts', example]]);
    },
    options: application,
  },
];
