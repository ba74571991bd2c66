// Conversion of Swagger 2.0 parameters: value keywords to a schema, `collectionFormat` to a style.

import type { MapNode, Node } from '../../source/node.ts';
import type { Conversion } from './context.ts';
import { entryOf, map, scalar, textAt, type Member } from './create-node.ts';
import { isList, valueSchema } from './schema.ts';

/** Converts a parameter that is not part of the body. */
export function convertParameter(node: Node, conversion: Conversion): Node {
  if (node.kind !== 'map') return node;
  const ref = entryOf(node, '$ref');
  if (ref) return map(node, [['$ref', conversion.reference(ref.value), ref]]);
  const { schema, rest } = valueSchema(node, conversion);
  return map(node, [
    ...rest.map(example),
    ...listStyle(node, textAt(node, 'in') === 'query', conversion),
    ['schema', schema],
  ]);
}

// `x-example` is common, because Swagger 2.0 has no example for parameters.
function example([key, value, from]: Member): Member {
  return [key === 'x-example' ? 'example' : key, value, from];
}

const styles: ReadonlyMap<string, { readonly style: string; readonly explode: boolean }> = new Map([
  ['csv', { style: 'form', explode: false }],
  ['multi', { style: 'form', explode: true }],
  ['ssv', { style: 'spaceDelimited', explode: false }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
]);

/**
 * Returns the style for `collectionFormat`. `isInQuery`: in a query or form, where styles other than comma-separated
 * exist.
 */
export function listStyle(node: MapNode, inQuery: boolean, conversion: Conversion): readonly Member[] {
  if (!isList(node)) return [];
  const format = entryOf(node, 'collectionFormat');
  const written = textAt(node, 'collectionFormat') ?? 'csv';
  const found = styles.get(written);
  const at = format?.value ?? node;
  const inner = entryOf(node, 'items')?.value;
  if (inner?.kind === 'map' && isList(inner)) {
    conversion.say(
      'document/swagger-lost',
      inner,
      `OpenAPI 3 cannot write a list in a list as "${textAt(inner, 'collectionFormat') ?? 'csv'}"`,
      'Describe the items as texts.',
    );
  }
  if (!found || (!inQuery && written !== 'csv')) {
    conversion.say(
      'document/swagger-lost',
      at,
      `OpenAPI 3 cannot write lists as "${written}" here`,
      'Write the list with commas (csv), or describe the parameter as a text.',
    );
    return [];
  }
  return inQuery
    ? [
        ['style', scalar(at, found.style)],
        ['explode', scalar(at, found.explode)],
      ]
    : [];
}
