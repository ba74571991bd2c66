// The claims about errors and status codes (ERR), in the document.

import assert from 'node:assert/strict';

import { calls, paged } from '../calls.ts';
import { fieldChecks, type Facts } from '../checks/field.ts';
import { words } from '../checks/prose.ts';
import { answers, response, reusable, warnings } from '../checks/status.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { answer, fieldNames, operation, type Where } from '../find.ts';
import { at, changedAt, isNode, membersOf, nodeAt, type Node } from '../tree.ts';

/** The responses of an operation that are not a success and carry the error body. */
const failures = (document: Node, call: string): string[] =>
  membersOf(nodeAt(document, operation(call))['responses']).flatMap(([status, value]) => {
    const schema = [...response(call, status), 'content', 'application/json', 'schema'];
    return /^[45]/.test(status) && isNode(value) && fieldNames(document, schema).includes('errors') ? [status] : [];
  });

const documentsFailure = (call: string): Check => ({
  holds: (document) => assert(failures(document, call).length > 0, `${call} documents no failure`),
  breaks: [
    {
      says: `${call} documents no failure`,
      change: (document) =>
        failures(document, call).reduce(
          (changed, status) => changedAt(changed, response(call, status), () => undefined),
          document,
        ),
    },
    {
      says: `the failures of ${call} have another body`,
      change: (document) =>
        failures(document, call).reduce(
          (changed, status) => changedAt(changed, [...response(call, status), 'content'], () => ({ 'text/html': {} })),
          document,
        ),
    },
  ],
});

/** Where the body of a failure of an operation stands. */
const body = (call: string, status: string): Where => answer(call, status);

/** The statuses of failures, each with an operation that documents it: where the mutations are made. */
const samples: readonly (readonly [string, string])[] = [
  ['POST /v4/account/oauth-clients', '400'],
  ['GET /v4/account/users/{username}', '401'],
  ['DELETE /v4/tags/{label}', '403'],
  ['PUT /v4/nodebalancers/{nodeBalancerId}', '404'],
  ['GET /v4/longview/clients', '429'],
  ['POST /v4/domains/{domainId}/records', '500'],
];

/** That the body of every failure has a field as stated. */
const inEveryFailure = (name: string, facts: Partial<Facts>): Check => ({
  holds: (document) => {
    for (const call of calls) {
      for (const [status] of membersOf(nodeAt(document, operation(call))['responses'])) {
        if (!/^[45]/.test(status)) continue;
        for (const check of fieldChecks(body(call, status), name, facts)) check.holds(document);
      }
    }
  },
  breaks: samples.flatMap(([call, status]) =>
    fieldChecks(body(call, status), name, facts).flatMap(({ breaks }) =>
      breaks.map(({ says, change }) => ({ says: `${call}, ${status}: ${says}`, change })),
    ),
  ),
});

const withInput = (call: string): boolean => /^(PUT|POST)/.test(call) || paged.includes(call);

const onPath = (call: string): boolean => call.includes('{');

/** The claim that operations answer a status, which says what it means. */
const status = (id: string, code: string, says: RegExp, test: (call: string) => boolean = () => true): Claim =>
  claim(id, ...calls.filter(test).map((call) => answers(call, code, says)));

const component = (name: string): Where => {
  const path = ['components', 'responses', name];
  return (document) => (nodeAt(document, path), path);
};

const empty: Check = {
  holds: (document) =>
    assert.equal(at(document, [...component('NoContent')(document), 'content']), undefined, '204 has a body'),
  breaks: [
    {
      says: '204 has a body',
      change: (doc) => changedAt(doc, [...component('NoContent')(doc), 'content'], () => ({ 'application/json': {} })),
    },
  ],
};

/** The check that status 200 is a success: that of every operation. */
const succeeds = (call: string): Check => ({
  holds: (document) => {
    nodeAt(document, response(call, '200'));
  },
  breaks: [
    { says: `${call} does not answer 200`, change: (doc) => changedAt(doc, response(call, '200'), () => undefined) },
  ],
});

export const claims: readonly Claim[] = [
  claim('ERR-01', ...calls.map(documentsFailure)),
  claim('ERR-02', inEveryFailure('errors', { types: 'array', items: 'object' })),
  claim('ERR-03', inEveryFailure('errors[].reason', { types: 'string', required: true })),
  claim('ERR-04', inEveryFailure('errors[].field', { types: ['string', 'null'], required: false })),
  claim('ERR-08', ...calls.map(succeeds)),
  claim(
    'ERR-09',
    words(component('Accepted'), '202', [/accepted/i, /not complete/i]),
    ...warnings(reusable('Accepted')),
  ),
  claim('ERR-10', words(component('NoContent'), '204', [/success/i, /no content/i]), empty),
  claim(
    'ERR-11',
    words(component('Deprecated'), '299', [/success/i, /deprecated endpoint/i]),
    ...warnings(reusable('Deprecated')),
  ),
  status('ERR-12', '400', /invalid request/i, withInput),
  status('ERR-13', '401', /authentication failed/i),
  status('ERR-14', '403', /authenticated but not permitted/i),
  status('ERR-15', '404', /resource does not exist/i, onPath),
  status('ERR-16', '429', /rate limit hit/i),
  status('ERR-17', '500', /server error/i),
  claim('ERR-23', ...['Accepted', 'Deprecated'].flatMap((name) => warnings(reusable(name)))),
];
