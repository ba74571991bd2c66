// Every systematic difference from Ajv that is right, each with the sentence that decides it; a test holds that none is stale.

import { omitProperties } from '../../src/generator/model/omit-properties.ts';
import { isBase64, isEmail, isExpression, isHost, isInt, isReference } from './formats.ts';
import type { JsonObject } from './oracle.ts';
import { comparing, forgetful } from './recoded.ts';
import {
  allowsNull,
  saysOfPrototype,
  withBranches,
  withDependents,
  withNameless,
  withNoFirst,
  withoutMarks,
  withPrototype,
  withReferenceApart,
} from './reworded.ts';

export interface Difference {
  readonly id: string;
  /** The text that decides, and its words. */
  readonly source: string;
  readonly sentence: string;
  /** A schema and a value on which the verdicts differ; `valid` is the right one. */
  readonly probe: {
    readonly version: '3.0' | '3.1';
    readonly schema: JsonObject;
    readonly value: unknown;
    readonly valid: boolean;
  };
  /** A schema as Ajv would have to read it to come to the right verdict. */
  readonly adjust?: (schema: JsonObject, version: '3.0' | '3.1') => JsonObject;
  /** Formats as Ajv would have to judge them. */
  readonly formats?: Readonly<Record<string, (value: string) => boolean>>;
  readonly numberFormats?: Readonly<Record<string, (value: number) => boolean>>;
  /** The code that Ajv makes of a schema, as it would have to be. */
  readonly code?: (code: string) => string;
}

