// Bodies and responses with a discriminator: filtering, defaults, redaction, rounding, and merging by subtype.

import { describe, expect, it } from 'vitest';
import { normalizeBody, applyDefaults } from '../../../src/runtime/server/body/normalize-body.ts';
import { mergeBody } from '../../../src/runtime/server/body/merge-body.ts';
import { redact } from '../../../src/runtime/server/body/redact-response-body.ts';
import { roundNumbers } from '../../../src/runtime/server/body/round-to-allowed-values.ts';
import type { ValueShape, ValueShapes } from '../../../src/runtime/server/value-shape.ts';

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

  it('receives the defaults of the subtype if the discriminator names exactly one', () => {
    expect(normalizeBody({ is: 'Cat' }, pet, shapes, true)).toEqual({ is: 'Cat', lives: 9 });
    for (const value of [{ is: 'Dog' }, { is: 'Both' }, { name: 'n' }])
      expect(normalizeBody(value, pet, shapes, true)).toEqual(value);
    expect(applyDefaults({ is: 'Cat' }, ['lives'], pet, shapes)).toEqual({ is: 'Cat', lives: 9 });
  });

  it('is redacted according to the subtype', () => {
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

  it('is rounded and merged according to the subtype', () => {
    expect(roundNumbers({ is: 'Cat', lives: 2 }, pet, shapes)).toEqual({ is: 'Cat', lives: 9 });
    expect(roundNumbers({ is: 'Dog', lives: 2 }, pet, shapes)).toEqual({ is: 'Dog', lives: 2 });
    expect(mergeBody({ is: 'Cat', chip: 'c' }, { chip: '***' }, 'deep', pet, shapes)).toEqual({
      is: 'Cat',
      chip: 'c',
    });
  });
});
