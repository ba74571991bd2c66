// The Conditions section of a schema page: short conditions in English, others as JSON Schema.

import { expect, it } from 'vitest';
import { pageOfThing } from './generate-docs.ts';

async function conditionsSection(schema: object): Promise<string> {
  const page = await pageOfThing(
    { type: 'object', properties: { kind: { type: 'string' } }, required: ['kind'], ...schema },
    { Other: { type: 'object' } },
  );
  return /## Conditions\n\n(.*?)\n*(?:## |$)/s.exec(page)?.[1] ?? '';
}

/** Returns a schema that requires `kind`, if present, to be this value. */
const kindIs = (value: string) => ({ properties: { kind: { const: value } } });

it.each([
  [
    { if: kindIs('a'), then: { required: ['x', 'y'] }, else: { properties: { x: false } } },
    'If `kind` is `a`, then `x` and `y` are present; otherwise `x` is absent.',
  ],
  [
    { if: kindIs('a'), then: { required: ['x'] }, else: { if: kindIs('b'), then: { required: ['y'] } } },
    'If `kind` is `a`, then `x` is present.\n\nOtherwise, if `kind` is `b`, then `y` is present.',
  ],
  [
    { if: { properties: { kind: { enum: ['a', 'b'] } } }, then: { not: { required: ['x'] } } },
    'If `kind` is `a` or `b`, then `x` is absent.',
  ],
  [
    { if: { properties: { other: { const: 1 } } }, then: { required: ['x'] } },
    'If `other` is absent or `1`, then `x` is present.',
  ],
  [
    {
      if: { required: ['other'], properties: { other: { type: 'null' } } },
      then: { properties: { kind: { maxLength: 3 } } },
    },
    'If `other` is null, then `kind` is at most 3 characters.',
  ],
  [
    { if: kindIs('a'), then: { properties: { n: { minimum: 2 } }, required: ['n'] } },
    'If `kind` is `a`, then `n` is at least 2.',
  ],
  [
    {
      if: kindIs('a'),
      then: { properties: { in: { properties: { x: { const: 1 } }, required: ['x'] } }, required: ['in'] },
    },
    'If `kind` is `a`, then `in` is present and `in.x` is `1`.',
  ],
  [{ dependentRequired: { a: ['b', 'c'], d: [] } }, 'If `a` is present, `b` and `c` must also be present.'],
  [{ dependentSchemas: { a: { required: ['b'] } } }, 'If `a` is present, `b` is present.'],
  [{ not: { required: ['a', 'b'] } }, 'It must not be true that `a` and `b` are present.'],
  [
    { anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }] },
    'At least one of these is true: `a` is present; or `b` and `c` are present.',
  ],
  [
    { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    'Exactly one of these is true: `a` is present; or `b` is present.',
  ],
  [{ if: kindIs('a') }, ''],
  [{ propertyNames: { maxLength: 3, pattern: '^a' } }, 'Each field name: at most 3 characters, matching `^a`.'],
  [
    {
      allOf: [
        { if: kindIs('a'), then: { required: ['x'] } },
        { if: kindIs('b'), then: { required: ['y'] } },
      ],
    },
    'If `kind` is `a`, then `x` is present.\n\nIf `kind` is `b`, then `y` is present.',
  ],
  [
    { type: 'array', contains: { const: 1 }, minContains: 2, maxContains: 3 },
    'The array must contain 2 to 3 items whose value is `1`.',
  ],
  [{ type: 'array', contains: { type: 'string' } }, 'The array must contain at least 1 item whose value is a string.'],
])('describes a short condition in English: %j', async (schema, sentences) => {
  expect(await conditionsSection(schema)).toBe(sentences);
});

it.each([
  [{ not: { properties: { a: { items: { type: 'string' } } } } }, 'The value must not match this schema:', '"items"'],
  [
    { if: { properties: { a: { patternProperties: { x: true } } } }, then: { required: ['b'] } },
    'If the value matches this schema:',
    '"patternProperties"',
  ],
  [
    { if: { properties: { kind: { enum: ['a', 'b'], not: { const: 'b' } } } }, then: { required: ['x'] } },
    'If the value matches this schema:',
    '"enum"',
  ],
  [
    { type: 'array', contains: { type: 'object', properties: { a: { const: 1 } } } },
    'The array must contain at least 1 item matching this schema:',
    '"const": 1',
  ],
  [
    { dependentSchemas: { a: { properties: { b: { properties: { c: { items: true } } } } } } },
    'If `a` is present, the value must match this schema:',
    '"c"',
  ],
])('shows any other condition as a JSON Schema block: %j', async (schema, introduction, keyword) => {
  const section = await conditionsSection(schema);
  expect(section).toContain(`${introduction}\n\n\`\`\`json\n`);
  expect(section).toContain(keyword);
});

it.each([
  [{ type: 'object', required: ['x'] }, '`x` is present'],
  [{ format: 'label', required: ['x'] }, '`x` is present'],
  [{ $id: 'https://example.com/x', required: ['x'] }, '`x` is present'],
  [{ allOf: [{ required: ['x'] }, { required: ['y'] }] }, '`x` is present and `y` is present'],
  [{ anyOf: [{ required: ['x'] }, { required: ['y'] }] }, '`x` is present or `y` is present'],
])('describes an object in English: %j', async (then, phrase) => {
  expect(await conditionsSection({ if: kindIs('a'), then })).toBe(`If \`kind\` is \`a\`, then ${phrase}.`);
});

it.each([
  [{ minimum: 2 }, 'at least 2'],
  [{ multipleOf: 2 }, 'a multiple of 2'],
  [{ minLength: 2 }, 'at least 2 characters'],
  [{ pattern: '^a' }, 'matching `^a`'],
  [{ format: 'date' }, 'a valid `date`'],
  [{ contentEncoding: 'base64' }, 'encoded as `base64`'],
  [{ minItems: 2 }, 'at least 2 items'],
  [{ uniqueItems: true }, 'without duplicates'],
  [{ minProperties: 2 }, 'at least 2 fields'],
  [{ $id: 'https://example.com/x', minimum: 2 }, 'at least 2'],
])('describes the value of a property in English: %j', async (x, phrase) => {
  const then = { required: ['x'], properties: { x } };
  expect(await conditionsSection({ if: kindIs('a'), then })).toBe(`If \`kind\` is \`a\`, then \`x\` is ${phrase}.`);
});
