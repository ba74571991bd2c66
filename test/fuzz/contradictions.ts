// A document of schemas that contradict themselves, as the fuzz has found them.

import type { Written } from './schemas.ts';

/** By what the compiler used to say of each. */
const schemas = {
  // A value of one type compared with one of another.
  TypeAndValue: { properties: { state: { allOf: [{ type: 'boolean' }, { enum: ['x'] }] } } },
  TwoLists: { enum: ['a', 'A'], not: { enum: ['b'] } },
  AfterReference: { allOf: [{ $ref: '#/components/schemas/NumberOrObject' }], not: { enum: [true, false] } },
  BesideReference: { $ref: '#/components/schemas/NumberOrObject', not: { enum: [true, false] } },
  NumberOrObject: { type: ['integer', 'object'] },
  EmptyText: { if: { enum: ['class'] }, then: { minLength: 1 } },
  // A constant whose type cannot be told by its value.
  EmptyList: { properties: { list: { const: [] }, either: { enum: [[], [[]], { a: [] }] } } },
  UnderCondition: {
    if: { const: 'x' },
    then: { enum: ['a', 'b'] },
    else: { type: 'array', items: { type: 'string' } },
  },
  OneSentence: { 'x-message': 'must be as it ought to be', allOf: [{ type: 'boolean' }, { const: 1 }] },
  TypeOrValues: {
    type: ['string', 'integer', 'null'],
    anyOf: [{ type: 'string' }, { enum: [1, 'a', null] }, { minimum: 1 }],
  },
  ListedTwice: { type: ['string', 'integer', 'boolean'], anyOf: [{ enum: [0, '0', false] }, { enum: [true, false] }] },
  ItemsAfterReference: {
    properties: {
      list: {
        allOf: [
          { $ref: '#/components/schemas/ListOfObjects' },
          { type: 'array', items: { enum: ['a', null] } },
          { type: 'array', items: { type: 'boolean' } },
        ],
      },
    },
  },
  ListOfObjects: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
  // What stands beside a reference relies on the type, which nobody had asked for.
  BesideReferenceOrNull: {
    anyOf: [
      { $ref: '#/components/schemas/NoMember', minProperties: 1, properties: { a: { type: 'string' } } },
      { type: 'null' },
    ],
  },
  TypeBesideReferenceOrNull: { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/MeetsAll', type: 'object' }] },
  MeetsAll: { description: 'Anything' },
  OneText: { type: 'string', pattern: '^$', oneOf: [{ enum: ['a', 'b'] }, { const: 'x' }, { minLength: 1 }] },
  ObjectOrValue: {
    if: { enum: [1, 'a', null] },
    else: { properties: { b: {} } },
    unevaluatedProperties: { type: 'string' },
  },
  // A member of which nothing is asked, but where another is there.
  AskedElsewhere: {
    type: 'object',
    properties: { a: { anyOf: [true] }, b: { type: 'string' } },
    required: ['b'],
    dependentSchemas: { b: { properties: { a: { $ref: '#/components/schemas/NoMember' } } } },
  },
  // What is never come to.
  MeetsTwo: { oneOf: [{}, {}] },
  TwoTypes: {
    properties: { number: { oneOf: [{ type: 'object', allOf: [{ type: 'integer' }, { type: 'integer' }] }] } },
  },
  NotAnything: { type: ['boolean', 'integer'], not: true },
  NotNothing: { type: ['boolean', 'integer'], not: false },
  NothingMeets: { anyOf: [false, { not: {} }] },
  // Whoever is refused by a schema of any type seemed to have none.
  OtherwiseThanAny: {
    properties: {
      status: { if: { $ref: '#/components/schemas/OfAnyType' }, else: { minItems: 2 } },
      state: { allOf: [{ not: { $ref: '#/components/schemas/OfAnyType' } }, { minItems: 2 }] },
    },
  },
  OfAnyType: { minLength: 1 },
  // Of objects nothing was left once their members had been judged.
  NoObjectLeft: {
    type: ['object', 'null'],
    required: ['a'],
    properties: { a: { allOf: [{ type: 'integer' }, { type: 'array', items: { type: 'string' } }] } },
    unevaluatedProperties: { type: 'string' },
  },
  NoObjectLeftByOnePart: {
    allOf: [
      {
        type: ['object', 'null'],
        required: ['a'],
        properties: { a: { allOf: [{ type: 'integer' }, { type: 'array', items: { type: 'string' } }] } },
      },
      { type: 'object', properties: { b: { type: 'string' } }, additionalProperties: false },
    ],
  },
  NoObjectLeftOfAny: {
    required: ['a'],
    properties: { a: { allOf: [{ type: 'integer' }, { type: 'array', items: { type: 'string' } }] } },
    unevaluatedProperties: { type: 'string' },
    anyOf: [{ type: 'object', minProperties: 2 }, { type: 'string' }],
    oneOf: [{ properties: { b: { type: 'string' } } }, { type: 'array', items: { type: 'string' } }],
  },
  NoObjectLeftByCondition: {
    type: ['object', 'null'],
    if: { minProperties: 2 },
    then: { allOf: [{ type: 'integer' }, { type: 'string' }] },
    else: { type: 'null' },
    properties: { a: { type: 'string' } },
    unevaluatedProperties: false,
  },
  NoMemberLeftByAnotherPart: {
    allOf: [
      { type: 'object' },
      { required: ['a'], properties: { a: false, b: { type: 'string' } } },
      { type: 'object', additionalProperties: { type: 'string' }, unevaluatedProperties: false },
    ],
  },
  NoMemberLeftByNestedPart: {
    allOf: [
      { type: 'object' },
      { allOf: [{ required: ['a'], properties: { a: false, b: { type: 'string' } } }, { type: ['object', 'null'] }] },
      { additionalProperties: { type: 'string' } },
    ],
  },
  NoObjectLeftByNot: { allOf: [{ type: 'object' }], not: { type: ['number', 'object'] }, unevaluatedProperties: false },
  NoObjectLeftByPartsNot: {
    allOf: [{ allOf: [{ type: 'object' }], not: { type: ['number', 'object'] } }, { propertyNames: { minLength: 1 } }],
  },
  NoObjectLeftByBranch: {
    anyOf: [{ allOf: [{ type: 'null' }] }],
    if: { unevaluatedProperties: {} },
    else: { additionalProperties: { anyOf: [{ type: 'string' }] } },
  },
  NoObjectLeftByBothBranches: {
    if: { maxProperties: 2 },
    then: { type: 'null' },
    else: { type: 'integer', allOf: [{ allOf: [{ type: 'boolean' }] }] },
    unevaluatedProperties: { items: { type: 'string' } },
  },
  NoListLeftByElse: { allOf: [{ if: { type: 'null' }, else: false }, { items: false }] },
  // A value of one type compared with one of another, after a part that had asked for the type.
  AfterOnePart: {
    properties: {
      a: { allOf: [{ type: 'number' }], not: { enum: ['a'] } },
      b: { oneOf: [{ type: 'object' }], if: { enum: [true] }, then: { type: 'string' } },
      c: { oneOf: [{ enum: [1] }], if: { enum: [true] }, else: { type: 'array' } },
      d: { anyOf: [{ type: 'null' }], if: { minItems: 1 }, else: { prefixItems: [{ type: 'string' }] } },
    },
  },
  // A base made stricter whose member leads back to it, and is null in what is derived.
  Stricter: {
    allOf: [
      { $ref: '#/components/schemas/Derived' },
      { type: 'object', required: ['x'], properties: { data: { type: 'string' } } },
    ],
  },
  Derived: {
    allOf: [{ $ref: '#/components/schemas/Base' }, { type: 'object', properties: { kind: { type: 'null' } } }],
  },
  Base: {
    type: 'object',
    properties: {
      kind: { anyOf: [{ type: 'array', items: { $ref: '#/components/schemas/Stricter' } }, { type: 'null' }] },
      x: { type: 'string' },
    },
  },
  // Whoever is let through by a constant seemed to be of its type alone.
  BesideConstants: {
    properties: {
      choice: {
        anyOf: [{ $ref: '#/components/schemas/TheConstant' }, { $ref: '#/components/schemas/Another' }],
        oneOf: [{ minLength: 1 }, { type: 'array', items: { type: 'string' } }],
      },
      one: {
        oneOf: [{ $ref: '#/components/schemas/TheConstant' }, { $ref: '#/components/schemas/Another' }],
        allOf: [{ anyOf: [{ minLength: 1 }, { type: 'array', items: { type: 'string' } }] }],
        items: { type: 'string' },
        properties: { a: { type: 'string' } },
      },
      sentence: {
        'x-message': 'must be so',
        $ref: '#/components/schemas/TheConstant',
        allOf: [{ $ref: '#/components/schemas/Another' }],
        oneOf: [{ minLength: 1 }, { type: 'array', items: { type: 'string' } }],
        items: { type: 'string' },
      },
      items: {
        type: 'array',
        items: { $ref: '#/components/schemas/TheConstant', items: { type: 'string' } },
        contains: { allOf: [{ $ref: '#/components/schemas/Another' }, { required: ['a'] }] },
      },
    },
  },
  Another: { const: 1 },
  BesideConstant: {
    properties: {
      then: {
        $ref: '#/components/schemas/TheConstant',
        oneOf: [{ $ref: '#/components/schemas/TheConstant' }, { type: 'array', items: { type: 'string' } }],
      },
      parts: {
        allOf: [{ $ref: '#/components/schemas/TheConstant' }],
        oneOf: [{ minLength: 1 }, { type: 'array', items: { type: 'string' } }],
      },
    },
  },
  TheConstant: { const: 'x' },
  BothBranches: {
    properties: {
      both: {
        allOf: [
          { type: 'object', if: { minimum: 0 }, then: { type: 'integer' }, else: { type: 'number' }, required: ['a'] },
        ],
      },
    },
  },
  NoOtherType: {
    if: {
      prefixItems: [
        {
          type: 'object',
          anyOf: [{ type: 'boolean' }, { type: 'string' }],
          unevaluatedProperties: { format: 'int32' },
        },
      ],
    },
    else: { dependentSchemas: { a: { type: 'integer' } } },
  },
  NeverThen: {
    type: 'object',
    if: {
      type: 'object',
      if: { type: 'string' },
      then: { $ref: '#/components/schemas/NoMember' },
      unevaluatedProperties: { type: 'string' },
    },
    then: { maxProperties: 3 },
  },
  // Functions and variables that nobody asks.
  NothingUnjudged: { items: {}, unevaluatedItems: { dependentSchemas: {} } },
  NoMember: {
    type: 'object',
    required: ['never', 'other'],
    properties: { never: { type: 'string', not: {} }, other: { type: 'integer' }, hasOwnProperty: { type: 'string' } },
  },
  Unevaluated: {
    type: 'object',
    unevaluatedProperties: false,
    anyOf: [{ additionalProperties: true }, { properties: { a: { type: 'string' } } }],
  },
  ContainsAnything: { type: 'array', contains: true, minContains: 2 },
  ContainsNothing: { type: 'array', contains: false, minContains: 0, maxContains: 1 },
  // What is not judged is of a type that the rest lets nothing of through.
  NothingLeft: {
    allOf: [{ type: 'integer' }, { anyOf: [{ type: 'string', enum: ['a'] }, { enum: [true, false] }] }],
    patternProperties: { '^x-': { type: 'object' } },
    unevaluatedProperties: { type: 'string' },
    unevaluatedItems: { type: 'string' },
  },
  PatternUnasked: {
    type: 'object',
    properties: { one: { oneOf: [{}, {}] } },
    additionalProperties: {},
    unevaluatedProperties: { pattern: '^\\S+@\\S+$' },
  },
  NamedAsLength: {
    type: 'object',
    required: ['list', 'never'],
    properties: {
      list: { type: 'array', maxItems: 2 },
      never: { type: 'string', not: {} },
      length: { minProperties: 2 },
    },
  },
  NamedAsParameters: { properties: { value: {}, key: {} } },
  KnowsParameters: { $ref: '#/components/schemas/NamedAsParameters', unevaluatedProperties: false },
  // Named as something that every object inherits.
  toString: {
    oneOf: [
      { type: 'array', items: { type: 'string', readOnly: true } },
      { type: 'object', properties: { id: { type: 'integer', readOnly: true } } },
    ],
  },
  // Members and items of what can be neither list nor object.
  ListAndObject: {
    properties: {
      both: {
        allOf: [
          { type: 'boolean' },
          { additionalProperties: false, maxProperties: 1, minItems: 1, items: { type: 'string' } },
          { type: 'array', minItems: 1 },
        ],
      },
    },
  },
};

const paths = {
  '/found': {
    get: {
      parameters: [
        // The compiler took the style for any text.
        {
          name: 'constructor',
          in: 'query',
          style: 'deepObject',
          schema: { type: 'object', properties: { a: { type: 'string' } } },
        },
        // The compiler took what reads the member for what every object inherits, and knew no type of its text.
        {
          name: 'inherited',
          in: 'query',
          schema: { type: 'object', properties: Object.fromEntries([['constructor', { type: ['boolean', 'null'] }]]) },
        },
      ],
      responses: {
        200: {
          description: 'Something',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/toString' } } },
        },
      },
    },
  },
};

export const contradictions: Written = {
  openapi: '3.1.0',
  info: { title: 'Contradictions', version: '1' },
  'x-ashlar': { version: 1 },
  paths,
  components: { schemas },
};
