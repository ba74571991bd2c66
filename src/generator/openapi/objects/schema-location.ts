// Where a schema stands: its site, noted so that the schema is checked later.

import { wrongType } from '../object-parsers.ts';
import type { SchemaSite } from '../types.ts';
import type { Read } from '../read-context.ts';

/** An object, or in 3.1 `true` or `false`. */
export const readSchema: Read<SchemaSite> = (at, reading) => {
  const { node } = at;
  const sound =
    node.kind === 'map' || (node.kind === 'scalar' && typeof node.value === 'boolean' && reading.version !== '3.0');
  return sound ? reading.schema(at) : wrongType(node, reading, 'a schema');
};
