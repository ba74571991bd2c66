// Field tables of schema docs pages: types, presence, and descriptions of fields and nested values.

import { describe, expect, it, test } from 'vitest';
import { pageOfThing, rowOf } from './generate-docs.ts';

const vocabulary = { 'x-ashlar': { version: 1, conventions: { filter: { header: 'X-Filter' } } } };

describe('a field', () => {
  it.each([
    [{ type: 'string' }, 'string', 'optional', ''],
    [{ type: 'string', minLength: 3, maxLength: 32 }, 'string', 'optional', '3 to 32 characters.'],
    [{ type: 'string', minLength: 1 }, 'string', 'optional', 'At least 1 character.'],
    [{ type: 'string', maxLength: 0 }, 'string', 'optional', 'No characters.'],
    [{ type: 'string', format: 'date-time' }, 'string (`date-time`)', 'optional', ''],
    [{ type: 'string', pattern: '^a|b$' }, 'string', 'optional', 'Matching `^a\\|b$`.'],
    [
      { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' },
      'string',
      'optional',
      'Encoded as `base64`, containing `image/png`.',
    ],
    [{ type: 'integer', minimum: 1, maximum: 65535 }, 'integer', 'optional', '1 to 65535.'],
    [
      { type: 'number', exclusiveMinimum: 0, multipleOf: 0.5 },
      'number',
      'optional',
      'Greater than 0, a multiple of 0.5.',
    ],
    [{ type: 'number', exclusiveMaximum: -1.5, minimum: -9 }, 'number', 'optional', 'At least -9, less than -1.5.'],
    [{ type: ['null', 'string'] }, 'string or null', 'optional', ''],
    [{ type: 'boolean', default: false }, 'boolean', 'default `false`', ''],
    [{ type: 'string', default: '' }, 'string', 'default `""`', ''],
    [
      { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2, uniqueItems: true },
      'array of integer',
      'optional',
      'Exactly 2 items, without duplicates.',
    ],
    [
      { type: 'array', items: { type: 'array', items: { $ref: '#/components/schemas/Other' } } },
      'array of array of [Other](../schemas/other.md)',
      'optional',
      '',
    ],
    [
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false },
      'array of exactly string, integer',
      'optional',
      'No other items are allowed.',
    ],
    [
      { type: 'object', additionalProperties: { type: 'string' }, minProperties: 1 },
      'object of string',
      'optional',
      'At least 1 field.',
    ],
    [{ type: 'object', additionalProperties: false }, 'object', 'optional', 'No other fields are allowed.'],
    [{ enum: ['a', 'b', 'c'] }, 'string', 'optional', 'One of `a`, `b`, or `c`.'],
    [{ const: 5 }, 'integer', 'optional', 'Always `5`.'],
    [{ enum: ['1', 1, null, ''] }, 'string, integer, or null', 'optional', 'One of `"1"`, `1`, `null`, or `""`.'],
    [
      { type: 'string', readOnly: true, deprecated: true, description: 'Old' },
      'string',
      'optional',
      'Old. **Deprecated.** Read-only.',
    ],
    [{ type: 'string', writeOnly: true, title: 'Secret' }, 'string', 'optional', 'Title: Secret. Write-only.'],
    [{ $ref: '#/components/schemas/Other' }, '[Other](../schemas/other.md)', 'optional', 'Another schema.'],
    [
      { anyOf: [{ $ref: '#/components/schemas/Other' }, { type: 'null' }] },
      '[Other](../schemas/other.md) or null',
      'optional',
      'Another schema.',
    ],
    [
      { oneOf: [{ $ref: '#/components/schemas/Other' }, { type: 'string' }] },
      'one of [Other](../schemas/other.md) or string',
      'optional',
      '',
    ],
    [
      { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] },
      'string or null',
      'optional',
      'At most 5 characters.',
    ],
    [{ type: 'string', examples: ['a|b', 'c'] }, 'string', 'optional', 'Examples: `a\\|b`, `c`.'],
    [
      { type: 'string', externalDocs: { url: 'https://a.b/c', description: 'More' } },
      'string',
      'optional',
      'See [More](https://a.b/c).',
    ],
    [
      {
        allOf: [
          { type: ['integer', 'null'], description: 'How many.' },
          { type: 'integer', description: 'How  many. At most one.' },
          { description: 'How many.' },
        ],
      },
      'integer',
      'optional',
      'How  many. At most one.',
    ],
    [{ description: 'A.', allOf: [{ description: 'A.' }, { description: 'B.' }] }, 'any value', 'optional', 'A. B.'],
    [true, 'any value', 'optional', ''],
    [false, 'no value', 'optional', ''],
  ])('has a row with type, presence, and description: %j', async (schema, type, presence, description) => {
    const page = await pageOfThing(
      { type: 'object', properties: { field: schema } },
      { Other: { type: 'object', description: 'Another schema. It has a second sentence.' } },
    );
    expect(rowOf(page, 'field')).toEqual([type, presence, description]);
  });

  it('is required if the schema or a part of its `allOf` requires it', async () => {
    const page = await pageOfThing({
      type: 'object',
      properties: { a: { type: 'string' }, b: { default: [1] } },
      allOf: [{ required: ['a', 'b', 'c'] }],
    });
    expect(rowOf(page, 'a')[1]).toBe('required');
    expect(rowOf(page, 'b')[1]).toBe('required, default `[1]`');
    expect(page).toContain('- Also required: `c`.');
  });

  it.each([
    [{ type: 'string', 'x-filterable': true }, 'Filterable in `X-Filter` by equality, `+neq`, and `+contains`.'],
    [
      { type: 'integer', 'x-filterable': true },
      'Filterable in `X-Filter` by equality, `+neq`, `+gt`, `+gte`, `+lt`, and `+lte`.',
    ],
    [{ type: 'boolean', 'x-filterable': true }, 'Filterable in `X-Filter` by equality and `+neq`.'],
    [
      { type: 'integer', 'x-round': { to: [0, 300, 3600], mode: 'up' } },
      'Rounded up to the next of `0`, `300`, and `3600`.',
    ],
    [{ type: 'string', 'x-redacted': { as: '<REDACTED>' } }, 'Responses show `<REDACTED>` instead.'],
    [{ type: 'string', 'x-message': 'Must be `x`.' }, 'Error message: “Must be `x`.”'],
    [{ type: 'string', 'x-unspecified': ['One thing', 'Another.'] }, 'Unspecified: One thing. Unspecified: Another.'],
  ])('describes the extension keywords: %j', async (schema, description) => {
    const page = await pageOfThing({ type: 'object', properties: { field: schema } }, {}, vocabulary);
    expect(rowOf(page, 'field')[2]).toBe(description);
  });
});

