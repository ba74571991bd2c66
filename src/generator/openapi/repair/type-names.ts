// Names of types in other languages and tools, and the JSON Schema types that they mean.

import type { OpenApiVersion } from '../types.ts';

/** A type of JSON Schema, with a format. */
interface RepairedType {
  /** Absent if any type is allowed. */
  readonly type?: string;
  readonly format?: string;
}

/** Names of the JSON Schema types. */
export const standardTypes = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const;

const string = (format?: string): RepairedType => ({ type: 'string', ...(format !== undefined && { format }) });
const integer = (format?: string): RepairedType => ({ type: 'integer', ...(format !== undefined && { format }) });
const number = (format?: string): RepairedType => ({ type: 'number', ...(format !== undefined && { format }) });

const otherNames: ReadonlyMap<string, RepairedType> = new Map<string, RepairedType>([
  ...['int', 'short', 'bigint', 'long int'].map((name) => [name, integer()] as const),
  ['int32', integer('int32')],
  ['int64', integer('int64')],
  ['long', integer('int64')],
  ['float', number('float')],
  ['double', number('double')],
  ...['decimal', 'numeric', 'real'].map((name) => [name, number()] as const),
  ...['str', 'text', 'char', 'varchar'].map((name) => [name, string()] as const),
  ['date', string('date')],
  ['time', string('time')],
  ...['datetime', 'date-time', 'date_time', 'timestamp'].map((name) => [name, string('date-time')] as const),
  ...['uuid', 'guid'].map((name) => [name, string('uuid')] as const),
  ...['uri', 'url'].map((name) => [name, string('uri')] as const),
  ['email', string('email')],
  ['password', string('password')],
  ...['file', 'binary'].map((name) => [name, string('binary')] as const),
  ['byte', string('byte')],
  ['bool', { type: 'boolean' }],
  ...['list', 'set', 'collection'].map((name) => [name, { type: 'array' }] as const),
  ...['map', 'dict', 'dictionary', 'hash', 'struct'].map((name) => [name, { type: 'object' }] as const),
  ...['nil', 'none', 'void'].map((name) => [name, { type: 'null' }] as const),
  ...['any', 'mixed', 'anything'].map((name) => [name, {}] as const),
]);

/** Returns the type that a name means, regardless of its case; `undefined` if the name is unknown. */
export function repairedType(name: string, version: OpenApiVersion): RepairedType | undefined {
  const lowerCase = name.toLowerCase();
  if (standardTypes.some((type) => type === lowerCase)) return { type: lowerCase };
  const repaired = otherNames.get(lowerCase);
  // OpenAPI 3.0 has no type `null`.
  return repaired?.type === 'null' && version === '3.0' ? {} : repaired;
}
