// A document of objects that are larger than anybody means them to be.

import { isFull } from '../tier.ts';
import type { Written } from './schemas.ts';

/** The compiler follows two thousand branches of a function, of which a member may have several. */
export const names = Array.from({ length: isFull ? 1200 : 400 }, (_, at) => `p${at}`);
const kinds = [
  { type: 'string', minLength: 1 },
  { type: 'array', items: { type: 'integer' } },
  { type: ['integer', 'null'], minimum: 2 },
];
export const members = (of: readonly string[]): object =>
  Object.fromEntries(of.map((name, at) => [name, kinds[at % kinds.length]]));

const schemas = {
  Demanded: { type: 'object', properties: members(names), required: names },
  Closed: { type: 'object', properties: members(names), additionalProperties: false },
  Unnamed: { type: 'object', required: names },
};

export const large: Written = {
  openapi: '3.1.0',
  info: { title: 'Large', version: '1' },
  paths: {},
  components: { schemas },
};
