// Facts that a reused file depends on: after a change of one fact, the session creates the files that show it.

import { expect, it } from 'vitest';
import type { DocumentTree } from './edits.ts';
import { createSession, runFresh } from './sessions.ts';

const ref = (name: string): DocumentTree => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: DocumentTree, rest: DocumentTree = {}): DocumentTree => ({
  type: 'object',
  properties,
  ...rest,
});
const json = (schema: DocumentTree): DocumentTree => ({ 'application/json': { schema } });

/** References form chains that are longer than what the slice of an operation contains. */
const schemas: Readonly<Record<string, DocumentTree>> = {
  Order: object({ customer: ref('Customer'), note: { type: 'string' } }, { required: ['customer'] }),
  Customer: object({ address: ref('Address') }),
  Address: object({ city: { type: 'string' }, country: ref('Country') }),
  Country: { type: 'string' },
  Upload: object({ file: ref('Content'), name: { type: 'string' } }),
  Content: { type: 'string' },
  Leaf: { type: 'string' },
  Branch: { oneOf: [ref('Leaf'), { type: 'integer' }] },
  Base: object({ kind: { type: 'string' } }),
  Extended: { allOf: [ref('Base'), { required: ['kind'] }] },
  Wrapper: object({ extended: { allOf: [ref('Extended'), object({ more: { type: 'string' } })] } }),
  Tree: { type: 'array', items: ref('Items') },
  Items: { type: 'array', items: ref('Deep') },
  Deep: { type: 'array', items: ref('Deepest') },
  Deepest: { type: 'string' },
};

const header = (required: boolean): DocumentTree => ({ 'X-Trace': { required, schema: { type: 'string' } } });

interface Facts {
  readonly schemas?: Readonly<Record<string, DocumentTree>>;
  /** Whether the response of the other operation requires the header. */
  readonly headerRequired?: boolean;
  readonly operation?: DocumentTree;
  /** The schema of the other operation's body. */
  readonly otherBody?: DocumentTree;
}

function documentOf(facts: Facts): DocumentTree {
  return {
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1' },
    paths: {
      '/orders': {
        post: {
          operationId: 'createOrder',
          tags: ['orders'],
          requestBody: { required: true, content: json(ref('Order')) },
          responses: { 200: { description: 'OK', headers: header(true), content: json(ref('Order')) } },
          ...facts.operation,
        },
      },
      '/uploads': {
        post: {
          operationId: 'upload',
          tags: ['uploads'],
          requestBody: { required: true, content: { 'multipart/form-data': { schema: ref('Upload') } } },
          responses: {
            200: {
              description: 'OK',
              headers: header(true),
              content: json(object({ branch: ref('Branch'), wrapper: ref('Wrapper'), tree: ref('Tree') })),
            },
          },
        },
      },
      '/others': {
        put: {
          operationId: 'other',
          tags: ['others'],
          requestBody: { content: json(facts.otherBody ?? { type: 'string' }) },
          responses: { 200: { description: 'OK', headers: header(facts.headerRequired ?? true) } },
        },
      },
    },
    components: { schemas: { ...schemas, ...facts.schemas } },
  };
}

const readOnlyCountry = object({ city: { type: 'string' }, country: { ...ref('Country'), readOnly: true } });

