// Claims about versioning (VER) in the document.

import assert from 'node:assert/strict';

import { calls } from '../calls.ts';
import { checkField } from '../checks/resource-field.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { compute, domain, managedSettings } from '../resources.ts';
import { getAt, updateAt, isNode, asArray, type Path } from '../immutable-tree.ts';

/** Checks that every operation path has a version segment and that no server URL has one. */
const versionInPathCheck: Check = {
  verify: (document) => {
    for (const call of calls) {
      const [, path = ''] = call.split(' ');
      assert(getAt(document, ['paths', path]), `${path} does not exist`);
    }
    for (const server of asArray(document['servers'])) {
      assert(
        isNode(server) && !/\/v\d/.test(String(server['url'])),
        'the version must be in the path, not in the server URL',
      );
    }
  },
  mutations: [
    {
      description: 'the version is in the server URL',
      change: (document) => updateAt(document, ['servers', 0, 'url'], (url) => `${String(url)}/v4`),
    },
    {
      description: 'a path has no version',
      change: (document) => {
        const path = ['paths', '/v4/profile/sshkeys'];
        const renamed = updateAt(document, ['paths', '/profile/sshkeys'], () => getAt(document, path));
        return updateAt(renamed, path, () => undefined);
      },
    },
  ],
};

const checkPattern = (path: Path, pattern: RegExp, invalidValues: readonly unknown[]): Check => ({
  verify: (document) => assert.match(String(getAt(document, path)), pattern, path.join('.')),
  mutations: invalidValues.map((value) => ({
    description: `${path.join('.')} is ${String(value)}`,
    change: (document) => updateAt(document, path, () => value),
  })),
});

const checkPresent = (name: string): Check => ({
  verify: (document) => assert(isNode(document[name]), `the document has no ${name}`),
  mutations: [
    { description: `the document has no ${name}`, change: (document) => updateAt(document, [name], () => undefined) },
  ],
});

export const claims: readonly Claim[] = [
  claim('VER-01', versionInPathCheck),
  claim('VER-03', checkPattern(['info', 'version'], /^\d+\.\d+\.\d+$/, ['1.0', 'v1.0.0', '1.0.0-beta', undefined])),
  claim(
    'VER-05',
    ...[compute, domain, managedSettings].flatMap((resource) =>
      resource.locators.flatMap((locate) => checkField(locate, 'group', { types: 'string', deprecated: true })),
    ),
  ),
  claim(
    'VER-06',
    checkPattern(['openapi'], /^3\.1\.\d+$/, [undefined, '2.0']),
    checkPattern(['info', 'title'], /./, ['']),
    checkPresent('info'),
    checkPresent('paths'),
  ),
];
