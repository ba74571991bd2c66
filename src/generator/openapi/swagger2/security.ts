// Converts Swagger 2.0 security schemes.

import type { MapNode, Node } from '../../source/node.ts';
import {
  copyProperties,
  createMap,
  createScalar,
  findEntry,
  stringProperty,
  type PropertyInit,
} from '../create-node.ts';
import { describeNode } from '../parser-combinators.ts';
import type { ConversionContext } from './context.ts';

/** Names of the flows in OpenAPI 3, which are accepted too. */
const grantNames = new Map([
  ['implicit', 'implicit'],
  ['password', 'password'],
  ['application', 'clientCredentials'],
  ['accessCode', 'authorizationCode'],
  ['clientCredentials', 'clientCredentials'],
  ['authorizationCode', 'authorizationCode'],
]);

/** Valid values of `flow`. */
export const flowNames: readonly string[] = [...grantNames.keys()];

/** Converts the security schemes. */
export function convertSecurity(node: Node, context: ConversionContext): Node {
  if (node.kind !== 'map') return node;
  return createMap(
    node,
    copyProperties(node).map(([key, value, originalEntry]): PropertyInit => [
      key,
      value?.kind === 'map' ? convertScheme(value, context) : value,
      originalEntry,
    ]),
  );
}

function convertScheme(node: MapNode, context: ConversionContext): Node {
  const type = findEntry(node, 'type');
  if (type && stringProperty(node, 'type') === 'basic')
    return createMap(node, [
      ...copyProperties(node, new Set(['type'])),
      ['type', createScalar(type.value, 'http'), type],
      ['scheme', createScalar(type.value, 'basic'), type],
    ]);
  const flow = findEntry(node, 'flow');
  if (!flow || stringProperty(node, 'type') !== 'oauth2') return node;
  const grant = grantNames.get(stringProperty(node, 'flow') ?? '');
  if (grant === undefined) {
    context.reportAt('document/invalid-value', flow.value, `unknown \`flow\`: ${describeNode(flow.value)}`);
    return node;
  }
  const flowFields = ['authorizationUrl', 'tokenUrl', 'scopes'];
  const content = createMap(
    node,
    flowFields.map((key) => [key, findEntry(node, key)?.value, findEntry(node, key)]),
  );
  return createMap(node, [
    ...copyProperties(node, new Set(['flow', ...flowFields])),
    ['flows', createMap(flow, [[grant, content, flow]]), flow],
  ]);
}
