// Values that nobody should send: they get a verdict, never an exception, and are not changed.

import { describe, expect, it } from 'vitest';
import { validateFilter } from '../../../src/runtime/parameters/filter.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const loaded = await loadValidators(
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
        Demanding: { type: 'object', required: ['constructor', 'valueOf'] },
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
        ClosedByOthers: {
          type: 'object',
          required: ['a'],
          allOf: [{ properties: { a: { type: 'integer' } } }],
          unevaluatedProperties: false,
        },
        Typed: { type: 'object', additionalProperties: { type: ['integer', 'null'] } },
        Patterned: { type: 'object', patternProperties: { '^s': { type: 'integer' } } },
        Names: { type: 'object', propertyNames: { maxLength: 3 } },
        Levels: {
          type: 'object',
          properties: {
            before: { type: 'integer' },
            child: { $ref: '#/components/schemas/Levels' },
            after: { type: 'integer' },
          },
        },
        Ruled: {
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

function verdict(type: string, value: unknown): boolean {
  const validator = loaded.schema(type);
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
  it('gives a problem where the stack does not suffice', () => {
    const bomb = nested(100_000, (child) => ({ child }), {});
    expect(loaded.schema('Tree').check(bomb)).toEqual([
      expect.objectContaining({ keyword: 'depth', message: 'is nested too deeply' }),
    ]);
    expect(loaded.schema('Tree').is(bomb)).toBe(false);
    expect(loaded.schema('Unique').check([nested(100_000, (item) => [item], []), []])).toHaveLength(1);
  });

  it('is no matter where it is not looked into', () => {
    expect(
      verdict(
        'List',
        nested(100_000, (item) => [item], []),
      ),
    ).toBe(false);
    expect(verdict('Tree', { other: nested(100_000, (item) => [item], []) })).toBe(true);
  });

  it('is fine as far as people go', () => {
    expect(
      verdict(
        'Tree',
        nested(1_000, (child) => ({ child }), {}),
      ),
    ).toBe(true);
    expect(loaded.schema('Tree').check(nested(3, (child) => ({ child }), 5))).toEqual([
      expect.objectContaining({ pointer: '/child/child/child', field: 'child.child.child', keyword: 'type' }),
    ]);
  });
});

describe('a problem at each level', () => {
  const broken = (depth: number): unknown => {
    let value: unknown = {};
    for (let level = 0; level < depth; level++) value = { before: 'x', child: value, after: 'x' };
    return value;
  };

  it('is told in full as far as people go', () => {
    const problems = loaded.schema('Levels').check(broken(50));
    expect(problems).toHaveLength(100);
    expect(problems.map(({ pointer }) => pointer)).toContain(`${'/child'.repeat(49)}/before`);
  });

  it('is reported for some levels if there are very many', () => {
    const problems = loaded.schema('Levels').check(broken(3000));
    expect(problems.length).toBeGreaterThanOrEqual(100);
    expect(problems.length).toBeLessThanOrEqual(1000);
    expect(JSON.stringify(problems).length).toBeLessThan(10_000_000);
    expect(problems[0]).toMatchObject({ pointer: '/before', field: 'before' });
  });

  it('of a list counts to a thousand', () => {
    expect(loaded.schema('List').check(Array.from({ length: 5000 }, () => 'x'))).toHaveLength(1000);
    expect(loaded.schema('List').check(Array.from({ length: 1000 }, () => 'x'))).toHaveLength(1000);
  });

  it('lets no rule read what may be wrong', () => {
    expect(loaded.schema('Ruled').is({ list: Array.from({ length: 2000 }, () => 'x'), text: 5 })).toBe(false);
    expect(loaded.schema('Ruled').check({ list: Array.from({ length: 2000 }, () => 'x'), text: 5 })).toHaveLength(1000);
    expect(
      loaded
        .schema('Ruled')
        .check({ list: [1], text: 'a' })
        .map(({ keyword }) => keyword),
    ).toEqual(['rule']);
  });
});

