// The claims about an operation: that it exists, what it takes and answers, and the scope that it needs.

import assert from 'node:assert/strict';

import { claim, type Check, type Claim } from '../claim.ts';
import { answer, fieldNames, operation, parameter, parameters } from '../find.ts';
import { typesOf } from '../schema/types.ts';
import { at, changedAt, isNode, listOf, membersOf, nodeAt, type Node } from '../tree.ts';
import { declared, typed } from './field.ts';
import { samples } from './samples.ts';

/** What an operation answers: a body with these fields, a page of such entries, an empty object, or unstated. */
export type Body =
  | { readonly fields: readonly string[] }
  | { readonly page: readonly string[] }
  | { readonly empty: true }
  | undefined;

/** The claim that an operation exists, with its path parameters (name to type), success status 200 and its body. */
export function operationExists(id: string, call: string, path: Readonly<Record<string, string>>, body?: Body): Claim {
  const own = operation(call);
  const exists: Check = {
    holds: (document) => {
      nodeAt(document, own);
    },
    breaks: [{ says: `${call} is not there`, change: (document) => changedAt(document, own, () => undefined) }],
  };
  const stated = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  assert.deepEqual(stated.sort(), Object.keys(path).sort(), `the path parameters of ${call}`);
  const parts = Object.entries(path).map(([name, type]) => pathParameter(call, name, type));
  return claim(id, exists, ...parts, successIs200(call), ...bodyChecks(call, body));
}

function pathParameter(call: string, name: string, type: string): Check {
  const place = parameter(call, 'path', name);
  const other = type === 'string' ? 'integer' : 'string';
  return {
    holds: (document) => {
      const node = nodeAt(document, place(document));
      assert.equal(node['required'], true, `${name} is required`);
      assert.deepEqual(typesOf(node['schema']), [type], `the type of ${name}`);
    },
    breaks: [
      { says: `${name} has another name`, change: (doc) => changedAt(doc, [...place(doc), 'name'], () => 'other') },
      { says: `${name} is no path parameter`, change: (doc) => changedAt(doc, [...place(doc), 'in'], () => 'query') },
      { says: `${name} is optional`, change: (doc) => changedAt(doc, [...place(doc), 'required'], () => false) },
      {
        says: `${name} is a ${other}`,
        change: (doc) => changedAt(doc, [...place(doc), 'schema'], () => ({ type: other })),
      },
    ],
  };
}

function successIs200(call: string): Check {
  const responses = [...operation(call), 'responses'];
  return {
    holds: (document) => {
      const statuses = Object.keys(nodeAt(document, responses)).filter((status) => /^[123]|default/.test(status));
      assert.deepEqual(statuses, ['200'], `the success statuses of ${call}`);
    },
    breaks: [
      {
        says: `${call} answers 201`,
        change: (document) =>
          changedAt(
            changedAt(document, [...responses, '201'], () => at(document, [...responses, '200'])),
            [...responses, '200'],
            () => undefined,
          ),
      },
      {
        says: `${call} may answer 202 too`,
        change: (document) => changedAt(document, [...responses, '202'], () => ({ description: 'Accepted' })),
      },
    ],
  };
}

function bodyChecks(call: string, body: Body): Check[] {
  if (body === undefined) return [];
  const where = answer(call);
  if ('empty' in body) return [samples(where, `the body of ${call}`, { good: [{}], bad: [{ id: 1 }, [], null] })];
  if ('fields' in body) return body.fields.map((name) => declared(where, name));
  return [typed(where, 'data', { types: 'array' }), ...body.page.map((name) => declared(where, `data[].${name}`))];
}

/** The claim that a collection takes `page` and `page_size` and answers with the envelope. */
export function paginated(id: string, call: string): Claim {
  return claim(id, ...pagination(call));
}

/** The checks of pagination: both query parameters, and the four members of the envelope with their types. */
export function pagination(call: string): Check[] {
  const taken = ['page', 'page_size'].map((name): Check => {
    const place = parameter(call, 'query', name);
    return {
      holds: (document) => assert.deepEqual(typesOf(nodeAt(document, place(document))['schema']), ['integer']),
      breaks: [{ says: `${call} takes no ${name}`, change: (doc) => changedAt(doc, place(doc), () => undefined) }],
    };
  });
  const envelope = { data: 'array', page: 'integer', pages: 'integer', results: 'integer' };
  const members = Object.entries(envelope).flatMap(([name, types]) => [
    declared(answer(call), name),
    typed(answer(call), name, { types }),
  ]);
  return [...taken, ...members];
}

