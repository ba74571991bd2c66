// Generated parameter readers, and parameters and schemas for their tests.

import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

export interface ReadResult {
  readonly ok: boolean;
  readonly value?: Readonly<Record<'path' | 'query' | 'header' | 'cookie', Readonly<Record<string, unknown>>>>;
  readonly problems?: readonly {
    readonly pointer: string;
    readonly field: string;
    readonly keyword: string;
    readonly message: string;
  }[];
}

/** A raw request; omitted properties are empty. */
export interface RawRequest {
  readonly path?: object;
  readonly query?: string;
  readonly headers?: object;
}

const tree = {
  type: 'object',
  properties: {
    n: { type: 'integer' },
    in: { $ref: '#/components/schemas/Tree' },
    all: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
  },
};

/** Generates the reader of an operation with these parameters. */
export async function createReader(
  path: string,
  parameters: readonly object[],
  otherFields: object = {},
  operation: object = {},
): Promise<(raw: RawRequest) => ReadResult> {
  const document = documentOf(
    {
      Item: {
        type: 'object',
        properties: {
          id: { type: 'integer', 'x-filterable': true },
          label: { type: 'string', 'x-filterable': true },
          tags: { type: 'array', items: { type: 'string' }, 'x-filterable': true },
          on: { type: ['boolean', 'null'], 'x-filterable': true },
          plain: { type: 'string' },
        },
      },
      Tree: tree,
    },
    {
      paths: {
        [path]: {
          get: { operationId: 'read', parameters, responses: { 200: { description: 'Done.' } }, ...operation },
        },
      },
      ...otherFields,
    },
  );
  const validators = await loadValidators(await modelOf(document));
  return (raw) => validators.call('readReadParameters', { path: {}, query: '', headers: {}, ...raw }) as ReadResult;
}

export const inQuery = (name: string, schema: object, otherFields: object = {}): object => ({
  name,
  in: 'query',
  schema,
  ...otherFields,
});

export const inPath = (schema: object, otherFields: object = {}): object => ({
  name: 'x',
  in: 'path',
  required: true,
  schema,
  ...otherFields,
});

/** Reads the only parameter of an operation, which is named `x`. */
export async function readParameter(parameter: object, raw: RawRequest): Promise<unknown> {
  const { in: location } = parameter as { readonly in: 'path' | 'query' | 'header' | 'cookie' };
  const read = await createReader(location === 'path' ? '/a/{x}' : '/a', [parameter]);
  return read(raw).value?.[location]['x'];
}

export const strings = { type: 'array', items: { type: 'string' } };
export const numbers = { type: 'array', items: { type: 'integer' } };
export const point = {
  type: 'object',
  properties: { x: { type: 'integer' }, on: { type: 'boolean' }, name: { type: 'string' } },
};
