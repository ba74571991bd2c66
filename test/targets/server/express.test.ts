// Express adapter: bodies parsed by middleware, headers and responses from middleware, and errors.

import express4 from 'express-4';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { beforeEach, describe, expect, it } from 'vitest';
import { createExpressHandler } from '../../../src/runtime/server/adapters/express.ts';
import type { Service } from '../../../src/runtime/server/service.ts';
import { listen } from './adapters.ts';
import { notesService, setHandler } from './notes-service.ts';

const handler: RequestHandler = createExpressHandler(notesService({ bodyLimit: 1000 }).service);

/** Sends one request to an application. */
async function sendTo(
  app: express.Express,
  init: RequestInit,
  path = '/v1/notes',
): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }> {
  const { call, stop } = await listen(app);
  const response = await call(path, {
    method: 'POST',
    ...init,
    headers: { authorization: 'Bearer owner', ...(init.headers as Record<string, string>) },
  });
  const text = await response.text();
  await stop();
  return { status: response.status, headers: response.headers, text };
}

const sendError: ErrorRequestHandler = (error: Error, _request, response, next) => {
  if (response.headersSent) next(error);
  else response.status(599).send(error.message);
};

beforeEach(() => setHandler(({ body }) => ({ status: 201, body: { title: JSON.stringify(body) } })));

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

describe.each([
  ['5', express, express],
  ['4', express4, express4],
] as const)(
  'the handler in Express %s',
  (_version, createApp, { json: parseJson, urlencoded: parseUrlEncodedForm }) => {
    it('reads an already parsed form the same way as an unparsed one', async () => {
      const app = createApp().use(parseUrlEncodedForm({ extended: false }), handler) as express.Express;
      const { status, text } = await sendTo(app, { headers: form, body: 'title=a%26b+%C3%A9&tags=1&tags=2' });
      expect(status).toBe(201);
      const unparsed = await sendTo(createApp().use(handler) as express.Express, {
        headers: form,
        body: 'title=a%26b+%C3%A9&tags=1&tags=2',
      });
      expect(text).toBe(unparsed.text);
      expect(text).toContain('a&b é');
    });

    it('ignores Content-Encoding if the body was already decompressed and parsed', async () => {
      const compressed = new Uint8Array(
        await new Response(
          new Blob(['{"title":"x"}']).stream().pipeThrough(new CompressionStream('gzip')),
        ).arrayBuffer(),
      );
      const headers = { ...json, 'content-encoding': 'gzip' };
      expect(
        (await sendTo(createApp().use(parseJson(), handler) as express.Express, { headers, body: compressed })).status,
      ).toBe(201);
      expect((await sendTo(createApp().use(handler) as express.Express, { headers, body: compressed })).status).toBe(
        415,
      );
    });

    it('detects a missing body even if a parser ran', async () => {
      const { status, text } = await sendTo(createApp().use(parseJson(), handler) as express.Express, {
        headers: json,
      });
      expect([status, text]).toEqual([400, expect.stringContaining('A request body is required.')]);
    });

    it('passes an error with help to the application if middleware consumed the body without keeping it', async () => {
      const drain: RequestHandler = (request, _response, next) => {
        request.resume().on('end', () => next());
      };
      const { status, text } = await sendTo(createApp().use(drain, handler, sendError) as express.Express, {
        headers: json,
        body: '{"title":"x"}',
      });
      expect([status, text]).toEqual([
        599,
        'The body of the request (application/json) was read before it reached the service, and its bytes were not kept. Mount the service before the middleware that reads the body, or make that middleware keep the bytes as rawBody.',
      ]);
    });

    it('keeps the headers from middleware and extends Vary', async () => {
      const setHeaders: RequestHandler = (_request, response, next) => {
        response.setHeader('X-Before', 'yes').vary('Origin');
        next();
      };
      setHandler(() => ({ status: 201, body: { title: 'x' }, headers: { Vary: 'X-Filter' } }));
      const { headers } = await sendTo(createApp().use(setHeaders, handler) as express.Express, {
        headers: json,
        body: '{"title":"x"}',
      });
      expect(headers.get('x-before')).toBe('yes');
      expect(headers.get('vary')).toMatch(/^Origin, .*X-Filter/);
    });

    it('drops the response if middleware has already sent one', async () => {
      const respondEarly: RequestHandler = (_request, response, next) => {
        next();
        response.status(503).send('too late');
      };
      expect(
        await sendTo(createApp().use(respondEarly, handler, sendError) as express.Express, {
          headers: json,
          body: '{"title":"x"}',
        }),
      ).toMatchObject({ status: 503, text: 'too late' });
    });
  },
);

it('passes an error to the application if Node.js rejects a header', async () => {
  const service: Service = { handle: () => Promise.resolve({ status: 200, headers: [['X-Broken', 'a\nb']] }) };
  const { status, text } = await sendTo(express().use(createExpressHandler(service), sendError), {
    headers: json,
    body: '{"title":"x"}',
  });
  expect([status, text]).toEqual([599, expect.stringContaining('X-Broken')]);
});
