// Intended differences from Ajv, each with the specification text that requires it.

import { omitProperties } from '../../src/generator/model/omit.ts';
import { isBase64, isEmail, isExpression, isHost, isInt, isReference, isTemplate } from './formats.ts';
import type { JsonObject } from './ajv-and-cel-oracle.ts';
import { compareOwnProperties, resetEvaluatedInLoops } from './correct-ajv-code.ts';
import {
  allowsNull,
  constrainsPrototype,
  moveReference,
  prependFailingBranch,
  rewriteContains,
  rewriteDependentSchemas,
  rewriteEmptyRequired,
  rewriteIf,
  rewritePrototype,
} from './rewrite-schemas.ts';

export interface Difference {
  readonly id: string;
  /** The specification that requires the verdict; `sentence` quotes it. */
  readonly source: string;
  readonly sentence: string;
  /** A schema and a value for which the verdicts differ; `valid` is the correct one. */
  readonly probe: {
    readonly version: '3.0' | '3.1';
    readonly schema: JsonObject;
    readonly value: unknown;
    readonly valid: boolean;
  };
  /** Rewrites a schema so that Ajv returns the correct verdict. */
  readonly adjust?: (schema: JsonObject, version: '3.0' | '3.1') => JsonObject;
  /** Correct implementations of formats for Ajv. */
  readonly formats?: Readonly<Record<string, (value: string) => boolean>>;
  readonly numberFormats?: Readonly<Record<string, (value: number) => boolean>>;
  /** Corrects the code that Ajv generates from a schema. */
  readonly code?: (code: string) => string;
}

