// The claims about the names that the interface uses (GEN-20, GEN-21).

import assert from 'node:assert/strict';

import { declared, fieldChecks } from '../checks/field.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { operation, parameter } from '../find.ts';
import { identifiersOf, type Identifiers } from '../identifiers.ts';
import names from '../identifiers.json' with { type: 'json' };
import { device, paymentMethod, stackScript, volume } from '../resources.ts';
import { at, changedAt, nodeAt, type Node, type Path } from '../tree.ts';

const settings = 'GET /v4/managed/compute-settings/{computeId}';

/** That a member stands at a place; the mutation gives it another name. */
const named = (path: Path, other: string): Check => ({
  holds: (document) => assert(at(document, path) !== undefined, `there is no ${path.join(' > ')}`),
  breaks: [
    {
      says: `${path.join(' > ')} is named ${other}`,
      change: (document) =>
        changedAt(
          changedAt(document, [...path.slice(0, -1), other], () => at(document, path)),
          path,
          () => undefined,
        ),
    },
  ],
});

const computeId = (call: string): Check => {
  const place = parameter(call, 'path', 'computeId');
  return {
    holds: (document) => {
      nodeAt(document, place(document));
    },
    breaks: [
      {
        says: 'computeId is named instanceId',
        change: (doc) => changedAt(doc, [...place(doc), 'name'], () => 'instanceId'),
      },
    ],
  };
};

const flow = ['components', 'securitySchemes', 'oauth', 'flows', 'authorizationCode', 'scopes'];

/** That the document uses no identifier of this sort but those listed, all of them read for company names. */
const known = (sort: keyof Identifiers, change: (document: Node) => Node): Check => ({
  holds: (document) => {
    const listed: readonly string[] = names[sort];
    for (const name of identifiersOf(document)[sort])
      assert(listed.includes(name), `${name} is not a known identifier`);
  },
  breaks: [{ says: `an unknown name stands among the ${sort}`, change }],
});

const instance = operation('PUT /v4/compute/instances/{computeId}');

export const claims: readonly Claim[] = [
  claim(
    'GEN-20',
    named(['paths', '/v4/compute/instances/{computeId}'], '/v4/acme/instances/{computeId}'),
    named(['paths', '/v4/managed/compute-settings/{computeId}'], '/v4/managed/acme-settings/{computeId}'),
    ...['GET', 'PUT'].map((method) => computeId(`${method} /v4/compute/instances/{computeId}`)),
    computeId(settings),
    ...volume.at.flatMap((where) => [declared(where, 'compute_id'), declared(where, 'compute_label')]),
    named([...flow, 'compute:read_only'], 'acme:read_only'),
    named([...flow, 'compute:read_write'], 'acme:read_write'),
    ...device.at.flatMap((where) => fieldChecks(where, 'entity.type', { values: ['compute'] })),
    ...paymentMethod.at.map((where) => declared(where, 'data.wallet_id')),
    ...stackScript.at.map((where) => declared(where, 'user_avatar_id')),
  ),
  claim(
    'GEN-21',
    known('segments', (document) => changedAt(document, ['paths', '/v4/acme/instances'], () => ({}))),
    known('parameters', (document) =>
      changedAt(document, [...instance, 'parameters'], () => [{ name: 'acmeId', in: 'path' }]),
    ),
    known('fields', (document) =>
      changedAt(document, ['components', 'schemas', 'Another'], () => ({
        properties: { acme_id: { type: 'integer' } },
      })),
    ),
    known('categories', (document) => changedAt(document, [...flow, 'acme:read_only'], () => '')),
    known('values', (document) =>
      changedAt(document, ['components', 'schemas', 'Another'], () => ({ enum: ['acme'] })),
    ),
  ),
];
