// Transformation of bodies: property filtering, defaults, rounding, merge patch, and redaction.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeBody, applyDefaults } from '../../../src/runtime/server/body/apply-defaults.ts';
import { mergePatch } from '../../../src/runtime/server/body/merge-patch.ts';
import { redact } from '../../../src/runtime/server/body/redact.ts';
import { roundNumbers, roundNumber } from '../../../src/runtime/server/body/round-numbers.ts';
import type { ValueShape, ValueShapes } from '../../../src/runtime/server/value-shape.ts';

const json = fc.jsonValue();

describe('a body', () => {
  const shapes: ValueShapes = {
    Part: {
      propertyNames: ['name', 'part'],
      properties: { part: { ref: 'Part' }, name: { default: { value: 'part' } } },
    },
    Base: { propertyNames: ['id'], properties: { id: { readOnly: true } } },
    Whole: {
      ref: 'Base',
      propertyNames: ['parts', 'size', 'free'],
      properties: { parts: { items: { ref: 'Part' } }, size: { default: { value: { x: null } } } },
    },
    Cycle: { ref: 'Cycle', propertyNames: ['a'] },
  };

  it('keeps only documented, writable properties at every depth', () => {
    const value = {
      id: 1,
      parts: [{ name: 'a', other: 1, part: { name: 'b', other: 2 } }],
      free: { anything: 1 },
      other: 3,
    };
    expect(normalizeBody(value, { ref: 'Whole' }, shapes, false)).toEqual({
      parts: [{ name: 'a', part: { name: 'b' } }],
      free: { anything: 1 },
    });
  });

  it('gets copies of defaults, also inside present values', () => {
    const first = normalizeBody({ parts: [{}] }, { ref: 'Whole' }, shapes, true);
    expect(first).toEqual({ parts: [{ name: 'part' }], size: { x: null } });
    const second = normalizeBody({}, { ref: 'Whole' }, shapes, true) as { size: object };
    expect(second.size).not.toBe(shapes['Whole']?.properties?.['size']?.default?.value);
  });

  it('gets named defaults if their object is present', () => {
    expect(applyDefaults({}, ['size', 'parts.name'], { ref: 'Whole' }, shapes)).toEqual({ size: { x: null } });
    const shape: ValueShape = {
      propertyNames: ['inner'],
      properties: { inner: { propertyNames: ['a'], properties: { a: { default: { value: 5 } } } } },
    };
    expect(applyDefaults({ inner: {} }, ['inner.a'], shape, {})).toEqual({ inner: { a: 5 } });
    expect(applyDefaults({ inner: { a: 6 } }, ['inner.a'], shape, {})).toEqual({ inner: { a: 6 } });
    expect(applyDefaults({}, ['inner.a'], shape, {})).toEqual({});
  });

  it('filters the values of additional properties', () => {
    const shape: ValueShape = { additionalProperties: { propertyNames: ['a'] } };
    expect(normalizeBody({ any: { a: 1, b: 2 } }, shape, {}, false)).toEqual({ any: { a: 1 } });
  });

  it('keeps undescribed properties, in responses unless unknown properties are rejected', () => {
    const both = (value: object, shape: ValueShape): readonly unknown[] => [
      normalizeBody(value, shape, {}, false),
      redact(value, shape, {}, { caller: undefined, operation: '' }),
    ];
    expect(both({ a: 1, b: 2, c: 3 }, { propertyNames: ['a'], anyOf: [{ undescribed: ['b'] }] })).toEqual([
      { a: 1, b: 2 },
      { a: 1, b: 2 },
    ]);
    expect(both({ a: 1, c: 3 }, { undescribed: ['a'] })).toEqual([
      { a: 1, c: 3 },
      { a: 1, c: 3 },
    ]);
    expect(
      both({ a: 1, b: 2 }, { propertyNames: ['a'], unknownProperties: 'reject', anyOf: [{ undescribed: ['b'] }] }),
    ).toEqual([{ a: 1, b: 2 }, { a: 1 }]);
  });

  it('keeps a property that is read-only only in alternatives that do not apply', () => {
    const either: ValueShape = {
      propertyNames: ['id', 't'],
      writableWhen: { id: [{ t: ['w', 1] }] },
      anyOf: [{ propertyNames: ['id'], properties: { id: { readOnly: true } } }, { propertyNames: ['id'] }],
    };
    for (const body of [{ t: 'w', id: 3 }, { t: 1, id: 3 }, { id: 3 }])
      expect(normalizeBody(body, either, {}, false)).toEqual(body);
    for (const t of ['r', '1', null, ['w']]) expect(normalizeBody({ t, id: 3 }, either, {}, false)).toEqual({ t });
    const always: ValueShape = {
      writableWhen: { id: [{}] },
      anyOf: [{ properties: { id: { readOnly: true } } }, { propertyNames: ['id'] }],
    };
    expect(normalizeBody({ id: 3 }, always, {}, false)).toEqual({ id: 3 });
    // Alternatives of the property itself do not make it read-only, but a referenced schema does.
    expect(
      normalizeBody(
        { id: 3 },
        { propertyNames: ['id'], properties: { id: { anyOf: [{ readOnly: true }] } } },
        {},
        false,
      ),
    ).toEqual({ id: 3 });
    expect(
      normalizeBody(
        { id: 3 },
        { ref: 'A', propertyNames: ['id'], properties: { id: { default: { value: 1 } } } },
        { A: { propertyNames: ['id'], properties: { id: { ref: 'B' } } }, B: { readOnly: true } },
        false,
      ),
    ).toEqual({});
  });

  it('does not change if the schema is empty', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(normalizeBody(value, {}, {}, true)).toEqual(value);
      }),
    );
    expect(normalizeBody(5, { ref: 'Cycle' }, shapes, true)).toBe(5);
  });

  it('does not change in a second pass', () => {
    fc.assert(
      fc.property(json, (value) => {
        const once = normalizeBody(value, { ref: 'Whole' }, shapes, true);
        expect(normalizeBody(once, { ref: 'Whole' }, shapes, true)).toEqual(once);
      }),
    );
  });

  it('cannot pollute a prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"x":1}}');
    expect(Object.keys(normalizeBody(hostile, { ref: 'Whole' }, shapes, false) as object)).toEqual([]);
    const merged = mergePatch({ a: 1 }, hostile, 'deep', {}, {}) as object;
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect(Object.hasOwn(merged, '__proto__')).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('a value whose discriminator names a subtype', () => {
  const shapes: ValueShapes = {
    Pet: {
      propertyNames: ['is', 'name'],
      subtypes: { property: 'is', schemas: { Cat: 'Cat', 2: 'Cat', Dog: 'Dog', Both: ['Cat', 'Dog'] } },
    },
    Cat: {
      ref: 'Pet',
      propertyNames: ['id', 'lives', 'chip'],
      properties: {
        id: { readOnly: true },
        lives: { default: { value: 9 }, round: { to: [1, 9], mode: 'up' } },
        chip: { redaction: { as: '***' } },
      },
    },
    Dog: { ref: 'Pet', propertyNames: ['id', 'bark'], properties: { bark: { writeOnly: true } } },
  };
  const pet: ValueShape = { ref: 'Pet' };
  const scope = { caller: undefined, operation: '' };

  it.each([
    [
      { is: 'Cat', id: 1, lives: 2, bark: 'w' },
      { is: 'Cat', lives: 2 },
    ],
    [
      { is: 2, id: 1, lives: 2, bark: 'w' },
      { is: 2, lives: 2 },
    ],
    [
      { is: 'Dog', id: 1, lives: 2, bark: 'w' },
      { is: 'Dog', id: 1, bark: 'w' },
    ],
    [
      { is: 'Fish', name: 'n', lives: 2, bark: 'w' },
      { is: 'Fish', name: 'n' },
    ],
    [{ is: 'hasOwnProperty', lives: 2 }, { is: 'hasOwnProperty' }],
    [{ is: { toString: 1 }, lives: 2 }, { is: { toString: 1 } }],
    [{ is: null, lives: 2 }, { is: null }],
    [
      { is: 'Both', lives: 2, bark: 'w' },
      { is: 'Both', lives: 2, bark: 'w' },
    ],
    // Without the discriminator, properties of all subtypes are kept.
    [
      { lives: 2, bark: 'w', other: 1 },
      { lives: 2, bark: 'w' },
    ],
  ])('keeps the properties of the subtype: %j', (value, expected) => {
    expect(normalizeBody(value, pet, shapes, false)).toEqual(expected);
    expect(normalizeBody([value], { items: pet }, shapes, false)).toEqual([expected]);
  });

  it('gets the defaults of the subtype if exactly one is named', () => {
    expect(normalizeBody({ is: 'Cat' }, pet, shapes, true)).toEqual({ is: 'Cat', lives: 9 });
    for (const value of [{ is: 'Dog' }, { is: 'Both' }, { name: 'n' }])
      expect(normalizeBody(value, pet, shapes, true)).toEqual(value);
    expect(applyDefaults({ is: 'Cat' }, ['lives'], pet, shapes)).toEqual({ is: 'Cat', lives: 9 });
  });

  it('is redacted by the subtype', () => {
    expect(redact({ is: 'Cat', id: 1, lives: 2, chip: 'c', bark: 'w', other: 1 }, pet, shapes, scope)).toEqual({
      is: 'Cat',
      id: 1,
      lives: 2,
      chip: '***',
    });
    expect(redact({ is: 'Dog', id: 1, lives: 2, chip: 'c', bark: 'w' }, pet, shapes, scope)).toEqual({
      is: 'Dog',
      id: 1,
    });
    expect(redact([{ is: 'Fish', lives: 2 }, { lives: 2, chip: 'c' }, 5], { items: pet }, shapes, scope)).toEqual([
      { is: 'Fish' },
      { lives: 2, chip: '***' },
      5,
    ]);
    const same = { is: 'Cat', lives: 9 };
    expect(redact(same, pet, shapes, scope)).toBe(same);
  });

  it('is rounded and merged by the subtype', () => {
    expect(roundNumbers({ is: 'Cat', lives: 2 }, pet, shapes)).toEqual({ is: 'Cat', lives: 9 });
    expect(roundNumbers({ is: 'Dog', lives: 2 }, pet, shapes)).toEqual({ is: 'Dog', lives: 2 });
    expect(mergePatch({ is: 'Cat', chip: 'c' }, { chip: '***' }, 'deep', pet, shapes)).toEqual({
      is: 'Cat',
      chip: 'c',
    });
  });
});

