// TypeScript types of schemas.

import { expect, test } from 'vitest';
import type { TypesOptions } from '../../../src/generator/plugin/target.ts';
import { modelOf, modelOfSchemas } from '../model-of.ts';
import { formatOpenapiModule } from './render-openapi-module.ts';

/** Returns the type of the schema `X` on one line. */
async function printTypeOfX(schemas: string, options?: TypesOptions): Promise<string> {
  const declarations = await formatOpenapiModule(await modelOfSchemas(schemas), options);
  const [, type] = /\n {2}schemas: \{[^]*?\n {4}X:([^]*?);\n(?: {4}[YZ]:| {2}\})/.exec(declarations) ?? [];
  return (type ?? declarations)
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('( | ', '(')
    .replaceAll(' )', ')')
    .replace(/^\| /, '');
}

test.each([
  ['a string', 'X: { type: string }', 'string'],
  ['an integer', 'X: { type: integer }', 'number'],
  ['a 64-bit integer', 'X: { type: integer, format: int64 }', 'number'],
  ['a nullable string', 'X: { type: [string, "null"] }', 'string | null'],
  ['several types', 'X: { type: [string, number, boolean] }', 'boolean | number | string'],
  ['the empty schema', 'X: {}', 'unknown'],
  ['the schema true', 'X: true', 'unknown'],
  ['the schema false', 'X: false', 'never'],
  ['an enum', 'X: { type: string, enum: [a, "it\'s", b] }', `'a' | "it's" | 'b'`],
  ['an enum with null', 'X: { type: [string, "null"], enum: [a, null] }', "'a' | null"],
  ['an enum with a value of a different type', 'X: { type: string, enum: [a, 1] }', "'a'"],
  ['an enum of objects', 'X: { enum: [{ a: 1 }, [1, "b"]] }', "{ a: 1; } | [1, 'b']"],
  ['an enum of numbers', 'X: { enum: [-1, 0, 1.5] }', '-1 | 0 | 1.5'],
  ['a const', 'X: { const: 5 }', '5'],
  ['a const of null', 'X: { const: null }', 'null'],
  [
    'a oneOf of described constants',
    'X: { oneOf: [{ const: a, description: One. }, { const: b, description: Two. }] }',
    "'a' | 'b'",
  ],
  ['an array', 'X: { type: array, items: { type: string } }', 'string[]'],
  ['an array of enum values', 'X: { type: array, items: { enum: [a, b] } }', "('a' | 'b')[]"],
  ['an array without items', 'X: { type: array }', 'unknown[]'],
  ['an array of arrays', 'X: { type: array, items: { type: array, items: { type: number } } }', 'number[][]'],
  ['an array of a constant array', 'X: { type: array, items: { const: [1, "b"] } }', "[1, 'b'][]"],
  [
    'a tuple',
    'X: { type: array, prefixItems: [{ type: string }, { type: number }], minItems: 2, items: false }',
    '[string, number]',
  ],
  ['an open tuple', 'X: { type: array, prefixItems: [{ type: string }] }', '[string?, ...unknown[]]'],
  [
    'a tuple with additional items',
    'X: { type: array, prefixItems: [{ type: string }], minItems: 1, items: { type: number } }',
    '[string, ...number[]]',
  ],
  [
    'an object',
    'X: { type: object, required: [a], properties: { a: { type: string }, b: { type: number } } }',
    '{ a: string; b?: number; }',
  ],
  ['properties without a type', 'X: { properties: { a: { type: string } } }', '{ a?: string; }'],
  ['an open object', 'X: { type: object }', 'Record<string, unknown>'],
  ['a closed, empty object', 'X: { type: object, additionalProperties: false }', '{ [key: string]: never }'],
  ['a map', 'X: { type: object, additionalProperties: { type: number } }', '{ [key: string]: number }'],
  [
    'a map defined by patternProperties',
    'X: { type: object, patternProperties: { "^a": { type: number } } }',
    '{ [key: string]: number }',
  ],
  [
    'a property with a default, which responses contain',
    'X: { type: object, properties: { a: { type: number, default: 5 } } }',
    '{ /** @default 5 */ a: number; }',
  ],
  [
    'read-only and write-only properties',
    'X: { type: object, properties: { a: { type: string, readOnly: true }, b: { type: string, writeOnly: true }, c: { type: string, readOnly: true, writeOnly: true } } }',
    '{ readonly a?: string; b?: string; readonly c?: string; }',
  ],
  [
    'a reference to a read-only schema, whose property itself is not read-only',
    'X: { type: object, properties: { a: { $ref: "#/components/schemas/Y" } } }\nY: { type: string, readOnly: true }',
    "{ a?: components['schemas']['Y']; }",
  ],
  ['a reference', 'X: { $ref: "#/components/schemas/Y" }\nY: { type: string }', "components['schemas']['Y']"],
  [
    'a nullable reference',
    'X: { anyOf: [{ $ref: "#/components/schemas/Y" }, { type: "null" }] }\nY: { type: string }',
    "components['schemas']['Y'] | null",
  ],
  [
    'properties next to a reference',
    'X: { $ref: "#/components/schemas/Y", properties: { a: { type: string } } }\nY: { type: object }',
    "components['schemas']['Y'] & { a?: string; }",
  ],
  [
    'a base property that a schema requires',
    'X: { allOf: [{ $ref: "#/components/schemas/Y" }], required: [a] }\nY: { type: object, properties: { a: { type: string } } }',
    "WithRequired<components['schemas']['Y'], 'a'>",
  ],
  [
    'a base property with a numeric name that a schema requires',
    'X: { allOf: [{ $ref: "#/components/schemas/Y" }], required: ["1", a] }\nY: { type: object, properties: { "1": { type: string }, a: {} } }',
    "WithRequired<components['schemas']['Y'], 1 | 'a'>",
  ],
  [
    'an allOf of objects',
    'X: { allOf: [{ properties: { a: { type: string } } }, { properties: { b: { type: string } } }] }',
    '{ a?: string; } & { b?: string; }',
  ],
  [
    'an allOf with schemas that do not affect the type',
    'X: { allOf: [{ type: object, properties: { a: { type: string } } }, { not: { required: [b] } }, { type: object }, true] }',
    '{ a?: string; }',
  ],
  [
    'an allOf branch with only required',
    'X: { allOf: [{ type: object, properties: { a: { type: string }, b: { type: string } } }, { required: [a] }] }',
    '{ a: string; b?: string; }',
  ],
  [
    'an allOf branch that requires a property of a base',
    'X: { allOf: [{ $ref: "#/components/schemas/Y" }, { allOf: [{ required: [a] }] }, { required: [c], properties: { c: { type: number } } }] }\nY: { type: object, properties: { a: { type: string }, "b%": { type: string } } }',
    "WithRequired<components['schemas']['Y'], 'a'> & { c: number; }",
  ],
  [
    'a property inherited by the base that a schema requires',
    'X: { allOf: [{ $ref: "#/components/schemas/Y" }], required: [a, constructor] }\nY: { allOf: [{ $ref: "#/components/schemas/Z" }, { properties: { b: { type: string } } }] }\nZ: { type: object, properties: { a: { type: string } } }',
    "WithRequired<components['schemas']['Y'], 'a'>",
  ],
  [
    'a property whose name contains a percent sign',
    'X: { allOf: [{ $ref: "#/components/schemas/Y" }], required: ["%a"] }\nY: { type: object, properties: { "%a": { type: string } } }',
    "WithRequired<components['schemas']['Y'], '%a'>",
  ],
  ['an allOf that is never valid', 'X: { allOf: [{ type: string }, false] }', 'never'],
  ['a oneOf', 'X: { oneOf: [{ type: string }, { type: array, items: { type: string } }] }', 'string | string[]'],
  [
    'a oneOf with overlapping types',
    'X: { oneOf: [{ type: [string, "null"], minLength: 1 }, { type: array, items: { type: string } }, { type: [number, "null"] }, { type: number }] }',
    'string | null | string[] | number',
  ],
  [
    'an anyOf of only required',
    'X: { type: object, properties: { a: { type: string }, b: { type: string } }, anyOf: [{ required: [a] }, { required: [b] }] }',
    '{ a?: string; b?: string; }',
  ],
  [
    'an anyOf next to properties',
    'X: { type: object, properties: { a: { type: string } }, anyOf: [{ properties: { b: { type: string } } }, { properties: { c: { type: string } } }] }',
    '{ a?: string; } & ({ b?: string; } | { c?: string; })',
  ],
  ['a oneOf with the empty schema', 'X: { oneOf: [{ type: string }, {}] }', 'unknown'],
  ['a oneOf with the schema false', 'X: { oneOf: [{ type: string }, false] }', 'string'],
  [
    'a nullable object with an allOf',
    'X: { type: [object, "null"], properties: { a: { type: string } }, allOf: [{ properties: { b: { type: string } } }] }',
    '({ a?: string; } | null) & { b?: string; }',
  ],
  [
    'a oneOf with a discriminator',
    'X: { oneOf: [{ $ref: "#/components/schemas/Y" }, { $ref: "#/components/schemas/Z" }], discriminator: { propertyName: kind, mapping: { y: "#/components/schemas/Y", z: "#/components/schemas/Z" } } }\n' +
      'Y: { type: object, required: [kind], properties: { kind: { type: string } } }\nZ: { type: object, required: [kind], properties: { kind: { const: z } } }',
    "(components['schemas']['Y'] & { kind: 'y'; }) | components['schemas']['Z']",
  ],
  [
    'a property that refers to its own schema',
    'X: { type: object, properties: { next: { $ref: "#/components/schemas/X" } } }',
    "{ next?: components['schemas']['X']; }",
  ],
  ['items that refer to their own schema', 'X: { type: array, items: { $ref: "#/components/schemas/X" } }', 'XSchema'],
  [
    'additional properties that refer to their own schema',
    'X: { type: object, additionalProperties: { $ref: "#/components/schemas/X" } }',
    "{ [key: string]: components['schemas']['X'] }",
  ],
  [
    'additional properties next to properties of a different type',
    'X: { type: object, properties: { a: { type: string } }, additionalProperties: { type: number } }',
    '{ a?: string; } & { [key: string]: number | string }',
  ],
  [
    'additional properties of any type next to properties',
    'X: { type: object, properties: { a: { type: string } }, additionalProperties: true }',
    '{ a?: string; } & { [key: string]: unknown }',
  ],
  [
    'additional properties next to properties of the same type',
    'X: { type: object, properties: { a: { type: number } }, additionalProperties: { type: number } }',
    '{ a?: number; } & { [key: string]: number }',
  ],
  [
    'additional properties next to an object property',
    'X: { type: object, properties: { a: { type: object, properties: { b: { type: string } } } }, additionalProperties: { type: number } }',
    '{ a?: { b?: string; }; } & { [key: string]: unknown }',
  ],
  [
    'property names that are not identifiers',
    'X: { type: object, properties: { "a-b": {}, "100%": { type: object, properties: { "%zz": {} } }, __proto__: {}, constructor: {}, "1": {}, "😀": {} } }',
    "{ 'a-b'?: unknown; '100%'?: { '%zz'?: unknown; }; __proto__?: unknown; constructor?: unknown; 1?: unknown; '😀'?: unknown; }",
  ],
])('prints the type of %s', async (_, schemas, expected) => {
  expect(await printTypeOfX(schemas)).toBe(expected);
});

