// JSON serialization with integers of any size.

import { expect, it } from 'vitest';
import { stringifyJson } from '../../../src/runtime/server/response/json-body.ts';

it('writes bigints of any size as digits', () => {
  expect(stringifyJson({ page: 184467440737095516n, data: [-1n, 'bigint 5', '"'], size: 25 })).toBe(
    '{"page":184467440737095516,"data":[-1,"bigint 5","\\""],"size":25}',
  );
});

it('throws for a circular value', () => {
  const circular: { self?: unknown } = {};
  circular.self = circular;
  expect(() => stringifyJson(circular)).toThrow(TypeError);
});
