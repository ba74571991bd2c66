// Claims about operations: existence, parameters, responses, pagination, and required scopes.

import assert from 'node:assert/strict';

import { claim, type Check, type Claim } from '../claim.ts';
import { responseBody, listFieldNames, operationPath, parameter, listParameters } from '../locators.ts';
import { listTypes } from '../schema/types.ts';
import { getAt, updateAt, isNode, asArray, entriesOf, getNode, type Node } from '../immutable-tree.ts';
import { checkDeclared, checkTypes } from './resource-field.ts';
import { checkSamples } from './accepted-and-rejected-values.ts';

/** Expected response body: an object with these fields, a page of such entries, or an empty object. */
export type ExpectedBody =
  | { readonly fields: readonly string[] }
  | { readonly page: readonly string[] }
  | { readonly empty: true };

/** Claims that an operation exists, with its path parameters (name to type), success status 200, and body. */
export function claimOperation(
  id: string,
  call: string,
  parameters: Readonly<Record<string, string>>,
  body?: ExpectedBody,
): Claim {
  const path = operationPath(call);
  const existenceCheck: Check = {
    verify: (document) => {
      getNode(document, path);
    },
    mutations: [
      { description: `${call} does not exist`, change: (document) => updateAt(document, path, () => undefined) },
    ],
  };
  const parameterNames = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  assert.deepEqual(parameterNames.sort(), Object.keys(parameters).sort(), `the path parameters of ${call}`);
  const parameterChecks = Object.entries(parameters).map(([name, type]) => checkPathParameter(call, name, type));
  return claim(id, existenceCheck, ...parameterChecks, checkSuccessStatus(call), ...checkBody(call, body));
}

function checkPathParameter(call: string, name: string, type: string): Check {
  const locateParameter = parameter(call, 'path', name);
  const otherType = type === 'string' ? 'integer' : 'string';
  return {
    verify: (document) => {
      const node = getNode(document, locateParameter(document));
      assert.equal(node['required'], true, `${name} is required`);
      assert.deepEqual(listTypes(node['schema']), [type], `the type of ${name}`);
    },
    mutations: [
      {
        description: `${name} has a different name`,
        change: (doc) => updateAt(doc, [...locateParameter(doc), 'name'], () => 'another'),
      },
      {
        description: `${name} is not a path parameter`,
        change: (doc) => updateAt(doc, [...locateParameter(doc), 'in'], () => 'query'),
      },
      {
        description: `${name} is optional`,
        change: (doc) => updateAt(doc, [...locateParameter(doc), 'required'], () => false),
      },
      {
        description: `${name} has the type ${otherType}`,
        change: (doc) => updateAt(doc, [...locateParameter(doc), 'schema'], () => ({ type: otherType })),
      },
    ],
  };
}

function checkSuccessStatus(call: string): Check {
  const responses = [...operationPath(call), 'responses'];
  return {
    verify: (document) => {
      const statuses = Object.keys(getNode(document, responses)).filter((status) => /^[123]|default/.test(status));
      assert.deepEqual(statuses, ['200'], `the success statuses of ${call}`);
    },
    mutations: [
      {
        description: `${call} returns 201`,
        change: (document) =>
          updateAt(
            updateAt(document, [...responses, '201'], () => getAt(document, [...responses, '200'])),
            [...responses, '200'],
            () => undefined,
          ),
      },
      {
        description: `${call} may also return 202`,
        change: (document) => updateAt(document, [...responses, '202'], () => ({ description: 'Accepted' })),
      },
    ],
  };
}

function checkBody(call: string, body: ExpectedBody | undefined): Check[] {
  if (body === undefined) return [];
  const locate = responseBody(call);
  if ('empty' in body) return [checkSamples(locate, `the body of ${call}`, { good: [{}], bad: [{ id: 1 }, [], null] })];
  if ('fields' in body) return body.fields.map((name) => checkDeclared(locate, name));
  return [
    checkTypes(locate, 'data', { types: 'array' }),
    ...body.page.map((name) => checkDeclared(locate, `data[].${name}`)),
  ];
}

/** Claims that a collection accepts `page` and `page_size` and returns the pagination envelope. */
export function claimPaginated(id: string, call: string): Claim {
  return claim(id, ...checkPagination(call));
}

/** Checks both pagination query parameters, and the types of the four properties in the envelope. */
export function checkPagination(call: string): Check[] {
  const parameterChecks = ['page', 'page_size'].map((name): Check => {
    const locateParameter = parameter(call, 'query', name);
    return {
      verify: (document) =>
        assert.deepEqual(listTypes(getNode(document, locateParameter(document))['schema']), ['integer']),
      mutations: [
        {
          description: `${call} does not accept ${name}`,
          change: (doc) => updateAt(doc, locateParameter(doc), () => undefined),
        },
      ],
    };
  });
  const envelope = { data: 'array', page: 'integer', pages: 'integer', results: 'integer' };
  const envelopeChecks = Object.entries(envelope).flatMap(([name, types]) => [
    checkDeclared(responseBody(call), name),
    checkTypes(responseBody(call), name, { types }),
  ]);
  return [...parameterChecks, ...envelopeChecks];
}

