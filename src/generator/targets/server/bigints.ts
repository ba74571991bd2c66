// Which members of a form may be bigints: numbers that are read from its text, unless their bounds leave out the large ones.

import type { Api, Content } from '../../model/declarations/api.ts';
import type { Use } from '../../model/declarations/shape.ts';
import { propertiesOf } from '../../model/properties.ts';
import { isSafe } from '../validators/operations/type.ts';

/** Their names, as the schema of the form has them. */
export function bigintsOf({ schema }: Content, api: Api): readonly string[] {
  if (!schema) return [];
  return propertiesOf(schema.request, api).flatMap(({ name, use }) => (mayBeBigint(use, api, new Set()) ? [name] : []));
}

function mayBeBigint({ shape }: Use, api: Api, seen: ReadonlySet<string>): boolean {
  switch (shape.kind) {
    case 'number':
      return !isSafe(shape);
    case 'list':
      return mayBeBigint(shape.items, api, seen);
    case 'union':
      return shape.branches.some((branch) => mayBeBigint(branch, api, seen));
    case 'ref': {
      const schema = seen.has(shape.id) ? undefined : api.schema(shape.id);
      return schema !== undefined && mayBeBigint(schema.request, api, new Set([...seen, shape.id]));
    }
    // Objects are JSON in a form, whose numbers are none too large; so are lists in lists.
    case 'text':
    case 'boolean':
    case 'enum':
    case 'tuple':
    case 'map':
    case 'object':
    case 'intersection':
    case 'any':
    case 'never':
      return false;
  }
}
