// Which type a schema gets: a table of given and want.

import { expect, test } from 'vitest';
import { printOpenapiTypes } from '../../../src/generator/targets/types/openapi-types.ts';
import { modelOfSchemas } from '../targets/model-of.ts';

/** The type of the schema X, on one line. */
async function typeOfX(schemas: string): Promise<string> {
  const { declarations } = printOpenapiTypes(await modelOfSchemas(schemas));
  const [, found] = /\n {2}schemas: \{[^]*?\n {4}X:([^]*?);\n(?: {4}[YZ]:| {2}\})/.exec(declarations) ?? [];
  return (found ?? declarations)
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('( | ', '(')
    .replaceAll(' )', ')')
    .replace(/^\| /, '');
}

test.each([
  ['text', 'X: { type: string }', 'string'],
  ['an integer', 'X: { type: integer }', 'number'],
  ['null or text', 'X: { type: [string, "null"] }', 'string | null'],
  ['several types', 'X: { type: [string, number, boolean] }', 'boolean | number | string'],
  ['anything', 'X: {}', 'unknown'],
  ['true', 'X: true', 'unknown'],
  ['false', 'X: false', 'never'],
  ['an enum', 'X: { type: string, enum: [a, "it\'s", b] }', `'a' | "it's" | 'b'`],
  ['an enum with null', 'X: { type: [string, "null"], enum: [a, null] }', "'a' | null"],
  ['an enum whose types leave values out', 'X: { type: string, enum: [a, 1] }', "'a'"],
  ['an enum of objects', 'X: { enum: [{ a: 1 }, [1, "b"]] }', "{ a: 1; } | [1, 'b']"],
  ['an enum of numbers', 'X: { enum: [-1, 0, 1.5] }', '-1 | 0 | 1.5'],
  ['a constant', 'X: { const: 5 }', '5'],
  ['the constant null', 'X: { const: null }', 'null'],
  ['described values', 'X: { oneOf: [{ const: a, description: One. }, { const: b, description: Two. }] }', "'a' | 'b'"],
  ['a list', 'X: { type: array, items: { type: string } }', 'string[]'],
  ['a list of choices', 'X: { type: array, items: { enum: [a, b] } }', "('a' | 'b')[]"],
  ['a list without items', 'X: { type: array }', 'unknown[]'],
  ['a list of lists', 'X: { type: array, items: { type: array, items: { type: number } } }', 'number[][]'],
  ['a list of lists that are all the same', 'X: { type: array, items: { const: [1, "b"] } }', "[1, 'b'][]"],
  [
    'a tuple',
    'X: { type: array, prefixItems: [{ type: string }, { type: number }], minItems: 2, items: false }',
    '[string, number]',
  ],
  ['an open tuple', 'X: { type: array, prefixItems: [{ type: string }] }', '[string?, ...unknown[]]'],
  [
    'a tuple and more',
    'X: { type: array, prefixItems: [{ type: string }], minItems: 1, items: { type: number } }',
    '[string, ...number[]]',
  ],
  [
    'an object',
    'X: { type: object, required: [a], properties: { a: { type: string }, b: { type: number } } }',
    '{ a: string; b?: number; }',
  ],
  ['members without a type', 'X: { properties: { a: { type: string } } }', '{ a?: string; }'],
  ['an open object', 'X: { type: object }', 'Record<string, unknown>'],
  ['a closed, empty object', 'X: { type: object, additionalProperties: false }', '{ [key: string]: never }'],
  ['a map', 'X: { type: object, additionalProperties: { type: number } }', '{ [key: string]: number }'],
  [
    'a map by patterns',
    'X: { type: object, patternProperties: { "^a": { type: number } } }',
    '{ [key: string]: number }',
  ],
  [
    'a default, which promises nothing',
    'X: { type: object, properties: { a: { type: number, default: 5 } } }',
    '{ /** @default 5 */ a?: number; }',
  ],
  [
    'read-only and write-only',
    'X: { type: object, properties: { a: { type: string, readOnly: true }, b: { type: string, writeOnly: true }, c: { type: string, readOnly: true, writeOnly: true } } }',
    '{ a?: $Read<string>; b?: $Write<string>; c?: string; }',
  ],
  [
    'a mark behind a reference',
    'X: { type: object, properties: { a: { $ref: "#/components/schemas/Y" } } }\nY: { type: string, readOnly: true }',
    "{ a?: $Read<components['schemas']['Y']>; }",
  ],
  ['a reference', 'X: { $ref: "#/components/schemas/Y" }\nY: { type: string }', "components['schemas']['Y']"],
  [
    'a reference or null',
    'X: { anyOf: [{ $ref: "#/components/schemas/Y" }, { type: "null" }] }\nY: { type: string }',
    "components['schemas']['Y'] | null",
  ],
  [
    'members beside a reference',
    'X: { $ref: "#/components/schemas/Y", properties: { a: { type: string } } }\nY: { type: object }',
    "components['schemas']['Y'] & { a?: string; }",
  ],
  [
    'a base made stricter',
    'X: { allOf: [{ $ref: "#/components/schemas/Y" }], required: [a] }\nY: { type: object, properties: { a: { type: string } } }',
    "WithRequired<components['schemas']['Y'], 'a'>",
  ],
  [
    'a base made stricter whose member is a number',
    'X: { allOf: [{ $ref: "#/components/schemas/Y" }], required: ["1", a] }\nY: { type: object, properties: { "1": { type: string }, a: {} } }',
    "WithRequired<components['schemas']['Y'], 1 | 'a'>",
  ],
  [
    'parts',
    'X: { allOf: [{ properties: { a: { type: string } } }, { properties: { b: { type: string } } }] }',
    '{ a?: string; } & { b?: string; }',
  ],
  [
    'parts that say nothing of the type',
    'X: { allOf: [{ type: object, properties: { a: { type: string } } }, { not: { required: [b] } }, { type: object }, true] }',
    '{ a?: string; }',
  ],
  [
    'a part that only requires',
    'X: { allOf: [{ type: object, properties: { a: { type: string }, b: { type: string } } }, { required: [a] }] }',
    '{ a: string; b?: string; }',
  ],
  [
    'a part that makes a base stricter',
    'X: { allOf: [{ $ref: "#/components/schemas/Y" }, { allOf: [{ required: [a] }] }, { required: [c], properties: { c: { type: number } } }] }\nY: { type: object, properties: { a: { type: string }, "b%": { type: string } } }',
    "WithRequired<components['schemas']['Y'], 'a'> & { c: number; }",
  ],
  [
    'a base made stricter that has the member from its own base',
    'X: { allOf: [{ $ref: "#/components/schemas/Y" }], required: [a, constructor] }\nY: { allOf: [{ $ref: "#/components/schemas/Z" }, { properties: { b: { type: string } } }] }\nZ: { type: object, properties: { a: { type: string } } }',
    "WithRequired<components['schemas']['Y'], 'a'>",
  ],
  [
    'a member whose name holds a percent sign',
    'X: { allOf: [{ $ref: "#/components/schemas/Y" }], required: ["%a"] }\nY: { type: object, properties: { "%a": { type: string } } }',
    "WithRequired<components['schemas']['Y'], '%a'>",
  ],
  ['a part that nothing fulfils', 'X: { allOf: [{ type: string }, false] }', 'never'],
  ['branches', 'X: { oneOf: [{ type: string }, { type: array, items: { type: string } }] }', 'string | string[]'],
  [
    'branches that say the same',
    'X: { oneOf: [{ type: [string, "null"], minLength: 1 }, { type: array, items: { type: string } }, { type: [number, "null"] }, { type: number }] }',
    'string | null | string[] | number',
  ],
  [
    'branches that only require',
    'X: { type: object, properties: { a: { type: string }, b: { type: string } }, anyOf: [{ required: [a] }, { required: [b] }] }',
    '{ a?: string; b?: string; }',
  ],
  [
    'branches beside members',
    'X: { type: object, properties: { a: { type: string } }, anyOf: [{ properties: { b: { type: string } } }, { properties: { c: { type: string } } }] }',
    '{ a?: string; } & ({ b?: string; } | { c?: string; })',
  ],
  ['a branch that may be anything', 'X: { oneOf: [{ type: string }, {}] }', 'unknown'],
  ['branches, one impossible', 'X: { oneOf: [{ type: string }, false] }', 'string'],
  [
    'nullable branches',
    'X: { type: [object, "null"], properties: { a: { type: string } }, allOf: [{ properties: { b: { type: string } } }] }',
    '({ a?: string; } | null) & { b?: string; }',
  ],
  [
    'branches told apart',
    'X: { oneOf: [{ $ref: "#/components/schemas/Y" }, { $ref: "#/components/schemas/Z" }], discriminator: { propertyName: kind, mapping: { y: "#/components/schemas/Y", z: "#/components/schemas/Z" } } }\n' +
      'Y: { type: object, required: [kind], properties: { kind: { type: string } } }\nZ: { type: object, required: [kind], properties: { kind: { const: z } } }',
    "(components['schemas']['Y'] & { kind: 'y'; }) | components['schemas']['Z']",
  ],
  [
    'itself',
    'X: { type: object, properties: { next: { $ref: "#/components/schemas/X" } } }',
    "{ next?: components['schemas']['X']; }",
  ],
  ['itself as an item', 'X: { type: array, items: { $ref: "#/components/schemas/X" } }', 'XSchema'],
  [
    'itself as the value of any member',
    'X: { type: object, additionalProperties: { $ref: "#/components/schemas/X" } }',
    "{ [key: string]: components['schemas']['X'] }",
  ],
  [
    'other members beside named ones',
    'X: { type: object, properties: { a: { type: string } }, additionalProperties: { type: number } }',
    '{ a?: string; } & { [key: string]: number | string }',
  ],
  [
    'other members that may be anything',
    'X: { type: object, properties: { a: { type: string } }, additionalProperties: true }',
    '{ a?: string; } & { [key: string]: unknown }',
  ],
  [
    'other members of the same type',
    'X: { type: object, properties: { a: { type: number } }, additionalProperties: { type: number } }',
    '{ a?: number; } & { [key: string]: number }',
  ],
  [
    'other members beside an object',
    'X: { type: object, properties: { a: { type: object, properties: { b: { type: string } } } }, additionalProperties: { type: number } }',
    '{ a?: { b?: string; }; } & { [key: string]: unknown }',
  ],
  [
    'names that are no identifiers',
    'X: { type: object, properties: { "a-b": {}, "100%": { type: object, properties: { "%zz": {} } }, __proto__: {}, constructor: {}, "1": {}, "😀": {} } }',
    "{ 'a-b'?: unknown; '100%'?: { '%zz'?: unknown; }; '__proto__'?: unknown; constructor?: unknown; 1?: unknown; '😀'?: unknown; }",
  ],
])('%s', async (_, schemas, want) => {
  expect(await typeOfX(schemas)).toBe(want);
});

test('descriptions become comments, with what listed values mean', async () => {
  const { declarations } = printOpenapiTypes(
    await modelOfSchemas(
      'X: { description: "A state. */ @internal", type: object, properties: { state: { deprecated: true, description: Where it is., oneOf: [{ const: on, description: It runs. }, { const: off, description: It rests. }] } } }',
    ),
  );
  expect(declarations).toContain(`    /** A state. *\\/ \\@internal */
    X: {
      /**
       * Where it is.
       *
       * - \`"on"\`: It runs.
       * - \`"off"\`: It rests.
       *
       * @deprecated
       */
      state?: 'on' | 'off';
    };`);
});

test('schemas that are items or branches of themselves are aliases, through one another too', async () => {
  const { declarations } = printOpenapiTypes(
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
  | { [key: string]: components['schemas']['Json'] };

export type OddSchema = (string | EvenSchema)[];`);
});