describe('names of the prototype', () => {
  it('are members only where the object has them', () => {
    expect(verdict('Named', {})).toBe(true);
    expect(verdict('Named', JSON.parse('{"__proto__": 1, "constructor": "x", "toString": 5}'))).toBe(true);
    expect(verdict('Named', JSON.parse('{"__proto__": "x"}'))).toBe(false);
    expect(verdict('Named', { constructor: 5 })).toBe(false);
    expect(verdict('Demanding', {})).toBe(false);
    expect(verdict('Demanding', { constructor: 1, valueOf: 2 })).toBe(true);
  });

  it('do not matter on objects without one', () => {
    const bare: object = Object.assign(Object.create(null) as object, { constructor: 'x' });
    expect(verdict('Named', bare)).toBe(true);
    expect(verdict('Demanding', bare)).toBe(false);
  });
});

describe('members that an object inherits', () => {
  const types = ['Closed', 'ClosedByOthers', 'Typed', 'Patterned', 'Names'];

  it.each(types)('are none of those that nobody names: %s', (type) => {
    const heir = Object.assign(Object.create({ stranger: 'x' }) as object, { a: 1 });
    expect(verdict(type, heir)).toBe(true);
    expect(verdict(type, { a: 1, stranger: 'x' })).toBe(false);
  });

  it.each(types)('are none where every object inherits them: %s', (type) => {
    const validator = loaded.schema(type);
    const answers: unknown[] = [];
    Object.defineProperty(Object.prototype, 'stranger', {
      value: 'x',
      enumerable: true,
      configurable: true,
      writable: true,
    });
    try {
      answers.push(validator.is({ a: 1 }), validator.check({ a: 1 }).length);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'stranger');
    }
    expect(answers).toEqual([true, 0]);
  });

  it('are read by their name, as any program reads them', () => {
    expect(verdict('Closed', Object.create({ a: 1 }))).toBe(true);
    expect(verdict('Closed', Object.create({ a: 'x' }))).toBe(false);
  });
});

describe('numbers', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%s is none of JSON', (value) => {
    expect(verdict('Amount', value)).toBe(false);
    expect(verdict('Count', value)).toBe(false);
  });

  it('count -0 as 0', () => {
    expect(verdict('Zero', -0)).toBe(true);
    expect(verdict('Count', -0)).toBe(true);
  });
});

describe('texts', () => {
  it('are measured in code points, a lone surrogate as one', () => {
    expect(verdict('Short', '😀😀')).toBe(true);
    expect(verdict('Short', '😀😀😀')).toBe(false);
    expect(verdict('Short', '\ud83d\ud83d')).toBe(true);
    expect(verdict('Short', '\ude00\ud83d\ud83d')).toBe(false);
  });
});

describe('lists', () => {
  it('with holes have items that are nothing', () => {
    const sparse: unknown[] = [1];
    sparse[3] = 2;
    expect(
      loaded
        .schema('List')
        .check(sparse)
        .map(({ pointer }) => pointer),
    ).toEqual(['/1', '/2']);
  });

  it('of a million items are judged', () => {
    expect(verdict('List', new Array<number>(1_000_000).fill(7))).toBe(true);
  });

  it('are compared by value', () => {
    expect(
      verdict('Unique', [
        { a: 1, b: [2] },
        { b: [2], a: 1 },
      ]),
    ).toBe(false);
    expect(verdict('Unique', [1, '1', true, 'true', null, [1], ['1'], { a: 1 }, '{"a":1}'])).toBe(true);
    expect(verdict('Unique', [0, -0])).toBe(false);
  });
});

it('values that are no JSON at all are judged', () => {
  for (const value of [
    undefined,
    Symbol('x'),
    () => 1,
    10n,
    new Date(),
    new Map(),
    Object.create({ child: 5 }) as object,
  ]) {
    expect(() => verdict('Tree', value)).not.toThrow();
    expect(verdict('Short', value)).toBe(false);
  }
});

it('a filter nested deeper than the stack is refused', () => {
  let filter: unknown = {};
  for (let level = 0; level < 50_000; level++) filter = { '+and': [filter] };
  expect(validateFilter(filter, { label: { type: 'text', nullable: false } })?.map(({ keyword }) => keyword)).toEqual([
    'depth',
  ]);
});
