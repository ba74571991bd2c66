// The docs at /docs: the generated HTML and the release notes.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { changelogFile, generatedDirectory } from '../asset-paths.ts';
import type { Routes } from '../attach-service.ts';
import { renderMarkdownPage } from './render-markdown.ts';

// Lets the pages send requests to this service. The policy in each generated page is stricter.
const headers = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self' http://localhost:* http://127.0.0.1:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
};

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

interface ServedFile {
  readonly type: string;
  readonly bytes: Buffer;
  readonly gzipped: Buffer;
  readonly etag: string;
}

/** Serves the index at `/docs/`, the generated files below it, and the release notes at `/docs/changelog`. */
export const docsRoutes: Routes = (app) => {
  let fileIndex: Promise<ReadonlyMap<string, string>> | undefined;
  const cache = new Map<string, Promise<ServedFile>>();
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    const files = await (fileIndex ??= listFiles(join(generatedDirectory('docs'), 'html')));
    const path = request.params['*'];
    const file = path === 'changelog' ? changelogFile() : files.get(path);
    const { type, bytes, gzipped, etag } = await (cache.get(file ?? '') ?? cacheFile(cache, file));
    reply.code(file === undefined ? 404 : 200).headers({ ...headers, 'Content-Type': type, ETag: etag });
    if (file !== undefined && request.headers['if-none-match'] === etag) return reply.code(304).send();
    const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    return acceptsGzip ? reply.header('Content-Encoding', 'gzip').send(gzipped) : reply.send(bytes);
  });
};

/** Maps paths below `/docs/` to files; the index is also served at the directory. */
async function listFiles(directory: string): Promise<ReadonlyMap<string, string>> {
  const entries = (await readdir(directory, { recursive: true })).filter((entry) =>
    Object.hasOwn(mediaTypes, extname(entry)),
  );
  return new Map([
    ['', join(directory, 'index.html')],
    ...entries.map((entry) => [entry.split(sep).join('/'), join(directory, entry)] as const),
  ]);
}

function cacheFile(cache: Map<string, Promise<ServedFile>>, file: string | undefined): Promise<ServedFile> {
  const read = readServedFile(file);
  cache.set(file ?? '', read);
  return read;
}

async function readServedFile(file: string | undefined): Promise<ServedFile> {
  const mediaType = file === undefined ? undefined : mediaTypes[extname(file)];
  const text =
    file === undefined ? '# Not found\n\nThere is no such page. [Contents](/docs/)' : await readFile(file, 'utf8');
  const bytes = Buffer.from(mediaType === undefined ? await renderMarkdownPage(text) : text);
  return {
    type: mediaType ?? 'text/html; charset=utf-8',
    bytes,
    gzipped: await promisify(gzip)(bytes),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
}
