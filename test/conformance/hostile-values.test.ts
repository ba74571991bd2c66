// Validators of spec/ on hostile values: they never throw, and treat non-JSON values like similar JSON values.

import { expect, test } from 'vitest';
import type { Api, Schema } from '../../src/generator/model/types/api.ts';
import { findResponseOnlySchemas } from '../../src/generator/model/response-only-schemas.ts';
import { createRandom, hashSeed } from '../differential/random.ts';
import { loadModel } from '../models.ts';
import { getExamples } from '../differential/compared-schemas.ts';
import { generateSchemaValue } from '../differential/values.ts';
import { loadValidators } from '../targets/validators/load.ts';
import { replaceEverywhere, type HostileValue } from './hostile-values.ts';
import { isFull } from '../tier.ts';

const api: Api = await loadModel('spec/openapi.yaml');
const { exports } = await loadValidators(api);
const limit = isFull ? 5_000 : 30;

/** Returns the verdict of the guard. Fails if the check function disagrees. */
function validate(type: string, value: unknown): boolean {
  const call = (name: string): unknown => {
    const exported = exports[name];
    if (typeof exported !== 'function') throw new Error(`missing export ${name}`);
    return Reflect.apply(exported, undefined, [value, 0]);
  };
  const accepted = call(`is${type}`) === true;
  const problems = call(`check${type}`);
  expect(Array.isArray(problems) && (problems.length === 0) === accepted, `${type}: guard and check function`).toBe(
    true,
  );
  return accepted;
}

const responseOnlyIds = findResponseOnlySchemas(api);
const names = api.schemas.flatMap((schema) =>
  [
    schema.name.type,
    ...(schema.hasRequestVariant && !responseOnlyIds.has(schema.id) ? [`${schema.name.type}Request`] : []),
  ].map((type) => [type, schema] as const),
);

test.each(names)('validates hostile values of %s', (type, schema) => {
  let count = 0;
  for (const { name, value, expected } of hostileValuesFor(schema)) {
    const accepted = validate(type, value);
    count += 1;
    if (expected === 'any') continue;
    if ('kinds' in expected) {
      if (accepted)
        expect(
          expected.kinds.map((kind) => validate(type, kind)),
          `${type}: ${name}`,
        ).not.toContain(false);
      continue;
    }
    const expectedVerdict = validate(type, expected.sameAs);
    // A value nested more deeply than the stack allows is rejected if the schema descends into it; otherwise, it is
    // treated like a shallow value.
    const mayReject = name.startsWith('100,000 nested');
    if (accepted || !mayReject) expect(accepted, `${type}: ${name}`).toBe(expectedVerdict);
  }
  expect(count).toBeGreaterThan(7);
});

function* hostileValuesFor(schema: Schema): Generator<HostileValue> {
  const random = createRandom(hashSeed(schema.id));
  let remaining = limit;
  const bases = [
    ...getExamples(schema.jsonSchema),
    ...Array.from({ length: 6 }, () => generateSchemaValue([schema.jsonSchema], api, random)),
  ];
  for (const base of bases) {
    for (const hostile of replaceEverywhere(base)) {
      if (remaining-- <= 0) return;
      yield hostile;
    }
  }
}
