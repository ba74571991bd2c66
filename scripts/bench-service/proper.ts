// Response checks before measuring a contestant.

import { isDeepStrictEqual } from 'node:util';
import type { Contestant } from './contestant.ts';
import { headersOf, type BenchRequest } from './load.ts';

/** Expected value, or a predicate. */
export type ExpectedBody = { readonly value: unknown } | { readonly holds: (body: unknown) => boolean };

/** Returns the JSON body of a successful response; throws if it is not as expected. */
export async function checkResponse(
  contestant: Contestant,
  request: BenchRequest,
  expected: ExpectedBody,
): Promise<unknown> {
  const { method, path, body } = request;
  const response = await fetch(contestant.url + path, {
    method,
    headers: headersOf(contestant, request),
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const failure = `${contestant.name} answered ${method} ${path} with ${response.status}: ${text.slice(0, 500)}`;
  if (!response.ok) throw new Error(failure);
  const bodyValue: unknown = JSON.parse(text);
  const isExpected = 'value' in expected ? isDeepStrictEqual(bodyValue, expected.value) : expected.holds(bodyValue);
  if (!isExpected) throw new Error(`${failure}\nThat is not what it was asked for.`);
  return bodyValue;
}

/** Returns whether an object has all properties of another one, with the same types. */
export function hasSameShape(body: unknown, like: unknown): boolean {
  if (!isObject(body) || !isObject(like)) return false;
  return Object.entries(like).every(([name, value]) => name in body && typeOf(body[name]) === typeOf(value));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
