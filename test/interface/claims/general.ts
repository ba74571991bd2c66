// General claims about transport and operations (GEN) in the document.

import assert from 'node:assert/strict';

import { calls, callsWithBody } from '../calls.ts';
import { listSecurityAlternatives } from '../checks/operation.ts';
import { checkSamples } from '../checks/accepted-and-rejected-values.ts';
import { responsePath } from '../checks/status.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { responseBody, operationPath, server } from '../locators.ts';
import { listTypes } from '../schema/types.ts';
import { getAt, updateAt, isNode, asArray, entriesOf, getNode, type Node, type Path } from '../immutable-tree.ts';

const callsWith = (...methods: readonly string[]): readonly string[] =>
  calls.filter((call) => methods.includes(call.split(' ')[0] ?? ''));

/** Returns the paths of all server URLs: of the document, of path items, and of operations. */
const listServerUrls = (document: Node): Path[] => {
  const paths = entriesOf(document['paths']).map(([path]) => ['paths', path]);
  const owners = paths.flatMap((path) => [path, ...entriesOf(getAt(document, path)).map(([name]) => [...path, name])]);
  const serverLists = [[], ...owners].map((owner) => [...owner, 'servers']);
  return serverLists.flatMap((list) => asArray(getAt(document, list)).map((_, index) => [...list, index, 'url']));
};

const httpsCheck: Check = {
  verify: (document) => {
    assert(asArray(document['servers']).length > 0, 'the document has no servers');
    for (const path of listServerUrls(document)) {
      assert.match(String(getAt(document, path)), /^(https:\/\/|\{base_url\})/, path.join('.'));
    }
  },
  mutations: [
    {
      description: 'the server uses plain http',
      change: (doc) => updateAt(doc, ['servers', 0, 'url'], () => 'http://{base_url}'),
    },
    {
      description: 'the server is neither https nor {base_url}',
      change: (doc) => updateAt(doc, ['servers', 0, 'url'], () => '/'),
    },
    { description: 'there is no server', change: (doc) => updateAt(doc, ['servers'], () => undefined) },
    {
      description: 'the authorization host uses plain http',
      change: (doc) => updateAt(doc, [...server('POST /oauth/token')(doc), 'url'], () => 'http://{auth_url}'),
    },
  ],
};

