// A schema as JSON Schema text: for conditions that words would make longer.

import { json } from '../../emit/code/json.ts';
import { codeBlock, type Md } from '../../emit/code/markdown.ts';
import type { Assertion } from '../../model/declarations/assertions.ts';
import type { Names } from '../spec/names.ts';
import { printSchema } from '../spec/schema.ts';

/** A code block that holds the schema as the canonical document writes it. Named schemas go by their ids. */
export function schemaBlock(assertion: Assertion): Md {
  const names: Names = {
    key: (_, name) => name,
    ref: (section, name) => `#/components/${section}/${name}`,
    foreign: new Set(),
  };
  return codeBlock(json(printSchema(assertion, names)), 'json');
}
