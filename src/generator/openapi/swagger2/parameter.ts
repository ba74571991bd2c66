// What a parameter of Swagger 2.0 is in OpenAPI 3.0: what it holds is a schema, how lists are written a style.

import type { MapNode, Node } from '../../source/node.ts';
import type { Conversion } from './context.ts';
import { entryOf, map, scalar, textAt, type Member } from './create-node.ts';
import { isList, valueSchema } from './schema.ts';

/** A parameter that is no part of the body. */
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

// What many tools write where Swagger itself has no place for it.
function example([key, value, from]: Member): Member {
  return [key === 'x-example' ? 'example' : key, value, from];
}

const styles: ReadonlyMap<string, { readonly style: string; readonly explode: boolean }> = new Map([
  ['csv', { style: 'form', explode: false }],
  ['multi', { style: 'form', explode: true }],
  ['ssv', { style: 'spaceDelimited', explode: false }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
]);

/** The style of a list, by `collectionFormat`. `inQuery`: in a query or a form, where other styles than commas exist. */
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
