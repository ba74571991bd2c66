// Generated parameter readers for tests of parameters.

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
  more: object = {},
  operation: object = {},
): Promise<(raw: { path?: object; query?: string; headers?: object }) => ReadResult> {
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
      ...more,
    },
  );
  const { exports } = await loadValidators(await modelOf(document));
  const read = exports['readReadParameters'];
  if (typeof read !== 'function') throw new Error('readReadParameters is not exported');
  return (raw) => Reflect.apply(read, undefined, [{ path: {}, query: '', headers: {}, ...raw }]) as ReadResult;
}

export const inQuery = (name: string, schema: object, more: object = {}): object => ({
  name,
  in: 'query',
  schema,
  ...more,
});
