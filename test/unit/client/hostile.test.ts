// Whatever a document calls its things, the client compiles, and its requests say what was given.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modelOf } from '../targets/model-of.ts';
import { compile, compilers, typesOf } from '../types/compile.ts';
import { clientOf, loadClient } from './load.ts';

const hostile = modelOf(readFileSync(join(import.meta.dirname, '../../golden/hostile-names/document.yaml'), 'utf8'));
const folders = { packages: false, importExtension: '.js' } as const;

it('hostile names compile in the strictest consumer', async () => {
  const targets = [
    ['types', await typesOf(await hostile, folders)],
    ['client', await clientOf(await hostile, folders)],
  ] as const;
  const files = new Map(
    targets.flatMap(([target, texts]) => [...texts].map(([path, text]) => [`${target}/${path}`, text] as const)),
  );
  expect(compile(files, compilers['7'])).toBe('');
});

it('hostile paths and parameters are sent as they are named', async () => {
  const loaded = await loadClient(await hostile);
  const urls: string[] = [];
  const fetch = (url: string): Promise<Response> => {
    urls.push(url);
    return Promise.resolve(Response.json([]));
  };
  const [area] = Object.values(loaded.createClient({ baseUrl: 'https://example.com', fetch })).filter(
    (each) => !('baseUrl' in each),
  );
  const [call] = Object.values(area ?? {});
  const answer = await call?.({
    path: Object.fromEntries([
      ['__proto__', '../a'],
      ['e', 'E'],
    ]),
    query: { 'it\'s\u2028 "%zz" \\': '*/', constructor: 1 },
    body: { '*/': 1 },
  });
  expect(answer?.status).toBe(200);
  const url = new URL(urls[0] ?? '');
  expect(url.pathname.split('/').at(-1)).toBe('..%2Fa');
  expect(decodeURIComponent(url.pathname)).toContain('/a\'b"c`d$E*/</script>/');
  expect([...url.searchParams]).toEqual([
    ['it\'s\u2028 "%zz" \\', '*/'],
    ['constructor', '1'],
  ]);
});

describe('schemas and operations called like the client’s own things', () => {
  const words = [
    'Client',
    'CallOptions',
    'Result',
    'Binary',
    'Instead',
    'Promise',
    'Blob',
    'Bound',
    'ApiClient',
    'ClientOptions',
    'Operation',
    'Unexpected',
    'AOfClientRequest',
    'AOfClientResult',
  ];
  const schemas = words.map((word) => `    ${word}: { type: object, properties: { a: { type: string } } }`).join('\n');
  const paths = words
    .map((word) => {
      const name = word.charAt(0).toLowerCase() + word.slice(1);
      const contents = `{ application/json: { schema: { $ref: '#/components/schemas/${word}' } }, image/png: {} }`;
      return `  /${word}:\n    post: { operationId: ${name}, tags: [${name}], requestBody: { content: ${contents} }, responses: { '200': { description: a, content: ${contents} } } }\n    get: { operationId: aOf${word}, tags: [${name}], responses: { '200': { description: a, content: ${contents} } } }`;
    })
    .join('\n');

  it('compile', async () => {
    const api = await modelOf(
      `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n${paths}\ncomponents:\n  schemas:\n${schemas}\n`,
    );
    const targets = [
      ['types', await typesOf(api, folders)],
      ['client', await clientOf(api, folders)],
    ] as const;
    const files = new Map(
      targets.flatMap(([target, texts]) => [...texts].map(([path, text]) => [`${target}/${path}`, text] as const)),
    );
    expect(files.get('client/areas/client.ts')).toContain('Client as $Client');
    expect(compile(files, compilers['7'])).toBe('');
    expect(files.get('client/bare.ts')).toContain('readonly baseUrl: string;');
  });
});
