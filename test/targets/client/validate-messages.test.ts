// Validation of requests and responses with validators that the caller provides.

import { describe, expect, it } from 'vitest';
import { call } from '../../../src/runtime/client/call-operation.ts';
import type { CallRequest } from '../../../src/runtime/client/send-call.ts';
import {
  isInvalidRequestError,
  createMessageValidator,
  type OperationChecksById,
  type MessageValidatorOptions,
} from '../../../src/runtime/client/validate-messages.ts';
import type { ValidationProblem } from '../../../src/runtime/client/validation-problem.ts';
import { createRuntimeClient } from '../../../src/runtime/client/client.ts';
import type { OperationDescriptor } from '../../../src/runtime/client/operation-descriptor.ts';

const problem = (field: string, message: string): ValidationProblem => ({
  pointer: field && `/${field}`,
  field,
  keyword: 'type',
  message,
});
const checkString = (value: unknown, field: string): readonly ValidationProblem[] =>
  typeof value === 'string' ? [] : [problem(field, 'must be a string')];
const getProperty = (value: unknown, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];

const checks: OperationChecksById = {
  save: {
    body: (mediaType, value) =>
      mediaType === 'application/json'
        ? checkString(getProperty(value, 'label'), 'label')
        : [problem('', `is ${mediaType}`)],
    rules: (value, now) => (getProperty(value, 'label') === 'late' && now > 0 ? [problem('label', 'is too late')] : []),
    response: (status, headers, body) => [
      ...checkString(headers['x-a'], 'x-a'),
      ...(status === 200 ? checkString(getProperty(body, 'label'), 'label') : []),
    ],
  },
};
const save: OperationDescriptor<Readonly<Record<string, unknown>>> = {
  id: 'save',
  method: 'POST',
  path: '/save',
  contentType: 'application/json',
  responses: { json: [200, 400], 'image/*': [201] },
};

/** Calls with validators; returns the result or the exception, and the number of requests. */
async function callValidated(
  request: CallRequest,
  reply: Response,
  options?: MessageValidatorOptions,
  operation: Partial<OperationDescriptor> = {},
): Promise<{ requestCount: number; result?: object; thrown?: unknown }> {
  let requestCount = 0;
  const client = createRuntimeClient({
    baseUrl: 'https://example.com',
    fetch: () => {
      requestCount++;
      return Promise.resolve(reply);
    },
    validate: createMessageValidator(checks, options),
  });
  try {
    const result = await call(client, request, { ...save, ...operation } as typeof save);
    return { requestCount, result };
  } catch (thrown) {
    return { requestCount, thrown };
  }
}

const validResponse = (body: unknown = { label: 'a' }, status = 200): Response =>
  Response.json(body, { status, headers: { 'x-a': 'b' } });

describe('a request body', () => {
  it('is sent if it is valid', async () => {
    expect(await callValidated({ body: { label: 'a' } }, validResponse())).toMatchObject({
      requestCount: 1,
      result: { status: 200 },
    });
    expect(await callValidated({}, validResponse())).toMatchObject({ requestCount: 1, result: { status: 200 } });
  });

  it.each([
    [{ label: 1 }, 'save: label must be a string'],
    [{ label: 'late' }, 'save: label is too late'],
  ])('is not sent if it is invalid: %j', async (body, message) => {
    const { requestCount, thrown } = await callValidated({ body }, validResponse());
    expect(requestCount).toBe(0);
    expect(isInvalidRequestError(thrown) && [thrown.operation, thrown.message, thrown.problems.length]).toEqual([
      'save',
      message,
      1,
    ]);
    expect(thrown).toBeInstanceOf(TypeError);
  });

  it('is sent without validation if there is no validator for it', async () => {
    expect(await callValidated({ body: { label: 1 } }, validResponse(), { requests: false })).toMatchObject({
      requestCount: 1,
    });
    expect(await callValidated({ body: { label: 1 } }, validResponse(), {}, { id: 'constructor' })).toMatchObject({
      requestCount: 1,
    });
    expect(
      await callValidated({ body: new Blob(['{}'], { type: 'application/json' }) }, validResponse()),
    ).toMatchObject({ requestCount: 1 });
    expect(
      await callValidated({ body: { label: 1 }, contentType: 'multipart/form-data' }, validResponse()),
    ).toMatchObject({ requestCount: 1 });
  });
});

describe('a response', () => {
  it('is unexpected and lists its problems if it is invalid', async () => {
    expect((await callValidated({}, validResponse({ label: 1 }))).result).toMatchObject({
      ok: false,
      status: 'unexpected',
      error: { label: 1 },
      problems: [problem('label', 'must be a string')],
      response: { status: 200 },
    });
    expect((await callValidated({}, Response.json({}, { status: 400 }))).result).toMatchObject({
      ok: false,
      status: 'unexpected',
      problems: [problem('x-a', 'must be a string')],
    });
  });

  it('is returned without validation if there is no validator for it', async () => {
    expect((await callValidated({}, validResponse({ label: 1 }), { responses: false })).result).toMatchObject({
      ok: true,
      status: 200,
    });
    expect(
      (await callValidated({}, new Response('a', { status: 201, headers: { 'content-type': 'image/png' } }))).result,
    ).toMatchObject({ ok: true, status: 201 });
    expect((await callValidated({}, validResponse('a', 418))).result).not.toHaveProperty('problems');
  });
});

it('does not mistake other exceptions for an InvalidRequestError', () => {
  expect([
    isInvalidRequestError(undefined),
    isInvalidRequestError(new TypeError('a')),
    isInvalidRequestError({ name: 'InvalidRequestError', problems: [] }),
  ]).toEqual([false, false, false]);
});
