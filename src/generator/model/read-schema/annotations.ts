// Annotations of a schema.

import { toJson } from '../../source/node-to-json.ts';
import type { Json, MapNode, Node } from '../../source/node.ts';
import type { Annotations } from '../types/schema.ts';
import { present } from '../omit-undefined.ts';
import { flagOf, jsonOf, listOf, mapOf, textOf, valueOf } from './node-values.ts';

/** Annotations of a schema without any; shared, because most schemas have none. */
export const noAnnotations: Annotations = {};

const keywords: ReadonlySet<string> = new Set([
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
export function annotationsOf(node: MapNode): Annotations {
  if (!isAnnotated(node)) return noAnnotations;
  const annotations = present<Annotations>({
    title: textOf(node, 'title'),
    description: textOf(node, 'description'),
    comment: textOf(node, '$comment'),
    default: jsonOf(node, 'default'),
    examples: undefined,
    deprecated: flagOf(node, 'deprecated'),
    readOnly: flagOf(node, 'readOnly'),
    writeOnly: flagOf(node, 'writeOnly'),
    format: textOf(node, 'format'),
    externalDocs: externalDocsOf(node),
    xml: jsonOf(node, 'xml')?.value,
  });
  const example = valueOf(node, 'example');
  const examples = listOf(node, 'examples')?.items;
  return example || examples
    ? withExamples(annotations, [...(example ? [example] : []), ...(examples ?? [])])
    : annotations;
}

function isAnnotated({ entries }: MapNode): boolean {
  for (const keyword of entries.keys()) if (keywords.has(keyword)) return true;
  return false;
}

/** Lazy, because examples may be the largest part of a document. */
function withExamples(annotations: Annotations, nodes: readonly Node[]): Annotations {
  let examples: readonly Json[] | undefined;
  return {
    ...annotations,
    get examples() {
      return (examples ??= nodes.map(toJson));
    },
  };
}

function externalDocsOf(node: MapNode): Annotations['externalDocs'] {
  const docs = mapOf(node, 'externalDocs');
  const url = docs && textOf(docs, 'url');
  if (!docs || url === undefined) return undefined;
  const description = textOf(docs, 'description');
  return description === undefined ? { url } : { url, description };
}
