// Reads the annotations of a schema.

import { toJson, type Json, type MapNode, type Node } from '../../source/node.ts';
import type { Annotations } from '../types/schema.ts';
import { omitUndefined } from '../omit.ts';
import { booleanValue, jsonValue, listNode, mapNode, stringValue, childNode } from './node-values.ts';

/** Annotations of a schema that has none; shared by most schemas. */
export const noAnnotations: Annotations = {};

const annotationKeywords: ReadonlySet<string> = new Set([
  'title',
  'description',
  '$comment',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'format',
  'externalDocs',
  'xml',
]);

/** Reads the annotations of a schema. The OpenAPI keyword `example` is added to `examples`. */
export function readAnnotations(node: MapNode): Annotations {
  if (!hasAnnotations(node)) return noAnnotations;
  const annotations = omitUndefined<Annotations>({
    title: stringValue(node, 'title'),
    description: stringValue(node, 'description'),
    comment: stringValue(node, '$comment'),
    default: jsonValue(node, 'default'),
    examples: undefined,
    deprecated: booleanValue(node, 'deprecated'),
    readOnly: booleanValue(node, 'readOnly'),
    writeOnly: booleanValue(node, 'writeOnly'),
    format: stringValue(node, 'format'),
    externalDocs: readExternalDocs(node),
    xml: jsonValue(node, 'xml')?.value,
  });
  const example = childNode(node, 'example');
  const examples = listNode(node, 'examples')?.items;
  return example || examples
    ? withExamples(annotations, [...(example ? [example] : []), ...(examples ?? [])])
    : annotations;
}

function hasAnnotations({ entries }: MapNode): boolean {
  for (const keyword of entries.keys()) if (annotationKeywords.has(keyword)) return true;
  return false;
}

/** Adds the examples lazily, because they may be the largest part of a document. */
function withExamples(annotations: Annotations, nodes: readonly Node[]): Annotations {
  let examples: readonly Json[] | undefined;
  return {
    ...annotations,
    get examples() {
      return (examples ??= nodes.map(toJson));
    },
  };
}

function readExternalDocs(node: MapNode): Annotations['externalDocs'] {
  const docs = mapNode(node, 'externalDocs');
  const url = docs && stringValue(docs, 'url');
  if (!docs || url === undefined) return undefined;
  const description = stringValue(docs, 'description');
  return description === undefined ? { url } : { url, description };
}
