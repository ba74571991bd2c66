// Required properties that only the opposite direction sets: not required, whichever schema of the value lists them.

import { describe, expect, it } from 'vitest';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const properties = {
  id: { type: 'integer', readOnly: true },
  secret: { type: 'string', writeOnly: true },
  name: { type: 'string' },
};
const base = { type: 'object', properties };

/** Schemas that require `id`, `secret`, and `name` in another subschema than the one that declares them. */
const requiringSchemas: Readonly<Record<string, object>> = {
  AnyOf: { ...base, anyOf: [{ required: ['id', 'secret', 'name'] }, { required: ['other'] }] },
  OneOf: { ...base, oneOf: [{ required: ['id', 'secret', 'name'] }, { required: ['other', 'more'] }] },
  Then: { ...base, if: true, then: { anyOf: [{ required: ['id', 'secret', 'name'] }, { required: ['other'] }] } },
  Referred: { ...base, allOf: [ref('Demands')] },
  Beside: { allOf: [base, ref('Demands')] },
  Deeper: { allOf: [{ allOf: [ref('Whole')] }, { anyOf: [{ allOf: [ref('Demands')] }, { required: ['other'] }] }] },
  Also: {
    ...base,
    minProperties: 1,
    dependentSchemas: { a: true },
    allOf: [{ if: { required: ['name'] }, then: ref('Demands'), else: false }],
  },
  Dependent: { ...base, required: ['name'], dependentRequired: { name: ['id', 'secret'] } },
  Held: { type: 'object', properties: { of: true }, allOf: [ref('DependentOn')], required: ['name'] },
  Unsaid: { properties: { id: {}, secret: {}, name: {} }, required: ['id', 'secret', 'name'], allOf: [base] },
  Unsure: { required: ['id', 'secret', 'name'], anyOf: [{ properties: { id: {}, secret: {} } }, base] },
  Closed: { ...base, unevaluatedProperties: false, anyOf: [{ required: ['id', 'secret', 'name'] }, false] },
};

const branch = (t: string, id: object): object => ({
  type: 'object',
  required: ['t', 'id'],
  properties: { t: { const: t }, id: { type: 'integer', ...id } },
});

/** Unions in which a property is required in one branch and read-only in another. */
const ambiguousSchemas: Readonly<Record<string, object>> = {
  Disputed: { oneOf: [branch('w', {}), branch('r', { readOnly: true })] },
  DisputedAway: { anyOf: [{ allOf: [ref('Written')] }, ref('Read'), { type: 'null' }] },
  DisputedInside: { allOf: [{ properties: { id: {} } }, { oneOf: [ref('Disputed'), ref('Read2')] }] },
};

const validators = await loadValidators(
  await modelOf(
    documentOf({
      ...requiringSchemas,
      ...ambiguousSchemas,
      Written: branch('w', {}),
      Read: branch('r', { readOnly: true }),
      Read2: branch('r2', { readOnly: true }),
      DisputedAround: { required: ['id'], oneOf: [branch('w', {}), branch('r', { readOnly: true })] },
      Settled: { allOf: [ref('Disputed'), { properties: { id: { readOnly: true } } }] },
      SettledInside: { properties: { id: { readOnly: true } }, anyOf: [ref('Disputed'), ref('DisputedAway')] },
      Whole: base,
      Demands: { required: ['id', 'secret', 'name'] },
      DependentOn: { ...base, allOf: [{ dependentRequired: { name: ['id', 'secret'] } }] },
      Refuses: { ...base, not: ref('Demands') },
      // The nested values are not affected by the declarations of the outer value's properties.
      Inner: {
        ...base,
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

function isValid(type: string, value: unknown): boolean {
  const valid = validators.schema(type).is(value);
  expect(validators.schema(type).check(value).length === 0).toBe(valid);
  return valid;
}

describe.each(Object.keys(requiringSchemas))('%s', (type) => {
  it('does not require read-only properties in a request', () => {
    expect(isValid(`${type}Request`, { secret: 's', name: 'n' })).toBe(true);
    expect(isValid(`${type}Request`, { name: 'n' })).toBe(false);
    expect(isValid(`${type}Request`, { secret: 's' })).toBe(false);
  });

  it('does not require write-only properties in a response', () => {
    expect(isValid(type, { id: 1, name: 'n' })).toBe(true);
    expect(isValid(type, { name: 'n' })).toBe(false);
    expect(isValid(type, { id: 1 })).toBe(false);
  });
});

it('requires all properties under `not`, where requiring fewer would reject more values', () => {
  expect(isValid('RefusesRequest', { secret: 's', name: 'n' })).toBe(true);
  expect(isValid('RefusesRequest', { id: 1, secret: 's', name: 'n' })).toBe(false);
});

it('requires read-only properties of nested values if the schema does not declare them', () => {
  expect(isValid('InnerRequest', { part: { secret: 's', name: 'n' } })).toBe(false);
  expect(isValid('InnerRequest', { parts: [{ secret: 's', name: 'n' }] })).toBe(false);
  expect(isValid('InnerRequest', { part: { id: 1, secret: 's', name: 'n' } })).toBe(true);
  expect(isValid('Demands', { secret: 's', name: 'n' })).toBe(false);
});

it.each(Object.keys(ambiguousSchemas))('a branch requires a property that only another makes read-only: %s', (type) => {
  expect(isValid(`${type}Request`, { t: 'w', id: 1 })).toBe(true);
  expect(isValid(`${type}Request`, { t: 'w' })).toBe(false);
  expect(isValid(`${type}Request`, { t: 'r' })).toBe(true);
  expect(isValid(type, { t: 'r', id: 1 })).toBe(true);
  expect(isValid(type, { t: 'r' })).toBe(false);
});

it('no branch requires a property that is read-only in the whole schema', () => {
  for (const type of ['Settled', 'SettledInside'])
    for (const t of ['w', 'r']) expect(isValid(`${type}Request`, { t })).toBe(true);
  expect(isValid('DisputedAroundRequest', { t: 'r' })).toBe(true);
  expect(isValid('DisputedAroundRequest', { t: 'w' })).toBe(false);
});
