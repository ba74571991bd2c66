// Parser for schemas: registers each, so that it is checked later.

import { wrongType } from '../object-parsers.ts';
import type { SchemaSite } from '../types.ts';
import type { Read } from '../read-context.ts';

/** Parses an object, or since 3.1 a boolean schema. */
export const readSchema: Read<SchemaSite> = (at, reading) => {
  const { node } = at;
  const sound =
    node.kind === 'map' || (node.kind === 'scalar' && typeof node.value === 'boolean' && reading.version !== '3.0');
  return sound ? reading.schema(at) : wrongType(node, reading, 'a schema');
};
