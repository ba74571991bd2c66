// Factories of a document with every keyword: valid, deterministic, and varied values.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { modelOf } from '../model-of.ts';
import { factoryOf, loadMocks, type LoadedMocks } from './load-mocks.ts';

const seeds = Array.from({ length: 500 }, (_, seed) => seed);

/** The least number of distinct values of 500 seeds; of schemas with few values, all of them. */
const distinctValues = {
  Pet: 300,
  Problem: 300,
  Strings: 450,
  Numbers: 400,
  Lists: 100,
  Dependent: 300,
  Counts: 4,
  Closed: 2,
  Shape: 400,
  Circle: 400,
  Square: 400,
  Overlapping: 4,
  Derived: 400,
  Conditional: 10,
  Not: 8,
  Period: 300,
  Tree: 300,
  Chain: 100,
  Nullable: 200,
  Anything: 100,
  Documented: 400,
};

let mocks: LoadedMocks;
beforeAll(async () => {
  mocks = await loadMocks(await modelOf(readFileSync(join(import.meta.dirname, 'keywords.yaml'), 'utf8')));
});

const make = (name: string, overrides?: unknown, seed?: number): unknown =>
  factoryOf(mocks, name)(overrides, seed === undefined ? undefined : { seed });

describe('500 values of a factory', () => {
  test.each(Object.entries(distinctValues))('of %s are valid, repeatable, and varied', (type, least) => {
    const name = [...mocks.factories.keys()].find((each) => each === `a${type}` || each === `an${type}`) ?? '';
    const values = seeds.map((seed) => make(name, undefined, seed));
    const problems = values.flatMap((value) => mocks.validators[`check${type}`]?.(value) ?? ['no validator']);
    expect(problems).toEqual([]);
    expect(seeds.map((seed) => make(name, undefined, seed))).toEqual(values);
    expect(new Set(values.map((value) => JSON.stringify(value))).size).toBeGreaterThanOrEqual(least);
  });

  test('in the form of requests have no read-only properties', () => {
    const values = seeds.map((seed) => make('aPetRequest', undefined, seed));
    expect(values.flatMap((value) => mocks.validators['checkPetRequest']?.(value) ?? ['no validator'])).toEqual([]);
    expect(values.filter((value) => 'id' in Object(value))).toEqual([]);
    expect(values.some((value) => 'password' in Object(value))).toBe(true);
    expect(seeds.some((seed) => 'password' in Object(make('aPet', undefined, seed)))).toBe(false);
  });

  test.each([
    ['listPetsResponses 200 application/json', 'checkListPetsResponse', 200, 'application/json'],
    ['listPetsResponses 200 text/plain', 'checkListPetsResponse', 200, 'text/plain'],
    ['listPetsResponses 4XX application/problem+json', 'checkListPetsResponse', 418, 'application/problem+json'],
    ['getPetResponses 200 application/json', 'checkGetPetResponse', 200, 'application/json'],
  ])('%s are valid bodies', (name, check, status, mediaType) => {
    const problems = seeds.flatMap(
      (seed) =>
        mocks.validators[check]?.(status, { 'content-type': mediaType }, make(name, undefined, seed)) ?? [
          'no validator',
        ],
    );
    expect(problems).toEqual([]);
  });

  test('are items of streams', () => {
    expect(seeds.map((seed) => make('watchPetsResponses 200 text/event-stream', undefined, seed))).toContainEqual({
      event: 'born',
    });
    expect(make('listPetsResponses 200 application/jsonl', undefined, 3)).toEqual(make('aPet', undefined, 3));
  });

  test('are those of a response whose headers are required, and of no response without a body', () => {
    expect(make('listPetsResponses default application/json')).toEqual({ code: expect.any(Number) as number });
    expect([...mocks.factories.keys()].filter((name) => name.includes('204'))).toEqual([]);
  });
});

describe('examples of the document', () => {
  it('come first', () => {
    expect(make('aDocumented')).toEqual({ name: 'Documented', size: 3 });
    expect(make('getPetResponses 200 application/json')).toEqual({ id: 7, name: 'Rex' });
    expect(make('aPet')).toMatchObject({ name: 'Rex' });
  });

  it('take overrides', () => {
    expect(make('aDocumented', { size: 4 })).toEqual({ name: 'Documented', size: 4 });
  });
});

describe('overrides', () => {
  it('replace properties at any depth, and arrays as a whole', () => {
    expect(make('listPetsResponses 200 application/json', { items: [], next: 'page 2' }, 1)).toEqual({
      items: [],
      next: 'page 2',
    });
    expect(make('aPet', { name: 'Bella', parents: [{ id: 1, name: 'Rex' }] }, 5)).toMatchObject({
      name: 'Bella',
      parents: [{ id: 1, name: 'Rex' }],
    });
  });

  it('remove optional properties that are undefined', () => {
    expect(seeds.some((seed) => 'status' in Object(make('aPet', { status: undefined }, seed)))).toBe(false);
  });

  it('select the branch of a union', () => {
    const shapes = seeds.map((seed) => make('aShape', { kind: 'Circle' }, seed));
    expect(shapes.every((shape) => 'radius' in Object(shape))).toBe(true);
    expect(make('aShape', { side: 2 }, 1)).toEqual({ kind: 'Square', side: 2 });
  });

  it('are part of rules: other properties change until they hold', () => {
    const ends = seeds.map((seed) => make('aPeriod', { start: 500 }, seed) as { readonly end: number });
    expect(ends.every(({ end }) => end > 500)).toBe(true);
    expect(make('aDependent', { card: '1234' }, 2)).toMatchObject({ card: '1234', code: expect.any(Number) as number });
  });

  it('that no value can have are an error with the reason', () => {
    expect(() => make('aPet', { id: 0 }, 1)).toThrow('cannot create Pet: id must be at least 1');
    expect(() => make('aPeriod', { start: 5, end: 4 }, 1)).toThrow('The period ends after its start.');
  });
});
