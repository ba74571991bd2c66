// The schemas and examples of `spec/` with Ajv in strict mode.

import { expect, it } from 'vitest';
import { document, problems } from './validator.ts';
import { listSchemas } from './walk.ts';

const all = listSchemas(document);

it('compiles every schema', () => {
  expect(all.length).toBeGreaterThan(500);
  expect(all.flatMap(({ location, value }) => problems(location, value, []))).toEqual([]);
});

it('accepts every example', () => {
  expect(all.flatMap(({ examples }) => examples).length).toBeGreaterThan(200);
  expect(all.flatMap(({ location, value, examples }) => problems(location, value, examples))).toEqual([]);
});

it('reports invalid schemas and examples', () => {
  expect(problems('x', { type: 'string', minLenght: 1 }, [])).toEqual(['x: strict mode: unknown keyword: "minLenght"']);
  expect(problems('x', { $ref: '#/components/schemas/Username' }, ['a'])).toHaveLength(1);
});
