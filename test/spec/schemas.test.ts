// Does a strict, independent validator compile every schema of `spec/` and accept every example?

import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, it } from 'vitest';
import { bundle, isObject, member } from './document.ts';
import type { Json } from './document.ts';
import { schemas } from './walk.ts';

const { document } = bundle();
const all = schemas(document);

/** The same schema with its references leading into the bundled document. */
const absolute = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(absolute);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' ? item.replace('#/components/schemas', 'spec#/$defs') : absolute(item),
    ]),
  );
};

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
formats.default(ajv);
for (const keyword of ['rules', 'filterable', 'lifecycle', 'message', 'unspecified', 'name', 'round', 'redacted']) {
  ajv.addKeyword(`x-${keyword}`);
}
ajv.addSchema({ $defs: absolute(member(document, 'components')['schemas'] ?? {}) }, 'spec');

/** What is wrong with the schema or with one of its examples, each with the schema's place. */
const problems = (place: string, value: Json, examples: readonly Json[]): readonly string[] => {
  const schema = absolute(value);
  if (typeof schema !== 'boolean' && !isObject(schema)) return [`${place}: no schema`];
  try {
    const validate = ajv.compile(schema);
    return examples.flatMap((example) =>
      validate(example) ? [] : [`${place}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(example)}`],
    );
  } catch (error) {
    return [`${place}: ${error instanceof Error ? error.message : 'does not compile'}`];
  }
};

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
