// Mistakes in schemas that Ashlar repairs, each with the schema that it means.

import { isJsonObject } from '../differential/json-values.ts';
import type { JsonObject } from './schemas.ts';

/** A schema with a mistake, and the same schema without it. */
export interface Repair<T> {
  readonly faulty: T;
  readonly corrected: T;
}

/** Returns a schema with a mistake and its correction; `undefined` if the schema cannot have this mistake. */
export type SchemaMistake = (schema: JsonObject, version: '3.0' | '3.1') => Repair<JsonObject> | undefined;

const without = (schema: JsonObject, ...keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));

/** A keyword with a value that has no effect. */
const ignored =
  (key: string, value: unknown): SchemaMistake =>
  (schema) =>
    Object.hasOwn(schema, key) ? undefined : { faulty: { ...schema, [key]: value }, corrected: schema };

/** A type in another language, which means a type and a format. */
const typeName =
  (name: string, type: string, format?: string): SchemaMistake =>
  (schema) =>
    schema['type'] === type && (format === undefined || schema['format'] === undefined)
      ? { faulty: { ...schema, type: name }, corrected: { ...schema, ...(format !== undefined && { format }) } }
      : undefined;

const pattern =
  (faulty: string, corrected?: string): SchemaMistake =>
  (schema) =>
    schema['type'] === 'string' && schema['pattern'] === undefined
      ? {
          faulty: { ...schema, pattern: faulty },
          corrected: { ...schema, ...(corrected !== undefined && { pattern: corrected }) },
        }
      : undefined;

/** A property with a mistake, added to a schema with properties. */
const property =
  (faulty: unknown, corrected: unknown): SchemaMistake =>
  (schema) =>
    isJsonObject(schema['properties']) && !Object.hasOwn(schema['properties'], 'mistaken')
      ? {
          faulty: { ...schema, properties: { ...schema['properties'], mistaken: faulty } },
          corrected: { ...schema, properties: { ...schema['properties'], mistaken: corrected } },
        }
      : undefined;

/** Mistakes after which every JSON pointer still leads to the same schema. */
export const schemaMistakes: Readonly<Record<string, SchemaMistake>> = {
  'a description that is null': ignored('description', null),
  'a format that is null': ignored('format', null),
  'a bound that is null': ignored('maximum', null),
  'items that are null': ignored('items', null),
  'properties that are null': ignored('properties', null),
  'an enum that is null': ignored('enum', null),
  'a negative length': ignored('maxLength', -1),
  'a bound that is text': ignored('minimum', 'low'),
  'a multiple of zero': ignored('multipleOf', 0),
  'an enum that is text': ignored('enum', 'a'),
  'an empty anyOf': ignored('anyOf', []),
  'items that are empty': (schema) => (schema['type'] === 'array' ? ignored('items', [])(schema, '3.0') : undefined),
  int: typeName('int', 'integer'),
  long: typeName('long', 'integer', 'int64'),
  float: typeName('float', 'number', 'float'),
  double: typeName('Double', 'number', 'double'),
  str: typeName('str', 'string'),
  date: typeName('date', 'string', 'date'),
  datetime: typeName('datetime', 'string', 'date-time'),
  uuid: typeName('UUID', 'string', 'uuid'),
  bool: typeName('bool', 'boolean'),
  list: typeName('list', 'array'),
  map: typeName('map', 'object'),
  'a type in capitals': (schema) =>
    typeof schema['type'] === 'string'
      ? { faulty: { ...schema, type: schema['type'].toUpperCase() }, corrected: schema }
      : undefined,
  'any type': (schema) =>
    schema['type'] === 'any' || Object.hasOwn(schema, 'type') || Object.hasOwn(schema, 'nullable')
      ? undefined
      : { faulty: { ...schema, type: 'any' }, corrected: schema },
  'an unknown type': ignored('type', 'Strng'),
  'types in text': (schema, version) => {
    const { type } = schema;
    if (version === '3.0' || !Array.isArray(type) || type.length < 2) return undefined;
    return { faulty: { ...schema, type: type.join(' | ') }, corrected: schema };
  },
  'a pattern that ignores case': pattern('(?i)^ab$', '^[aA][bB]$'),
  'a pattern whose dot matches line breaks': pattern('(?s)^a.b$', '^a[^]b$'),
  'a named group of Python': pattern('^(?P<name>a)$', '^(?<name>a)$'),
  'an atomic group': pattern('^(?>a|ab)c$', '^(?:(?=(?<atomic1>a|ab))\\k<atomic1>)c$'),
  'a possessive quantifier': pattern('^a++$', '^(?:(?=(?<atomic1>a+))\\k<atomic1>)$'),
  'a pattern without an equivalent': pattern('(?x) a'),
  'a required name instead of an array': (schema) => {
    const { required, properties } = schema;
    if (!Array.isArray(required) || !isJsonObject(properties)) return undefined;
    const names = required as readonly string[];
    const [name = '', ...more] = names;
    if (more.length > 0 || !Object.hasOwn(properties, name) || /^(?:true|false)?$/.test(name)) return undefined;
    return { faulty: { ...schema, required: name }, corrected: schema };
  },
  'additional properties in quotes': (schema) =>
    typeof schema['additionalProperties'] === 'boolean'
      ? { faulty: { ...schema, additionalProperties: String(schema['additionalProperties']) }, corrected: schema }
      : undefined,
  'a reference to nothing': property({ $ref: '#/components/schemas/NoSuchSchema' }, {}),
  'a property that is null': property(null, {}),
  'a property that is text': property('string', {}),
};

/** Mistakes that move schemas, so that references to these no longer lead to them. */
export const structuralSchemaMistakes: Readonly<Record<string, SchemaMistake>> = {
  'items as an array of one': (schema) =>
    schema['type'] === 'array' && isJsonObject(schema['items']) && !Object.hasOwn(schema, 'prefixItems')
      ? { faulty: { ...schema, items: [schema['items']] }, corrected: schema }
      : undefined,
  'items as an array of several': (schema, version) =>
    version === '3.1' &&
    schema['type'] === 'array' &&
    isJsonObject(schema['items']) &&
    !Object.hasOwn(schema, 'prefixItems')
      ? {
          faulty: { ...schema, items: [schema['items'], { type: 'string' }] },
          corrected: { ...without(schema, 'items'), prefixItems: [schema['items'], { type: 'string' }] },
        }
      : undefined,
  'a branch instead of an array': (schema) => {
    const key = ['allOf', 'anyOf', 'oneOf'].find((name) => {
      const branches = schema[name];
      return (
        Array.isArray(branches) &&
        branches.length === 1 &&
        isJsonObject(branches[0]) &&
        Object.keys(branches[0]).length > 0
      );
    });
    if (key === undefined) return undefined;
    return { faulty: { ...schema, [key]: (schema[key] as readonly unknown[])[0] }, corrected: schema };
  },
};

/** Mistakes that few schemas can have. */
export const rareSchemaMistakes: Readonly<Record<string, SchemaMistake>> = {
  'a discriminator that is text': (schema) => {
    const { discriminator } = schema;
    if (!isJsonObject(discriminator) || Object.keys(discriminator).join() !== 'propertyName') return undefined;
    return { faulty: { ...schema, discriminator: discriminator['propertyName'] }, corrected: schema };
  },
};