describe('rounding', () => {
  const to = [0, 300, 3600, 7200];

  it.each([
    [0, 0],
    [1, 300],
    [300, 300],
    [301, 3600],
    [9999, 7200],
    [-1, 0],
  ])('rounds %d up to %d', (value, expected) => expect(roundNumber(value, { to, mode: 'up' })).toBe(expected));

  it.each([
    [149, 0],
    [150, 300],
    [1949, 300],
    [1950, 3600],
    [9999, 7200],
  ])('rounds %d to the nearest value %d', (value, expected) =>
    expect(roundNumber(value, { to, mode: 'nearest' })).toBe(expected),
  );

  it('returns only listed values and does not change them', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.constantFrom('up' as const, 'nearest' as const), (value, mode) => {
        const result = roundNumber(value, { to, mode });
        expect(to).toContain(result);
        expect(roundNumber(result, { to, mode })).toBe(result);
      }),
    );
  });
});

describe('rounding a body', () => {
  const shapes: ValueShapes = {
    Record: {
      propertyNames: ['ttl', 'records'],
      properties: { ttl: { round: { to: [300, 3600], mode: 'nearest' } }, records: { items: { ref: 'Record' } } },
    },
  };

  it('applies at every depth and copies what it changes', () => {
    const body = { ttl: 1, records: [{ ttl: 300 }, { ttl: 4000, records: [{ ttl: '1' }] }] };
    expect(roundNumbers(body, { ref: 'Record' }, shapes)).toEqual({
      ttl: 300,
      records: [{ ttl: 300 }, { ttl: 3600, records: [{ ttl: '1' }] }],
    });
    expect(body.ttl).toBe(1);
  });

  it('returns the same value if there is nothing to round', () => {
    const body = { ttl: 300, records: [{ ttl: 3600 }] };
    expect(roundNumbers(body, { ref: 'Record' }, shapes)).toBe(body);
    expect(roundNumbers(body, { propertyNames: ['ttl'] }, shapes)).toBe(body);
  });
});

