// Normalization of request bodies: property filtering and defaults.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeBody, applyDefaults } from '../../../src/runtime/server/body/normalize-body.ts';
import { redact } from '../../../src/runtime/server/body/redact-response-body.ts';
import type { ValueShape, ValueShapes } from '../../../src/runtime/server/value-shape.ts';

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

  it('has the properties of the subtypes that it selects, for more combinations than are cached', () => {
    const count = 40;
    const kinds = Array.from({ length: count }, (_, index) => String(index));
    const listSubtypes = (property: string): ValueShape => ({
      propertyNames: [property],
      subtypes: { property, schemas: Object.fromEntries(kinds.map((kind) => [kind, `${property}${kind}`])) },
    });
    const manyShapes: ValueShapes = Object.fromEntries(
      kinds.flatMap((kind) => ['a', 'b'].map((name) => [`${name}${kind}`, { propertyNames: [`only-${name}${kind}`] }])),
    );
    const shape: ValueShape = { anyOf: [listSubtypes('a'), listSubtypes('b')] };
    const value = { 'only-a1': 1, 'only-a2': 2, 'only-b3': 3 };
    for (const a of kinds)
      for (const b of kinds)
        expect(normalizeBody({ a, b, ...value }, shape, manyShapes, false)).toEqual({
          a,
          b,
          ...(a === '1' && { 'only-a1': 1 }),
          ...(a === '2' && { 'only-a2': 2 }),
          ...(b === '3' && { 'only-b3': 3 }),
        });
  });

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

  it('is not copied where nothing changes', () => {
    const value = { parts: [{ name: 'a' }, { name: 'b', other: 2 }], size: 1, free: { anything: 1 } };
    const unchanged = { parts: value.parts.slice(0, 1), size: 1 };
    expect(normalizeBody(unchanged, { ref: 'Whole' }, shapes, true)).toBe(unchanged);
    const normalized = normalizeBody(value, { ref: 'Whole' }, shapes, true) as typeof value;
    expect(normalized).toEqual({ ...value, parts: [{ name: 'a' }, { name: 'b' }] });
    expect(normalized.parts[0]).toBe(value.parts[0]);
    expect(value.parts[1]).toEqual({ name: 'b', other: 2 });
  });

  it('is normalized by the discriminator of each object', () => {
    const pets: ValueShapes = {
      Pet: { propertyNames: ['kind'], subtypes: { property: 'kind', schemas: { cat: 'Cat', dog: 'Dog', 1: 'Dog' } } },
      Cat: { propertyNames: ['lives'], properties: { lives: { default: { value: 9 } } } },
      Dog: { propertyNames: ['trick'], properties: { trick: { readOnly: true } } },
    };
    const body = [
      { kind: 'cat', trick: 1 },
      { kind: 'dog', lives: 1, trick: 1 },
      { kind: 1 },
      { kind: 'x', lives: 1 },
      { lives: 1, trick: 2 },
    ];
    expect(normalizeBody(body, { items: { ref: 'Pet' } }, pets, true)).toEqual([
      { kind: 'cat', lives: 9 },
      { kind: 'dog' },
      { kind: 1 },
      { kind: 'x' },
      { lives: 1 },
    ]);
  });

  it('receives copies of defaults, including inside present values', () => {
    const first = normalizeBody({ parts: [{}] }, { ref: 'Whole' }, shapes, true);
    expect(first).toEqual({ parts: [{ name: 'part' }], size: { x: null } });
    const second = normalizeBody({}, { ref: 'Whole' }, shapes, true) as { size: object };
    expect(second.size).not.toBe(shapes['Whole']?.properties?.['size']?.default?.value);
  });

  it('receives named defaults if their object is present', () => {
    expect(applyDefaults({}, ['size', 'parts.name'], { ref: 'Whole' }, shapes)).toEqual({ size: { x: null } });
    const shape: ValueShape = {
      propertyNames: ['inner'],
      properties: { inner: { propertyNames: ['a'], properties: { a: { default: { value: 5 } } } } },
    };
    expect(applyDefaults({ inner: {} }, ['inner.a'], shape, {})).toEqual({ inner: { a: 5 } });
    expect(applyDefaults({ inner: { a: 6 } }, ['inner.a'], shape, {})).toEqual({ inner: { a: 6 } });
    expect(applyDefaults({}, ['inner.a'], shape, {})).toEqual({});
  });

  it('is also filtered in the values of additional properties', () => {
    const shape: ValueShape = { additionalProperties: { propertyNames: ['a'] } };
    expect(normalizeBody({ any: { a: 1, b: 2 } }, shape, {}, false)).toEqual({ any: { a: 1 } });
  });

  it('keeps undocumented properties, but drops them from responses if unknown properties are rejected', () => {
    const normalizeAndRedact = (value: object, shape: ValueShape): readonly unknown[] => [
      normalizeBody(value, shape, {}, false),
      redact(value, shape, {}, { caller: undefined, operation: '' }),
    ];
    expect(normalizeAndRedact({ a: 1, b: 2, c: 3 }, { propertyNames: ['a'], anyOf: [{ undescribed: ['b'] }] })).toEqual(
      [
        { a: 1, b: 2 },
        { a: 1, b: 2 },
      ],
    );
    expect(normalizeAndRedact({ a: 1, c: 3 }, { undescribed: ['a'] })).toEqual([
      { a: 1, c: 3 },
      { a: 1, c: 3 },
    ]);
    expect(
      normalizeAndRedact(
        { a: 1, b: 2 },
        { propertyNames: ['a'], unknownProperties: 'reject', anyOf: [{ undescribed: ['b'] }] },
      ),
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
      fc.property(fc.jsonValue(), (value) => {
        expect(normalizeBody(value, {}, {}, true)).toEqual(value);
      }),
    );
    expect(normalizeBody(5, { ref: 'Cycle' }, shapes, true)).toBe(5);
  });

  it('does not change in a second pass', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const once = normalizeBody(value, { ref: 'Whole' }, shapes, true);
        expect(normalizeBody(once, { ref: 'Whole' }, shapes, true)).toEqual(once);
      }),
    );
  });

  it('cannot pollute a prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"x":1}}');
    expect(Object.keys(normalizeBody(hostile, { ref: 'Whole' }, shapes, false) as object)).toEqual([]);
    const normalized = normalizeBody(
      hostile,
      { propertyNames: ['__proto__', 'a'], properties: { a: { default: { value: 1 } } } },
      {},
      true,
    );
    expect(Object.entries(normalized as object)).toEqual([
      ['__proto__', { polluted: true }],
      ['a', 1],
    ]);
    const ownDefault = Object.fromEntries([['__proto__', { default: { value: { polluted: true } } }]]);
    const added = normalizeBody({}, { propertyNames: ['__proto__'], properties: ownDefault }, {}, true);
    expect(Object.entries(added as object)).toEqual([['__proto__', { polluted: true }]]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
