// The types do for their consumers what they promise: calls through openapi-fetch, readings, filters, every status.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { describe, expect, it } from 'vitest';
import { formatting } from '../../../src/generator/emit/format.ts';
import { createReport } from '../../../src/generator/report/report.ts';
import { types } from '../../../src/generator/targets/types/target.ts';
import { modelOf, modelOfSchemas } from '../targets/model-of.ts';
import { modelOfFile } from '../../models.ts';
import { compile, compilers, strictest, typesOf } from './compile.ts';

const shop = modelOf(readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8'));
const own = modelOfFile('spec/openapi.yaml');

const newest = compilers['7'];

/** Compiles when the types are right: each `@ts-expect-error` is an error itself where there is none to expect. */
const uses = `
import createClient from 'openapi-fetch';
import type { Card, Order, OrderConditions, OrderFilter, OrderPage, OrderRequest, OrderRequest2, Payment, Readable, Value, components, paths } from './types/index.js';
import type { CreateOrderBody, CreateOrderResponses, DeleteOrderPath, ListOrdersQuery, PutUnnamedBody, PutUnnamedResponses } from './types/index.js';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const same = <A, B>(_: Same<A, B>): void => undefined;
const client = createClient<paths>({ baseUrl: 'https://example.com' });

export async function calls(): Promise<void> {
  const created = await client.POST('/orders', { body: { label: 'a', state: 'open', secret: 's', lines: [{ count: 1 }] } });
  same<number | undefined, typeof created.data extends infer D ? (D extends { id: infer I } ? I : undefined) : never>(true);
  if (created.data) {
    created.data.id.toFixed();
    // @ts-expect-error a response has no write-only property
    created.data.secret;
  }
  // @ts-expect-error a request has no read-only property
  await client.POST('/orders', { body: { id: 1, label: 'a', state: 'open' } });
  // @ts-expect-error nor one further in
  await client.POST('/orders', { body: { label: 'a', state: 'open', lines: [{ count: 1, total: 2 }] } });
  // @ts-expect-error the label is required
  await client.POST('/orders', { body: { state: 'open' } });
  const listed = await client.GET('/orders', { params: { query: { page: 2 }, header: { 'X-Filter': '{}' } } });
  if (listed.error) listed.error.reason.trim();
  else listed.data.data[0]?.label.trim();
  await client.DELETE('/orders/{orderId}', { params: { path: { orderId: 1 } } });
  // @ts-expect-error the path needs its parameter
  await client.DELETE('/orders/{orderId}', {});
  const put = await client.PUT('/unnamed', { body: { note: 'a' } });
  if (put.data?.kind === 'card') put.data.number.trim();
}

export const response: Order = { id: 1, label: 'a', state: 'open' };
export const request: OrderRequest2 = { label: 'a', state: 'closed', secret: 's' };
// @ts-expect-error the response's reading has no write-only property
export const wrongResponse: Order = { id: 1, label: 'a', state: 'open', secret: 's' };
// @ts-expect-error the request's reading has no read-only property
export const wrongRequest: OrderRequest2 = { id: 1, label: 'a', state: 'open' };
export const named: OrderRequest = 'the name that the document gave away itself';
export const value: Value = ['a', [null, { deep: ['b'], level: 1 }], { level: 2 }];
// @ts-expect-error a value is text, null, a list or an object
export const noValue: Value = [[true]];
// @ts-expect-error a named member is still judged by its own type
export const noLevel: Value = { level: 'high' };
export const hidden: Readable = 'a schema that is called like a helper';
export const page: OrderPage = { data: [response], page: 1 };
same<Card, components['schemas']['Card']>(true);

export function paid(payment: Payment): string {
  return payment.kind === 'card' ? payment.number : String(payment.given);
}

export const filters: readonly OrderFilter[] = [
  {},
  { id: 5, label: 'a', state: 'open', paid: null, tags: 'a' },
  { id: { '+gt': 1, '+lte': 9 }, label: { '+contains': 'a', '+neq': 'b' }, paid: { '+neq': true } },
  { id: { '+neq': '5' }, paid: { '+neq': 'true' } },
  { '+or': [{ id: 1 }, { '+and': [{ label: 'a' }, { paid: true }] }], '+order_by': 'label', '+order': 'desc' },
];
export const nested: OrderConditions = { '+and': [{ id: 1 }] };
export const refused: readonly OrderFilter[] = [
  // @ts-expect-error not filterable
  { secret: 's' },
  // @ts-expect-error not a value of the field
  { state: 'lost' },
  // @ts-expect-error not an operator of texts
  { label: { '+gt': 1 } },
  // @ts-expect-error a text is no number
  { id: '5' },
  // @ts-expect-error not an operator of numbers
  { id: { '+contains': '1' } },
  // @ts-expect-error an order without its field
  { '+order': 'asc' },
  // @ts-expect-error an order by what is not filterable
  { '+order_by': 'secret' },
  // @ts-expect-error an order within a condition
  { '+and': [{ '+order_by': 'id' }] },
];

same<DeleteOrderPath, { orderId: number }>(true);
export const query: ListOrdersQuery = { page: 3 };
export const body: CreateOrderBody = request;
export const left: PutUnnamedBody = { note: 'a' };
export const answered = (answers: CreateOrderResponses, done: PutUnnamedResponses): readonly [Order, Payment] => [answers[200], done['2XX']];
`;

describe.each(Object.entries(compilers))('with TypeScript %s', (_, compiler) => {
  it('calls, readings, filters and operations are typed', async () => {
    const files = await typesOf(await shop, { packages: false, importExtension: '.js' });
    const placed = new Map([...files].map(([path, text]) => [`types/${path}`, text]));
    expect(compile(new Map([...placed, ['uses.ts', uses]]), compiler)).toBe('');
  });

  it.each([true, false])(
    'what a schema requires of its base is there (exactOptionalPropertyTypes: %s)',
    async (exactOptionalPropertyTypes) => {
      const api = await modelOfSchemas(
        'Strict: { allOf: [{ $ref: "#/components/schemas/Base" }], required: [a] }\nBase: { type: [object, "null"], properties: { a: { type: string }, b: { type: string } } }',
      );
      const required = `import type { components } from './openapi.js';
type Strict = components['schemas']['Strict'];
export const a = (strict: NonNullable<Strict>): string => strict.a;
export const nothing: Strict = null;
// @ts-expect-error it has to be there
export const wrong: Strict = {};
// @ts-expect-error the other need not
export const b = (strict: NonNullable<Strict>): string => strict.b;
`;
      expect(
        compile(
          new Map([...(await typesOf(api, { packages: false, importExtension: '.js' })), ['required.ts', required]]),
          compiler,
          { ...strictest, exactOptionalPropertyTypes },
        ),
      ).toBe('');
    },
  );

  it('the types of spec/ compile', async () => {
    const api = await own;
    expect(compile(await typesOf(api, { packages: false, importExtension: '.js' }), compiler)).toBe('');
  });
});

it('the judge judges', () => {
  expect(compile(new Map([['a.ts', 'export const a: string = 1;\n']]), newest)).toContain('a.ts(1,14): error TS2322');
});

it.each([
  ['.ts', { ...strictest, allowImportingTsExtensions: true }],
  ['', { ...strictest, module: 'ESNext', moduleResolution: 'Bundler' }],
] as const)('modules that import one another with "%s" compile', async (importExtension, options) => {
  expect(compile(await typesOf(await shop, { packages: false, importExtension }), newest, options)).toBe('');
});

it('a package resolves to its sources before it is built, and builds as it says', async () => {
  const files = await typesOf(await shop, { packages: { scope: '@shop', license: 'MIT' }, importExtension: '.js' });
  expect([...files.keys()].sort()).toEqual([
    'LICENSE',
    'README.md',
    'package.json',
    'src/filters.ts',
    'src/index.ts',
    'src/openapi.ts',
    'src/operations.ts',
    'src/schemas.ts',
    'tsconfig.json',
  ]);
  const manifest = JSON.parse(files.get('package.json') ?? '') as { exports: object };
  expect(manifest).toMatchObject({
    name: '@shop/types',
    version: '0.0.0',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
  });
  expect(Object.entries(manifest.exports)[0]).toEqual([
    '.',
    { source: './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
  ]);
  const installed = new Map([...files].map(([path, text]) => [`node_modules/@shop/types/${path}`, text]));
  const [, example = ''] = /```ts\n([^]*?)```/.exec(files.get('README.md') ?? '') ?? [];
  expect(example).toContain("await client.GET('/orders')");
  const options = { ...strictest, customConditions: ['source'], noUnusedLocals: false, isolatedDeclarations: false };
  expect(compile(new Map([...installed, ['example.ts', example]]), newest, options)).toBe('');
  const { compilerOptions } = JSON.parse(files.get('tsconfig.json') ?? '') as { compilerOptions: object };
  expect(
    compile(new Map([...files].filter(([path]) => path.endsWith('.ts'))), newest, { ...compilerOptions, noEmit: true }),
  ).toBe('');
});

it('a derived name that is taken steps aside, and the report says where both come from', async () => {
  const report = createReport();
  await types.pages(await shop, { packages: false, importExtension: '.js' }, report);
  expect(report.diagnostics).toMatchObject([
    {
      code: 'emit/name-taken',
      severity: 'note',
      place: { line: 52 },
      message: expect.stringContaining('OrderRequest2') as string,
      related: [{ place: { line: 70 } }],
    },
  ]);
});

it('the module of all types is laid out as Prettier would', async () => {
  const api = await own;
  const text = (await typesOf(api, { packages: false, importExtension: '.js' })).get('openapi.ts') ?? '';
  expect(await prettier.format(text, { ...formatting, parser: 'babel-ts' })).toBe(text);
});
