// Hostile values: validation does not throw, and does not change the values.

import { describe, expect, it, test } from 'vitest';
import { validateFilter } from '../../../src/runtime/parameters/validate-filter.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';
import { deepFreeze } from './random-values.ts';

const validators = await loadValidators(
  await modelOf(
    documentOf(
      {
        Tree: { type: 'object', properties: { child: { $ref: '#/components/schemas/Tree' } } },
        Named: {
          type: 'object',
          properties: {
            constructor: { type: 'string' },
            ['__proto__']: { type: 'integer' },
            toString: { type: 'number' },
          },
          additionalProperties: false,
        },
        RequiredNames: { type: 'object', required: ['constructor', 'valueOf'] },
        Amount: { type: 'number' },
        Count: { type: 'integer', minimum: 0 },
        Short: { type: 'string', maxLength: 2 },
        List: { type: 'array', items: { type: 'integer' } },
        Unique: { type: 'array', uniqueItems: true },
        Zero: { const: 0 },
        Closed: {
          type: 'object',
          required: ['a'],
          properties: { a: { type: 'integer' } },
          additionalProperties: false,
        },
        ClosedByUnevaluated: {
          type: 'object',
          required: ['a'],
          allOf: [{ properties: { a: { type: 'integer' } } }],
          unevaluatedProperties: false,
        },
        IntegerMap: { type: 'object', additionalProperties: { type: ['integer', 'null'] } },
        IntegersByPattern: { type: 'object', patternProperties: { '^[si]': { type: 'integer' } } },
        Names: { type: 'object', propertyNames: { maxLength: 3 } },
        Levels: {
          type: 'object',
          properties: {
            before: { type: 'integer' },
            child: { $ref: '#/components/schemas/Levels' },
            after: { type: 'integer' },
          },
        },
        WithRules: {
          type: 'object',
          required: ['list', 'text'],
          properties: { list: { type: 'array', items: { type: 'integer' } }, text: { type: 'string' } },
          'x-rules': [{ id: 'starts-with-b', rule: 'self.text.startsWith("b")', message: 'must start with b' }],
        },
      },
      { 'x-ashlar': { version: 1 } },
    ),
  ),
);

function isValid(type: string, value: unknown): boolean {
  const validator = validators.schema(type);
  const problems = validator.check(value);
  expect(validator.is(value)).toBe(problems.length === 0);
  return problems.length === 0;
}

function nested(depth: number, wrap: (inner: unknown) => unknown, innermost: unknown): unknown {
  let value = innermost;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

describe('depth', () => {
  it('is reported as a problem if it exhausts the stack', () => {
    const deepValue = nested(100_000, (child) => ({ child }), {});
    expect(validators.schema('Tree').check(deepValue)).toEqual([
      expect.objectContaining({ keyword: 'depth', message: 'is nested too deeply' }),
    ]);
    expect(validators.schema('Tree').is(deepValue)).toBe(false);
    expect(validators.schema('Unique').check([nested(100_000, (item) => [item], []), []])).toHaveLength(1);
  });

  it('is unlimited in values that are not validated', () => {
    const deepArray = nested(100_000, (item) => [item], []);
    expect(isValid('List', deepArray)).toBe(false);
    expect(isValid('Tree', { other: deepArray })).toBe(true);
  });

  it('is accepted up to 1,000 levels, with exact locations', () => {
    const deepTree = nested(1_000, (child) => ({ child }), {});
    expect(isValid('Tree', deepTree)).toBe(true);
    expect(validators.schema('Tree').check(nested(3, (child) => ({ child }), 5))).toEqual([
      expect.objectContaining({ pointer: '/child/child/child', field: 'child.child.child', keyword: 'type' }),
    ]);
  });
});

describe('a problem at each level', () => {
  const buildInvalid = (depth: number): unknown => nested(depth, (child) => ({ before: 'x', child, after: 'x' }), {});

  it('is reported for all 50 levels', () => {
    const problems = validators.schema('Levels').check(buildInvalid(50));
    expect(problems).toHaveLength(100);
    expect(problems.map(({ pointer }) => pointer)).toContain(`${'/child'.repeat(49)}/before`);
  });

  it('is reported for some levels if there are very many', () => {
    const problems = validators.schema('Levels').check(buildInvalid(3000));
    expect(problems.length).toBeGreaterThanOrEqual(100);
    expect(problems.length).toBeLessThanOrEqual(1000);
    expect(JSON.stringify(problems).length).toBeLessThan(10_000_000);
    expect(problems[0]).toMatchObject({ pointer: '/before', field: 'before' });
  });

  it('is reported for at most 1,000 items of an array', () => {
    expect(validators.schema('List').check(Array.from({ length: 5000 }, () => 'x'))).toHaveLength(1000);
    expect(validators.schema('List').check(Array.from({ length: 1000 }, () => 'x'))).toHaveLength(1000);
  });

  it('prevents rules from reading invalid values, even beyond the limit', () => {
    const invalid = { list: Array.from({ length: 2000 }, () => 'x'), text: 5 };
    expect(validators.schema('WithRules').is(invalid)).toBe(false);
    expect(validators.schema('WithRules').check(invalid)).toHaveLength(1000);
    expect(
      validators
        .schema('WithRules')
        .check({ list: [1], text: 'a' })
        .map(({ keyword }) => keyword),
    ).toEqual(['rule']);
  });
});

describe('property names from Object.prototype', () => {
  test('are properties only if the object has them', () => {
    expect(isValid('Named', {})).toBe(true);
    expect(isValid('Named', JSON.parse('{"__proto__": 1, "constructor": "x", "toString": 5}'))).toBe(true);
    expect(isValid('Named', JSON.parse('{"__proto__": "x"}'))).toBe(false);
    expect(isValid('Named', { constructor: 5 })).toBe(false);
    expect(isValid('RequiredNames', {})).toBe(false);
    expect(isValid('RequiredNames', { constructor: 1, valueOf: 2 })).toBe(true);
  });

  test('are ordinary names in objects without a prototype', () => {
    const nullObject: object = Object.assign(Object.create(null) as object, { constructor: 'x' });
    expect(isValid('Named', nullObject)).toBe(true);
    expect(isValid('RequiredNames', nullObject)).toBe(false);
  });
});

describe('inherited properties', () => {
  const types = ['Closed', 'ClosedByUnevaluated', 'IntegerMap', 'IntegersByPattern', 'Names'];

  test.each(types)('are not additional properties: %s', (type) => {
    const derived = Object.assign(Object.create({ inherited: 'x' }) as object, { a: 1 });
    expect(isValid(type, derived)).toBe(true);
    expect(isValid(type, { a: 1, inherited: 'x' })).toBe(false);
  });

  test.each(types)('are ignored if every object inherits them: %s', (type) => {
    const validator = validators.schema(type);
    const results: unknown[] = [];
    Object.defineProperty(Object.prototype, 'inherited', {
      value: 'x',
      enumerable: true,
      configurable: true,
      writable: true,
    });
    try {
      results.push(validator.is({ a: 1 }), validator.check({ a: 1 }).length);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'inherited');
    }
    expect(results).toEqual([true, 0]);
  });

  test('are validated if the schema names them', () => {
    expect(isValid('Closed', Object.create({ a: 1 }))).toBe(true);
    expect(isValid('Closed', Object.create({ a: 'x' }))).toBe(false);
  });
});

