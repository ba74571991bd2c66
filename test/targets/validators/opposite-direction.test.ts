// Opposite-direction properties: not required, no matter which subschema lists them as required.

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

/** Schemas that require `id`, `secret`, and `name` in a subschema that does not declare them. */
const requiringSchemas: Readonly<Record<string, object>> = {
  AnyOf: { ...base, anyOf: [{ required: ['id', 'secret', 'name'] }, { required: ['other'] }] },
  OneOf: { ...base, oneOf: [{ required: ['id', 'secret', 'name'] }, { required: ['other', 'more'] }] },
  Then: { ...base, if: true, then: { anyOf: [{ required: ['id', 'secret', 'name'] }, { required: ['other'] }] } },
  AllOfReference: { ...base, allOf: [ref('RequiringAll')] },
  AllOfSibling: { allOf: [base, ref('RequiringAll')] },
  NestedAllOf: {
    allOf: [{ allOf: [ref('Base')] }, { anyOf: [{ allOf: [ref('RequiringAll')] }, { required: ['other'] }] }],
  },
  IfThen: {
    ...base,
    minProperties: 1,
    dependentSchemas: { a: true },
    allOf: [{ if: { required: ['name'] }, then: ref('RequiringAll'), else: false }],
  },
  DependentRequired: { ...base, required: ['name'], dependentRequired: { name: ['id', 'secret'] } },
  InheritedDependentRequired: {
    type: 'object',
    properties: { of: true },
    allOf: [ref('RequiringByName')],
    required: ['name'],
  },
  DeclaredInAllOf: { properties: { id: {}, secret: {}, name: {} }, required: ['id', 'secret', 'name'], allOf: [base] },
  DeclaredInAnyOf: { required: ['id', 'secret', 'name'], anyOf: [{ properties: { id: {}, secret: {} } }, base] },
  ClosedAnyOf: { ...base, unevaluatedProperties: false, anyOf: [{ required: ['id', 'secret', 'name'] }, false] },
};

const branch = (kind: string, id: object): object => ({
  type: 'object',
  required: ['kind', 'id'],
  properties: { kind: { const: kind }, id: { type: 'integer', ...id } },
});

/** Unions in which a property is required in one branch and read-only in another. */
const ambiguousSchemas: Readonly<Record<string, object>> = {
  Ambiguous: { oneOf: [branch('writable', {}), branch('readOnly', { readOnly: true })] },
  AmbiguousReferences: { anyOf: [{ allOf: [ref('WritableBranch')] }, ref('ReadOnlyBranch'), { type: 'null' }] },
  AmbiguousInAllOf: { allOf: [{ properties: { id: {} } }, { oneOf: [ref('Ambiguous'), ref('OtherReadOnlyBranch')] }] },
};

const validators = await loadValidators(
  await modelOf(
    documentOf({
      ...requiringSchemas,
      ...ambiguousSchemas,
      WritableBranch: branch('writable', {}),
      ReadOnlyBranch: branch('readOnly', { readOnly: true }),
      OtherReadOnlyBranch: branch('otherReadOnly', { readOnly: true }),
      RequiredNextToOneOf: {
        required: ['id'],
        oneOf: [branch('writable', {}), branch('readOnly', { readOnly: true })],
      },
      ReadOnlyInAllOf: { allOf: [ref('Ambiguous'), { properties: { id: { readOnly: true } } }] },
      ReadOnlyNextToAnyOf: {
        properties: { id: { readOnly: true } },
        anyOf: [ref('Ambiguous'), ref('AmbiguousReferences')],
      },
      Base: base,
      RequiringAll: { required: ['id', 'secret', 'name'] },
      RequiringByName: { ...base, allOf: [{ dependentRequired: { name: ['id', 'secret'] } }] },
      NotRequiringAll: { ...base, not: ref('RequiringAll') },
      // Declarations of the outer value's properties do not affect nested values.
      Nested: {
        ...base,
        allOf: [
          {
            properties: { name: true, part: ref('RequiringAll'), parts: { type: 'array', items: ref('RequiringAll') } },
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
  expect(isValid('NotRequiringAllRequest', { secret: 's', name: 'n' })).toBe(true);
  expect(isValid('NotRequiringAllRequest', { id: 1, secret: 's', name: 'n' })).toBe(false);
});

it('requires read-only properties of nested values if the schema does not declare them', () => {
  expect(isValid('NestedRequest', { part: { secret: 's', name: 'n' } })).toBe(false);
  expect(isValid('NestedRequest', { parts: [{ secret: 's', name: 'n' }] })).toBe(false);
  expect(isValid('NestedRequest', { part: { id: 1, secret: 's', name: 'n' } })).toBe(true);
  expect(isValid('RequiringAll', { secret: 's', name: 'n' })).toBe(false);
});

it.each(Object.keys(ambiguousSchemas))('requires a property that only another branch makes read-only: %s', (type) => {
  expect(isValid(`${type}Request`, { kind: 'writable', id: 1 })).toBe(true);
  expect(isValid(`${type}Request`, { kind: 'writable' })).toBe(false);
  expect(isValid(`${type}Request`, { kind: 'readOnly' })).toBe(true);
  expect(isValid(type, { kind: 'readOnly', id: 1 })).toBe(true);
  expect(isValid(type, { kind: 'readOnly' })).toBe(false);
});

it('does not require a property that is read-only in the whole schema', () => {
  for (const type of ['ReadOnlyInAllOf', 'ReadOnlyNextToAnyOf'])
    for (const kind of ['writable', 'readOnly']) expect(isValid(`${type}Request`, { kind })).toBe(true);
  expect(isValid('RequiredNextToOneOfRequest', { kind: 'readOnly' })).toBe(true);
  expect(isValid('RequiredNextToOneOfRequest', { kind: 'writable' })).toBe(false);
});
