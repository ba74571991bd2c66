// Inlined fields of referenced schemas, up to a size limit, and collapsed long lists of values.

import { describe, expect, it, test } from 'vitest';
import { docsOf, documentOf, pageOfThing } from './generate-docs.ts';

const pet = { type: 'object', properties: { name: { type: 'string' }, owner: { $ref: '#/components/schemas/Owner' } } };
const owner = {
  type: 'object',
  properties: {
    email: { type: 'string' },
    pets: { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
    favorite: { $ref: '#/components/schemas/Pet' },
  },
};
const petSchemas = { Pet: pet, Owner: owner };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Returns an object schema with `count` properties whose names start with `prefix`. */
const wideObject = (prefix: string, count: number) => ({
  type: 'object',
  properties: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${prefix}${String(index)}`, { type: 'string' }]),
  ),
});

/** Generates the page of an operation whose request body and response have this schema. */
async function operationPage(
  schema: object,
  schemas: object,
  format: 'markdown' | 'html' = 'markdown',
  status = '200',
): Promise<string> {
  const content = { 'application/json': { schema } };
  const { pages } = await docsOf(
    documentOf(schemas, {
      paths: {
        '/things': {
          post: {
            operationId: 'create',
            requestBody: { content },
            responses: { [status]: { description: 'Done.', content } },
          },
        },
      },
    }),
    format,
  );
  const page = pages.get(`operations/create.${format === 'html' ? 'html' : 'md'}`);
  if (page === undefined) throw new Error('missing page');
  return page;
}

/** Returns the dotted names of the fields in a section of a Markdown page. */
function fieldNames(page: string, section = 'Responses'): readonly string[] {
  const start = page.indexOf(`## ${section}`);
  const nextHeading = page.slice(start + 3).search(/^## /m);
  const sectionText = nextHeading === -1 ? page.slice(start) : page.slice(start, start + 3 + nextHeading);
  return [...sectionText.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
}

describe('the fields of a body', () => {
  test.each([
    ['a named schema', ref('Pet'), ['name', 'owner', 'owner.email', 'owner.pets', 'owner.favorite']],
    [
      'an array of a named schema',
      { type: 'array', items: ref('Pet') },
      ['[]', '[].name', '[].owner', '[].owner.email', '[].owner.pets', '[].owner.favorite'],
    ],
    [
      'an envelope with a named schema',
      { type: 'object', properties: { data: { type: 'array', items: ref('Pet') } } },
      ['data', 'data[]', 'data[].name', 'data[].owner'],
    ],
    [
      'a nullable named schema',
      { anyOf: [ref('Pet'), { type: 'null' }] },
      ['name', 'owner', 'owner.email', 'owner.pets', 'owner.favorite'],
    ],
    [
      'a union of named schemas',
      { oneOf: [ref('Pet'), ref('Owner')] },
      [
        '(1)',
        '(1).name',
        '(1).owner',
        '(1).owner.email',
        '(1).owner.pets',
        '(1).owner.favorite',
        '(2)',
        '(2).email',
        '(2).pets',
        '(2).pets[]',
        '(2).pets[].name',
        '(2).pets[].owner',
        '(2).favorite',
        '(2).favorite.name',
        '(2).favorite.owner',
      ],
    ],
  ])('are inlined in requests and responses: %s', async (_, schema, names) => {
    const page = await operationPage(schema, petSchemas);
    expect(fieldNames(page)).toEqual(names);
    expect(fieldNames(page, 'Request body')).toEqual(names);
  });

  test('exclude the fields of a property that has too many', async () => {
    const schemas = {
      ...petSchemas,
      Thing: { type: 'object', properties: { id: { type: 'string' }, big: ref('Big') } },
      Big: wideObject('b', 80),
    };
    expect(fieldNames(await operationPage(ref('Thing'), schemas))).toEqual(['id', 'big']);
  });

  test('end at the size limit for a large union, and at the first repetition in a cycle', async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`S${String(index)}`, wideObject(`s${String(index)}x`, 30)]),
    );
    const fields = fieldNames(await operationPage({ oneOf: Object.keys(schemas).map(ref) }, schemas));
    expect(fields.slice(0, 3)).toEqual(['(1)', '(1).s0x0', '(1).s0x1']);
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.length).toBeLessThan(200);
    const cyclicSchemas = {
      Tree: { oneOf: [ref('Leaf'), { type: 'array', items: ref('Tree') }] },
      Leaf: wideObject('l', 1),
    };
    expect(fieldNames(await operationPage(ref('Tree'), cyclicSchemas))).toEqual(['(1)', '(1).l0', '(2)']);
  });

  test('omit write-only fields of responses, and are collapsed for error responses', async () => {
    const schemas = {
      Problem: {
        type: 'object',
        properties: { reason: { type: 'string' }, secret: { type: 'string', writeOnly: true } },
      },
    };
    expect(fieldNames(await operationPage(ref('Problem'), schemas))).toEqual(['reason']);
    const collapsedFields = /<details>\n<summary>1 field<\/summary>\n<dl class="fields">/;
    expect(await operationPage(ref('Problem'), schemas, 'html', '400')).toMatch(collapsedFields);
    expect(await operationPage(ref('Problem'), schemas, 'html', '200')).not.toMatch(collapsedFields);
  });
});

