// Claims about identifiers (GEN-20, GEN-21) in the document.

import assert from 'node:assert/strict';

import { checkDeclared, checkField } from '../checks/resource-field.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { operationPath, parameter } from '../locators.ts';
import { collectIdentifiers, type Identifiers } from '../collect-identifiers.ts';
import identifiers from '../identifiers.json' with { type: 'json' };
import { device, paymentMethod, stackScript, volume } from '../resources.ts';
import { getAt, updateAt, getNode, type Node, type Path } from '../immutable-tree.ts';

const settingsCall = 'GET /v4/managed/compute-settings/{computeId}';

/** Checks that a property exists; the mutation renames it. */
const checkPathExists = (path: Path, newName: string): Check => ({
  verify: (document) => assert(getAt(document, path) !== undefined, `missing ${path.join(' > ')}`),
  mutations: [
    {
      description: `${path.join(' > ')} is named ${newName}`,
      change: (document) =>
        updateAt(
          updateAt(document, [...path.slice(0, -1), newName], () => getAt(document, path)),
          path,
          () => undefined,
        ),
    },
  ],
});

const checkComputeId = (call: string): Check => {
  const locate = parameter(call, 'path', 'computeId');
  return {
    verify: (document) => {
      getNode(document, locate(document));
    },
    mutations: [
      {
        description: 'computeId is named instanceId',
        change: (doc) => updateAt(doc, [...locate(doc), 'name'], () => 'instanceId'),
      },
    ],
  };
};

const scopesPath = ['components', 'securitySchemes', 'oauth', 'flows', 'authorizationCode', 'scopes'];

/** Checks that the document has only known identifiers of this kind, which contain no company names. */
const checkKnownIdentifiers = (kind: keyof Identifiers, change: (document: Node) => Node): Check => ({
  verify: (document) => {
    const knownIdentifiers: readonly string[] = identifiers[kind];
    for (const name of collectIdentifiers(document)[kind])
      assert(knownIdentifiers.includes(name), `${name} is not a known identifier`);
  },
  mutations: [{ description: `there is an unknown identifier among the ${kind}`, change }],
});

const instancePath = operationPath('PUT /v4/compute/instances/{computeId}');

export const claims: readonly Claim[] = [
  claim(
    'GEN-20',
    checkPathExists(['paths', '/v4/compute/instances/{computeId}'], '/v4/acme/instances/{computeId}'),
    checkPathExists(['paths', '/v4/managed/compute-settings/{computeId}'], '/v4/managed/acme-settings/{computeId}'),
    ...['GET', 'PUT'].map((method) => checkComputeId(`${method} /v4/compute/instances/{computeId}`)),
    checkComputeId(settingsCall),
    ...volume.locators.flatMap((locate) => [
      checkDeclared(locate, 'compute_id'),
      checkDeclared(locate, 'compute_label'),
    ]),
    checkPathExists([...scopesPath, 'compute:read_only'], 'acme:read_only'),
    checkPathExists([...scopesPath, 'compute:read_write'], 'acme:read_write'),
    ...device.locators.flatMap((locate) => checkField(locate, 'entity.type', { values: ['compute'] })),
    ...paymentMethod.locators.map((locate) => checkDeclared(locate, 'data.wallet_id')),
    ...stackScript.locators.map((locate) => checkDeclared(locate, 'user_avatar_id')),
  ),
  claim(
    'GEN-21',
    checkKnownIdentifiers('segments', (document) => updateAt(document, ['paths', '/v4/acme/instances'], () => ({}))),
    checkKnownIdentifiers('parameters', (document) =>
      updateAt(document, [...instancePath, 'parameters'], () => [{ name: 'acmeId', in: 'path' }]),
    ),
    checkKnownIdentifiers('fields', (document) =>
      updateAt(document, ['components', 'schemas', 'Another'], () => ({
        properties: { acme_id: { type: 'integer' } },
      })),
    ),
    checkKnownIdentifiers('categories', (document) => updateAt(document, [...scopesPath, 'acme:read_only'], () => '')),
    checkKnownIdentifiers('values', (document) =>
      updateAt(document, ['components', 'schemas', 'Another'], () => ({ enum: ['acme'] })),
    ),
  ),
];
