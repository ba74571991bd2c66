// Sections of schema docs pages: values, lifecycle, rules, examples, and uses.

import { describe, expect, it } from 'vitest';
import { pageOfThing, rowOf } from './generate-docs.ts';

const vocabulary = { 'x-ashlar': { version: 1, conventions: { filter: { header: 'X-Filter' } } } };

describe('the page of a schema', () => {
  it('lists enum values with their descriptions', async () => {
    const page = await pageOfThing({
      oneOf: [
        { const: 'a', description: 'The *first*.' },
        { const: 'b|c', title: 'Second', deprecated: true },
      ],
    });
    expect(page).toContain(
      '## Values\n\n| Value | Meaning |\n| --- | --- |\n| `a` | The *first*. |\n| `b\\|c` | **Deprecated.** Second |\n',
    );
  });

  it('shows the variants of a discriminator', async () => {
    const page = await pageOfThing(
      {
        oneOf: [{ $ref: '#/components/schemas/Cat' }],
        discriminator: { propertyName: 'kind', mapping: { cat: 'Cat' } },
      },
      { Cat: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } } },
    );
    expect(page).toContain('Discriminator: `kind`.');
    expect(page).toContain('| `cat` | [Cat](../schemas/cat.md) |');
  });

  it('shows the lifecycle, with links to operations', async () => {
    const lifecycle = {
      states: { off: null, on: 'It *runs*.' },
      moves: [
        { from: 'off', to: 'on', trigger: 'start', when: 'the invoice is paid' },
        { from: 'any', to: ['off', 'on'], trigger: 'A crash.' },
      ],
      open: true,
    };
    const page = await pageOfThing(
      { type: 'string', 'x-lifecycle': lifecycle },
      {},
      {
        ...vocabulary,
        paths: { '/start': { post: { operationId: 'start', responses: { 200: { description: 'Started.' } } } } },
      },
    );
    expect(page).toContain('| `off` |  |\n| `on` | It *runs*. |\n\nOther states are possible.\n');
    expect(page).toContain(
      '| `off` | `on` | [start](../operations/start.md) | the invoice is paid |\n| any | `off` or `on` | A crash. |  |\n',
    );
  });

  it('shows rules in English and in the rule language', async () => {
    const page = await pageOfThing(
      {
        type: 'object',
        properties: { a: { type: 'integer' }, b: { type: 'integer' } },
        required: ['a', 'b'],
        'x-rules': [
          { id: 'a-over-b', rule: 'self.a > self.b || self.b == 0', message: '`a` must be more', field: 'a' },
        ],
      },
      {},
      vocabulary,
    );
    expect(page).toContain(
      '## Rules\n\n- `a` must be more. Reported for `a`.\n  - Either `a` is greater than `b` or `b` is 0.\n  - `a-over-b`: `self.a > self.b || self.b == 0`\n',
    );
  });

  it('states which rules apply to updates only', async () => {
    const page = await pageOfThing(
      {
        type: 'object',
        properties: { size: { type: 'integer' } },
        required: ['size'],
        'x-rules': [{ id: 'grows', rule: 'self.size >= old.size', message: 'It cannot shrink.' }],
      },
      {},
      vocabulary,
    );
    expect(page).toContain(
      "- It cannot shrink. Evaluated only for updates.\n  - `size` must be at least the stored value's `size`.\n  - `grows`: `self.size >= old.size`\n",
    );
  });

  it('states in English when a redacted value is shown', async () => {
    const operation = (operationId: string) => ({ operationId, responses: { 204: { description: 'Done.' } } });
    const root = {
      'x-ashlar': { version: 1, caller: 'Caller' },
      paths: { '/key': { put: operation('reset'), get: operation('getKey') } },
    };
    const page = await pageOfThing(
      {
        type: 'object',
        properties: {
          secret: { type: 'string', 'x-redacted': { as: '***', unless: 'operation == "reset" || caller.known' } },
        },
      },
      { Caller: { type: 'object', required: ['known'], properties: { known: { type: 'boolean' } } } },
      root,
    );
    expect(rowOf(page, 'secret')).toEqual([
      'string',
      'optional',
      'Responses show `***` instead, unless the operation is `reset` or the caller\'s `known` is true (`operation == "reset" \\|\\| caller.known`).',
    ]);
  });

  it('omits the condition column if no transition has a condition', async () => {
    const page = await pageOfThing(
      {
        type: 'string',
        'x-lifecycle': { states: { off: null, on: null }, moves: [{ from: 'off', to: 'on', trigger: 'A start.' }] },
      },
      {},
      vocabulary,
    );
    expect(page).toContain('| From | To | Trigger |\n| --- | --- | --- |\n| `off` | `on` | A start. |\n');
  });

  it('shows long descriptions, examples, and defaults in full below the table', async () => {
    const page = await pageOfThing({
      type: 'object',
      properties: {
        a: {
          type: 'object',
          description: 'First:\n\n- one\n- two',
          default: { long: 'x'.repeat(50) },
          examples: [{ long: 'y'.repeat(50) }],
        },
      },
    });
    expect(rowOf(page, 'a')).toEqual(['object', 'default shown below', 'First: More below.']);
    expect(page).toContain('**`a`**\n\nFirst:\n\n- one\n- two\n\nDefault:\n\n```json\n{\n  "long": "xxx');
    expect(page).toContain('Example:\n\n```json\n{\n  "long": "yyy');
  });

  it('lists the operations and schemas that use the schema', async () => {
    const page = await pageOfThing(
      { type: 'object' },
      { User: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
      {
        paths: {
          '/x': {
            get: {
              operationId: 'getX',
              responses: {
                200: {
                  description: 'x',
                  content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
                },
              },
            },
          },
        },
      },
    );
    expect(page).toContain(
      '## Used by\n\nOperations:\n\n- [getX](../operations/get-x.md)\n\nSchemas:\n\n- [User](../schemas/user.md)\n',
    );
  });
});
