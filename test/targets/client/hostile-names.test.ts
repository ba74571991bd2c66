// Generated clients for documents with hostile or colliding names.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modelOf } from '../model-of.ts';
import { generateClient, loadClient } from './load-client.ts';
import { collidingNames } from './colliding-names.ts';

const hostile = modelOf(readFileSync(join(import.meta.dirname, '../../golden/hostile-names/document.yaml'), 'utf8'));

it('sends hostile path and parameter names unchanged', async () => {
  const loaded = await loadClient(await hostile);
  const urls: string[] = [];
  const fetch = (url: string): Promise<Response> => {
    urls.push(url);
    return Promise.resolve(Response.json([]));
  };
  const client = loaded.createClient({ baseUrl: 'https://example.com', fetch });
  const tagGroup = Object.values(client).find((property) => !('baseUrl' in property));
  const [call] = Object.values(tagGroup ?? {});
  const result = await call?.({
    path: Object.fromEntries([
      ['__proto__', '../a'],
      ['e', 'E'],
    ]),
    query: { 'it\'s\u2028 "%zz" \\': '*/', constructor: 1 },
    body: { '*/': 1 },
  });
  expect(result?.status).toBe(200);
  const url = new URL(urls[0] ?? '');
  expect(url.pathname.split('/').at(-1)).toBe('..%2Fa');
  expect(decodeURIComponent(url.pathname)).toContain('/a\'b"c`d$E*/</script>/');
  expect([...url.searchParams]).toEqual([
    ['it\'s\u2028 "%zz" \\', '*/'],
    ['constructor', '1'],
  ]);
});

it('imports its own declarations under other names if schemas have the same names', async () => {
  const files = await generateClient(await modelOf(collidingNames), { packages: false, importExtension: '.js' });
  expect(files.get('tags/client.ts')).toContain('Client as Client_');
  expect(files.get('index.ts')).toContain('readonly baseUrl: string;');
});

it('describes an operation by its path if its summary has only line breaks', async () => {
  const api = await modelOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths: { /pets: { get: { operationId: listPets, tags: [pets], summary: "\\N", responses: { '204': { description: ok } } } } }
`);
  const files = await generateClient(api, { packages: false, importExtension: '.js' });
  expect(files.get('tags/pets.ts')).toContain('/** `GET /pets` */\nexport function listPets(');
});
