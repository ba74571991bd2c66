// Random schemas and values: a client returns the values that it sends, and sends them in the form of JSON.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { modelOf } from '../model-of.ts';
import { loadConvertingClient } from './load-converting-client.ts';

/** A value in programs, and the same value in JSON, with all digits. */
interface Value {
  readonly program: unknown;
  readonly json: string;
}

/** A schema, and its values. */
interface ValuedSchema {
  readonly schema: object;
  readonly values: fc.Arbitrary<Value>;
}

const dateTimes = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
const names = fc.constantFrom('a', 'b', 'toString', '__proto__', 'a/b~', 'ä');

const scalar = <T>(schema: object, values: fc.Arbitrary<T>, toJson: (value: T) => string): ValuedSchema => ({
  schema,
  values: values.map((program) => ({ program, json: toJson(program) })),
});

const scalars = fc.constantFrom<ValuedSchema>(
  scalar({ type: 'string', format: 'date-time' }, dateTimes, (date) => JSON.stringify(date)),
  scalar({ type: 'integer', format: 'int64' }, fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), String),
  scalar(
    { type: 'string' },
    fc.oneof(
      fc.string(),
      dateTimes.map((date) => date.toISOString()),
    ),
    (text) => JSON.stringify(text),
  ),
  scalar({ type: 'integer' }, fc.maxSafeInteger(), JSON.stringify),
);

/** The object with own properties, also `__proto__`. */
const toObject = (entries: readonly (readonly [string, Value])[]): Value => ({
  program: Object.fromEntries(entries.map(([name, { program }]) => [name, program])),
  json: `{${entries.map(([name, { json }]) => `${JSON.stringify(name)}:${json}`).join()}}`,
});

const toArray = (items: readonly Value[]): Value => ({
  program: items.map(({ program }) => program),
  json: `[${items.map(({ json }) => json).join()}]`,
});

function objectOf(properties: readonly (readonly [string, ValuedSchema])[]): ValuedSchema {
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(properties.map(([name, { schema }]) => [name, schema])),
      required: properties.map(([name]) => name),
    },
    values: fc
      .tuple(...properties.map(([name, { values }]) => values.map((value) => [name, value] as const)))
      .map(toObject),
  };
}

const { schema: schemas } = fc.letrec<{ schema: ValuedSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4 },
    scalars,
    tie('schema').map(({ schema, values }) => ({
      schema: { type: 'array', items: schema },
      values: fc.array(values, { maxLength: 3 }).map(toArray),
    })),
    fc.tuple(tie('schema'), tie('schema')).map(([first, rest]) => ({
      schema: { type: 'array', prefixItems: [first.schema], items: rest.schema },
      values: fc.tuple(first.values, rest.values, rest.values).map(toArray),
    })),
    tie('schema').map(({ schema, values }) => ({
      schema: { type: 'object', additionalProperties: schema },
      values: fc.uniqueArray(fc.tuple(names, values), { selector: ([name]) => name, maxLength: 3 }).map(toObject),
    })),
    fc.uniqueArray(fc.tuple(names, tie('schema')), { selector: ([name]) => name, maxLength: 3 }).map(objectOf),
    tie('schema').map(({ schema, values }) => ({
      schema: { anyOf: [schema, { type: 'null' }] },
      values: fc.oneof(values, fc.constant({ program: null, json: 'null' })),
    })),
    fc.tuple(tie('schema'), tie('schema')).map(([a, b]) => ({
      schema: { allOf: [objectOf([['a', a]]).schema, objectOf([['b', b]]).schema] },
      values: objectOf([
        ['a', a],
        ['b', b],
      ]).values,
    })),
    fc.tuple(tie('schema'), tie('schema')).map(([a, b]) => {
      const branches = [a, b].map((each, index) =>
        objectOf([
          [`kind`, scalar({ const: `Branch${index}` }, fc.constant(`Branch${index}`), JSON.stringify)],
          [`value${index}`, each],
        ]),
      );
      return {
        schema: { oneOf: branches.map(({ schema }) => schema) },
        values: fc.oneof(...branches.map(({ values }) => values)),
      };
    }),
  ),
}));

/** Returns a document with an operation for each schema, which receives and returns a value. */
function documentOf(list: readonly ValuedSchema[]): string {
  const content = (schema: object): object => ({ content: { 'application/json': { schema } } });
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Values', version: '1' },
    servers: [{ url: 'https://example.com' }],
    paths: Object.fromEntries(
      list.map(({ schema }, index) => [
        `/${index}`,
        {
          post: {
            operationId: `call${index}`,
            tags: ['values'],
            requestBody: content(index % 2 === 0 ? schema : { $ref: `#/components/schemas/S${index}` }),
            responses: { 200: { description: 'The value.', ...content({ $ref: `#/components/schemas/S${index}` }) } },
          },
        },
      ]),
    ),
    components: { schemas: Object.fromEntries(list.map(({ schema }, index) => [`S${index}`, schema])) },
  });
}

it('a client returns the values that it sends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc
        .array(schemas, { minLength: 30, maxLength: 30 })
        .chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.tuple(...list.map(({ values }) => fc.array(values, { minLength: 1, maxLength: 4 }))),
          ),
        ),
      async ([list, values]) => {
        const { createClient } = await loadConvertingClient(await modelOf(documentOf(list)), {
          dates: 'Date',
          integers64: 'bigint',
        });
        let sent: unknown;
        const client = createClient({
          fetch: (_url: string, { body, headers }: RequestInit) => {
            sent = body;
            return Promise.resolve(new Response(body, { headers: headers ?? {} }));
          },
        });
        for (const [index, each] of values.entries())
          for (const { program, json } of each) {
            const result = await client['values']?.[`call${index}`]?.({ body: program });
            expect(sent).toBe(json);
            expect(result).toMatchObject({ ok: true, status: 200 });
            expect(result?.data).toStrictEqual(program);
          }
      },
    ),
    { numRuns: 4 },
  );
});
