// Schemas as JSON Schema code blocks.

import { printJson } from '../../code/json/json.ts';
import { fencedCodeBlock, type Md } from '../../code/markdown/markdown.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import type { ComponentKeys } from '../../model/naming/component-keys.ts';
import { printSchema } from '../spec/schema-object.ts';

/** Returns a code block with the schema as in the canonical document; references are schema IDs. */
export function schemaBlock(schema: JsonSchema): Md {
  const names: ComponentKeys = {
    key: (_, name) => name,
    ref: (section, name) => `#/components/${section}/${name}`,
    unknownExtensions: new Set(),
  };
  return fencedCodeBlock(printJson(printSchema(schema, names)), 'json');
}
