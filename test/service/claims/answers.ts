// What claims assert of answers.

import assert from 'node:assert/strict';
import type { RawResponse } from '../harness/raw.ts';

/** An answer of the generated client. */
export type Called<Data = unknown> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: unknown; readonly response: Response };

/** The body of an answer that must be a success. */
export async function accepted<Data>(call: Promise<Called<Data>>): Promise<Data> {
  const answer = await call;
  if (!answer.ok) assert.fail(`${answer.response.status} ${JSON.stringify(answer.error)}`);
  return answer.data;
}

/** The body of a raw answer that must be 200. */
export async function acceptedRaw(call: Promise<RawResponse>): Promise<Record<string, unknown>> {
  const { status, json, text } = await call;
  assert.equal(status, 200, text);
  return memberwise(json);
}

/** An object by its members. */
export function memberwise(value: unknown): Record<string, unknown> {
  assert.ok(typeof value === 'object' && value !== null, `not an object: ${JSON.stringify(value)}`);
  return { ...value };
}

/** Asserts that a request is refused with a status and with reasons about exactly these fields (none: about none), and answers the reasons. */
export async function refused(
  call: Promise<Called | RawResponse>,
  status: number,
  ...fields: readonly string[]
): Promise<string[]> {
  const answer = await call;
  const [actual, body] = statusOf(answer);
  assert.equal(actual, status, JSON.stringify(body));
  const { errors } = memberwise(body);
  assert.ok(Array.isArray(errors) && errors.length > 0);
  const all = errors.map(memberwise);
  const about = new Set(all.flatMap(({ field }) => (typeof field === 'string' ? [field] : [])));
  assert.deepEqual([...about].sort(), [...fields].sort(), JSON.stringify(errors));
  return all.map(({ reason }) => {
    assert.ok(typeof reason === 'string' && reason !== '');
    return reason;
  });
}

function statusOf(answer: Called | RawResponse): readonly [number, unknown] {
  if ('json' in answer) return [answer.status, answer.json];
  return answer.ok ? [200, answer.data] : [answer.response.status, answer.error];
}

export const isWhole = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value);
export const isText = (value: unknown): boolean => typeof value === 'string';
export const isTime = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(value) && !Number.isNaN(Date.parse(value));

/** Asserts that a member is there in each of several objects, and what it holds. */
export function everyHas(
  objects: readonly Readonly<Record<string, unknown>>[],
  name: string,
  holds: (value: unknown) => boolean,
): void {
  assert.ok(objects.length > 0, 'nothing was shown');
  for (const each of objects)
    assert.ok(
      Object.hasOwn(each, name) && holds(each[name]),
      `${name}: ${JSON.stringify(each[name])} in ${JSON.stringify(each)}`,
    );
}
