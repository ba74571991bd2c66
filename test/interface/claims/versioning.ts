// The claims about versioning (VER), in the document.

import assert from 'node:assert/strict';

import { calls } from '../calls.ts';
import { fieldChecks } from '../checks/field.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { compute, domain, managedSettings } from '../resources.ts';
import { at, changedAt, isNode, listOf, type Path } from '../tree.ts';

/** That every operation of the interface stands under the version segment, and that no server adds one. */
const inPath: Check = {
  holds: (document) => {
    for (const call of calls) {
      const [, path = ''] = call.split(' ');
      assert(at(document, ['paths', path]), `${path} is not there`);
    }
    for (const server of listOf(document['servers'])) {
      assert(isNode(server) && !/\/v\d/.test(String(server['url'])), 'the version stands in the server, not the path');
    }
  },
  breaks: [
    {
      says: 'the version stands in the server',
      change: (document) => changedAt(document, ['servers', 0, 'url'], (url) => `${String(url)}/v4`),
    },
    {
      says: 'a path has no version',
      change: (document) => {
        const path = ['paths', '/v4/profile/sshkeys'];
        const moved = changedAt(document, ['paths', '/profile/sshkeys'], () => at(document, path));
        return changedAt(moved, path, () => undefined);
      },
    },
  ],
};

const text = (path: Path, pattern: RegExp, others: readonly unknown[]): Check => ({
  holds: (document) => assert.match(String(at(document, path)), pattern, path.join('.')),
  breaks: others.map((other) => ({
    says: `${path.join('.')} is ${String(other)}`,
    change: (document) => changedAt(document, path, () => other),
  })),
});

const present = (name: string): Check => ({
  holds: (document) => assert(isNode(document[name]), `the document has no ${name}`),
  breaks: [{ says: `the document has no ${name}`, change: (document) => changedAt(document, [name], () => undefined) }],
});

export const claims: readonly Claim[] = [
  claim('VER-01', inPath),
  claim('VER-03', text(['info', 'version'], /^\d+\.\d+\.\d+$/, ['1.0', 'v1.0.0', '1.0.0-beta', undefined])),
  claim(
    'VER-05',
    ...[compute, domain, managedSettings].flatMap((resource) =>
      resource.at.flatMap((where) => fieldChecks(where, 'group', { types: 'string', deprecated: true })),
    ),
  ),
  claim(
    'VER-06',
    text(['openapi'], /^3\.1\.\d+$/, [undefined, '2.0']),
    text(['info', 'title'], /./, ['']),
    present('info'),
    present('paths'),
  ),
];