describe('a field of a named schema', () => {
  const namedSchemas = {
    Kind: { oneOf: [{ const: 'a', description: 'First.' }, { const: 'b' }] },
    Label: { type: 'string', format: 'hostname', minLength: 3, description: 'A label. It is short.' },
    Other: { $ref: '#/components/schemas/Label' },
    Many: { enum: Array.from({ length: 20 }, (_, index) => index), oneOf: [{ const: 1, description: 'One.' }] },
    Whole: { type: 'object', properties: { x: { type: 'string' } } },
  };
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

  it.each([
    ['Kind', 'One of `a` or `b`. More below.'],
    ['Label', 'A label. String (`hostname`). At least 3 characters.'],
    ['Other', 'String (`hostname`). At least 3 characters.'],
    ['Many', 'One of 20 values.'],
    ['Whole', ''],
  ])('summarizes the schema: %s', async (name, summary) => {
    const page = await pageOfThing(
      { type: 'object', properties: { field: ref(name), maybe: { anyOf: [ref(name), { type: 'null' }] } } },
      namedSchemas,
    );
    expect(rowOf(page, 'field')[2]).toBe(summary);
    expect(rowOf(page, 'maybe')[2]).toBe(summary);
    // A short list of described values is repeated on the page.
    expect(page.includes('| `a` | First. |')).toBe(name === 'Kind');
  });
});

describe('nested values', () => {
  test('have rows with dotted paths', async () => {
    const nested = { type: 'object', required: ['x'], properties: { x: { type: 'integer', minimum: 1 } } };
    const page = await pageOfThing({
      type: 'object',
      properties: {
        a: nested,
        list: { type: 'array', items: nested },
        map: { type: 'object', additionalProperties: nested },
        by: { type: 'object', patternProperties: { '^x-': { type: 'string' } } },
      },
      unevaluatedProperties: { type: 'string', maxLength: 9 },
    });
    for (const name of ['a.x', 'list[].x', 'map.*.x'])
      expect(rowOf(page, name)).toEqual(['integer', 'required', 'At least 1.']);
    expect(rowOf(page, 'by./^x-/')).toEqual(['string', '', '']);
    expect(rowOf(page, '*')).toEqual(['string', '', 'At most 9 characters.']);
  });

  test('include numbered alternatives', async () => {
    const page = await pageOfThing(
      {
        oneOf: [
          { type: 'object', properties: { a: { type: 'string' } } },
          { type: 'string', pattern: '^b' },
          { $ref: '#/components/schemas/Other' },
        ],
      },
      { Other: { type: 'object' } },
    );
    expect(page).toContain('- Matches exactly one of the 3 alternatives below.');
    expect(rowOf(page, '(1).a')).toEqual(['string', 'optional', '']);
    expect(rowOf(page, '(2)')).toEqual(['string', '', 'Matching `^b`.']);
    expect(rowOf(page, '(3)')).toEqual(['[Other](../schemas/other.md)', '', '']);
  });

  test('end at a recursive reference', async () => {
    const page = await pageOfThing(
      {
        type: 'object',
        allOf: [{ $ref: '#/components/schemas/Thing2' }],
        properties: { next: { $ref: '#/components/schemas/Thing' } },
      },
      { Thing2: { type: 'object', properties: { up: { $ref: '#/components/schemas/Thing' } } } },
    );
    expect(rowOf(page, 'next')[0]).toBe('[Thing](../schemas/thing.md)');
    expect(page).toContain('- Must also match [Thing2](../schemas/thing2.md), which has the field `up`.');
  });
});
