// One service behind each server: the same answers, whichever it comes through.

import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNodeListener } from '../../../src/runtime/server/adapters/node.ts';
import { adapters, listening, type Running } from './adapters.ts';
import { answering, notesService } from './notes.ts';

describe.each(adapters)('behind $name', ({ start, parses = false, refuses = [] }) => {
  let running: Running;
  beforeAll(async () => {
    running = await start(notesService({ bodyLimit: 1000 }).service);
  });
  afterAll(() => running.stop());
  beforeEach(() =>
    answering(({ body, query, request }) => ({
      status: 200,
      body: { title: JSON.stringify({ body, query, address: request.address }) },
    })),
  );

  const token = { authorization: 'Bearer owner' };
  const put = (
    body: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ): Promise<Response> => running.call('/v1/notes/1', { method: 'PUT', headers: { ...token, ...headers }, body });

  it('a request reaches the handler whole: path, query, headers, body, address', async () => {
    const answer = await running.call('/v1/notes/1?page=7', {
      method: 'PUT',
      headers: { ...token, 'content-type': 'application/json' },
      body: '{"title":"é"}',
    });
    expect(answer.status).toBe(200);
    const { title } = (await answer.json()) as { title: string };
    expect(JSON.parse(title)).toEqual({
      body: { title: 'é', colour: 'grey' },
      query: { page: 7 },
      address: '127.0.0.1',
    });
  });

  it('answers carry status, headers and body', async () => {
    const answer = await running.call('/v1/notes/99', { headers: token });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('x-version')).toBe('1.2.3');
    expect(await answer.json()).toEqual({ errors: [{ reason: 'Not found' }] });
  });

  it('HEAD has the headers of GET and no body', async () => {
    const get = await running.call('/v1/notes/1', { headers: token });
    const head = await running.call('/v1/notes/1', { method: 'HEAD', headers: token });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(await head.text()).toBe('');
    await get.text();
  });

  it('OPTIONS and unknown methods are the service’s own', async () => {
    const options = await running.call('/v1/notes', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
    const patch = await running.call('/v1/notes', { method: 'PATCH' });
    expect([patch.status, patch.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
    await patch.text();
  });

  it('unknown paths, strange escapes and slashes are 404 in the service’s words', async () => {
    for (const path of ['/', '/v1/notes/', '/v1/notes/%ff', '/v1//notes', '/v1/notes/1%2F2']) {
      if (refuses.includes(path)) continue;
      const answer = await running.call(path, { headers: token });
      expect([path, answer.status, await answer.json()]).toEqual([path, 404, { errors: [{ reason: 'Not found' }] }]);
    }
  });

  it('malformed JSON, other media types and empty bodies are the service’s own to refuse', async () => {
    const statuses: number[] = [];
    if (!parses) expect([(await put('{')).status, (await put('nul')).status]).toEqual([400, 400]);
    for (const answer of [
      await put('x', { 'content-type': 'text/plain' }),
      await put('x', { 'content-type': 'nonsense' }),
      await put(''),
    ]) {
      statuses.push(answer.status);
      expect(await answer.json()).toHaveProperty('errors');
    }
    expect(statuses).toEqual([415, 415, 400]);
  });

  it('a body beyond the limit is 413, announced or not', async () => {
    const large = JSON.stringify({ title: 'x'.repeat(5000) });
    const announced = await put(large);
    expect(announced.status).toBe(413);
    expect(await announced.json()).toEqual({ errors: [{ reason: 'The request body is too large.' }] });
    const chunks = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(sent === 0 ? '{"title":"' : sent > 20 ? '"}' : 'x'.repeat(400)));
        if (++sent > 21) controller.close();
      },
    });
    let sent = 0;
    const streamed = await running.call('/v1/notes/1', {
      method: 'PUT',
      headers: { ...token, 'content-type': 'application/json' },
      body: chunks,
      duplex: 'half',
    });
    expect(streamed.status).toBe(413);
    await streamed.text();
  });

  it('parallel requests do not mix', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, page) =>
        running.call(`/v1/notes?page=${page}`, { headers: token }).then((answer) => answer.json()),
      ),
    );
    expect(
      answers.map(
        (answer) => (JSON.parse((answer as { title: string }).title) as { query: { page: number } }).query.page,
      ),
    ).toEqual(Array.from({ length: 30 }, (_, page) => page));
  });

  it('a client that goes away aborts the request', async () => {
    let enough = (): void => undefined;
    const waiting = new Promise<void>((done) => (enough = done));
    const seen = new Promise<AbortSignal | undefined>((found) =>
      answering(async ({ request }) => {
        found(request.signal);
        await waiting;
        return { status: 200, body: {} };
      }),
    );
    const leaving = new AbortController();
    const call = running.call('/v1/notes/1', { headers: token, signal: leaving.signal }).catch(() => undefined);
    const signal = await seen;
    expect(signal?.aborted).toBe(false);
    leaving.abort();
    await expect.poll(() => signal?.aborted).toBe(true);
    enough();
    await call;
  });
});

it('node:http takes the absolute form of a target, as proxies send it', async () => {
  const { port, stop } = await listening(createNodeListener(notesService({}).service));
  const status = await new Promise((done) => {
    httpRequest(
      { port, host: '127.0.0.1', path: 'http://notes.example/v1/notes', headers: { authorization: 'Bearer owner' } },
      (answer) => {
        answer.resume();
        done(answer.statusCode);
      },
    ).end();
  });
  expect(status).toBe(200);
  await stop();
});
