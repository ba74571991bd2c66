// Values of enums: the module `enums`, its exports from the client, and calls of the client with them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { plainSources, renderOutput } from '../../../compile/render-unformatted-output.ts';
import { bundleClient, loadClient } from '../../client/load-client.ts';
import { modelOf, modelOfSchemas } from '../../model-of.ts';
import { generateTypes } from '../generate-types.ts';

const pets = modelOf(readFileSync(join(import.meta.dirname, 'pets.yaml'), 'utf8'));

const variants = ['union', 'const', 'enum'] as const;

async function loadExports(enums: (typeof variants)[number]): Promise<Readonly<Record<string, unknown>>> {
  return (await loadClient(await pets, { enums })).exports;
}

/** Returns the declarations of an enum in the module. */
async function declarationsOf(name: string, enums: (typeof variants)[number]): Promise<string> {
  const text = (await generateTypes(await pets, { ...plainSources, types: { enums } })).get('enums.ts') ?? '';
  return text.split('\n\n').find((block) => block.includes(`is ${name} =>`)) ?? '';
}

test('the module has an array and a type guard for each enum, on one line if they fit', async () => {
  expect(await declarationsOf('PetKind', 'union')).toBe(
    `/** Values of \`PetKind\`. */
export const petKindValues = ['cat', 'dog'] as const;
/** Type guard for \`PetKind\`. */
export const isPetKind = (value: unknown): value is PetKind => includes(petKindValues, value);`,
  );
});

test('with `const`, the type is the union of the values of an object', async () => {
  expect(await declarationsOf('PetStatus', 'const')).toBe(
    `/** The status of a pet. */
export const PetStatus = {
  Available: 'available',
  InProgress: 'IN_PROGRESS',
  Sold: 'sold',
} as const;
export type PetStatus = (typeof PetStatus)[keyof typeof PetStatus];
/** Values of \`PetStatus\`. */
export const petStatusValues = ['available', 'IN_PROGRESS', 'sold'] as const;
/** Type guard for \`PetStatus\`. */
export const isPetStatus = (value: unknown): value is PetStatus => includes(petStatusValues, value);`,
  );
});

test('with `enum`, the type is an enum, with descriptions of its members', async () => {
  expect(await declarationsOf('Priority', 'enum')).toBe(
    `export enum Priority {
  /** Can wait. */
  Low = 1,
  High = 2,
}
/** Values of \`Priority\`. */
export const priorityValues: readonly Priority[] = [Priority.Low, Priority.High];
/** Type guard for \`Priority\`. */
export const isPriority = (value: unknown): value is Priority => includes(priorityValues, value);`,
  );
});

test('the array and the type guard of a deprecated enum are deprecated', async () => {
  const api = await modelOfSchemas('X: { enum: [a], deprecated: true }');
  const text = (await generateTypes(api, plainSources)).get('enums.ts') ?? '';
  expect(text.match(/@deprecated/g)).toHaveLength(2);
});

test.each(variants)('with `%s`, an enum whose requests have a separate type is a union', async (enums) => {
  const files = await generateTypes(await pets, { ...plainSources, types: { enums } });
  expect(files.get('schemas.ts')).toContain("export type ScalarRequest = 'a' | 'b';");
  expect(files.get('enums.ts')).not.toContain('ScalarRequest');
});

test('formats restrict the values unless they are annotations', async () => {
  const api = await modelOfSchemas('X: { type: string, format: uuid, enum: [a] }');
  expect((await generateTypes(api, plainSources)).has('enums.ts')).toBe(false);
  const files = await generateTypes(api, { ...plainSources, formats: 'annotate' });
  expect(files.get('enums.ts')).toContain("xValues = ['a']");
});

