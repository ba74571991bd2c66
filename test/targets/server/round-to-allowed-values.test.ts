// Rounding of numbers to listed values, alone and in bodies.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundNumbers, roundNumber } from '../../../src/runtime/server/body/round-to-allowed-values.ts';
import type { ValueShapes } from '../../../src/runtime/server/value-shape.ts';

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
