// Tests the additional routes (document, docs, health, and metrics) and the responses to malformed requests.

import { connect } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { listFiles, root } from '../../architecture/files.ts';
import { renderMarkdownPage } from '../../../src/service/http/routes/render-markdown.ts';
import { startLoggedService, type LoggedService } from '../start/logged-service.ts';

let running: LoggedService;
beforeAll(async () => void (running = await startLoggedService()));
afterAll(() => running.service.stop(0));

const get = (path: string): Promise<Response> => fetch(`${running.service.baseUrl}${path}`, { redirect: 'manual' });

/** Sends raw text and returns the response, which ends when the server closes the connection. */
function sendText(text: string): Promise<string> {
  const { port } = new URL(running.service.baseUrl);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => void (received += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

describe('additional routes', () => {
  test.each([
    ['json', 'application/json'],
    ['yaml', 'application/yaml'],
  ])('serve the document as %s, unchanged, for every origin', async (format, type) => {
    const response = await get(`/v4/openapi.${format}`);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('access-control-allow-origin'),
    ]).toEqual([200, type, '*']);
    expect(await response.text()).toBe(readFileSync(join(root, `generated/spec/openapi.${format}`), 'utf8'));
  });

  test('serve the document for any percent-encoding of its path and any query', async () => {
    const text = readFileSync(join(root, 'generated/spec/openapi.json'), 'utf8');
    for (const path of ['/v4/%6fpenapi.json', '/v4/openapi.json?a=%20'])
      expect([path, (await (await get(path)).text()) === text]).toEqual([path, true]);
  });

  test('serve the docs without broken links', async () => {
    expect((await get('/docs')).headers.get('location')).toBe('/docs/');
    const pendingPaths = ['/docs/'];
    const seenPages = new Set(pendingPaths);
    for (let path = pendingPaths.pop(); path !== undefined; path = pendingPaths.pop()) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      const html = await response.text();
      expect([path, response.headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'$/),
      ]);
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
        const { pathname, origin } = new URL(href, `${running.service.baseUrl}${path}`);
        if (origin !== running.service.baseUrl || !pathname.startsWith('/docs') || seenPages.has(pathname)) continue;
        seenPages.add(pathname);
        pendingPaths.push(pathname);
      }
    }
    // The index page is served at two paths.
    const pages = listFiles('generated/docs/html', (path) => path.endsWith('.html'));
    expect([...seenPages].filter((path) => path !== '/docs/').length).toBe(pages.length);
  });

  test('serve the generated docs with gzip and an ETag', async () => {
    const file = readFileSync(join(root, 'generated/docs/html/assets/style.css'), 'utf8');
    const response = await get('/docs/assets/style.css');
    expect([
      response.headers.get('content-type'),
      response.headers.get('content-encoding'),
      (await response.text()) === file,
    ]).toEqual(['text/css; charset=utf-8', 'gzip', true]);
    const cachedResponse = await fetch(`${running.service.baseUrl}/docs/assets/style.css`, {
      headers: { 'If-None-Match': response.headers.get('etag') ?? '', 'Accept-Encoding': 'identity' },
    });
    expect([cachedResponse.status, await cachedResponse.text()]).toEqual([304, '']);
  });

  test('serve only generated pages', async () => {
    for (const path of [
      '/docs/nothing',
      '/docs/..%2f..%2fpackage.json',
      '/docs/operations/',
      '/docs/README.md',
      '/docs/LICENSE',
      '/docs/html/index.html',
      '/docs/operations/get-user',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('escape HTML and unsafe links in descriptions', async () => {
    const html = await renderMarkdownPage(
      '# <b>Title</b>\n\n<script>alert(1)</script> [a](javascript:alert(1)) [b](data:text/html,x) <img src=x onerror=y>\n\n`<i>`',
    );
    expect(html).not.toMatch(/<script|<img|<b>|<i>|href="javascript|href="data/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('<title>&lt;b&gt;Title&lt;/b&gt;</title>');
  });

  test('serve links at the root and redirect browsers to the docs', async () => {
    const links = await get('/');
    expect([links.status, links.headers.get('vary')]).toEqual([200, 'Accept']);
    for (const path of Object.values((await links.json()) as Record<string, string>))
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    const browserResponse = await fetch(`${running.service.baseUrl}/`, {
      redirect: 'manual',
      headers: { Accept: 'text/html,*/*' },
    });
    expect([browserResponse.status, browserResponse.headers.get('location')]).toEqual([302, '/docs/']);
  });

  test('serve health, readiness, and metrics', async () => {
    expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 200]);
    await get('/v4/profile/sshkeys');
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/^http_requests_total\{operation="listSshKeys",method="GET",status="401"\} 1$/m);
    expect(text).toMatch(/^http_request_duration_seconds_bucket\{le="\+Inf",operation="listSshKeys"\} 1$/m);
    expect(text).toMatch(/^http_request_duration_seconds_count\{operation="listSshKeys"\} 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });
});

describe('a malformed request', () => {
  it.each([
    ['text that is not HTTP', 'hello\r\n\r\n', 400],
    ['an unknown method', 'FETCH /v4/tags/a HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['no host', 'GET /v4/tags/a HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET /v4/tags/a HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', 400],
    ['two hosts for another route', 'GET /docs/ HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n', 400],
    [
      'two hosts and invalid percent-encoding',
      'GET /v4/tags/%zz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['an invalid host', 'GET /v4/tags/a HTTP/1.1\r\nHost: a/b\r\n\r\n', 400],
    [
      'two tokens',
      'GET /v4/tags/a HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n',
      400,
    ],
    [
      'two media types',
      'POST /oauth/token HTTP/1.1\r\nHost: a\r\nContent-Type: a/b\r\nContent-Type: c/d\r\nContent-Length: 0\r\n\r\n',
      400,
    ],
    ['a header without a name', 'GET /v4/tags/a HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n', 400],
    [
      'two content lengths',
      'POST /v4/longview/clients HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'headers above the size limit',
      `GET /v4/tags/a HTTP/1.1\r\nHost: a\r\nX-Filter: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['an unknown expectation', 'GET /v4/tags/a HTTP/1.1\r\nHost: a\r\nExpect: 200-maybe\r\n\r\n', 417],
    ['percent-encoding that is not UTF-8', 'GET /v4/tags/%c3%28 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
    ['invalid percent-encoding', 'GET /v4/tags/%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
    ['a line break in a path', 'GET /v4/tags/%0d%0aX-Injected:1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 401],
  ])('gets an error response with the standard body: %s', async (_title, text, status) => {
    const response = await sendText(text);
    const [head = '', body = ''] = response.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^Content-Type: application\/json$/im);
    expect(head).not.toMatch(/^X-Injected/im);
    const parsedBody: unknown = JSON.parse(body);
    expect(parsedBody).toEqual({ errors: [{ reason: expect.stringMatching(/^[A-Z].*[a-zA-Z]$/) as string }] });
  });
});