describe('merging', () => {
  it('merges objects, replaces arrays, and stores null', () => {
    const stored = { a: { x: 1, y: [1, 2] }, b: 2, c: { z: 1 } };
    expect(mergePatch(stored, { a: { y: [3] }, c: null }, 'deep', {}, {})).toEqual({
      a: { x: 1, y: [3] },
      b: 2,
      c: null,
    });
    expect(mergePatch(stored, { a: { y: [3] } }, 'shallow', {}, {})).toEqual({ a: { y: [3] }, b: 2, c: { z: 1 } });
  });

  it('does not change its operands', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), json), fc.dictionary(fc.string(), json), (stored, body) => {
        const before = JSON.stringify([stored, body]);
        mergePatch(stored, body, 'deep', {}, {});
        expect(JSON.stringify([stored, body])).toBe(before);
      }),
    );
  });

  it('is idempotent, and merging a value into itself does not change it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), json), fc.dictionary(fc.string(), json), (stored, body) => {
        const once = mergePatch(stored, body, 'deep', {}, {});
        expect(mergePatch(once, body, 'deep', {}, {})).toEqual(once);
        expect(mergePatch(stored, stored, 'deep', {}, {})).toEqual(stored);
      }),
    );
  });

  it('keeps nested stored secrets, and stores the redaction string if nothing is stored', () => {
    const shape: ValueShape = { properties: { ssl: { properties: { key: { redaction: { as: '***' } } } } } };
    expect(mergePatch({ ssl: { key: 'k' } }, { ssl: { key: '***' } }, 'deep', shape, {})).toEqual({
      ssl: { key: 'k' },
    });
    expect(mergePatch({ ssl: {} }, { ssl: { key: '***' } }, 'deep', shape, {})).toEqual({ ssl: { key: '***' } });
  });
});

