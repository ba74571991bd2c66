// Assertions about responses to raw requests and results of the generated client.

import assert from 'node:assert/strict';
import type { RawResponse } from '../../harness/raw-request.ts';

/** A result of the generated client. */
export type ClientResult<Data = unknown> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: unknown; readonly response: Response };

/** Asserts success and returns the body. */
export async function expectSuccess<Data>(call: Promise<ClientResult<Data>>): Promise<Data> {
  const response = await call;
  if (!response.ok) assert.fail(`${response.response.status} ${JSON.stringify(response.error)}`);
  return response.data;
}

/** Asserts status 200 and returns the body. */
export async function expectRawSuccess(call: Promise<RawResponse>): Promise<Record<string, unknown>> {
  const { status, json, text } = await call;
  assert.equal(status, 200, text);
  return asRecord(json);
}

/** Asserts that a value is an object and returns it as a record. */
export function asRecord(value: unknown): Record<string, unknown> {
  assert.ok(typeof value === 'object' && value !== null, `not an object: ${JSON.stringify(value)}`);
  return { ...value };
}

/**
 * Asserts that a response has this status and errors on exactly these fields, or only errors without a field if there
 * are none. Returns the messages.
 */
export async function expectError(
  call: Promise<ClientResult | RawResponse>,
  status: number,
  ...fields: readonly string[]
): Promise<string[]> {
  const response = await call;
  const [actualStatus, body] = statusAndErrors(response);
  assert.equal(actualStatus, status, JSON.stringify(body));
  const { errors } = asRecord(body);
  assert.ok(Array.isArray(errors) && errors.length > 0);
  const entries = errors.map(asRecord);
  const reportedFields = new Set(entries.flatMap(({ field }) => (typeof field === 'string' ? [field] : [])));
  assert.deepEqual([...reportedFields].sort(), [...fields].sort(), JSON.stringify(errors));
  return entries.map(({ reason }) => {
    assert.ok(typeof reason === 'string' && reason !== '');
    return reason;
  });
}

function statusAndErrors(response: ClientResult | RawResponse): readonly [number, unknown] {
  if ('json' in response) return [response.status, response.json];
  return response.ok ? [200, response.data] : [response.response.status, response.error];
}

export const isInteger = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value);
export const isString = (value: unknown): boolean => typeof value === 'string';
export const isTime = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(value) && !Number.isNaN(Date.parse(value));

/** Asserts that each object has a property with a valid value. */
export function assertAllHave(
  objects: readonly Readonly<Record<string, unknown>>[],
  name: string,
  isValid: (value: unknown) => boolean,
): void {
  assert.ok(objects.length > 0, 'there are no objects');
  for (const object of objects)
    assert.ok(
      Object.hasOwn(object, name) && isValid(object[name]),
      `${name}: ${JSON.stringify(object[name])} in ${JSON.stringify(object)}`,
    );
}
