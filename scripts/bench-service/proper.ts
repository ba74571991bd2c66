// Response checks before measuring a contestant.

import { isDeepStrictEqual } from 'node:util';
import type { Contestant } from './contestant.ts';
import { headersOf, type Asked } from './load.ts';

/** Expected value, or a predicate. */
export type Proper = { readonly value: unknown } | { readonly holds: (body: unknown) => boolean };

/** Returns the JSON body of a successful response; throws if it is not as expected. */
export async function insistProper(contestant: Contestant, asked: Asked, proper: Proper): Promise<unknown> {
  const { method, path, body } = asked;
  const response = await fetch(contestant.url + path, {
    method,
    headers: headersOf(contestant, asked),
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const told = `${contestant.name} answered ${method} ${path} with ${response.status}: ${text.slice(0, 500)}`;
  if (!response.ok) throw new Error(told);
  const found: unknown = JSON.parse(text);
  const right = 'value' in proper ? isDeepStrictEqual(found, proper.value) : proper.holds(found);
  if (!right) throw new Error(`${told}\nThat is not what it was asked for.`);
  return found;
}

/** Returns whether an object has all properties of another one, with the same types. */
export function alike(body: unknown, like: unknown): boolean {
  if (!isObject(body) || !isObject(like)) return false;
  return Object.entries(like).every(([name, value]) => name in body && kindOf(body[name]) === kindOf(value));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
