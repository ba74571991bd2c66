// A document with objects that have hundreds of properties.

import { isFull } from '../tier.ts';
import type { JsonObject } from './schemas.ts';

/** TypeScript analyzes at most 2,000 branches per function, and the check of one property has several. */
export const names = Array.from({ length: isFull ? 1200 : 400 }, (_, index) => `p${index}`);
const propertySchemas = [
  { type: 'string', minLength: 1 },
  { type: 'array', items: { type: 'integer' } },
  { type: ['integer', 'null'], minimum: 2 },
];
export const createProperties = (propertyNames: readonly string[]): object =>
  Object.fromEntries(propertyNames.map((name, index) => [name, propertySchemas[index % propertySchemas.length]]));

const schemas = {
  Required: { type: 'object', properties: createProperties(names), required: names },
  Closed: { type: 'object', properties: createProperties(names), additionalProperties: false },
  RequiredOnly: { type: 'object', required: names },
};

export const largeDocument: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Large', version: '1' },
  paths: {},
  components: { schemas },
};