describe('a response', () => {
  const shapes: ValueShapes = {
    Key: {
      propertyNames: ['id', 'key', 'code'],
      properties: {
        key: { redaction: { as: 'hidden', unless: ({ caller }) => caller === 'admin' } },
        code: { redaction: { as: 'hidden' } },
      },
    },
  };
  const page: ValueShape = { propertyNames: ['data'], properties: { data: { items: { ref: 'Key' } } } };

  it('redacts secrets in arrays, except for callers who may see them', () => {
    const value = {
      data: [
        { id: 1, key: 'k', code: 'c', internal: 'x' },
        { id: 2, key: null, code: 'c' },
      ],
    };
    expect(redact(value, page, shapes, { caller: 'user', operation: 'list' })).toEqual({
      data: [
        { id: 1, key: 'hidden', code: 'hidden' },
        { id: 2, key: null, code: 'hidden' },
      ],
    });
    expect(redact(value, page, shapes, { caller: 'admin', operation: 'list' })).toEqual({
      data: [
        { id: 1, key: 'k', code: 'hidden' },
        { id: 2, key: null, code: 'hidden' },
      ],
    });
  });

  it('redacts a secret of any type', () => {
    fc.assert(
      fc.property(
        json.filter((value) => value !== null),
        (value) => {
          expect(redact({ code: value }, { ref: 'Key' }, shapes, { caller: 0, operation: '' })).toEqual({
            code: 'hidden',
          });
        },
      ),
    );
  });
});
