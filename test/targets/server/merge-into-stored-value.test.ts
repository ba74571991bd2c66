// Merging of a body into the stored value.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeBody } from '../../../src/runtime/server/body/merge-body.ts';
import type { ValueShape } from '../../../src/runtime/server/value-shape.ts';

const objects = fc.dictionary(fc.string(), fc.jsonValue());

describe('`mergeBody`', () => {
  it('merges objects, replaces arrays, and stores null', () => {
    const stored = { a: { x: 1, y: [1, 2] }, b: 2, c: { z: 1 } };
    expect(mergeBody(stored, { a: { y: [3] }, c: null }, 'deep', {}, {})).toEqual({
      a: { x: 1, y: [3] },
      b: 2,
      c: null,
    });
    expect(mergeBody(stored, { a: { y: [3] } }, 'shallow', {}, {})).toEqual({ a: { y: [3] }, b: 2, c: { z: 1 } });
  });

  it('does not change its operands', () => {
    fc.assert(
      fc.property(objects, objects, (stored, body) => {
        const before = JSON.stringify([stored, body]);
        mergeBody(stored, body, 'deep', {}, {});
        expect(JSON.stringify([stored, body])).toBe(before);
      }),
    );
  });

  it('is idempotent, and does not change a value that is merged into itself', () => {
    fc.assert(
      fc.property(objects, objects, (stored, body) => {
        const once = mergeBody(stored, body, 'deep', {}, {});
        expect(mergeBody(once, body, 'deep', {}, {})).toEqual(once);
        expect(mergeBody(stored, stored, 'deep', {}, {})).toEqual(stored);
      }),
    );
  });

  it('keeps nested stored secrets, and stores the redaction string if nothing is stored', () => {
    const shape: ValueShape = { properties: { ssl: { properties: { key: { redaction: { as: '***' } } } } } };
    expect(mergeBody({ ssl: { key: 'k' } }, { ssl: { key: '***' } }, 'deep', shape, {})).toEqual({
      ssl: { key: 'k' },
    });
    expect(mergeBody({ ssl: {} }, { ssl: { key: '***' } }, 'deep', shape, {})).toEqual({ ssl: { key: '***' } });
  });

  it('cannot pollute a prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"x":1}}');
    const merged = mergeBody({ a: 1 }, hostile, 'deep', {}, {}) as object;
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect(Object.hasOwn(merged, '__proto__')).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
