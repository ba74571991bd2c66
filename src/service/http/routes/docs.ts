// The documentation at /docs: generated Markdown, shown as HTML.

import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { changelogFile, generatedFolder } from '../assets.ts';
import type { Routes } from '../app.ts';
import { renderPage, style } from './page.ts';

const headers = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** `/docs/` is the README, `/docs/operations/get-user` the page of that name, `/docs/changelog` the release notes. Only pages that were generated are found. */
export const docsRoutes: Routes = (app) => {
  let known: Promise<ReadonlyMap<string, string>> | undefined;
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
  app.get('/docs/style.css', (_request, reply) => reply.headers({ ...headers, 'Content-Type': 'text/css; charset=utf-8' }).send(style));
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    const pages = await (known ??= pagesIn(generatedFolder('docs'), changelogFile()));
    const path = request.params['*'];
    const file = pages.get(path);
    const text = file === undefined ? '# Not found\n\nThere is no such page. [Contents](/docs/)' : await readFile(file, 'utf8');
    const html = await renderPage(text);
    return reply.code(file === undefined ? 404 : 200).headers({ ...headers, 'Content-Type': 'text/html; charset=utf-8' }).send(html);
  });
};

/** By the path below `/docs/`, without an ending. */
async function pagesIn(folder: string, changelog: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((entry) => entry.endsWith('.md') && !entry.split(sep).includes('node_modules'));
  return new Map([...files.map((file) => [nameOf(file), join(folder, file)] as const), ['changelog', changelog]]);
}

function nameOf(file: string): string {
  const name = file.split(sep).join('/').replace(/\.md$/, '');
  return name === 'README' ? '' : name;
}
