// Validity of the schemas and examples in `spec/`, checked with Ajv in strict mode.

import { expect, it } from 'vitest';
import { document, findProblems } from './validator.ts';
import { listSchemas } from './walk.ts';

const schemas = listSchemas(document);

it('compiles every schema', () => {
  expect(schemas.length).toBeGreaterThan(500);
  expect(schemas.flatMap(({ location, value }) => findProblems(location, value, []))).toEqual([]);
});

it('accepts every example', () => {
  expect(schemas.flatMap(({ examples }) => examples).length).toBeGreaterThan(200);
  expect(schemas.flatMap(({ location, value, examples }) => findProblems(location, value, examples))).toEqual([]);
});

it('reports an invalid schema and an invalid example', () => {
  expect(findProblems('Label', { type: 'string', minLenght: 1 }, [])).toEqual([
    'Label: strict mode: unknown keyword: "minLenght"',
  ]);
  expect(findProblems('Username', { $ref: '#/components/schemas/Username' }, ['a'])).toHaveLength(1);
});