describe.each(variants)('with `%s`', (enums) => {
  it('the arrays have the values that the schemas accept, and the guards accept only these', async () => {
    const exports = await loadExports(enums);
    const guard = (name: string): ((value: unknown) => boolean) => exports[name] as (value: unknown) => boolean;
    expect(exports).toMatchObject({
      petStatusValues: ['available', 'IN_PROGRESS', 'sold'],
      priorityValues: [1, 2],
      colorValues: ['red', null],
      sizeValues: ['s', 'm', null],
      boundedValues: ['long'],
    });
    expect(['available', 'Available', 1, null, undefined].map(guard('isPetStatus'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([1, '1', 3].map(guard('isPriority'))).toEqual([true, false, false]);
    expect(['red', null, 'blue'].map(guard('isColor'))).toEqual([true, true, false]);
    expect(['long', 'x'].map(guard('isBounded'))).toEqual([true, false]);
  });

  it('only enums of strings or of numbers have exports', async () => {
    const names = Object.keys(await loadExports(enums));
    expect(
      names.filter((name) => /(?:constant|open|mixed|pet|animal)Values|is(?:Constant|Open|Mixed)$/.test(name)),
    ).toEqual([]);
  });

  it('a bundle contains only the values that it uses', async () => {
    const code = await bundleClient(await pets, `export { isSort } from './client/index.ts';`, { enums });
    expect(code).toContain('-name');
    expect(code).not.toContain('available');
  });

  it('names that conflict get a number', async () => {
    const exports = await loadExports(enums);
    expect(exports).toMatchObject({ isXValues2: ['y'], xValuesValues: ['z'] });
    expect((exports['isXValues'] as (value: unknown) => boolean)('z')).toBe(true);
    expect((exports['isApiError2'] as (value: unknown) => boolean)('a')).toBe(true);
    expect((exports['isPetKind2'] as (value: unknown) => boolean)('cat')).toBe(true);
    if (enums !== 'union') expect(exports).toMatchObject({ ApiError2: { A: 'a' }, Result2: { A: 'a' } });
  });
});

test('the client sends members of an enum as their values', async () => {
  const loaded = await loadClient(await pets, { enums: 'enum' });
  const urls: string[] = [];
  const { PetStatus, Priority } = loaded.exports as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const client = loaded.createClient({
    fetch: (url: string) => {
      urls.push(url);
      return Promise.resolve(Response.json([]));
    },
  });
  await client['pets']?.['listPets']?.({
    query: { status: PetStatus?.['InProgress'], priority: Priority?.['High'], sort: ['-name'] },
  });
  expect(urls).toEqual(['https://pets.example/pets?status=IN_PROGRESS&priority=2&sort=-name']);
});

test('a document without enums has no module of enums, and the types have no values', async () => {
  const files = await renderOutput(await modelOfSchemas('X: { type: string }'), ['types', 'client']);
  expect([...files.keys()]).not.toContain('types/enums.ts');
  expect(files.get('types/index.ts')).not.toContain('export *');
  expect(files.get('client/index.ts')).toContain('export type * from');
});

test('with `enum`, the size of the types does not double with each level of references', async () => {
  const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  const twice = (name: string): object => ({ type: 'object', properties: { a: reference(name), b: reference(name) } });
  const levels = Array.from({ length: 30 }, (_, level) => level);
  const model = await modelOfSchemas(
    JSON.stringify({
      Color: { type: 'string', enum: ['red', 'blue'] },
      ...Object.fromEntries(
        levels.flatMap((level) => ['S', 'T'].map((name) => [`${name}${level}`, twice(`${name}${level + 1}`)])),
      ),
      S30: { type: 'object', properties: { color: { const: 'red' } } },
      T30: { type: 'object', properties: { color: reference('Color') } },
      S: { allOf: [reference('S25'), reference('T25')] },
      Deep: { allOf: [reference('S0'), reference('T0')] },
      Unrelated: { allOf: [reference('S0'), { type: 'object', properties: { color: reference('Color') } }] },
    }),
  );
  const text = (await generateTypes(model, { ...plainSources, types: { enums: 'enum' } })).get('schemas.ts') ?? '';
  expect(text).toContain('Color.Red');
  expect(text.length).toBeLessThan(20_000);
});
