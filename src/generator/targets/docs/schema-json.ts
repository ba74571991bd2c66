// A schema as JSON Schema text: for conditions that words would make longer.

import { json } from '../../code/json/json.ts';
import { codeBlock, type Md } from '../../code/markdown/markdown.ts';
import type { Assertion } from '../../model/types/schema.ts';
import type { Names } from '../../model/naming/component-keys.ts';
import { printSchema } from '../spec/schema-object.ts';

/** A code block that holds the schema as the canonical document writes it. Named schemas go by their ids. */
export function schemaBlock(assertion: Assertion): Md {
  const names: Names = {
    key: (_, name) => name,
    ref: (section, name) => `#/components/${section}/${name}`,
    foreign: new Set(),
  };
  return codeBlock(json(printSchema(assertion, names)), 'json');
}
