// Parser for schemas: registers each, so that it is checked later.

import { reportWrongType } from '../object-parsers.ts';
import type { SchemaLocation } from '../types.ts';
import type { Parser } from '../read-context.ts';

/** Parses an object, or since 3.1 a boolean schema. */
export const readSchema: Parser<SchemaLocation> = (at, context) => {
  const { node } = at;
  const isValid =
    node.kind === 'map' || (node.kind === 'scalar' && typeof node.value === 'boolean' && context.version !== '3.0');
  return isValid ? context.registerSchema(at) : reportWrongType(node, context, 'a schema');
};
