// Does a strict, independent validator compile every schema of `spec/` and accept every example?

import { expect, it } from 'vitest';
import { document, problems } from './validator.ts';
import { schemas } from './walk.ts';

const all = schemas(document);

it('compiles every schema', () => {
  expect(all.length).toBeGreaterThan(500);
  expect(all.flatMap(({ place, value }) => problems(place, value, []))).toEqual([]);
});

it('accepts every example', () => {
  expect(all.flatMap(({ examples }) => examples).length).toBeGreaterThan(200);
  expect(all.flatMap(({ place, value, examples }) => problems(place, value, examples))).toEqual([]);
});

it('notices a schema and an example that are wrong', () => {
  expect(problems('x', { type: 'string', minLenght: 1 }, [])).toEqual(['x: strict mode: unknown keyword: "minLenght"']);
  expect(problems('x', { $ref: '#/components/schemas/Username' }, ['a'])).toHaveLength(1);
});
