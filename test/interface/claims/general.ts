// The claims about transport and operations in general (GEN), in the document.

import assert from 'node:assert/strict';

import { calls } from '../calls.ts';
import { alternatives } from '../checks/operation.ts';
import { samples } from '../checks/samples.ts';
import { response } from '../checks/status.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { answer, operation, server } from '../find.ts';
import { typesOf } from '../schema/types.ts';
import { at, changedAt, isNode, listOf, membersOf, nodeAt, type Node, type Path } from '../tree.ts';

const of = (...methods: readonly string[]): readonly string[] =>
  calls.filter((call) => methods.includes(call.split(' ')[0] ?? ''));

/** The addresses of every server of the document: its own, and those of single paths and operations. */
const servers = (document: Node): Path[] => {
  const paths = membersOf(document['paths']).map(([path]) => ['paths', path]);
  const holders = paths.flatMap((path) => [path, ...membersOf(at(document, path)).map(([name]) => [...path, name])]);
  const lists = [[], ...holders].map((holder) => [...holder, 'servers']);
  return lists.flatMap((list) => listOf(at(document, list)).map((_, index) => [...list, index, 'url']));
};

const httpsOnly: Check = {
  holds: (document) => {
    assert(listOf(document['servers']).length > 0, 'the document has no servers');
    for (const path of servers(document)) {
      assert.match(String(at(document, path)), /^(https:\/\/|\{base_url\})/, path.join('.'));
    }
  },
  breaks: [
    {
      says: 'the server is plain http',
      change: (doc) => changedAt(doc, ['servers', 0, 'url'], () => 'http://{base_url}'),
    },
    {
      says: 'the server is neither https nor {base_url}',
      change: (doc) => changedAt(doc, ['servers', 0, 'url'], () => '/'),
    },
    { says: 'there is no server', change: (doc) => changedAt(doc, ['servers'], () => undefined) },
    {
      says: 'the authorisation host is plain http',
      change: (doc) => changedAt(doc, [...server('POST /oauth/token')(doc), 'url'], () => 'http://{auth_url}'),
    },
  ],
};