/** The checks that a list is not paginated: no `page` or `page_size`, and no member of the envelope. */
export function notPaginated(call: string): Check[] {
  const query = ['page', 'page_size'].map((name): Check => ({
    holds: (document) => {
      const taken = parameters(document, call).map(({ node }) => node['name']);
      assert(!taken.includes(name), `${call} takes ${name}`);
    },
    breaks: [
      {
        says: `${call} takes ${name}`,
        change: (document) =>
          changedAt(document, [...operation(call), 'parameters'], (list) => [...listOf(list), { name, in: 'query' }]),
      },
    ],
  }));
  const where = answer(call);
  const members = ['data', 'page', 'pages', 'results'].map((name): Check => ({
    holds: (document) => assert(!fieldNames(document, where(document)).includes(name), `${call} answers ${name}`),
    breaks: [
      {
        says: `${call} answers ${name}`,
        change: (document) =>
          changedAt(document, [...where(document), 'properties', name], () => ({ type: 'integer' })),
      },
    ],
  }));
  return [...query, ...members];
}

/** How the security alternatives of an operation are written: the names of the schemes and their scopes. */
export function alternatives(document: Node, call: string): (readonly (readonly [string, readonly unknown[]])[])[] {
  const own = nodeAt(document, operation(call))['security'] ?? document['security'];
  return listOf(own).map((entry) => membersOf(entry).map(([scheme, scopes]) => [scheme, listOf(scopes)] as const));
}

/** The claim that every way to call an operation needs exactly this scope; see `free` for other ways in. */
export function scopeNeeded(id: string, call: string, scope: string, free: Free = {}): Claim {
  const security = [...operation(call), 'security'];
  const other = scope.endsWith(':read_only')
    ? scope.replace(':read_only', ':read_write')
    : scope.replace(':read_write', ':read_only');
  const rewritten = (change: (entry: unknown) => unknown) => (document: Node) =>
    changedAt(document, security, (list) =>
      listOf(list)
        .map(change)
        .filter((entry) => entry !== undefined),
    );
  const without = (test: (entry: unknown) => boolean) => rewritten((entry) => (test(entry) ? undefined : entry));
  const needs = (entry: unknown): boolean => membersOf(entry).some(([, scopes]) => listOf(scopes).length > 0);
  const open = (entry: unknown): boolean => isNode(entry) && membersOf(entry).length === 0;
  const bare = (entry: unknown): boolean => !open(entry) && !needs(entry);
  return claim(id, {
    holds: (document) => {
      const ways = alternatives(document, call);
      const oauth = ways.filter((way) => way.some(([scheme]) => isOAuth(document, scheme)));
      assert(
        oauth.some((way) => way.some(([, scopes]) => scopes.includes(scope))),
        `${call} names no ${scope}`,
      );
      const scopes = ways.flatMap((way) => way.map(([, list]) => [...list])).filter((list) => list.length > 0);
      for (const list of scopes) assert.deepEqual(list, [scope], `the scopes of ${call}`);
      const anonymous = ways.some((way) => way.length === 0);
      assert.equal(anonymous, free.withoutToken === true, `whether ${call} can be called without a token`);
      const scopeless = ways.some((way) => way.length > 0 && way.every(([, list]) => list.length === 0));
      assert.equal(scopeless, free.withoutScope === true, `whether ${call} can be called without the scope`);
    },
    breaks: [
      {
        says: `${call} needs ${other} in place of ${scope}`,
        change: rewritten((entry) =>
          Object.fromEntries(membersOf(entry).map(([scheme, list]) => [scheme, listOf(list).map(() => other)])),
        ),
      },
      { says: `${call} names no scope`, change: without(needs) },
      free.withoutToken
        ? { says: `${call} always needs a token`, change: without(open) }
        : {
            says: `${call} needs no token`,
            change: (doc) => changedAt(doc, security, (list) => [...listOf(list), {}]),
          },
      free.withoutScope
        ? { says: `${call} always needs the scope`, change: without(bare) }
        : {
            says: `${call} has a way without scopes`,
            change: (doc) => changedAt(doc, security, (list) => [...listOf(list), { bearerAuth: [] }]),
          },
      { says: `${call} has the security of the document`, change: (doc) => changedAt(doc, security, () => undefined) },
    ],
  });
}

/** Other ways into an operation than with its scope. */
export interface Free {
  readonly withoutToken?: true;
  readonly withoutScope?: true;
}

function isOAuth(document: Node, scheme: string): boolean {
  const declaration = at(document, ['components', 'securitySchemes', scheme]);
  return isNode(declaration) && declaration['type'] === 'oauth2';
}
