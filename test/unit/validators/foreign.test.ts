// Members that only the other side sets are demanded by no schema of the value, wherever the demand stands.

import { describe, expect, it } from 'vitest';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const properties = {
  id: { type: 'integer', readOnly: true },
  secret: { type: 'string', writeOnly: true },
  name: { type: 'string' },
};
const whole = { type: 'object', properties };

/** Each demands `id`, `secret` and `name`, away from what describes them. */
const demanding: Readonly<Record<string, object>> = {
  AnyOf: { ...whole, anyOf: [{ required: ['id', 'secret', 'name'] }, { required: ['other'] }] },
  OneOf: { ...whole, oneOf: [{ required: ['id', 'secret', 'name'] }, { required: ['other', 'more'] }] },
  Then: { ...whole, if: true, then: { anyOf: [{ required: ['id', 'secret', 'name'] }, { required: ['other'] }] } },
  Referred: { ...whole, allOf: [ref('Demands')] },
  Beside: { allOf: [whole, ref('Demands')] },
  Deeper: { allOf: [{ allOf: [ref('Whole')] }, { anyOf: [{ allOf: [ref('Demands')] }, { required: ['other'] }] }] },
  Also: {
    ...whole,
    minProperties: 1,
    dependentSchemas: { a: true },
    allOf: [{ if: { required: ['name'] }, then: ref('Demands'), else: false }],
  },
  Dependent: { ...whole, required: ['name'], dependentRequired: { name: ['id', 'secret'] } },
  Held: { type: 'object', properties: { of: true }, allOf: [ref('DependentOn')], required: ['name'] },
  Unsaid: { properties: { id: {}, secret: {}, name: {} }, required: ['id', 'secret', 'name'], allOf: [whole] },
  Unsure: { required: ['id', 'secret', 'name'], anyOf: [{ properties: { id: {}, secret: {} } }, whole] },
  Closed: { ...whole, unevaluatedProperties: false, anyOf: [{ required: ['id', 'secret', 'name'] }, false] },
};

const branch = (t: string, id: object): object => ({
  type: 'object',
  required: ['t', 'id'],
  properties: { t: { const: t }, id: { type: 'integer', ...id } },
});

/** Alternatives of which one has what the other demands. */
const disputed: Readonly<Record<string, object>> = {
  Disputed: { oneOf: [branch('w', {}), branch('r', { readOnly: true })] },
  DisputedAway: { anyOf: [{ allOf: [ref('Written')] }, ref('Read'), { type: 'null' }] },
  DisputedInside: { allOf: [{ properties: { id: {} } }, { oneOf: [ref('Disputed'), ref('Read2')] }] },
};

const loaded = await loadValidators(
  await modelOf(
    documentOf({
      ...demanding,
      ...disputed,
      Written: branch('w', {}),
      Read: branch('r', { readOnly: true }),
      Read2: branch('r2', { readOnly: true }),
      DisputedAround: { required: ['id'], oneOf: [branch('w', {}), branch('r', { readOnly: true })] },
      Settled: { allOf: [ref('Disputed'), { properties: { id: { readOnly: true } } }] },
      SettledInside: { properties: { id: { readOnly: true } }, anyOf: [ref('Disputed'), ref('DisputedAway')] },
      Whole: whole,
      Demands: { required: ['id', 'secret', 'name'] },
      DependentOn: { ...whole, allOf: [{ dependentRequired: { name: ['id', 'secret'] } }] },
      Refuses: { ...whole, not: ref('Demands') },
      // Another value: what is said of the outer one's members is nothing to it.
      Inner: {
        ...whole,
        allOf: [
          {
            properties: { name: true, part: ref('Demands'), parts: { type: 'array', items: ref('Demands') } },
            additionalProperties: true,
          },
        ],
      },
    }),
  ),
);

function verdict(type: string, value: unknown): boolean {
  const valid = loaded.schema(type).is(value);
  expect(loaded.schema(type).check(value).length === 0).toBe(valid);
  return valid;
}

describe.each(Object.keys(demanding))('%s', (type) => {
  it('is a request without what is read-only', () => {
    expect(verdict(`${type}Request`, { secret: 's', name: 'n' })).toBe(true);
    expect(verdict(`${type}Request`, { name: 'n' })).toBe(false);
    expect(verdict(`${type}Request`, { secret: 's' })).toBe(false);
  });

  it('is a response without what is write-only', () => {
    expect(verdict(type, { id: 1, name: 'n' })).toBe(true);
    expect(verdict(type, { name: 'n' })).toBe(false);
    expect(verdict(type, { id: 1 })).toBe(false);
  });
});

it('all of them are demanded where less would refuse more', () => {
  expect(verdict('RefusesRequest', { secret: 's', name: 'n' })).toBe(true);
  expect(verdict('RefusesRequest', { id: 1, secret: 's', name: 'n' })).toBe(false);
});

it('they are demanded of other values, by a schema that does not describe them', () => {
  expect(verdict('InnerRequest', { part: { secret: 's', name: 'n' } })).toBe(false);
  expect(verdict('InnerRequest', { parts: [{ secret: 's', name: 'n' }] })).toBe(false);
  expect(verdict('InnerRequest', { part: { id: 1, secret: 's', name: 'n' } })).toBe(true);
  expect(verdict('Demands', { secret: 's', name: 'n' })).toBe(false);
});

it.each(Object.keys(disputed))('an alternative demands what is read-only in another alone: %s', (type) => {
  expect(verdict(`${type}Request`, { t: 'w', id: 1 })).toBe(true);
  expect(verdict(`${type}Request`, { t: 'w' })).toBe(false);
  expect(verdict(`${type}Request`, { t: 'r' })).toBe(true);
  expect(verdict(type, { t: 'r', id: 1 })).toBe(true);
  expect(verdict(type, { t: 'r' })).toBe(false);
});

it('but not what holds for all of them', () => {
  for (const type of ['Settled', 'SettledInside'])
    for (const t of ['w', 'r']) expect(verdict(`${type}Request`, { t })).toBe(true);
  expect(verdict('DisputedAroundRequest', { t: 'r' })).toBe(true);
  expect(verdict('DisputedAroundRequest', { t: 'w' })).toBe(false);
});
