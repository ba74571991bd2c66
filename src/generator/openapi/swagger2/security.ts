// Conversion of Swagger 2.0 security definitions to security schemes.

import type { MapNode, Node } from '../../source/node.ts';
import { entryOf, map, members, scalar, textAt, type Member } from './create-node.ts';

const grants = new Map([
  ['application', 'clientCredentials'],
  ['accessCode', 'authorizationCode'],
]);

export function convertSecurity(node: Node): Node {
  if (node.kind !== 'map') return node;
  return map(
    node,
    members(node).map(([key, value, from]): Member => [
      key,
      value?.kind === 'map' ? convertScheme(value) : value,
      from,
    ]),
  );
}

function convertScheme(node: MapNode): Node {
  const type = entryOf(node, 'type');
  if (type && textAt(node, 'type') === 'basic')
    return map(node, [
      ...members(node, new Set(['type'])),
      ['type', scalar(type.value, 'http'), type],
      ['scheme', scalar(type.value, 'basic'), type],
    ]);
  const flow = entryOf(node, 'flow');
  if (!flow || textAt(node, 'type') !== 'oauth2') return node;
  const grant = textAt(node, 'flow') ?? '';
  const parts = ['authorizationUrl', 'tokenUrl', 'scopes'];
  const content = map(
    node,
    parts.map((key) => [key, entryOf(node, key)?.value, entryOf(node, key)]),
  );
  return map(node, [
    ...members(node, new Set(['flow', ...parts])),
    ['flows', map(flow, [[grants.get(grant) ?? grant, content, flow]]), flow],
  ]);
}
