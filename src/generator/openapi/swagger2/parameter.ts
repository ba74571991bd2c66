// Conversion of Swagger 2.0 parameters: value keywords to a schema, `collectionFormat` to a style.

import type { MapNode, Node } from '../../source/node.ts';
import type { ConversionContext } from './context.ts';
import { findEntry, createMap, createScalar, stringProperty, type PropertyInit } from './create-node.ts';
import { isArrayType, splitValueSchema } from './schema.ts';

/** Converts a parameter that is not part of the body. */
export function convertParameter(node: Node, context: ConversionContext): Node {
  if (node.kind !== 'map') return node;
  const ref = findEntry(node, '$ref');
  if (ref) return createMap(node, [['$ref', context.convertReference(ref.value), ref]]);
  const { schema, rest } = splitValueSchema(node, context);
  return createMap(node, [
    ...rest.map(renameExample),
    ...arrayStyle(node, stringProperty(node, 'in') === 'query', context),
    ['schema', schema],
  ]);
}

// `x-example` is common, because Swagger 2.0 has no example for parameters.
function renameExample([key, value, from]: PropertyInit): PropertyInit {
  return [key === 'x-example' ? 'example' : key, value, from];
}

const stylesByFormat: ReadonlyMap<string, { readonly style: string; readonly explode: boolean }> = new Map([
  ['csv', { style: 'form', explode: false }],
  ['multi', { style: 'form', explode: true }],
  ['ssv', { style: 'spaceDelimited', explode: false }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
]);

/**
 * Returns the style for `collectionFormat`. `isInQuery`: in a query or form, where styles other than comma-separated
 * exist.
 */
export function arrayStyle(node: MapNode, isInQuery: boolean, context: ConversionContext): readonly PropertyInit[] {
  if (!isArrayType(node)) return [];
  const format = findEntry(node, 'collectionFormat');
  const formatName = stringProperty(node, 'collectionFormat') ?? 'csv';
  const found = stylesByFormat.get(formatName);
  const at = format?.value ?? node;
  const inner = findEntry(node, 'items')?.value;
  if (inner?.kind === 'map' && isArrayType(inner)) {
    context.reportAt(
      'document/swagger-unsupported',
      inner,
      `OpenAPI 3 cannot write a list in a list as "${stringProperty(inner, 'collectionFormat') ?? 'csv'}"`,
      'Describe the items as texts.',
    );
  }
  if (!found || (!isInQuery && formatName !== 'csv')) {
    context.reportAt(
      'document/swagger-unsupported',
      at,
      `OpenAPI 3 cannot write lists as "${formatName}" here`,
      'Write the list with commas (csv), or describe the parameter as a text.',
    );
    return [];
  }
  return isInQuery
    ? [
        ['style', createScalar(at, found.style)],
        ['explode', createScalar(at, found.explode)],
      ]
    : [];
}
