// Redaction of secrets in responses.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from '../../../src/runtime/server/body/redact-response-body.ts';
import type { ValueShape, ValueShapes } from '../../../src/runtime/server/value-shape.ts';

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
        fc.jsonValue().filter((value) => value !== null),
        (value) => {
          expect(redact({ code: value }, { ref: 'Key' }, shapes, { caller: 0, operation: '' })).toEqual({
            code: 'hidden',
          });
        },
      ),
    );
  });
});