test('lists all methods of a path', async () => {
  const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
  const item = Object.fromEntries(
    methods.map((method) => [method, { operationId: `${method}Pet`, responses: { 204: { description: 'Done.' } } }]),
  );
  const paths = {
    '/full': item,
    '/empty': { summary: 'No operations.' },
    '/some': { get: { ...item['get'], operationId: 'getSome' } },
  };
  const declarations = await formatOpenapiModule(
    await modelOf(JSON.stringify({ openapi: '3.1.0', info: { title: 't', version: '1' }, paths })),
  );
  const [, full = '', some = ''] = declarations.split(/'\/(?:full|some)'/);
  for (const method of methods) {
    expect(full).toContain(`${method}: operations['${method}Pet'];`);
    if (method !== 'get') expect(some).toContain(`${method}?: never;`);
  }
});

test('marks read-only and write-only properties with readWriteMarkers', async () => {
  const schemas =
    'X: { type: object, properties: { a: { type: string, readOnly: true }, b: { type: string, writeOnly: true }, c: { type: string, readOnly: true, writeOnly: true }, d: { $ref: "#/components/schemas/Y" } } }\nY: { type: string, readOnly: true }';
  expect(await printTypeOfX(schemas, { readWriteMarkers: true })).toBe(
    "{ a?: $Read<string>; b?: $Write<string>; c?: string; d?: components['schemas']['Y']; }",
  );
});