/** As documents of OpenAPI 3.0 and 3.1 reach Ajv: `nullable` where no type stands beside it is `x-nullable`. */
export const differences: readonly Difference[] = [
  {
    id: 'nullable-anywhere',
    source: 'OpenAPI 3.0.2, Schema Object, nullable; docs/decisions.md for 3.0.3, which is narrower',
    sentence: 'Allows sending a `null` value for the defined schema.',
    probe: { version: '3.0', schema: { nullable: true, enum: ['a'], type: 'string' }, value: null, valid: true },
    adjust: (schema, version) =>
      version === '3.0' && allowsNull(schema) ? { anyOf: [schema, { type: 'null' }] } : schema,
  },
  {
    id: 'nullable-in-3.1',
    source: 'the diagnostic document/keyword-version-mismatch, which is told at each place',
    sentence: '"nullable" belongs to OpenAPI 3.0; it is read as 3.0 means it',
    probe: { version: '3.1', schema: { nullable: true, allOf: [{ type: 'string' }] }, value: null, valid: true },
    adjust: (schema, version) =>
      version === '3.1' && (schema['x-nullable'] === true || schema['nullable'] === true)
        ? { anyOf: [schema, { type: 'null' }] }
        : schema,
  },
  {
    id: 'siblings-of-references-in-3.0',
    source: 'OpenAPI 3.0.3, Reference Object',
    sentence: 'This object cannot be extended with additional properties and any properties added SHALL be ignored.',
    probe: { version: '3.0', schema: { $ref: '#/components/schemas/Any', type: 'string' }, value: 1, valid: true },
    adjust: (schema, version) =>
      version === '3.0' && typeof schema['$ref'] === 'string' ? { $ref: schema['$ref'] } : schema,
  },
  {
    id: 'formats-that-no-specification-has',
    source: 'JSON Schema Validation 2020-12, 7.2.3',
    sentence: 'An implementation MUST NOT fail validation or cease processing due to an unknown format attribute.',
    probe: { version: '3.1', schema: { type: 'string', format: 'url' }, value: 'no url', valid: true },
    formats: Object.fromEntries(
      ['url', 'iso-time', 'iso-date-time', 'json-pointer-uri-fragment'].map((name) => [name, () => true]),
    ),
  },
  {
    id: 'recursive-references',
    source: 'JSON Schema Core 2020-12, 6.5',
    sentence:
      'Implementations SHOULD treat keywords they do not support as annotations, where the value of the keyword is the value of the annotation.',
    probe: {
      version: '3.1',
      schema: { $recursiveAnchor: true, properties: { a: { $recursiveRef: '#' } }, type: 'object' },
      value: { a: 1 },
      valid: true,
    },
    adjust: (schema) => omitProperties(schema, '$recursiveRef'),
  },
  {
    id: 'mail-of-one-label',
    source: 'RFC 5321, 4.1.2',
    sentence: 'Domain = sub-domain *("." sub-domain)',
    probe: { version: '3.1', schema: { type: 'string', format: 'email' }, value: 'someone@localhost', valid: true },
    formats: { email: isEmail },
  },
  {
    id: 'hosts-that-end-with-a-dot',
    source:
      'RFC 952, grammatical host table specification, which RFC 1123, 2.1, keeps; the official suite, hostname, "trailing dot"',
    sentence: '<hname> ::= <name>*["."<name>]',
    probe: { version: '3.1', schema: { type: 'string', format: 'hostname' }, value: '192.0.2.', valid: false },
    formats: { hostname: isHost },
  },
  {
    id: 'colons-in-a-first-segment',
    source: 'RFC 3986, 4.2',
    sentence:
      'A path segment that contains a colon character (e.g., "this:that") cannot be used as the first segment of a relative-path reference, as it would be mistaken for a scheme name.',
    probe: {
      version: '3.1',
      schema: { type: 'string', format: 'uri-reference' },
      value: '2030-01-15T10:20:30Z',
      valid: false,
    },
    formats: { 'uri-reference': isReference },
  },
  {
    id: 'expressions-in-unicode-mode',
    source: 'JSON Schema Core 2020-12, 6.4',
    sentence: 'Regular expressions SHOULD be built with the "u" flag (or equivalent) to provide Unicode support',
    probe: { version: '3.1', schema: { type: 'string', format: 'regex' }, value: '\\-', valid: false },
    formats: { regex: isExpression },
  },
  {
    id: 'byte-is-base64',
    source: 'OpenAPI 3.0.3, Data Types, byte',
    sentence: 'base64 encoded characters',
    probe: { version: '3.0', schema: { type: 'string', format: 'byte' }, value: '***', valid: false },
    adjust: (schema, version) =>
      version === '3.0' && schema['contentEncoding'] === 'base64' ? { ...schema, format: 'byte' } : schema,
    formats: { byte: isBase64 },
  },
  {
    id: 'integers-of-a-width',
    source: 'OpenAPI 3.1.0, Data Types, int32 and int64',
    sentence: 'signed 64 bits (a.k.a long)',
    probe: { version: '3.1', schema: { type: 'integer', format: 'int64' }, value: 1e21, valid: false },
    numberFormats: { int32: isInt(32), int64: isInt(64) },
  },
  {
    id: 'items-that-contains-evaluates',
    source: 'JSON Schema Core 2020-12, 10.3.1.3',
    sentence:
      'This keyword produces an annotation value which is an array of the indexes to which this keyword validates successfully when applying its subschema, in ascending order.',
    probe: {
      version: '3.1',
      schema: { type: 'array', contains: { type: 'string' }, unevaluatedItems: { type: 'boolean' } },
      value: ['a', 1],
      valid: false,
    },
    // Ajv takes all items for evaluated, but none where any item would do.
    adjust: (schema) =>
      Object.hasOwn(schema, 'contains') && Object.hasOwn(schema, 'unevaluatedItems') ? withoutMarks(schema) : schema,
  },
  {
    id: 'members-that-all-objects-inherit',
    source: 'JSON Schema Core 2020-12, 11.3',
    sentence:
      'Validation with "unevaluatedProperties" applies only to the child values of instance names that do not appear in the "properties", "patternProperties", "additionalProperties", or "unevaluatedProperties" annotation results that apply to the instance location being evaluated.',
    probe: {
      version: '3.1',
      schema: { type: 'object', patternProperties: { '^x': true }, unevaluatedProperties: false },
      value: { toString: 1 },
      valid: false,
    },
    // Ajv looks names up in an object that inherits some itself, and where a choice has not made it, in none.
    code: (code) =>
      code
        .replace(/\b(props\d+)\s*=\s*((?:\1\s*\|\|\s*)?)\{\}/g, '$1 = $2Object.create(null)')
        .replace(/\b(props\d+)\[(key\d+)\]\s*=\s*true/g, '$1 !== true && (($1 ??= Object.create(null))[$2] = true)'),
  },
  {
    id: 'members-of-the-item-before',
    source: 'JSON Schema Core 2020-12, 11.3',
    sentence:
      'Validation with "unevaluatedProperties" applies only to the child values of instance names that do not appear in the "properties", "patternProperties", "additionalProperties", or "unevaluatedProperties" annotation results that apply to the instance location being evaluated.',
    probe: {
      version: '3.1',
      schema: {
        type: 'array',
        items: { anyOf: [{ properties: { a: {} }, required: ['b'] }, {}], unevaluatedProperties: { type: 'integer' } },
      },
      value: [{ a: 'x', b: 1 }, { a: 'x' }],
      valid: false,
    },
    // Ajv keeps for an item what a branch has evaluated of the one before it, where the item meets no such branch.
    code: forgetful,
  },
  {
    id: 'nothing-contains-anything',
    source: 'JSON Schema Core 2020-12, 10.3.1.3',
    sentence:
      'An array instance is valid against "contains" if at least one of its elements is valid against the given schema',
    probe: {
      version: '3.1',
      schema: { type: 'array', items: { type: 'array', contains: { type: 'integer' } } },
      value: [[1], []],
      valid: false,
    },
    // Ajv keeps for an empty list what it has found of the list before it.
    adjust: (schema) =>
      Object.hasOwn(schema, 'contains') && schema['minContains'] !== 0
        ? { ...schema, minItems: Math.max(Number(schema['minItems'] ?? 0), 1) }
        : schema,
  },
  {
    id: 'conditions-that-are-not-met',
    source: 'JSON Schema Core 2020-12, 7.7.1.2',
    sentence:
      'Schema objects that produce a false assertion result MUST NOT produce any annotation results, whether from their own keywords or from keywords in subschemas.',
    probe: {
      version: '3.1',
      schema: {
        if: { additionalProperties: { type: 'integer' } },
        then: { required: ['a'] },
        unevaluatedProperties: { type: 'string' },
      },
      value: { a: null },
      valid: false,
    },
    // Ajv takes for evaluated what "if" speaks of, met or not.
    adjust: (schema) => (Object.hasOwn(schema, 'if') ? withBranches(schema) : schema),
  },
  {
    id: 'dependent-schemas-that-are-not-asked',
    source: 'JSON Schema Core 2020-12, 10.2.2.4',
    sentence:
      'If the object key is a property in the instance, the entire instance must validate against the subschema.',
    probe: {
      version: '3.1',
      schema: {
        properties: { a: {} },
        dependentSchemas: { b: { properties: { c: {} } } },
        unevaluatedProperties: false,
      },
      value: { a: 1 },
      valid: true,
    },
    // Ajv forgets which members are evaluated where the member is not there on which others depend.
    adjust: (schema) => (Object.hasOwn(schema, 'dependentSchemas') ? withDependents(schema) : schema),
  },
  {
    id: 'items-named-as-the-prototype',
    source: 'JSON Schema Validation 2020-12, 6.4.3',
    sentence: 'If it has boolean value true, the instance validates successfully if all of its elements are unique.',
    probe: {
      version: '3.1',
      schema: { type: 'array', items: { type: 'string' }, uniqueItems: true },
      value: ['__proto__', '__proto__'],
      valid: false,
    },
    // Ajv remembers texts as members of an object, of which that one cannot be made.
    code: (code) => code.replace(/\b(indices\d+)\s*=\s*\{\}/g, '$1 = Object.create(null)'),
  },
  {
    id: 'members-named-as-methods',
    source: 'JSON Schema Core 2020-12, 4.2.2',
    sentence:
      "both are objects, and each property in one has exactly one property with a key equal to the other's, and that other property has an equal value.",
    probe: {
      version: '3.1',
      schema: { type: 'array', uniqueItems: true },
      value: [{ constructor: {} }, { constructor: {} }],
      valid: false,
    },
    // Ajv asks objects for what made them, which a member of that name answers.
    code: comparing,
  },
  {
    id: 'unique-beside-first-items',
    source: 'JSON Schema Validation 2020-12, 6.4.3',
    sentence: 'If it has boolean value true, the instance validates successfully if all of its elements are unique.',
    probe: {
      version: '3.1',
      schema: {
        type: 'array',
        prefixItems: [{ type: 'integer' }, { type: 'integer' }],
        items: { type: 'string' },
        uniqueItems: true,
      },
      value: [-2, -2],
      valid: false,
    },
    // Ajv compares only what is of the type of "items", which the first ones need not be.
    adjust: ({ uniqueItems, ...schema }) =>
      uniqueItems === true && Object.hasOwn(schema, 'prefixItems')
        ? { ...schema, allOf: [...((schema['allOf'] as readonly unknown[] | undefined) ?? []), { uniqueItems }] }
        : { ...schema, ...(uniqueItems !== undefined && { uniqueItems }) },
  },
  {
    id: 'a-member-without-a-name',
    source: 'JSON Schema Validation 2020-12, 6.5.3',
    sentence:
      'An object instance is valid against this keyword if every item in the array is the name of a property in the instance.',
    probe: { version: '3.1', schema: { if: { required: [''] }, then: { type: 'array' } }, value: {}, valid: true },
    // Where it wants no list of errors, Ajv takes the empty name of what is missing for nothing that is missing.
    adjust: (schema) =>
      Array.isArray(schema['required']) && schema['required'].includes('')
        ? withNameless(schema, schema['required'])
        : schema,
  },
  {
    id: 'a-member-named-as-the-prototype',
    source: 'JSON Schema Core 2020-12, 10.3.2.1',
    sentence:
      "Validation succeeds if, for each name that appears in both the instance and as a name within this keyword's value, the child instance for that name successfully validates against the corresponding schema.",
    probe: {
      version: '3.1',
      schema: JSON.parse('{ "properties": { "__proto__": { "type": "string" } } }') as JsonObject,
      value: JSON.parse('{ "__proto__": 1 }'),
      valid: false,
    },
    // Ajv passes over the name wherever it is a key.
    adjust: (schema) => (saysOfPrototype(schema) ? withPrototype(schema) : schema),
  },
  {
    id: 'references-beside-choices',
    source: 'JSON Schema Core 2020-12, 8.2.3.1',
    sentence: 'Its results are the results of the referenced schema.',
    probe: {
      version: '3.1',
      schema: {
        $ref: '#/components/schemas/Member',
        anyOf: [{ properties: { b: {} }, required: ['b'] }, {}],
        unevaluatedProperties: false,
      },
      value: { a: 1 },
      valid: true,
    },
    // Ajv forgets what a reference has evaluated where a choice beside it is not met.
    adjust: (schema) =>
      Object.hasOwn(schema, '$ref') && (Object.hasOwn(schema, 'anyOf') || Object.hasOwn(schema, 'oneOf'))
        ? withReferenceApart(schema)
        : schema,
  },
  {
    id: 'first-choices-that-are-not-met',
    source: 'JSON Schema Core 2020-12, 7.7.1.2',
    sentence:
      'Schema objects that produce a false assertion result MUST NOT produce any annotation results, whether from their own keywords or from keywords in subschemas.',
    probe: {
      version: '3.1',
      schema: { anyOf: [{ patternProperties: { '^a': { type: 'string' } } }, {}], unevaluatedProperties: false },
      value: { a: 1 },
      valid: false,
    },
    // After all that makes choices: Ajv takes for evaluated what the first of them has matched by pattern, met or not.
    adjust: withNoFirst,
  },
];
