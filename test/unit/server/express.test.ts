// What is the matter of Express alone: bodies that others have read, answers that others change, and errors that go to it.

import express4 from 'express-4';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { beforeEach, describe, expect, it } from 'vitest';
import { createExpressHandler } from '../../../src/runtime/server/adapters/express.ts';
import type { Service } from '../../../src/runtime/server/service.ts';
import { listening } from './adapters.ts';
import { answering, notesService } from './notes.ts';

const handler: RequestHandler = createExpressHandler(notesService({ bodyLimit: 1000 }).service);

/** One request to an application, and what came of it. */
async function answered(
  app: express.Express,
  init: RequestInit,
  path = '/v1/notes',
): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }> {
  const { call, stop } = await listening(app);
  const answer = await call(path, {
    method: 'POST',
    ...init,
    headers: { authorization: 'Bearer owner', ...(init.headers as Record<string, string>) },
  });
  const text = await answer.text();
  await stop();
  return { status: answer.status, headers: answer.headers, text };
}

const telling: ErrorRequestHandler = (error: Error, _request, response, next) => {
  if (response.headersSent) next(error);
  else response.status(599).send(error.message);
};

beforeEach(() => answering(({ body }) => ({ status: 201, body: { title: JSON.stringify(body) } })));

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

describe.each([
  ['5', express, express],
  ['4', express4, express4],
] as const)('in Express %s', (_version, make, { json: parseJson, urlencoded }) => {
  it('a form that was parsed before means what it meant', async () => {
    const app = make().use(urlencoded({ extended: false }), handler) as express.Express;
    const { status, text } = await answered(app, { headers: form, body: 'title=a%26b+%C3%A9&tags=1&tags=2' });
    expect(status).toBe(201);
    const own = await answered(make().use(handler) as express.Express, {
      headers: form,
      body: 'title=a%26b+%C3%A9&tags=1&tags=2',
    });
    expect(text).toBe(own.text);
    expect(text).toContain('a&b é');
  });

  it('a body that was unpacked and parsed before is no longer packed', async () => {
    const packed = new Uint8Array(
      await new Response(new Blob(['{"title":"x"}']).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
    );
    const headers = { ...json, 'content-encoding': 'gzip' };
    expect(
      (await answered(make().use(parseJson(), handler) as express.Express, { headers, body: packed })).status,
    ).toBe(201);
    expect((await answered(make().use(handler) as express.Express, { headers, body: packed })).status).toBe(415);
  });

  it('a request without a body is one, whatever parsers make of it', async () => {
    const { status, text } = await answered(make().use(parseJson(), handler) as express.Express, { headers: json });
    expect([status, text]).toEqual([400, expect.stringContaining('A request body is required.')]);
  });

  it('a body that was read and not kept is an error of the application, which says the way out', async () => {
    const drain: RequestHandler = (request, _response, next) => {
      request.resume().on('end', () => next());
    };
    const { status, text } = await answered(make().use(drain, handler, telling) as express.Express, {
      headers: json,
      body: '{"title":"x"}',
    });
    expect([status, text]).toEqual([
      599,
      'The body of the request (application/json) was read before the service, and its bytes were not kept: mount the service before what reads it, or have that keep them as rawBody.',
    ]);
  });

  it('what middleware has set stays: its headers, and what answers vary by', async () => {
    const before: RequestHandler = (_request, response, next) => {
      response.setHeader('X-Before', 'yes').vary('Origin');
      next();
    };
    answering(() => ({ status: 201, body: { title: 'x' }, headers: { Vary: 'X-Filter' } }));
    const { headers } = await answered(make().use(before, handler) as express.Express, {
      headers: json,
      body: '{"title":"x"}',
    });
    expect(headers.get('x-before')).toBe('yes');
    expect(headers.get('vary')).toMatch(/^Origin, .*X-Filter/);
  });

  it('an answer that comes after another is dropped', async () => {
    const impatient: RequestHandler = (_request, response, next) => {
      next();
      response.status(503).send('too late');
    };
    expect(
      await answered(make().use(impatient, handler, telling) as express.Express, {
        headers: json,
        body: '{"title":"x"}',
      }),
    ).toMatchObject({ status: 503, text: 'too late' });
  });
});

it('what Node refuses to send is an error of the application', async () => {
  const service: Service = { handle: () => Promise.resolve({ status: 200, headers: [['X-Broken', 'a\nb']] }) };
  const { status, text } = await answered(express().use(createExpressHandler(service), telling), {
    headers: json,
    body: '{"title":"x"}',
  });
  expect([status, text]).toEqual([599, expect.stringContaining('X-Broken')]);
});
