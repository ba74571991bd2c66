// What validators that a caller brings keep from being sent, and say of what comes back.

import { describe, expect, it } from 'vitest';
import { call, type CallRequest } from '../../../src/runtime/client/send-request.ts';
import {
  isInvalidRequestError,
  createMessageValidator,
  type OperationChecksById,
  type ValidationProblem,
  type MessageValidatorOptions,
} from '../../../src/runtime/client/validate-messages.ts';
import { createRuntimeClient } from '../../../src/runtime/client/client.ts';
import type { OperationDescriptor } from '../../../src/runtime/client/operation-descriptor.ts';

const problem = (field: string, message: string): ValidationProblem => ({
  pointer: field && `/${field}`,
  field,
  keyword: 'type',
  message,
});
const text = (value: unknown, field: string): readonly ValidationProblem[] =>
  typeof value === 'string' ? [] : [problem(field, 'must be a text')];
const member = (value: unknown, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];

const checks: OperationChecksById = {
  save: {
    body: (mediaType, value) =>
      mediaType === 'application/json' ? text(member(value, 'label'), 'label') : [problem('', `is ${mediaType}`)],
    rules: (value, now) => (member(value, 'label') === 'late' && now > 0 ? [problem('label', 'is too late')] : []),
    response: (status, headers, body) => [
      ...text(headers['x-a'], 'x-a'),
      ...(status === 200 ? text(member(body, 'label'), 'label') : []),
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

/** Calls with validators; answers what came, and how often something was sent. */
async function called(
  request: CallRequest,
  reply: Response,
  options?: MessageValidatorOptions,
  operation: Partial<OperationDescriptor> = {},
): Promise<{ sent: number; answer?: object; thrown?: unknown }> {
  let sent = 0;
  const client = createRuntimeClient({
    baseUrl: 'https://example.com',
    fetch: () => (sent++, Promise.resolve(reply)),
    validate: createMessageValidator(checks, options),
  });
  try {
    const answer = await call(client, request, { ...save, ...operation } as typeof save);
    return { sent, answer };
  } catch (thrown) {
    return { sent, thrown };
  }
}

const good = (body: unknown = { label: 'a' }, status = 200): Response =>
  Response.json(body, { status, headers: { 'x-a': 'b' } });

describe('a body', () => {
  it('that is right is sent', async () => {
    expect(await called({ body: { label: 'a' } }, good())).toMatchObject({ sent: 1, answer: { status: 200 } });
    expect(await called({}, good())).toMatchObject({ sent: 1, answer: { status: 200 } });
  });

  it.each([
    [{ label: 1 }, 'save: label must be a text'],
    [{ label: 'late' }, 'save: label is too late'],
  ])('that is wrong is not: %j', async (body, message) => {
    const { sent, thrown } = await called({ body }, good());
    expect(sent).toBe(0);
    expect(isInvalidRequestError(thrown) && [thrown.operation, thrown.message, thrown.problems.length]).toEqual([
      'save',
      message,
      1,
    ]);
    expect(thrown).toBeInstanceOf(TypeError);
  });

  it('is sent as it is where nobody is asked', async () => {
    expect(await called({ body: { label: 1 } }, good(), { requests: false })).toMatchObject({ sent: 1 });
    expect(await called({ body: { label: 1 } }, good(), {}, { id: 'constructor' })).toMatchObject({ sent: 1 });
    expect(await called({ body: new Blob(['{}'], { type: 'application/json' }) }, good())).toMatchObject({ sent: 1 });
    expect(await called({ body: { label: 1 }, contentType: 'multipart/form-data' }, good())).toMatchObject({ sent: 1 });
  });
});

describe('an answer', () => {
  it('that is wrong is unexpected, and says why', async () => {
    expect((await called({}, good({ label: 1 }))).answer).toMatchObject({
      ok: false,
      status: 'unexpected',
      error: { label: 1 },
      problems: [problem('label', 'must be a text')],
      response: { status: 200 },
    });
    expect((await called({}, Response.json({}, { status: 400 }))).answer).toMatchObject({
      ok: false,
      status: 'unexpected',
      problems: [problem('x-a', 'must be a text')],
    });
  });

  it('is as it is where nobody is asked', async () => {
    expect((await called({}, good({ label: 1 }), { responses: false })).answer).toMatchObject({
      ok: true,
      status: 200,
    });
    expect(
      (await called({}, new Response('a', { status: 201, headers: { 'content-type': 'image/png' } }))).answer,
    ).toMatchObject({ ok: true, status: 201 });
    expect((await called({}, good('a', 418))).answer).not.toHaveProperty('problems');
  });
});

it('what was thrown otherwise is no invalid request', () => {
  expect([
    isInvalidRequestError(undefined),
    isInvalidRequestError(new TypeError('a')),
    isInvalidRequestError({ name: 'InvalidRequestError', problems: [] }),
  ]).toEqual([false, false, false]);
});
