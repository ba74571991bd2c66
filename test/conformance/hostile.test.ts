// Every validator of spec/ answers whatever it is given: nothing throws, and what is no JSON is judged like the JSON that it resembles.

import { expect, test } from 'vitest';
import type { Api, Schema } from '../../src/generator/model/types/api.ts';
import { createRandom, seedOf } from '../differential/random.ts';
import { modelOfFile } from '../models.ts';
import { examplesOf } from '../differential/subjects.ts';
import { valueOf } from '../differential/values.ts';
import { loadValidators } from '../unit/validators/load.ts';
import { everywhere, type Hostile } from './hostile.ts';
import { isFull } from '../tier.ts';

const api: Api = await modelOfFile('spec/openapi.yaml');
const { exports } = await loadValidators(api);
const limit = isFull ? 5_000 : 30;

/** The verdict; guard and collector must agree. */
function verdict(type: string, value: unknown): boolean {
  const call = (name: string): unknown => {
    const found = exports[name];
    if (typeof found !== 'function') throw new Error(`nothing is exported as ${name}`);
    return Reflect.apply(found, undefined, [value, 0]);
  };
  const accepted = call(`is${type}`) === true;
  const problems = call(`check${type}`);
  expect(Array.isArray(problems) && (problems.length === 0) === accepted, `${type}: guard and collector`).toBe(true);
  return accepted;
}

const names = api.schemas.flatMap((schema) =>
  [schema.name.type, ...(schema.hasRequestVariant ? [`${schema.name.type}Request`] : [])].map(
    (type) => [type, schema] as const,
  ),
);

test.each(names)('%s', (type, schema) => {
  let judged = 0;
  for (const { name, value, expected } of hostileTo(schema)) {
    const found = verdict(type, value);
    judged += 1;
    if (expected === 'any') continue;
    if ('kinds' in expected) {
      if (found)
        expect(
          expected.kinds.map((value) => verdict(type, value)),
          `${type}: ${name}`,
        ).not.toContain(false);
      continue;
    }
    const wanted = verdict(type, expected.as);
    // Deeper than the stack, a value is refused where it is looked into; elsewhere it is like a shallow one.
    expect(/100,000/.test(name) && !found ? wanted : found, `${type}: ${name}`).toBe(wanted);
  }
  expect(judged).toBeGreaterThan(7);
});

function* hostileTo(schema: Schema): Generator<Hostile> {
  const random = createRandom(seedOf(schema.id));
  let left = limit;
  const bases = [
    ...examplesOf(schema.jsonSchema),
    ...Array.from({ length: 6 }, () => valueOf([schema.jsonSchema], api, random)),
  ];
  for (const base of bases) {
    for (const hostile of everywhere(base)) {
      if (left-- <= 0) return;
      yield hostile;
    }
  }
}