test('prints descriptions as comments that list the documented values', async () => {
  const declarations = await formatOpenapiModule(
    await modelOfSchemas(
      'X: { description: "A state. */ @internal", type: object, properties: { state: { deprecated: true, description: The power state., oneOf: [{ const: on, description: Running. }, { const: off, description: Stopped. }] } } }',
    ),
  );
  expect(declarations).toContain(`    /** A state. *\\/ \\@internal */
    X: {
      /**
       * The power state.
       *
       * - \`"on"\`: Running.
       * - \`"off"\`: Stopped.
       *
       * @deprecated
       */
      state?: 'on' | 'off';
    };`);
});

test('prints an alias for each schema that directly or indirectly contains itself as an item or branch', async () => {
  const declarations = await formatOpenapiModule(
    await modelOfSchemas(
      'Json: { description: Any., anyOf: [{ type: [string, number, boolean, "null"] }, { type: array, items: { $ref: "#/components/schemas/Json" } }, { type: object, additionalProperties: { $ref: "#/components/schemas/Json" } }] }\n' +
        'Odd: { type: array, items: { anyOf: [{ type: string }, { $ref: "#/components/schemas/Even" }] } }\nEven: { type: array, prefixItems: [{ $ref: "#/components/schemas/Odd" }], items: false }\n' +
        'User: { type: object, properties: { tree: { $ref: "#/components/schemas/Odd" } } }',
    ),
  );
  expect(declarations).toContain('    /** Any. */\n    Json: JsonSchema;\n');
  expect(declarations).toContain("      tree?: components['schemas']['Odd'];\n");
  expect(declarations).toContain(`
export type EvenSchema = [OddSchema?];

export type JsonSchema =
  | boolean
  | number
  | string
  | null
  | JsonSchema[]
  | { [key: string]: JsonSchema };

export type OddSchema = (string | EvenSchema)[];`);
});