describe('the page of a schema', () => {
  it('shows the fields of named union alternatives and of array items', async () => {
    expect(fieldNames(await pageOfThing({ oneOf: [ref('Pet'), ref('Owner')] }, petSchemas), 'Alternatives')).toEqual([
      '(1)',
      '(1).name',
      '(1).owner',
      '(2)',
      '(2).email',
      '(2).pets',
      '(2).favorite',
    ]);
    expect(fieldNames(await pageOfThing({ type: 'array', items: ref('Pet') }, petSchemas), 'Items')).toEqual([
      '[]',
      '[].name',
      '[].owner',
    ]);
  });
});

describe('a list of enum values', () => {
  const enumOf = (count: number) => ({
    type: 'string',
    enum: Array.from({ length: count }, (_, index) => `value-${String(index)}`),
  });

  it.each(['markdown', 'html'] as const)('is collapsed if it is long: %s', async (format) => {
    const schemaPage = async (count: number): Promise<string> =>
      (await docsOf(documentOf({ Thing: enumOf(count) }), format)).pages.get(
        `schemas/thing.${format === 'html' ? 'html' : 'md'}`,
      ) ?? '';
    const longPage = await schemaPage(1500);
    expect(longPage).toContain('<details>\n<summary>1500 values</summary>');
    expect(longPage.indexOf('value-1499')).toBeLessThan(longPage.indexOf('</details>'));
    const shortPage = await schemaPage(20);
    expect(shortPage).toContain('value-19');
    expect(shortPage).not.toContain('<details>');
  });
});

describe('an operation without a summary', () => {
  const document = documentOf(
    {},
    {
      paths: {
        '/v1/payment_intents': {
          post: { operationId: 'PostPaymentIntents', responses: { 204: { description: 'Done.' } } },
        },
      },
    },
  );

  it('is titled by its method and path, and grouped by its path', async () => {
    const { pages } = await docsOf(document);
    expect(pages.get('operations/post-payment-intents.md')).toMatch(
      /^# POST \/v1\/payment\\?_intents\n\n## Details\n\n- Operation ID: `PostPaymentIntents`/,
    );
    expect([...pages.keys()]).toContain('tags/payment-intents.md');
    const html = (await docsOf(document, 'html')).pages;
    expect(html.get('operations/post-payment-intents.html')).toContain('<h1>POST /v1/payment_intents</h1>');
    expect(html.get('index.html')).not.toContain('PostPaymentIntents');
  });
});
