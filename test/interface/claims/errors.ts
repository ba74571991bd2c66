// Claims about errors and status codes (ERR) in the document.

import assert from 'node:assert/strict';

import { calls, callsWithBody, paginatedCalls } from '../calls.ts';
import { checkField, type FieldFacts } from '../checks/resource-field.ts';
import { checkDescription } from '../checks/descriptions.ts';
import { checkResponse, responsePath, reusableResponseBody, checkWarnings } from '../checks/status.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { objectAt, responseBody, listFieldNames, operationPath, type Locator } from '../locators.ts';
import { getAt, updateAt, isNode, entriesOf, getNode, type Node } from '../immutable-tree.ts';

/** Returns the error statuses of an operation that have the error body. */
const listErrorStatuses = (document: Node, call: string): string[] =>
  entriesOf(getNode(document, operationPath(call))['responses']).flatMap(([status, value]) => {
    const schema = [...responsePath(call, status), 'content', 'application/json', 'schema'];
    return /^[45]/.test(status) && isNode(value) && listFieldNames(document, schema).includes('errors') ? [status] : [];
  });

const checkErrorDocumented = (call: string): Check => ({
  verify: (document) => assert(listErrorStatuses(document, call).length > 0, `${call} documents no error response`),
  mutations: [
    {
      description: `${call} documents no error response`,
      change: (document) =>
        listErrorStatuses(document, call).reduce(
          (updated, status) => updateAt(updated, responsePath(call, status), () => undefined),
          document,
        ),
    },
    {
      description: `the error responses of ${call} have a different body`,
      change: (document) =>
        listErrorStatuses(document, call).reduce(
          (updated, status) =>
            updateAt(updated, [...responsePath(call, status), 'content'], () => ({ 'text/html': {} })),
          document,
        ),
    },
  ],
});

/** Operations whose documented error responses are mutated, one for each status. */
const sampleErrors: readonly (readonly [string, string])[] = [
  ['POST /v4/account/oauth-clients', '400'],
  ['GET /v4/account/users/{username}', '401'],
  ['DELETE /v4/tags/{label}', '403'],
  ['PUT /v4/nodebalancers/{nodeBalancerId}', '404'],
  ['GET /v4/longview/clients', '429'],
  ['POST /v4/domains/{domainId}/records', '500'],
];

/** Checks facts about a field of every error response body. */
const checkErrorBodyField = (name: string, facts: Partial<FieldFacts>): Check => ({
  verify: (document) => {
    for (const call of calls) {
      for (const [status] of entriesOf(getNode(document, operationPath(call))['responses'])) {
        if (!/^[45]/.test(status)) continue;
        for (const check of checkField(responseBody(call, status), name, facts)) check.verify(document);
      }
    }
  },
  mutations: sampleErrors.flatMap(([call, status]) =>
    checkField(responseBody(call, status), name, facts).flatMap(({ mutations }) =>
      mutations.map(({ description, change }) => ({ description: `${call}, ${status}: ${description}`, change })),
    ),
  ),
});

const acceptsInput = (call: string): boolean => callsWithBody.includes(call) || paginatedCalls.includes(call);

const hasPathParameter = (call: string): boolean => call.includes('{');

/** Claims that operations document a status with a description that matches the pattern. */
const claimStatus = (
  id: string,
  status: string,
  pattern: RegExp,
  applies: (call: string) => boolean = () => true,
): Claim => claim(id, ...calls.filter(applies).map((call) => checkResponse(call, status, pattern)));

const reusableResponse = (name: string): Locator => objectAt(['components', 'responses', name]);

const noContentCheck: Check = {
  verify: (document) =>
    assert.equal(getAt(document, [...reusableResponse('NoContent')(document), 'content']), undefined, '204 has a body'),
  mutations: [
    {
      description: '204 has a body',
      change: (doc) =>
        updateAt(doc, [...reusableResponse('NoContent')(doc), 'content'], () => ({ 'application/json': {} })),
    },
  ],
};

/** Checks that an operation has a 200 response. */
const checkSuccess = (call: string): Check => ({
  verify: (document) => {
    getNode(document, responsePath(call, '200'));
  },
  mutations: [
    {
      description: `${call} has no 200 response`,
      change: (doc) => updateAt(doc, responsePath(call, '200'), () => undefined),
    },
  ],
});

export const claims: readonly Claim[] = [
  claim('ERR-01', ...calls.map(checkErrorDocumented)),
  claim('ERR-02', checkErrorBodyField('errors', { types: 'array', items: 'object' })),
  claim('ERR-03', checkErrorBodyField('errors[].reason', { types: 'string', required: true })),
  claim('ERR-04', checkErrorBodyField('errors[].field', { types: ['string', 'null'], required: false })),
  claim('ERR-08', ...calls.map(checkSuccess)),
  claim(
    'ERR-09',
    checkDescription(reusableResponse('Accepted'), '202', [/accepted/i, /not complete/i]),
    ...checkWarnings(reusableResponseBody('Accepted')),
  ),
  claim('ERR-10', checkDescription(reusableResponse('NoContent'), '204', [/success/i, /no content/i]), noContentCheck),
  claim(
    'ERR-11',
    checkDescription(reusableResponse('Deprecated'), '299', [/success/i, /deprecated endpoint/i]),
    ...checkWarnings(reusableResponseBody('Deprecated')),
  ),
  claimStatus('ERR-12', '400', /invalid request/i, acceptsInput),
  claimStatus('ERR-13', '401', /authentication failed/i),
  claimStatus('ERR-14', '403', /authenticated but not permitted/i),
  claimStatus('ERR-15', '404', /resource does not exist/i, hasPathParameter),
  claimStatus('ERR-16', '429', /rate limit hit/i),
  claimStatus('ERR-17', '500', /server error/i),
  claim('ERR-23', ...['Accepted', 'Deprecated'].flatMap((name) => checkWarnings(reusableResponseBody(name)))),
];
