// Every systematic difference from Ajv that is right, each with the sentence that decides it; a test holds that none is stale.

import { omit } from '../../src/generator/targets/validators/omit.ts';
import { isBase64, isEmail, isExpression, isInt } from './formats.ts';
import type { JsonObject } from './oracle.ts';

export interface Difference {
  readonly id: string;
  /** The text that decides, and its words. */
  readonly source: string;
  readonly sentence: string;
  /** A schema and a value on which the verdicts differ; `valid` is the right one. */
  readonly probe: { readonly version: '3.0' | '3.1'; readonly schema: JsonObject; readonly value: unknown; readonly valid: boolean };
  /** A schema as Ajv would have to read it to come to the right verdict. */
  readonly adjust?: (schema: JsonObject, version: '3.0' | '3.1') => JsonObject;
  /** Formats as Ajv would have to judge them. */
  readonly formats?: Readonly<Record<string, (value: string) => boolean>>;
  readonly numberFormats?: Readonly<Record<string, (value: number) => boolean>>;
}

/** As documents of OpenAPI 3.0 and 3.1 reach Ajv: `nullable` where no type stands beside it is `x-nullable`. */
export const differences: readonly Difference[] = [
  {
    id: 'nullable-anywhere',
    source: 'OpenAPI 3.0.2, Schema Object, nullable; docs/decisions.md for 3.0.3, which is narrower',
    sentence: 'Allows sending a `null` value for the defined schema.',
    probe: { version: '3.0', schema: { nullable: true, enum: ['a'], type: 'string' }, value: null, valid: true },
    adjust: (schema, version) => (version === '3.0' && allowsNull(schema) ? { anyOf: [schema, { type: 'null' }] } : schema),
  },
  {
    id: 'nullable-in-3.1',
    source: 'the diagnostic document/other-version, which is told at each place',
    sentence: '"nullable" belongs to OpenAPI 3.0; it is read as 3.0 means it',
    probe: { version: '3.1', schema: { nullable: true, allOf: [{ type: 'string' }] }, value: null, valid: true },
    adjust: (schema, version) => (version === '3.1' && (schema['x-nullable'] === true || schema['nullable'] === true) ? { anyOf: [schema, { type: 'null' }] } : schema),
  },
  {
    id: 'siblings-of-references-in-3.0',
    source: 'OpenAPI 3.0.3, Reference Object',
    sentence: 'This object cannot be extended with additional properties and any properties added SHALL be ignored.',
    probe: { version: '3.0', schema: { $ref: '#/components/schemas/Any', type: 'string' }, value: 1, valid: true },
    adjust: (schema, version) => (version === '3.0' && typeof schema['$ref'] === 'string' ? { $ref: schema['$ref'] } : schema),
  },
  {
    id: 'formats-that-no-specification-has',
    source: 'JSON Schema Validation 2020-12, 7.2.3',
    sentence: 'An implementation MUST NOT fail validation or cease processing due to an unknown format attribute.',
    probe: { version: '3.1', schema: { type: 'string', format: 'url' }, value: 'no url', valid: true },
    formats: Object.fromEntries(['url', 'iso-time', 'iso-date-time', 'json-pointer-uri-fragment'].map((name) => [name, () => true])),
  },
  {
    id: 'recursive-references',
    source: 'JSON Schema Core 2020-12, 6.5',
    sentence: 'Implementations SHOULD treat keywords they do not support as annotations, where the value of the keyword is the value of the annotation.',
    probe: { version: '3.1', schema: { $recursiveAnchor: true, properties: { a: { $recursiveRef: '#' } }, type: 'object' }, value: { a: 1 }, valid: true },
    adjust: (schema) => omit(schema, '$recursiveRef'),
  },
  {
    id: 'mail-of-one-label',
    source: 'RFC 5321, 4.1.2',
    sentence: 'Domain = sub-domain *("." sub-domain)',
    probe: { version: '3.1', schema: { type: 'string', format: 'email' }, value: 'someone@localhost', valid: true },
    formats: { email: isEmail },
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
    adjust: (schema, version) => (version === '3.0' && schema['contentEncoding'] === 'base64' ? { ...schema, format: 'byte' } : schema),
    formats: { byte: isBase64 },
  },
  {
    id: 'integers-of-a-width',
    source: 'OpenAPI 3.1.0, Data Types, int32 and int64',
    sentence: 'signed 64 bits (a.k.a long)',
    probe: { version: '3.1', schema: { type: 'integer', format: 'int64' }, value: 1e21, valid: false },
    numberFormats: { int32: isInt(32), int64: isInt(64) },
  },
];

/** As the upgrader of 3.0 leaves what was nullable. */
function allowsNull(schema: JsonObject): boolean {
  if (Object.hasOwn(schema, '$ref')) return false;
  return schema['x-nullable'] === true || (Array.isArray(schema['type']) && schema['type'].includes('null'));
}