const versioned: Check = {
  holds: (document) => {
    const paths = membersOf(document['paths']).map(([path]) => path);
    for (const path of paths) assert.match(path, /^\/(v4|oauth)\//, 'a path outside /v4');
    for (const server of listOf(document['servers'])) {
      assert(isNode(server) && /^(https:\/\/)?\{base_url\}\/?$/.test(String(server['url'])), 'the base address');
    }
  },
  breaks: [
    { says: 'a path is not under /v4', change: (doc) => changedAt(doc, ['paths', '/tags/{label}'], () => ({})) },
    {
      says: 'the base address has the version: {base_url}/v4',
      change: (doc) => changedAt(doc, ['servers', 0, 'url'], () => 'https://{base_url}/v4'),
    },
  ],
};

/** That a request body, or the success body of an operation, is JSON and nothing else. */
const onlyJson = (path: Path, name: string): Check => ({
  holds: (document) => assert.deepEqual(Object.keys(nodeAt(document, path)), ['application/json'], name),
  breaks: [
    {
      says: `${name} is not application/json alone: it may be XML`,
      change: (doc) => changedAt(doc, [...path, 'application/xml'], () => ({})),
    },
    {
      says: `${name} has not Content-Type: application/json but text`,
      change: (doc) => changedAt(doc, path, () => ({ 'text/plain': {} })),
    },
  ],
});

/** That every other response of an operation with a body is JSON. */
const failuresAreJson = (call: string): Check => {
  const last = [...response(call, '500'), 'content'];
  return {
    holds: (document) => {
      for (const [status, body] of membersOf(nodeAt(document, operation(call))['responses'])) {
        const content = isNode(body) ? body['content'] : undefined;
        if (content !== undefined)
          assert.deepEqual(
            membersOf(content).map(([type]) => type),
            ['application/json'],
            status,
          );
      }
    },
    breaks: [{ says: `${call} fails in HTML`, change: (doc) => changedAt(doc, last, () => ({ 'text/html': {} })) }],
  };
};

/** That a GET only reads: it takes no body, has no effect, and answers an object (a resource or a collection). */
const reads = (call: string): Check => ({
  holds: (document) => {
    const node = nodeAt(document, operation(call));
    assert(!('requestBody' in node) && !('x-effect' in node), `${call} only reads`);
    assert.deepEqual(typesOf(at(document, answer(call)(document))), ['object'], `${call} answers a resource`);
  },
  breaks: [
    { says: `${call} takes a body`, change: (doc) => changedAt(doc, [...operation(call), 'requestBody'], () => ({})) },
    {
      says: `${call} has an effect`,
      change: (doc) => changedAt(doc, [...operation(call), 'x-effect'], () => 'action'),
    },
    {
      says: `${call} answers nothing`,
      change: (doc) => changedAt(doc, [...response(call, '200'), 'content'], () => undefined),
    },
  ],
});

const rebuild = 'POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild';
const answers = 'POST /v4/profile/security-questions';

/** That a POST creates in a collection; answering replaces the answers, and a rebuild is an action on a config. */
const posts = (call: string): Check => {
  const kinds = call === rebuild ? ['action', 'update'] : call === answers ? ['create', 'replace'] : ['create'];
  const effect = [...operation(call), 'x-effect'];
  return {
    holds: (document) => {
      const value = at(document, effect);
      const kind = isNode(value) ? value['kind'] : value;
      assert(kinds.includes(String(kind)), `${call}: the effect is ${String(kind)}`);
    },
    breaks: [
      { says: `${call} deletes`, change: (doc) => changedAt(doc, effect, () => ({ kind: 'delete' })) },
      { says: `${call} has no effect`, change: (doc) => changedAt(doc, effect, () => undefined) },
    ],
  };
};

const free = 'GET /v4/compute/stackscripts/{stackscriptId}';

/** Whether an operation can be called without a token. */
const withoutToken = (call: string, allowed: boolean): Check => {
  const security = [...operation(call), 'security'];
  return {
    holds: (document) => {
      const ways = alternatives(document, call);
      assert.equal(ways.length === 0 || ways.some((way) => way.length === 0), allowed, `${call} without a token`);
    },
    breaks: allowed
      ? [{ says: `${call} needs a token`, change: (doc) => changedAt(doc, security, () => [{ bearerAuth: [] }]) }]
      : [
          { says: `${call} is public`, change: (doc) => changedAt(doc, security, () => []) },
          { says: `${call} may be public`, change: (doc) => changedAt(doc, security, (list) => [...listOf(list), {}]) },
        ],
  };
};

const complete: Check = {
  holds: (document) => {
    const methods = ['get', 'post', 'put', 'delete', 'patch', 'trace'];
    const documented = membersOf(document['paths'])
      .filter(([path]) => path.startsWith('/v4/'))
      .flatMap(([path, item]) => membersOf(item).map(([method]) => [method, path] as const))
      .flatMap(([method, path]) => (methods.includes(method) ? [`${method.toUpperCase()} ${path}`] : []));
    assert.deepEqual(documented.sort(), [...calls].sort(), 'the operations of the document');
  },
  breaks: [
    ...calls.map((call): Check['breaks'][number] => ({
      says: `${call} is missing`,
      change: (document) => changedAt(document, operation(call), () => undefined),
    })),
    { says: 'there is one more', change: (doc) => changedAt(doc, operation('PATCH /v4/tags/{label}'), () => ({})) },
  ],
};

const takesBody = (call: string): boolean => /^(PUT|POST) /.test(call);

const deleted = of('DELETE').map((call) =>
  samples(answer(call), `the body of ${call}`, { good: [{}], bad: [{ id: 1 }, [], null] }),
);

export const claims: readonly Claim[] = [
  claim('GEN-01', httpsOnly),
  claim('GEN-02', versioned),
  claim(
    'GEN-03',
    ...calls
      .filter(takesBody)
      .map((call) => onlyJson([...operation(call), 'requestBody', 'content'], `the request of ${call}`)),
  ),
  claim(
    'GEN-04',
    ...calls.flatMap((call) => [
      onlyJson([...response(call, '200'), 'content'], `the answer of ${call}`),
      failuresAreJson(call),
    ]),
  ),
  claim('GEN-06', ...of('GET').map(reads)),
  claim('GEN-07', ...of('POST').map(posts)),
  claim('GEN-15', withoutToken(free, true)),
  claim('GEN-16', ...calls.filter((call) => call !== free).map((call) => withoutToken(call, false))),
  claim('GEN-17', ...deleted),
  claim('GEN-19', complete),
];