/** Checks that a list is not paginated: it has neither the query parameters nor the properties of the envelope. */
export function checkNotPaginated(call: string): Check[] {
  const parameterChecks = ['page', 'page_size'].map((name): Check => ({
    verify: (document) => {
      const parameterNames = listParameters(document, call).map(({ node }) => node['name']);
      assert(!parameterNames.includes(name), `${call} accepts ${name}`);
    },
    mutations: [
      {
        description: `${call} accepts ${name}`,
        change: (document) =>
          updateAt(document, [...operationPath(call), 'parameters'], (list) => [
            ...asArray(list),
            { name, in: 'query' },
          ]),
      },
    ],
  }));
  const locate = responseBody(call);
  const envelopeChecks = ['data', 'page', 'pages', 'results'].map((name): Check => ({
    verify: (document) => assert(!listFieldNames(document, locate(document)).includes(name), `${call} returns ${name}`),
    mutations: [
      {
        description: `${call} returns ${name}`,
        change: (document) =>
          updateAt(document, [...locate(document), 'properties', name], () => ({ type: 'integer' })),
      },
    ],
  }));
  return [...parameterChecks, ...envelopeChecks];
}

/** Returns the security alternatives of an operation: pairs of security schemes and scopes. */
export function listSecurityAlternatives(
  document: Node,
  call: string,
): (readonly (readonly [string, readonly unknown[]])[])[] {
  const security = getNode(document, operationPath(call))['security'] ?? document['security'];
  return asArray(security).map((entry) =>
    entriesOf(entry).map(([scheme, scopes]) => [scheme, asArray(scopes)] as const),
  );
}

/** Additional security alternatives of an operation. */
export interface AlternativeAccess {
  readonly withoutToken?: true;
  readonly withoutScope?: true;
}

/** Claims that every security alternative of an operation requires exactly this scope, except those in `access`. */
export function claimScope(id: string, call: string, scope: string, access: AlternativeAccess = {}): Claim {
  const security = [...operationPath(call), 'security'];
  const otherScope = scope.endsWith(':read_only')
    ? scope.replace(':read_only', ':read_write')
    : scope.replace(':read_write', ':read_only');
  const updateAlternatives = (change: (entry: unknown) => unknown) => (document: Node) =>
    updateAt(document, security, (list) =>
      asArray(list)
        .map(change)
        .filter((entry) => entry !== undefined),
    );
  const removeAlternatives = (matches: (entry: unknown) => boolean) =>
    updateAlternatives((entry) => (matches(entry) ? undefined : entry));
  const requiresScope = (entry: unknown): boolean => entriesOf(entry).some(([, scopes]) => asArray(scopes).length > 0);
  const isAnonymous = (entry: unknown): boolean => isNode(entry) && entriesOf(entry).length === 0;
  const requiresOnlyToken = (entry: unknown): boolean => !isAnonymous(entry) && !requiresScope(entry);
  return claim(id, {
    verify: (document) => {
      const alternatives = listSecurityAlternatives(document, call);
      const oauthAlternatives = alternatives.filter((alternative) =>
        alternative.some(([scheme]) => isOAuth(document, scheme)),
      );
      assert(
        oauthAlternatives.some((alternative) => alternative.some(([, scopes]) => scopes.includes(scope))),
        `${call} does not require ${scope}`,
      );
      const scopeLists = alternatives
        .flatMap((alternative) => alternative.map(([, scopes]) => [...scopes]))
        .filter((scopes) => scopes.length > 0);
      for (const scopes of scopeLists) assert.deepEqual(scopes, [scope], `the scopes of ${call}`);
      const allowsAnonymous = alternatives.some((alternative) => alternative.length === 0);
      assert.equal(allowsAnonymous, access.withoutToken === true, `whether ${call} can be called without a token`);
      const allowsScopeless = alternatives.some(
        (alternative) => alternative.length > 0 && alternative.every(([, scopes]) => scopes.length === 0),
      );
      assert.equal(allowsScopeless, access.withoutScope === true, `whether ${call} can be called without the scope`);
    },
    mutations: [
      {
        description: `${call} requires ${otherScope} instead of ${scope}`,
        change: updateAlternatives((entry) =>
          Object.fromEntries(
            entriesOf(entry).map(([scheme, scopes]) => [scheme, asArray(scopes).map(() => otherScope)]),
          ),
        ),
      },
      { description: `${call} requires no scope`, change: removeAlternatives(requiresScope) },
      access.withoutToken
        ? { description: `${call} always requires a token`, change: removeAlternatives(isAnonymous) }
        : {
            description: `${call} requires no token`,
            change: (doc) => updateAt(doc, security, (list) => [...asArray(list), {}]),
          },
      access.withoutScope
        ? { description: `${call} always requires the scope`, change: removeAlternatives(requiresOnlyToken) }
        : {
            description: `${call} can be called without scopes`,
            change: (doc) => updateAt(doc, security, (list) => [...asArray(list), { bearerAuth: [] }]),
          },
      {
        description: `${call} inherits the security of the document`,
        change: (doc) => updateAt(doc, security, () => undefined),
      },
    ],
  });
}

function isOAuth(document: Node, scheme: string): boolean {
  const securityScheme = getAt(document, ['components', 'securitySchemes', scheme]);
  return isNode(securityScheme) && securityScheme['type'] === 'oauth2';
}
