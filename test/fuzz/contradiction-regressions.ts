// Regressions: a document with contradictory schemas whose validators once failed to compile.

import type { JsonObject } from './schemas.ts';

/** Schemas, grouped by the former compiler error. */
const schemas = {
  // Comparison of values of different types.
  BooleanWithStringEnum: { properties: { state: { allOf: [{ type: 'boolean' }, { enum: ['x'] }] } } },
  EnumAndExcludedEnum: { enum: ['a', 'A'], not: { enum: ['b'] } },
  ReferenceInAllOf: { allOf: [{ $ref: '#/components/schemas/NumberOrObject' }], not: { enum: [true, false] } },
  KeywordNextToReference: { $ref: '#/components/schemas/NumberOrObject', not: { enum: [true, false] } },
  NumberOrObject: { type: ['integer', 'object'] },
  EmptyString: { if: { enum: ['class'] }, then: { minLength: 1 } },
  // A constant whose value doesn't determine its type.
  EmptyArray: { properties: { list: { const: [] }, either: { enum: [[], [[]], { a: [] }] } } },
  ConditionalEnum: {
    if: { const: 'x' },
    then: { enum: ['a', 'b'] },
    else: { type: 'array', items: { type: 'string' } },
  },
  CustomMessage: { 'x-message': 'must be valid', allOf: [{ type: 'boolean' }, { const: 1 }] },
  TypesOrEnum: {
    type: ['string', 'integer', 'null'],
    anyOf: [{ type: 'string' }, { enum: [1, 'a', null] }, { minimum: 1 }],
  },
  TwoEnums: { type: ['string', 'integer', 'boolean'], anyOf: [{ enum: [0, '0', false] }, { enum: [true, false] }] },
  ItemsInAllOf: {
    properties: {
      list: {
        allOf: [
          { $ref: '#/components/schemas/ArrayOfObjects' },
          { type: 'array', items: { enum: ['a', null] } },
          { type: 'array', items: { type: 'boolean' } },
        ],
      },
    },
  },
  ArrayOfObjects: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
  // Keywords next to a reference rely on a type that was not checked.
  NullableReferenceWithKeywords: {
    anyOf: [
      { $ref: '#/components/schemas/ImpossibleProperties', minProperties: 1, properties: { a: { type: 'string' } } },
      { type: 'null' },
    ],
  },
  NullableReferenceWithType: { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/AnyValue', type: 'object' }] },
  AnyValue: { description: 'Any value' },
  StringUnion: { type: 'string', pattern: '^$', oneOf: [{ enum: ['a', 'b'] }, { const: 'x' }, { minLength: 1 }] },
  EnumOrObject: {
    if: { enum: [1, 'a', null] },
    else: { properties: { b: {} } },
    unevaluatedProperties: { type: 'string' },
  },
  // A property with a constraint only if another property exists.
  DependentConstraint: {
    type: 'object',
    properties: { a: { anyOf: [true] }, b: { type: 'string' } },
    required: ['b'],
    dependentSchemas: { b: { properties: { a: { $ref: '#/components/schemas/ImpossibleProperties' } } } },
  },
  // Unreachable code.
  TwoMatchingBranches: { oneOf: [{}, {}] },
  TwoTypesInAllOf: {
    properties: { number: { oneOf: [{ type: 'object', allOf: [{ type: 'integer' }, { type: 'integer' }] }] } },
  },
  NotTrue: { type: ['boolean', 'integer'], not: true },
  NotFalse: { type: ['boolean', 'integer'], not: false },
  NoMatchingBranch: { anyOf: [false, { not: {} }] },
  // A value that a schema without a type rejects was narrowed to `never`.
  NegatedUntypedSchema: {
    properties: {
      status: { if: { $ref: '#/components/schemas/UntypedSchema' }, else: { minItems: 2 } },
      state: { allOf: [{ not: { $ref: '#/components/schemas/UntypedSchema' } }, { minItems: 2 }] },
    },
  },
  UntypedSchema: { minLength: 1 },
  // Objects were narrowed to `never` by the checks of their properties.
  ImpossibleObject: {
    type: ['object', 'null'],
    required: ['a'],
    properties: { a: { allOf: [{ type: 'integer' }, { type: 'array', items: { type: 'string' } }] } },
    unevaluatedProperties: { type: 'string' },
  },
  ImpossibleObjectInAllOf: {
    allOf: [
      {
        type: ['object', 'null'],
        required: ['a'],
        properties: { a: { allOf: [{ type: 'integer' }, { type: 'array', items: { type: 'string' } }] } },
      },
      { type: 'object', properties: { b: { type: 'string' } }, additionalProperties: false },
    ],
  },
  ImpossibleObjectInUnion: {
    required: ['a'],
    properties: { a: { allOf: [{ type: 'integer' }, { type: 'array', items: { type: 'string' } }] } },
    unevaluatedProperties: { type: 'string' },
    anyOf: [{ type: 'object', minProperties: 2 }, { type: 'string' }],
    oneOf: [{ properties: { b: { type: 'string' } } }, { type: 'array', items: { type: 'string' } }],
  },
  ImpossibleObjectByCondition: {
    type: ['object', 'null'],
    if: { minProperties: 2 },
    then: { allOf: [{ type: 'integer' }, { type: 'string' }] },
    else: { type: 'null' },
    properties: { a: { type: 'string' } },
    unevaluatedProperties: false,
  },
  ImpossiblePropertyInAllOf: {
    allOf: [
      { type: 'object' },
      { required: ['a'], properties: { a: false, b: { type: 'string' } } },
      { type: 'object', additionalProperties: { type: 'string' }, unevaluatedProperties: false },
    ],
  },
  ImpossiblePropertyInNestedAllOf: {
    allOf: [
      { type: 'object' },
      { allOf: [{ required: ['a'], properties: { a: false, b: { type: 'string' } } }, { type: ['object', 'null'] }] },
      { additionalProperties: { type: 'string' } },
    ],
  },
  ImpossibleObjectByNot: {
    allOf: [{ type: 'object' }],
    not: { type: ['number', 'object'] },
    unevaluatedProperties: false,
  },
  ImpossibleObjectByNestedNot: {
    allOf: [{ allOf: [{ type: 'object' }], not: { type: ['number', 'object'] } }, { propertyNames: { minLength: 1 } }],
  },
  ImpossibleObjectByBranch: {
    anyOf: [{ allOf: [{ type: 'null' }] }],
    if: { unevaluatedProperties: {} },
    else: { additionalProperties: { anyOf: [{ type: 'string' }] } },
  },
  ImpossibleObjectByBothBranches: {
    if: { maxProperties: 2 },
    then: { type: 'null' },
    else: { type: 'integer', allOf: [{ allOf: [{ type: 'boolean' }] }] },
    unevaluatedProperties: { items: { type: 'string' } },
  },
  ImpossibleArrayByElse: { allOf: [{ if: { type: 'null' }, else: false }, { items: false }] },
  // Comparison of values of different types, after an `allOf` part that checks the type.
  KeywordAfterTypeCheck: {
    properties: {
      a: { allOf: [{ type: 'number' }], not: { enum: ['a'] } },
      b: { oneOf: [{ type: 'object' }], if: { enum: [true] }, then: { type: 'string' } },
      c: { oneOf: [{ enum: [1] }], if: { enum: [true] }, else: { type: 'array' } },
      d: { anyOf: [{ type: 'null' }], if: { minItems: 1 }, else: { prefixItems: [{ type: 'string' }] } },
    },
  },
  // A restricted base schema that refers to its restriction, and whose property is null in the derived schema.
  Restricted: {
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
      kind: { anyOf: [{ type: 'array', items: { $ref: '#/components/schemas/Restricted' } }, { type: 'null' }] },
      x: { type: 'string' },
    },
  },
  // A value that matches a constant was narrowed to the type of the constant.
  UnionOfConstants: {
    properties: {
      choice: {
        anyOf: [{ $ref: '#/components/schemas/StringConstant' }, { $ref: '#/components/schemas/NumberConstant' }],
        oneOf: [{ minLength: 1 }, { type: 'array', items: { type: 'string' } }],
      },
      one: {
        oneOf: [{ $ref: '#/components/schemas/StringConstant' }, { $ref: '#/components/schemas/NumberConstant' }],
        allOf: [{ anyOf: [{ minLength: 1 }, { type: 'array', items: { type: 'string' } }] }],
        items: { type: 'string' },
        properties: { a: { type: 'string' } },
      },
      customMessage: {
        'x-message': 'must be valid',
        $ref: '#/components/schemas/StringConstant',
        allOf: [{ $ref: '#/components/schemas/NumberConstant' }],
        oneOf: [{ minLength: 1 }, { type: 'array', items: { type: 'string' } }],
        items: { type: 'string' },
      },
      items: {
        type: 'array',
        items: { $ref: '#/components/schemas/StringConstant', items: { type: 'string' } },
        contains: { allOf: [{ $ref: '#/components/schemas/NumberConstant' }, { required: ['a'] }] },
      },
    },
  },
  NumberConstant: { const: 1 },
  ReferenceToConstant: {
    properties: {
      then: {
        $ref: '#/components/schemas/StringConstant',
        oneOf: [{ $ref: '#/components/schemas/StringConstant' }, { type: 'array', items: { type: 'string' } }],
      },
      parts: {
        allOf: [{ $ref: '#/components/schemas/StringConstant' }],
        oneOf: [{ minLength: 1 }, { type: 'array', items: { type: 'string' } }],
      },
    },
  },
  StringConstant: { const: 'x' },
  TypesInBothBranches: {
    properties: {
      both: {
        allOf: [
          { type: 'object', if: { minimum: 0 }, then: { type: 'integer' }, else: { type: 'number' }, required: ['a'] },
        ],
      },
    },
  },
  ImpossiblePrefixItem: {
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
  ImpossibleThen: {
    type: 'object',
    if: {
      type: 'object',
      if: { type: 'string' },
      then: { $ref: '#/components/schemas/ImpossibleProperties' },
      unevaluatedProperties: { type: 'string' },
    },
    then: { maxProperties: 3 },
  },
  // Unused functions and variables.
  AllItemsEvaluated: { items: {}, unevaluatedItems: { dependentSchemas: {} } },
  ImpossibleProperties: {
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
  // An unevaluated value has a type that the other keywords exclude.
  UnevaluatedOfExcludedType: {
    allOf: [{ type: 'integer' }, { anyOf: [{ type: 'string', enum: ['a'] }, { enum: [true, false] }] }],
    patternProperties: { '^x-': { type: 'object' } },
    unevaluatedProperties: { type: 'string' },
    unevaluatedItems: { type: 'string' },
  },
  UnevaluatedPattern: {
    type: 'object',
    properties: { one: { oneOf: [{}, {}] } },
    additionalProperties: {},
    unevaluatedProperties: { pattern: '^\\S+@\\S+$' },
  },
  PropertyNamedLength: {
    type: 'object',
    required: ['list', 'never'],
    properties: {
      list: { type: 'array', maxItems: 2 },
      never: { type: 'string', not: {} },
      length: { minProperties: 2 },
    },
  },
  PropertiesNamedAsParameters: { properties: { value: {}, key: {} } },
  ReferenceToPropertiesNamedAsParameters: {
    $ref: '#/components/schemas/PropertiesNamedAsParameters',
    unevaluatedProperties: false,
  },
  // A schema name that every object inherits.
  toString: {
    oneOf: [
      { type: 'array', items: { type: 'string', readOnly: true } },
      { type: 'object', properties: { id: { type: 'integer', readOnly: true } } },
    ],
  },
  // Properties and items of a value that is neither an object nor an array.
  ArrayAndObjectKeywords: {
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
  '/values': {
    get: {
      parameters: [
        // The style was inferred as `string`.
        {
          name: 'constructor',
          in: 'query',
          style: 'deepObject',
          schema: { type: 'object', properties: { a: { type: 'string' } } },
        },
        // The reader of the property was confused with an inherited property, so its parameter had no type.
        {
          name: 'inherited',
          in: 'query',
          schema: { type: 'object', properties: Object.fromEntries([['constructor', { type: ['boolean', 'null'] }]]) },
        },
      ],
      responses: {
        200: {
          description: 'OK',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/toString' } } },
        },
      },
    },
  },
};

export const contradictions: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Contradictions', version: '1' },
  'x-ashlar': { version: 1 },
  paths,
  components: { schemas },
};