/** Before a comparison, documents are converted for Ajv: `nullable` without `type` becomes `x-nullable`. */
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
    source: 'the diagnostic document/keyword-version-mismatch, which is reported at each location',
    sentence: '`nullable` was removed in OpenAPI 3.1; it is accepted',
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
    id: 'unspecified-formats',
    source: 'JSON Schema Validation 2020-12, 7.2.3',
    sentence: 'An implementation MUST NOT fail validation or cease processing due to an unknown format attribute.',
    probe: { version: '3.1', schema: { type: 'string', format: 'url' }, value: 'not a url', valid: true },
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
    id: 'email-domain-of-one-label',
    source: 'RFC 5321, 4.1.2',
    sentence: 'Domain = sub-domain *("." sub-domain)',
    probe: { version: '3.1', schema: { type: 'string', format: 'email' }, value: 'someone@localhost', valid: true },
    formats: { email: isEmail },
  },
  {
    id: 'hostname-with-trailing-dot',
    source:
      'RFC 952, grammatical host table specification, which RFC 1123, 2.1, retains; the official suite, hostname, "trailing dot"',
    sentence: '<hname> ::= <name>*["."<name>]',
    probe: { version: '3.1', schema: { type: 'string', format: 'hostname' }, value: '192.0.2.', valid: false },
    formats: { hostname: isHost },
  },
  {
    id: 'colon-in-first-segment',
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
    id: 'characters-of-uri-templates',
    source: 'RFC 6570, 2.1 and 1.6',
    sentence: 'ucschar = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF',
    probe: { version: '3.1', schema: { type: 'string', format: 'uri-template' }, value: '\ud800', valid: false },
    formats: { 'uri-template': isTemplate },
  },
  {
    id: 'regex-in-unicode-mode',
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
    id: 'integer-width',
    source: 'OpenAPI 3.1.0, Data Types, int32 and int64',
    sentence: 'signed 64 bits (a.k.a long)',
    probe: { version: '3.1', schema: { type: 'integer', format: 'int64' }, value: 1e21, valid: false },
    numberFormats: { int32: isInt(32), int64: isInt(64) },
  },
  {
    id: 'items-evaluated-by-contains',
    source: 'JSON Schema Core 2020-12, 10.3.1.3',
    sentence:
      'This keyword produces an annotation value which is an array of the indexes to which this keyword validates successfully when applying its subschema, in ascending order.',
    probe: {
      version: '3.1',
      schema: { type: 'array', contains: { type: 'string' }, unevaluatedItems: { type: 'boolean' } },
      value: ['a', 1],
      valid: false,
    },
    // Ajv marks all items as evaluated, or none if the subschema accepts any item.
    adjust: (schema) =>
      Object.hasOwn(schema, 'contains') && Object.hasOwn(schema, 'unevaluatedItems') ? rewriteContains(schema) : schema,
  },
  {
    id: 'inherited-property-names',
    source: 'JSON Schema Core 2020-12, 11.3',
    sentence:
      'Validation with "unevaluatedProperties" applies only to the child values of instance names that do not appear in the "properties", "patternProperties", "additionalProperties", or "unevaluatedProperties" annotation results that apply to the instance location being evaluated.',
    probe: {
      version: '3.1',
      schema: { type: 'object', patternProperties: { '^x': true }, unevaluatedProperties: false },
      value: { toString: 1 },
      valid: false,
    },
    // Ajv looks up names in an object with inherited properties, or in `undefined` if no branch has created it.
    code: (code) =>
      code
        .replace(/\b(props\d+)\s*=\s*((?:\1\s*\|\|\s*)?)\{\}/g, '$1 = $2Object.create(null)')
        .replace(/\b(props\d+)\[(key\d+)\]\s*=\s*true/g, '$1 !== true && (($1 ??= Object.create(null))[$2] = true)'),
  },
  {
    id: 'evaluated-properties-of-previous-item',
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
    // Ajv keeps the properties that a branch evaluated in the previous item if the branch does not apply to this item.
    code: resetEvaluatedInLoops,
  },
  {
    id: 'contains-in-empty-array',
    source: 'JSON Schema Core 2020-12, 10.3.1.3',
    sentence:
      'An array instance is valid against "contains" if at least one of its elements is valid against the given schema',
    probe: {
      version: '3.1',
      schema: { type: 'array', items: { type: 'array', contains: { type: 'integer' } } },
      value: [[1], []],
      valid: false,
    },
    // Ajv keeps the result of the previous array for an empty array.
    adjust: (schema) =>
      Object.hasOwn(schema, 'contains') && schema['minContains'] !== 0
        ? { ...schema, minItems: Math.max(Number(schema['minItems'] ?? 0), 1) }
        : schema,
  },
  {
    id: 'annotations-of-failed-if',
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
    // Ajv marks properties of "if" as evaluated even if it fails.
    adjust: (schema) => (Object.hasOwn(schema, 'if') ? rewriteIf(schema) : schema),
  },
  {
    id: 'inapplicable-dependent-schemas',
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
    // Ajv loses the evaluated properties if the property that others depend on is missing.
    adjust: (schema) => (Object.hasOwn(schema, 'dependentSchemas') ? rewriteDependentSchemas(schema) : schema),
  },
  {
    id: 'unique-items-named-proto',
    source: 'JSON Schema Validation 2020-12, 6.4.3',
    sentence: 'If it has boolean value true, the instance validates successfully if all of its elements are unique.',
    probe: {
      version: '3.1',
      schema: { type: 'array', items: { type: 'string' }, uniqueItems: true },
      value: ['__proto__', '__proto__'],
      valid: false,
    },
    // Ajv stores strings as properties of an object, and cannot create a property with this name.
    code: (code) => code.replace(/\b(indices\d+)\s*=\s*\{\}/g, '$1 = Object.create(null)'),
  },
  {
    id: 'properties-named-like-methods',
    source: 'JSON Schema Core 2020-12, 4.2.2',
    sentence:
      "both are objects, and each property in one has exactly one property with a key equal to the other's, and that other property has an equal value.",
    probe: {
      version: '3.1',
      schema: { type: 'array', uniqueItems: true },
      value: [{ constructor: {} }, { constructor: {} }],
      valid: false,
    },
    // Ajv compares the `constructor` of objects, which a property with this name replaces.
    code: compareOwnProperties,
  },
  {
    id: 'unique-items-with-prefix-items',
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
    // Ajv compares only items of the type in "items", but prefix items may have other types.
    adjust: ({ uniqueItems, ...schema }) =>
      uniqueItems === true && Object.hasOwn(schema, 'prefixItems')
        ? { ...schema, allOf: [...((schema['allOf'] as readonly unknown[] | undefined) ?? []), { uniqueItems }] }
        : { ...schema, ...(uniqueItems !== undefined && { uniqueItems }) },
  },
  {
    id: 'empty-property-name',
    source: 'JSON Schema Validation 2020-12, 6.5.3',
    sentence:
      'An object instance is valid against this keyword if every item in the array is the name of a property in the instance.',
    probe: { version: '3.1', schema: { if: { required: [''] }, then: { type: 'array' } }, value: {}, valid: true },
    // Without allErrors, Ajv ignores a missing property if its name is empty.
    adjust: (schema) =>
      Array.isArray(schema['required']) && schema['required'].includes('')
        ? rewriteEmptyRequired(schema, schema['required'])
        : schema,
  },
  {
    id: 'property-named-proto',
    source: 'JSON Schema Core 2020-12, 10.3.2.1',
    sentence:
      "Validation succeeds if, for each name that appears in both the instance and as a name within this keyword's value, the child instance for that name successfully validates against the corresponding schema.",
    probe: {
      version: '3.1',
      schema: JSON.parse('{ "properties": { "__proto__": { "type": "string" } } }') as JsonObject,
      value: JSON.parse('{ "__proto__": 1 }'),
      valid: false,
    },
    // Ajv ignores the name wherever it is a key.
    adjust: (schema) => (constrainsPrototype(schema) ? rewritePrototype(schema) : schema),
  },
  {
    id: 'reference-next-to-branches',
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
    // Ajv loses the properties that a reference evaluated if a branch next to it fails.
    adjust: (schema) =>
      Object.hasOwn(schema, '$ref') && (Object.hasOwn(schema, 'anyOf') || Object.hasOwn(schema, 'oneOf'))
        ? moveReference(schema)
        : schema,
  },
  {
    id: 'annotations-of-failed-branches',
    source: 'JSON Schema Core 2020-12, 7.7.1.2',
    sentence:
      'Schema objects that produce a false assertion result MUST NOT produce any annotation results, whether from their own keywords or from keywords in subschemas.',
    probe: {
      version: '3.1',
      schema: { anyOf: [{ patternProperties: { '^a': { type: 'string' } } }, {}], unevaluatedProperties: false },
      value: { a: 1 },
      valid: false,
    },
    // Must be last, after the adjustments that add branches: Ajv marks properties that match a pattern of the first
    // branch as evaluated, even if the branch fails.
    adjust: prependFailingBranch,
  },
];
