// Checks for response statuses and their bodies.

import assert from 'node:assert/strict';

import type { Check } from '../claim.ts';
import { objectAt, responseBody, operationPath, type Locator } from '../locators.ts';
import { getDescription } from '../schema/descriptions.ts';
import { updateAt, getNode, type Path } from '../immutable-tree.ts';
import { checkDeclared, checkField, checkRequired, checkTypes } from './resource-field.ts';

/** Returns the path of a response of an operation. */
export function responsePath(call: string, status: string): Path {
  return [...operationPath(call), 'responses', status];
}

/** Checks that an operation has a response with this status and a description that matches the pattern. */
export function checkResponse(call: string, status: string, pattern: RegExp): Check {
  const path = responsePath(call, status);
  return {
    verify: (document) =>
      assert.match(getDescription(getNode(document, path)), pattern, `${call}: the description of ${status}`),
    mutations: [
      {
        description: `${call} has no response ${status}`,
        change: (document) => updateAt(document, path, () => undefined),
      },
      {
        description: `${call} does not describe ${status}`,
        change: (document) => updateAt(document, [...path, 'description'], () => 'A response.'),
      },
    ],
  };
}

/** Checks that an operation has a response 400 with the error body, for requests that it rejects. */
export function checkBadRequest(call: string): Check[] {
  return [checkResponse(call, '400', /invalid|refused/i), ...checkErrorBody(responseBody(call, '400'))];
}

/** Checks that a schema is the error body: an array of objects with `reason` and an optional, nullable `field`. */
export function checkErrorBody(locate: Locator): Check[] {
  return [
    ...checkField(locate, 'errors', { types: 'array', items: 'object', required: true }),
    ...checkField(locate, 'errors[].reason', { types: 'string', required: true }),
    ...checkField(locate, 'errors[].field', { types: ['string', 'null'], required: false }),
  ];
}

/** Checks that a schema requires the array `warnings`. */
export function checkWarnings(locate: Locator): Check[] {
  return [
    checkDeclared(locate, 'warnings'),
    checkTypes(locate, 'warnings', { types: 'array' }),
    checkRequired(locate, 'warnings', true),
  ];
}

/** Creates a locator for the body schema of a reusable response. */
export function reusableResponseBody(name: string): Locator {
  return objectAt(['components', 'responses', name, 'content', 'application/json', 'schema']);
}