it.each<[fact: string, facts: Facts, files: readonly string[], before?: Facts]>([
  [
    'the content of an operation',
    { operation: { summary: 'Creates an order' } },
    ['client/src/tags/orders.ts', 'server/src/tags/orders.ts', 'types/src/openapi.ts'],
  ],
  [
    'the requirement of a request body',
    { operation: { requestBody: { content: json(ref('Order')) } } },
    ['client/src/tags/orders.ts', 'server/src/tags/orders.ts', 'server/src/operations/orders.ts'],
  ],
  [
    'a property that is read-only, two references away',
    { schemas: { Address: readOnlyCountry } },
    [
      'client/src/tags/orders.ts',
      'types/src/operations.ts',
      'types/src/schemas.ts',
      'types/src/openapi.ts',
      'server/src/shapes.ts',
    ],
  ],
  [
    'a schema with a derived name',
    { schemas: { CreateOrderResponses: object({ a: { type: 'string' } }) } },
    ['client/src/tags/orders.ts', 'server/src/tags/orders.ts', 'types/src/operations.ts'],
  ],
  [
    'a schema that is used only in responses',
    { schemas: { Address: readOnlyCountry }, operation: { requestBody: { content: json(ref('Country')) } } },
    ['types/src/schemas.ts'],
    { schemas: { Address: readOnlyCountry } },
  ],
  [
    'the format of a form field, behind a reference',
    { schemas: { Content: { type: 'string', format: 'binary' } } },
    ['client/src/tags/uploads.ts', 'server/src/tags/uploads.ts'],
  ],
  [
    'the effect of a shape, three references away',
    { schemas: { Deepest: object({ a: { type: 'string' } }) } },
    ['server/src/operations/uploads.ts', 'server/src/shapes.ts'],
  ],
  [
    'a header that another operation does not require',
    { headerRequired: false },
    ['server/src/tags/orders.ts', 'server/src/tags/uploads.ts'],
  ],
  [
    'a schema that determines the names of validators',
    { schemas: { CreateOrderBody: object({ a: { type: 'string' } }) } },
    ['server/src/operations/orders.ts'],
  ],
  [
    'the properties that `required` can name, two references away',
    { schemas: { Base: object({ other: { type: 'string' } }) } },
    ['types/src/schemas.ts'],
  ],
  [
    'a schema whose type is not equal in both modules',
    {
      schemas: { Country: object({ code: { type: 'string', default: 'de' } }) },
      otherBody: ref('Address'),
    },
    ['types/src/openapi.ts', 'types/src/schemas.ts'],
  ],
  [
    'a cycle of schemas through another schema',
    { schemas: { Items: { type: 'array', prefixItems: [ref('Tree')], items: ref('Tree') } } },
    ['types/src/schemas.ts'],
  ],
])('creates the files that depend on %s', async (_, facts, files, factsBefore = {}) => {
  const session = createSession();
  const before = await session.run(documentOf(factsBefore));
  expect(before.diagnostics.filter((each) => each.includes(' document/'))).toEqual([]);
  for (const [changed, hasFact] of [
    [documentOf(facts), true],
    [documentOf(factsBefore), false],
  ] as const) {
    const [actual, expected] = [await session.run(changed), await runFresh(changed)];
    expect(actual.diagnostics).toEqual(expected.diagnostics);
    expect(Object.fromEntries(actual.files)).toEqual(Object.fromEntries(expected.files));
    // Otherwise, the comparison would not show that the fact is part of the input.
    const isDifferent = (file: string): boolean => actual.files.get(file) !== before.files.get(file);
    expect(files.map((file) => [file, before.files.has(file), isDifferent(file)])).toEqual(
      files.map((file) => [file, true, hasFact]),
    );
  }
});

it('reuses the modules of tags, and the types of operations and schemas, that do not depend on an edited schema', async () => {
  const session = createSession();
  await session.run(documentOf({}));
  await session.run(
    documentOf({ schemas: { Base: object({ kind: { type: 'string' }, added: { type: 'integer' } }) } }),
  );
  const computed = session
    .computedKinds()
    .filter((kind) => /^(?:client|server)\/|^referenced shapes|type|^eager/.test(kind))
    .sort();
  // Those of `Base`, `Extended`, and `Wrapper`, which `allOf` combines.
  const ofSchemas = ['comparison of types', 'eager references, response', 'type of schema, response'];
  // `UploadBody` is derived from a schema as well, which each run reports.
  expect(computed).toEqual([...ofSchemas.flatMap((kind) => [kind, kind, kind]), 'names of types'].sort());
});
