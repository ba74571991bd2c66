// Fields of named schemas where bodies and unions refer to them, within bounds; long lists of values, folded.

import { describe, expect, it } from 'vitest';
import { docsOf, documentOf, pageOfThing } from './pages.ts';

const pet = { type: 'object', properties: { name: { type: 'string' }, owner: { $ref: '#/components/schemas/Owner' } } };
const owner = {
  type: 'object',
  properties: {
    email: { type: 'string' },
    pets: { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
    best: { $ref: '#/components/schemas/Pet' },
  },
};
const pets = { Pet: pet, Owner: owner };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** An object of `count` fields, named from `prefix`. */
const wide = (prefix: string, count: number) => ({
  type: 'object',
  properties: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${prefix}${String(index)}`, { type: 'string' }]),
  ),
});

/** The page of an operation whose body and answer, or error, is `schema`. */
async function pageWith(
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
            operationId: 'go',
            requestBody: { content },
            responses: { [status]: { description: 'Done.', content } },
          },
        },
      },
    }),
    format,
  );
  const page = pages.get(`operations/go.${format === 'html' ? 'html' : 'md'}`);
  if (page === undefined) throw new Error('no page');
  return page;
}

/** The dotted names of the fields in a Markdown page's section. */
function fieldsIn(page: string, section = 'Responses'): readonly string[] {
  const start = page.indexOf(`## ${section}`);
  const after = page.slice(start + 3).search(/^## /m);
  const text = after === -1 ? page.slice(start) : page.slice(start, start + 3 + after);
  return [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
}

describe('the fields of a response', () => {
  it.each([
    ['a named schema', ref('Pet'), ['name', 'owner', 'owner.email', 'owner.pets', 'owner.best']],
    [
      'a list of it',
      { type: 'array', items: ref('Pet') },
      ['[]', '[].name', '[].owner', '[].owner.email', '[].owner.pets', '[].owner.best'],
    ],
    [
      'it in an envelope',
      { type: 'object', properties: { data: { type: 'array', items: ref('Pet') } } },
      ['data', 'data[]', 'data[].name', 'data[].owner'],
    ],
    [
      'it or null',
      { anyOf: [ref('Pet'), { type: 'null' }] },
      ['name', 'owner', 'owner.email', 'owner.pets', 'owner.best'],
    ],
    [
      'one of two',
      { oneOf: [ref('Pet'), ref('Owner')] },
      [
        '(1)',
        '(1).name',
        '(1).owner',
        '(1).owner.email',
        '(1).owner.pets',
        '(1).owner.best',
        '(2)',
        '(2).email',
        '(2).pets',
        '(2).pets[]',
        '(2).pets[].name',
        '(2).pets[].owner',
        '(2).best',
        '(2).best.name',
        '(2).best.owner',
      ],
    ],
  ])('are shown where its body is %s', async (_, schema, names) => {
    const page = await pageWith(schema, pets);
    expect(fieldsIn(page)).toEqual(names);
    expect(fieldsIn(page, 'Request body')).toEqual(names);
  });

  it('are those of the schema alone where its properties would add too many', async () => {
    const schemas = {
      ...pets,
      Thing: { type: 'object', properties: { id: { type: 'string' }, big: ref('Big') } },
      Big: wide('b', 80),
    };
    expect(fieldsIn(await pageWith(ref('Thing'), schemas))).toEqual(['id', 'big']);
  });

  it('end where a union has too many, and a cycle at the first round', async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`S${String(index)}`, wide(`s${String(index)}x`, 30)]),
    );
    const many = fieldsIn(await pageWith({ oneOf: Object.keys(schemas).map(ref) }, schemas));
    expect(many.slice(0, 3)).toEqual(['(1)', '(1).s0x0', '(1).s0x1']);
    expect(many.length).toBeGreaterThan(100);
    expect(many.length).toBeLessThan(200);
    const ring = { Ring: { oneOf: [ref('Leaf'), { type: 'array', items: ref('Ring') }] }, Leaf: wide('l', 1) };
    expect(fieldsIn(await pageWith(ref('Ring'), ring))).toEqual(['(1)', '(1).l0', '(2)']);
  });

  it('leave out what only requests have, and are folded where the request has failed', async () => {
    const schemas = {
      Problem: {
        type: 'object',
        properties: { reason: { type: 'string' }, secret: { type: 'string', writeOnly: true } },
      },
    };
    expect(fieldsIn(await pageWith(ref('Problem'), schemas))).toEqual(['reason']);
    const fields = /<details>\n<summary>1 field<\/summary>\n<dl class="fields">/;
    expect(await pageWith(ref('Problem'), schemas, 'html', '400')).toMatch(fields);
    expect(await pageWith(ref('Problem'), schemas, 'html', '200')).not.toMatch(fields);
  });
});

describe('the page of a schema', () => {
  it('shows the fields of the named alternatives of a union, and of items', async () => {
    expect(fieldsIn(await pageOfThing({ oneOf: [ref('Pet'), ref('Owner')] }, pets), 'Alternatives')).toEqual([
      '(1)',
      '(1).name',
      '(1).owner',
      '(2)',
      '(2).email',
      '(2).pets',
      '(2).best',
    ]);
    expect(fieldsIn(await pageOfThing({ type: 'array', items: ref('Pet') }, pets), 'Items')).toEqual([
      '[]',
      '[].name',
      '[].owner',
    ]);
  });
});

describe('a long list of values', () => {
  const values = (count: number) => ({
    type: 'string',
    enum: Array.from({ length: count }, (_, index) => `value-${String(index)}`),
  });

  it.each(['markdown', 'html'] as const)('is folded, a short one is not: %s', async (format) => {
    const thing = async (count: number): Promise<string> =>
      (await docsOf(documentOf({ Thing: values(count) }), format)).pages.get(
        `schemas/thing.${format === 'html' ? 'html' : 'md'}`,
      ) ?? '';
    const long = await thing(1500);
    expect(long).toContain('<details>\n<summary>1500 values</summary>');
    expect(long.indexOf('value-1499')).toBeLessThan(long.indexOf('</details>'));
    const short = await thing(20);
    expect(short).toContain('value-19');
    expect(short).not.toContain('<details>');
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

  it('is called by its method and path, in the group of its path', async () => {
    const { pages } = await docsOf(document);
    expect(pages.get('operations/post-payment-intents.md')).toMatch(
      /^# POST \/v1\/payment\\?_intents\n\n## Reference\n\n- Identifier: `PostPaymentIntents`/,
    );
    expect([...pages.keys()]).toContain('areas/payment-intents.md');
    const html = (await docsOf(document, 'html')).pages;
    expect(html.get('operations/post-payment-intents.html')).toContain('<h1>POST /v1/payment_intents</h1>');
    expect(html.get('index.html')).not.toContain('PostPaymentIntents');
  });
});
