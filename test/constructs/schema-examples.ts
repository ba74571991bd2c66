// Valid and invalid example values for the schemas in `documents/`.

export interface SchemaExamples {
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}

/** Example values by document and schema. */
export const schemaExamples: Readonly<Record<string, Readonly<Record<string, SchemaExamples>>>> = {
  'schemas-3.0.yaml': {
    Pet: {
      valid: [
        { kind: 'cat', fur: true },
        { kind: 'dog', bark: false, name: 'Rex' },
      ],
      invalid: [
        { kind: 'cat' },
        { kind: 'dog' },
        { kind: 'bird', fur: true, bark: true },
        { kind: 'cat', fur: true, name: '' },
        'cat',
      ],
    },
    Cat: {
      valid: [{ kind: 'cat', fur: true, lives: 9 }],
      invalid: [{ kind: 'dog', fur: true }, { fur: true }, { kind: 'cat' }],
    },
    Dog: { valid: [{ kind: 'dog', bark: true }], invalid: [{ kind: 'dog', bark: true, name: '' }, { bark: true }] },
    Furry: { valid: [{ kind: 'anything', fur: false }], invalid: [{ fur: true }] },
    Implicit: { valid: [{ color: 'Red', warmth: 1 }], invalid: [{ warmth: 1 }, {}] },
    Mixed: { valid: [1, 'one', true, null, { a: 1 }, [1, 2]], invalid: [0, 'two', false, { a: 2 }, [2, 1], {}] },
    NullableOnly: { valid: [null, 1, {}], invalid: [] },
    Count: { valid: [1], invalid: [0, 1.5] },
    Tree: { valid: [{ children: [{ children: [] }], parent: null }], invalid: [{ children: [{ children: [1] }] }] },
    Bag: { valid: [{ count: 1, other: 'x' }], invalid: [{ count: 'x' }, { other: 1 }] },
    Conflict: { valid: [], invalid: ['a', 1] },
    Siblings: {
      valid: [{ a: 'x', b: 1, c: 0 }],
      invalid: [
        { a: 'x', b: 1 },
        { a: 'x', b: 'y', c: 0 },
      ],
    },
    constructor: { valid: [{}, { constructor: 1 }], invalid: [{ constructor: 'x' }] },
  },
  'schemas-3.1.yaml': {
    Yes: { valid: [null, 1, {}], invalid: [] },
    No: { valid: [], invalid: [null, 1, {}] },
    Nothing: { valid: [null], invalid: [0, ''] },
    NullableKeywordIn31: { valid: ['a', null], invalid: [1] },
    Mixed: { valid: [1, 'one', true, null, { a: 1 }, [1, 2]], invalid: [0, [1]] },
    Json: { valid: [null, [1, ['x', { a: [true] }]], { a: { b: null } }], invalid: [] },
    Shape: {
      valid: [null, { is: 'circle', radius: 1 }, { is: 'square', side: 0 }],
      invalid: [{ is: 'circle', side: 1 }, { is: 'oval' }, {}],
    },
    Union: { valid: ['abc', 1, ['x'], [], true, null], invalid: ['abcd', 1.5, ['x', 1], {}] },
    Closed: { valid: [{ a: 'x', b: 1 }], invalid: [{ c: 1 }] },
    Map: { valid: [{ 'x-1': 1, a: true }], invalid: [{ 'x-1': true }, { a: 1 }, { 'x-long': 1 }] },
    Conditional: { valid: [{ a: 1, b: 1 }, {}], invalid: [{ a: 1 }, { b: 1 }] },
    Link: { valid: [{ next: { next: null } }], invalid: [{ next: {} }] },
  },
  'swagger-2.0.yaml': {
    Pet: {
      valid: [{ id: 1, kind: 'Dog', owner: null }],
      invalid: [
        { id: 1, kind: null },
        { id: '1', kind: 'x' },
      ],
    },
    Dog: { valid: [{ id: 1, kind: 'Dog', bark: true }], invalid: [{ id: 1, kind: 'Dog', bark: 1 }] },
    NewPet: { valid: [{ name: 'a' }], invalid: [{ name: '' }, {}] },
  },
};
