// Conversion of Swagger 2.0 security definitions to security schemes.

import type { MapNode, Node } from '../../source/node.ts';
import {
  findEntry,
  createMap,
  copyProperties,
  createScalar,
  stringProperty,
  type PropertyInit,
} from './create-node.ts';

const grantNames = new Map([
  ['application', 'clientCredentials'],
  ['accessCode', 'authorizationCode'],
]);

export function convertSecurity(node: Node): Node {
  if (node.kind !== 'map') return node;
  return createMap(
    node,
    copyProperties(node).map(([key, value, from]): PropertyInit => [
      key,
      value?.kind === 'map' ? convertScheme(value) : value,
      from,
    ]),
  );
}

function convertScheme(node: MapNode): Node {
  const type = findEntry(node, 'type');
  if (type && stringProperty(node, 'type') === 'basic')
    return createMap(node, [
      ...copyProperties(node, new Set(['type'])),
      ['type', createScalar(type.value, 'http'), type],
      ['scheme', createScalar(type.value, 'basic'), type],
    ]);
  const flow = findEntry(node, 'flow');
  if (!flow || stringProperty(node, 'type') !== 'oauth2') return node;
  const grant = stringProperty(node, 'flow') ?? '';
  const flowFields = ['authorizationUrl', 'tokenUrl', 'scopes'];
  const content = createMap(
    node,
    flowFields.map((key) => [key, findEntry(node, key)?.value, findEntry(node, key)]),
  );
  return createMap(node, [
    ...copyProperties(node, new Set(['flow', ...flowFields])),
    ['flows', createMap(flow, [[grantNames.get(grant) ?? grant, content, flow]]), flow],
  ]);
}