const versionPrefixCheck: Check = {
  verify: (document) => {
    const paths = entriesOf(document['paths']).map(([path]) => path);
    for (const path of paths) assert.match(path, /^\/(v4|oauth)\//, 'a path outside /v4');
    for (const entry of asArray(document['servers'])) {
      assert(isNode(entry) && /^(https:\/\/)?\{base_url\}\/?$/.test(String(entry['url'])), 'the base URL');
    }
  },
  mutations: [
    { description: 'a path is not under /v4', change: (doc) => updateAt(doc, ['paths', '/tags/{label}'], () => ({})) },
    {
      description: 'the base URL includes the version: {base_url}/v4',
      change: (doc) => updateAt(doc, ['servers', 0, 'url'], () => 'https://{base_url}/v4'),
    },
  ],
};

/** Checks that JSON is the only media type of a request body or success response. */
const checkOnlyJson = (path: Path, name: string): Check => ({
  verify: (document) => assert.deepEqual(Object.keys(getNode(document, path)), ['application/json'], name),
  mutations: [
    {
      description: `${name} allows XML in addition to application/json`,
      change: (doc) => updateAt(doc, [...path, 'application/xml'], () => ({})),
    },
    {
      description: `${name} has plain text instead of Content-Type: application/json`,
      change: (doc) => updateAt(doc, path, () => ({ 'text/plain': {} })),
    },
  ],
});

/** Checks that every response body of an operation is JSON. */
const checkJsonErrors = (call: string): Check => {
  const contentPath = [...responsePath(call, '500'), 'content'];
  return {
    verify: (document) => {
      for (const [status, body] of entriesOf(getNode(document, operationPath(call))['responses'])) {
        const content = isNode(body) ? body['content'] : undefined;
        if (content !== undefined)
          assert.deepEqual(
            entriesOf(content).map(([type]) => type),
            ['application/json'],
            status,
          );
      }
    },
    mutations: [
      {
        description: `${call} returns errors as HTML`,
        change: (doc) => updateAt(doc, contentPath, () => ({ 'text/html': {} })),
      },
    ],
  };
};

/** Checks that a GET only reads: it has no request body and no effect, and returns a resource or a collection. */
const checkReadOnly = (call: string): Check => ({
  verify: (document) => {
    const node = getNode(document, operationPath(call));
    assert(!('requestBody' in node), `${call} has a request body`);
    assert(!('x-effect' in node), `${call} has an effect`);
    assert.deepEqual(listTypes(getAt(document, responseBody(call)(document))), ['object'], `${call} returns an object`);
  },
  mutations: [
    {
      description: `${call} has a request body`,
      change: (doc) => updateAt(doc, [...operationPath(call), 'requestBody'], () => ({})),
    },
    {
      description: `${call} has an effect`,
      change: (doc) => updateAt(doc, [...operationPath(call), 'x-effect'], () => 'action'),
    },
    {
      description: `${call} has no response body`,
      change: (doc) => updateAt(doc, [...responsePath(call, '200'), 'content'], () => undefined),
    },
  ],
});

const rebuild = 'POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild';
const answerQuestions = 'POST /v4/profile/security-questions';

/** Checks that a POST creates a resource. Answering security questions may also replace, and a rebuild is an action. */
const checkPostEffect = (call: string): Check => {
  const allowedKinds =
    call === rebuild ? ['action', 'update'] : call === answerQuestions ? ['create', 'replace'] : ['create'];
  const effect = [...operationPath(call), 'x-effect'];
  return {
    verify: (document) => {
      const value = getAt(document, effect);
      const kind = isNode(value) ? value['kind'] : value;
      assert(allowedKinds.includes(String(kind)), `${call}: the effect is ${String(kind)}`);
    },
    mutations: [
      { description: `${call} deletes`, change: (doc) => updateAt(doc, effect, () => ({ kind: 'delete' })) },
      { description: `${call} has no effect`, change: (doc) => updateAt(doc, effect, () => undefined) },
    ],
  };
};

const publicCall = 'GET /v4/compute/stackscripts/{stackscriptId}';

/** Checks whether an operation can be called without a token. */
const checkAnonymousAccess = (call: string, isPublic: boolean): Check => {
  const security = [...operationPath(call), 'security'];
  return {
    verify: (document) => {
      const alternatives = listSecurityAlternatives(document, call);
      assert.equal(
        alternatives.length === 0 || alternatives.some((alternative) => alternative.length === 0),
        isPublic,
        `${call} without a token`,
      );
    },
    mutations: isPublic
      ? [
          {
            description: `${call} requires a token`,
            change: (doc) => updateAt(doc, security, () => [{ bearerAuth: [] }]),
          },
        ]
      : [
          { description: `${call} is public`, change: (doc) => updateAt(doc, security, () => []) },
          {
            description: `${call} may be public`,
            change: (doc) => updateAt(doc, security, (list) => [...asArray(list), {}]),
          },
        ],
  };
};

const operationsCheck: Check = {
  verify: (document) => {
    const methods = ['get', 'post', 'put', 'delete', 'patch', 'trace'];
    const documented = entriesOf(document['paths'])
      .filter(([path]) => path.startsWith('/v4/'))
      .flatMap(([path, item]) => entriesOf(item).map(([method]) => [method, path] as const))
      .flatMap(([method, path]) => (methods.includes(method) ? [`${method.toUpperCase()} ${path}`] : []));
    assert.deepEqual(documented.sort(), [...calls].sort(), 'the operations of the document');
  },
  mutations: [
    ...calls.map((call): Check['mutations'][number] => ({
      description: `${call} is missing`,
      change: (document) => updateAt(document, operationPath(call), () => undefined),
    })),
    {
      description: 'there is one more operation',
      change: (doc) => updateAt(doc, operationPath('PATCH /v4/tags/{label}'), () => ({})),
    },
  ],
};

const deleteResponses = callsWith('DELETE').map((call) =>
  checkSamples(responseBody(call), `the body of ${call}`, { good: [{}], bad: [{ id: 1 }, [], null] }),
);

export const claims: readonly Claim[] = [
  claim('GEN-01', httpsCheck),
  claim('GEN-02', versionPrefixCheck),
  claim(
    'GEN-03',
    ...callsWithBody.map((call) =>
      checkOnlyJson([...operationPath(call), 'requestBody', 'content'], `the request of ${call}`),
    ),
  ),
  claim(
    'GEN-04',
    ...calls.flatMap((call) => [
      checkOnlyJson([...responsePath(call, '200'), 'content'], `the response of ${call}`),
      checkJsonErrors(call),
    ]),
  ),
  claim('GEN-06', ...callsWith('GET').map(checkReadOnly)),
  claim('GEN-07', ...callsWith('POST').map(checkPostEffect)),
  claim('GEN-15', checkAnonymousAccess(publicCall, true)),
  claim('GEN-16', ...calls.filter((call) => call !== publicCall).map((call) => checkAnonymousAccess(call, false))),
  claim('GEN-17', ...deleteResponses),
  claim('GEN-19', operationsCheck),
];
