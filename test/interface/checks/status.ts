// The checks about the statuses that operations answer, and the bodies that come with them.

import assert from 'node:assert/strict';

import type { Check } from '../claim.ts';
import { answer, operation, type Where } from '../find.ts';
import { proseOf } from '../schema/prose.ts';
import { at, changedAt, nodeAt, type Path } from '../tree.ts';
import { declared, fieldChecks, presence, typed } from './field.ts';

/** Where a response of an operation stands. */
export function response(call: string, status: string): Path {
  return [...operation(call), 'responses', status];
}

/** That an operation answers a status, described in words that match. */
export function answers(call: string, status: string, says: RegExp): Check {
  const path = response(call, status);
  return {
    holds: (document) => assert.match(proseOf(nodeAt(document, path)), says, `${call}: what ${status} means`),
    breaks: [
      { says: `${call} does not answer ${status}`, change: (document) => changedAt(document, path, () => undefined) },
      {
        says: `${call} does not say what ${status} means`,
        change: (document) => changedAt(document, [...path, 'description'], () => 'A response.'),
      },
    ],
  };
}

/** That an operation answers 400 with the error body: what a request that it refuses gets. */
export function refuses(call: string): Check[] {
  return [answers(call, '400', /invalid|refused/i), ...errorBody(answer(call, '400'))];
}

/** That a schema is the error body: a list of objects with `reason` (always) and `field` (perhaps, perhaps null). */
export function errorBody(where: Where): Check[] {
  return [
    ...fieldChecks(where, 'errors', { types: 'array', items: 'object', required: true }),
    ...fieldChecks(where, 'errors[].reason', { types: 'string', required: true }),
    ...fieldChecks(where, 'errors[].field', { types: ['string', 'null'], required: false }),
  ];
}

/** That a schema requires a list `warnings`. */
export function warnings(where: Where): Check[] {
  return [declared(where, 'warnings'), typed(where, 'warnings', { types: 'array' }), presence(where, 'warnings', true)];
}

/** Where the schema of a reusable response stands. */
export function reusable(name: string): Where {
  const path = ['components', 'responses', name, 'content', 'application/json', 'schema'];
  return (document) => (assert(at(document, path), `the response ${name} has a body`), path);
}
