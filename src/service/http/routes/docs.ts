// The documentation at /docs: the generated HTML as it is, and the release notes.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { changelogFile, generatedFolder } from '../assets.ts';
import type { Routes } from '../app.ts';
import { renderPage } from './page.ts';

// Pages that ask the interface may ask this service; the pages themselves allow less.
const headers = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self' http://localhost:* http://127.0.0.1:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** A file as it is sent. */
interface Served {
  readonly type: string;
  readonly bytes: Buffer;
  readonly packed: Buffer;
  readonly tag: string;
}

/** `/docs/` is the index, everything below it the file of that name, `/docs/changelog` the release notes. Only what was generated is found. */
export const docsRoutes: Routes = (app) => {
  let known: Promise<ReadonlyMap<string, string>> | undefined;
  const served = new Map<string, Promise<Served>>();
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    const files = await (known ??= filesIn(join(generatedFolder('docs'), 'html')));
    const path = request.params['*'];
    const file = path === 'changelog' ? changelogFile() : files.get(path);
    const { type, bytes, packed, tag } = await (served.get(file ?? '') ?? keep(served, file));
    reply.code(file === undefined ? 404 : 200).headers({ ...headers, 'Content-Type': type, ETag: tag });
    if (file !== undefined && request.headers['if-none-match'] === tag) return reply.code(304).send();
    const takesPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    return takesPacked ? reply.header('Content-Encoding', 'gzip').send(packed) : reply.send(bytes);
  });
};

/** By the path below `/docs/`; the index is at the folder itself, too. */
async function filesIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = (await readdir(folder, { recursive: true })).filter((entry) => Object.hasOwn(types, extname(entry)));
  return new Map([
    ['', join(folder, 'index.html')],
    ...entries.map((entry) => [entry.split(sep).join('/'), join(folder, entry)] as const),
  ]);
}

function keep(served: Map<string, Promise<Served>>, file: string | undefined): Promise<Served> {
  const read = readServed(file);
  served.set(file ?? '', read);
  return read;
}

async function readServed(file: string | undefined): Promise<Served> {
  const own = file === undefined ? undefined : types[extname(file)];
  const text =
    file === undefined ? '# Not found\n\nThere is no such page. [Contents](/docs/)' : await readFile(file, 'utf8');
  const bytes = Buffer.from(own === undefined ? await renderPage(text) : text);
  return {
    type: own ?? 'text/html; charset=utf-8',
    bytes,
    packed: await promisify(gzip)(bytes),
    tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
}
