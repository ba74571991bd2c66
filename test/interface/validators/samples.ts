// A valid value for each place: the document's own examples, which its tests hold against its schemas.

import { at, isNode, listOf, membersOf, type Node } from '../tree.ts';
import { modelOfFile } from '../../models.ts';
import { documentOf } from './document.ts';
import { declarations } from './fields.ts';
import type { Place } from './interface.ts';
import { steps } from './slice.ts';

/** The model of the document in `spec/`, and the document as one tree. */
export const api = await modelOfFile('spec/openapi.yaml');
export const document = documentOf(api);

/** A valid value of a place: the example of its schema that stands at an index. */
export function example(place: Place, index = 0): unknown {
  for (const path of declarations(document, place, '')) {
    const examples = examplesOf(document, at(document, path));
    if (examples.length > index) return examples[index];
  }
  throw new Error(`${place.kind} of ${place.call} has no example ${index}`);
}

/** An example of a reusable schema. */
export function exampleOf(schema: string, index = 0): Node {
  const found = examplesOf(document, at(document, ['components', 'schemas', schema]))[index];
  if (!isNode(found)) throw new Error(`${schema} has no example ${index}`);
  return found;
}

function examplesOf(document: Node, schema: unknown): readonly unknown[] {
  if (!isNode(schema)) return [];
  const reference = schema['$ref'];
  return typeof reference === 'string'
    ? examplesOf(document, at(document, steps(reference)))
    : listOf(schema['examples']);
}

/** The names of the members of a value. */
export function memberNames(value: unknown): string[] {
  return membersOf(value).map(([name]) => name);
}
