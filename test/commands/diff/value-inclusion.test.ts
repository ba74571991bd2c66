// Inclusion of values: between formats, between patterns, and of scalars in schemas.

import { describe, expect, it } from 'vitest';
import { classifyFormatChange } from '../../../src/generator/commands/diff/schemas/compare-patterns-and-formats.ts';
import { partAcceptsScalar, type Scalar } from '../../../src/generator/commands/diff/schemas/accepts-scalar.ts';
import { comparePatternInclusion } from '../../../src/generator/commands/diff/schemas/pattern-inclusion.ts';
import { documentOf, modelOf } from '../../targets/validators/model.ts';

const integerRanges: Readonly<Record<string, readonly [min: bigint, max: bigint]>> = Object.fromEntries(
  [8n, 16n, 32n, 64n].flatMap((bits) => [
    [`int${bits}`, [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n]],
    [`uint${bits}`, [0n, 2n ** bits - 1n]],
  ]),
);
const formatPairs = Object.keys(integerRanges).flatMap((from) =>
  Object.keys(integerRanges)
    .filter((to) => to !== from)
    .map((to) => [from, to] as const),
);

describe('integer formats', () => {
  it.each(formatPairs)('compares the ranges of %s and %s', (from, to) => {
    const [[fromMin, fromMax], [toMin, toMax]] = [integerRanges[from] ?? [0n, 0n], integerRanges[to] ?? [0n, 0n]];
    let expectedId = 'format-changed';
    if (toMin <= fromMin && toMax >= fromMax) expectedId = 'format-widened';
    else if (toMin >= fromMin && toMax <= fromMax) expectedId = 'format-narrowed';
    expect(classifyFormatChange(from, to).id).toBe(expectedId);
  });
});

describe('other formats', () => {
  const widerFormats: Readonly<Record<string, readonly string[]>> = {
    float: ['double'],
    double: [],
    email: ['idn-email'],
    'idn-email': [],
    hostname: ['idn-hostname'],
    'idn-hostname': [],
    uri: ['uri-reference', 'iri', 'iri-reference'],
    iri: ['iri-reference'],
    'uri-reference': ['iri-reference'],
    'iri-reference': [],
    date: [],
  };
  const names = Object.keys(widerFormats);
  const pairs = names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to] as const));

  it.each(pairs)('compares the values of %s and %s', (from, to) => {
    let expectedId = 'format-changed';
    if (widerFormats[from]?.includes(to)) expectedId = 'format-widened';
    else if (widerFormats[to]?.includes(from)) expectedId = 'format-narrowed';
    expect(classifyFormatChange(from, to).id).toBe(expectedId);
  });
});

describe('patterns', () => {
  it.each([
    ['^a{1,3}$', '^a{1,5}$', 'wider'],
    ['^a{1,5}$', '^a{1,3}$', 'narrower'],
    ['^[a-z]$', '^[a-z0-9]$', 'wider'],
    ['^a{2}$', '^a{3}$', undefined],
    ['^ab{0,2}$', '^ab{0,9}$', 'wider'],
    ['^(a|b)$', '^(a|b|c)$', 'wider'],
    ['^[0-9]+$', '^\\d+$', 'same'],
  ] as const)('reports the relation from %s to %s as %s', (from, to, relation) => {
    expect(comparePatternInclusion(from, to)).toBe(relation);
  });
});

describe('scalars', () => {
  it.each<readonly [schema: object, accepted: Scalar, rejected: Scalar]>([
    [{ type: 'string' }, 'a', 1],
    [{ minimum: 5 }, 5, 4],
    [{ maximum: 5 }, 5, 6],
    [{ exclusiveMinimum: 5 }, 6, 5],
    [{ exclusiveMaximum: 5 }, 4, 5],
    [{ multipleOf: 2 }, 4, 5],
    [{ minLength: 2 }, 'ab', 'a'],
    [{ maxLength: 1 }, 'a', 'ab'],
    [{ pattern: '^a' }, 'ab', 'ba'],
    [{ enum: ['a', 1, null] }, null, false],
    [{ const: true }, true, false],
  ])('%j accepts %j and rejects %j', async (schema, accepted, rejected) => {
    const { schemas } = await modelOf(documentOf({ Value: schema }));
    const part = schemas[0]?.jsonSchema;
    if (typeof part !== 'object') throw new Error('expected a Schema Object');
    expect(partAcceptsScalar(part, accepted, () => true)).toBe(true);
    expect(partAcceptsScalar(part, rejected, () => true)).toBe(false);
  });
});