describe('numbers', () => {
  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%s is invalid', (value) => {
    expect(isValid('Amount', value)).toBe(false);
    expect(isValid('Count', value)).toBe(false);
  });

  test('-0 is treated as 0', () => {
    expect(isValid('Zero', -0)).toBe(true);
    expect(isValid('Count', -0)).toBe(true);
  });
});

describe('strings', () => {
  test('are measured in code points, and a lone surrogate counts as one', () => {
    expect(isValid('Short', '😀😀')).toBe(true);
    expect(isValid('Short', '😀😀😀')).toBe(false);
    expect(isValid('Short', '\ud83d\ud83d')).toBe(true);
    expect(isValid('Short', '\ude00\ud83d\ud83d')).toBe(false);
  });
});

describe('arrays', () => {
  test('with holes have undefined items', () => {
    const sparse: unknown[] = [1];
    sparse[3] = 2;
    expect(
      validators
        .schema('List')
        .check(sparse)
        .map(({ pointer }) => pointer),
    ).toEqual(['/1', '/2']);
  });

  test('of a million items are validated', () => {
    expect(isValid('List', new Array<number>(1_000_000).fill(7))).toBe(true);
  });

  test('are compared by value', () => {
    expect(
      isValid('Unique', [
        { a: 1, b: [2] },
        { b: [2], a: 1 },
      ]),
    ).toBe(false);
    expect(isValid('Unique', [1, '1', true, 'true', null, [1], ['1'], { a: 1 }, '{"a":1}'])).toBe(true);
    expect(isValid('Unique', [0, -0])).toBe(false);
  });
});

it.each(['WithRules', 'IntegerMap', 'Closed', 'IntegersByPattern', 'Names'])('does not change a value: %s', (type) => {
  const value = { list: [1, 'x'], text: 'b', extra: { size: [1, null] } };
  const copy = structuredClone(value);
  isValid(type, value);
  expect(value).toEqual(copy);
  expect(() => isValid(type, deepFreeze(value))).not.toThrow();
});

it('validates values that are not JSON', () => {
  for (const value of [
    undefined,
    Symbol('x'),
    () => 1,
    10n,
    new Date(),
    new Map(),
    Object.create({ child: 5 }) as object,
  ]) {
    expect(() => isValid('Tree', value)).not.toThrow();
    expect(isValid('Short', value)).toBe(false);
  }
});

it('rejects a filter whose depth exhausts the stack', () => {
  const filter = nested(50_000, (inner) => ({ '+and': [inner] }), {});
  expect(validateFilter(filter, { label: { type: 'text', nullable: false } })?.map(({ keyword }) => keyword)).toEqual([
    'depth',
  ]);
});
