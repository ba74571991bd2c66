// Checks of responses: which declared response applies to a status, and what is validated of it.

import { expect, it } from 'vitest';
import { createResponseCheck, type ResponseValidators } from '../../../src/runtime/parameters/response-check.ts';
import { rejectValue } from '../../../src/runtime/validation/problems.ts';

const json = { 'content-type': 'application/json' };

/** Returns a response whose body is never valid, for this reason. */
const invalid = (reason: string): ResponseValidators => ({
  content: { 'application/json': () => rejectValue('#', 'not', reason) },
});

it.each([
  ['the status itself', 404, '404'],
  ['its range', 410, '4XX'],
  ['a shared response', 500, '500'],
  ['the default', 302, 'default'],
  ['the response of another status', 299, '200'],
])('applies the response of %s', (_reason, status, expected) => {
  const check = createResponseCheck(
    {
      200: invalid('200'),
      299: 200,
      404: invalid('404'),
      '4XX': invalid('4XX'),
      ...(status === 302 && { default: invalid('default') }),
    },
    { 500: invalid('500') },
  );
  expect(check(status, json, {}).map(({ pointer, message }) => [pointer, message])).toEqual([['/body', expected]]);
});

it('reports a status that is not declared', () => {
  const check = createResponseCheck({ '2XX': invalid('2XX') }, { 500: invalid('500') });
  expect(check(404, json, {}).map(({ message }) => message)).toEqual(['404 is not a declared status']);
  expect(check(201, json, {})).toHaveLength(1);
});

it('reports the problems of headers, and then those of the body', () => {
  const check = createResponseCheck({
    200: { headers: [() => rejectValue('#', 'type', 'headers')], ...invalid('body') },
  });
  expect(check(200, json, {}).map(({ message }) => message)).toEqual(['headers', 'body']);
});

it('accepts every body if the response has no content, and an absent body', () => {
  const check = createResponseCheck({ 200: invalid('200'), 204: {} });
  expect(check(204, json, { any: 'body' })).toEqual([]);
  expect(check(200, json, undefined)).toEqual([]);
});

it('passes the given time to the validators of headers and bodies, or the current one', () => {
  const times: number[] = [];
  const record = (now: number): undefined => void times.push(now);
  const check = createResponseCheck({
    200: { headers: [(_headers, now) => record(now)], content: { 'application/json': (_body, now) => record(now) } },
  });
  check(200, json, {}, 5);
  expect(times).toEqual([5, 5]);
  const before = Date.now();
  check(200, json, {});
  expect(times[2]).toBeGreaterThanOrEqual(before);
  expect(times[3]).toBe(times[2]);
});
