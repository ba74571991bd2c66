// Schemas as JSON Schema code blocks.

import { json } from '../../code/json/json.ts';
import { codeBlock, type Md } from '../../code/markdown/markdown.ts';
import type { Assertion } from '../../model/types/schema.ts';
import type { Names } from '../../model/naming/component-keys.ts';
import { printSchema } from '../spec/schema-object.ts';

/** Returns a code block with the schema as in the canonical document; references are schema IDs. */
export function schemaBlock(assertion: Assertion): Md {
  const names: Names = {
    key: (_, name) => name,
    ref: (section, name) => `#/components/${section}/${name}`,
    foreign: new Set(),
  };
  return codeBlock(json(printSchema(assertion, names)), 'json');
}
