// What is written as JSON: as everywhere, and whole numbers of any size.

import { expect, it } from 'vitest';
import { stringifyJson } from '../../../src/runtime/server/response/json-body.ts';

it('writes whole numbers of any size digit for digit', () => {
  expect(stringifyJson({ page: 184467440737095516n, data: [-1n, 'bigint 5', '"'], size: 25 })).toBe(
    '{"page":184467440737095516,"data":[-1,"bigint 5","\\""],"size":25}',
  );
});

it('throws for what has no JSON', () => {
  const endless: { self?: unknown } = {};
  endless.self = endless;
  expect(() => stringifyJson(endless)).toThrow(TypeError);
});
