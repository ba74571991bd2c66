// Valid values, taken from the examples of the document. Other tests validate these against its schemas.

import { getAt, isNode, asArray, type Node } from '../immutable-tree.ts';
import { loadModel } from '../../models.ts';
import { toDocument } from './document-conversion.ts';
import { findDeclarations } from './locate-fields.ts';
import type { OperationPart } from './validators-interface.ts';
import { parsePointer } from './slice-document.ts';

/** Model of `spec/openapi.yaml`. */
export const api = await loadModel('spec/openapi.yaml');

/** Canonical document of the model. */
export const document = toDocument(api);

/** Returns an example from the schema of a part. */
export function getExample(part: OperationPart, index = 0): unknown {
  for (const path of findDeclarations(document, part, '')) {
    const examples = listExamples(document, getAt(document, path));
    if (examples.length > index) return examples[index];
  }
  throw new Error(`${part.kind} of ${part.call} has no example ${index}`);
}

/** Returns an example of a component schema. */
export function getSchemaExample(schema: string, index = 0): Node {
  const example = listExamples(document, getAt(document, ['components', 'schemas', schema]))[index];
  if (!isNode(example)) throw new Error(`${schema} has no example ${index}`);
  return example;
}

function listExamples(document: Node, schema: unknown): readonly unknown[] {
  if (!isNode(schema)) return [];
  const reference = schema['$ref'];
  return typeof reference === 'string'
    ? listExamples(document, getAt(document, parsePointer(reference)))
    : asArray(schema['examples']);
}
