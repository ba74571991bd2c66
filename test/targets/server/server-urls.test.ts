// Base paths of operations from server URLs, in generated servers and in sample requests.

import { expect, it } from 'vitest';
import { buildModel } from '../../../src/generator/pipeline/build-model.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { sampleRequest } from '../../../src/generator/targets/docs/samples/sample-request.ts';
import { buildServerPages } from '../../../src/generator/targets/server/target.ts';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';

it.each([
  ['https://a.example', '', 'https://a.example'],
  ['https://a.example/v1/', '/v1', 'https://a.example/v1'],
  ['https://a.example/a/./b/../v1', '/a/v1', 'https://a.example/a/./b/../v1'],
  ['https://a.example/v1?key=1#top', '/v1', 'https://a.example/v1?key=1#top'],
  ['/', '', 'https://api.example.com'],
  ['/v1', '/v1', 'https://api.example.com/v1'],
  ['//a.example/api/v1', '/api/v1', 'https://a.example/api/v1'],
  ['//a.example', '', 'https://a.example'],
  ['.', '', 'https://api.example.com'],
  ['./', '', 'https://api.example.com'],
  ['..', '', 'https://api.example.com'],
  ['./v1', '/v1', 'https://api.example.com/v1'],
  ['../api', '/api', 'https://api.example.com/api'],
  ['v1/%2E%2e/api', '/api', 'https://api.example.com/api'],
  ['v1/', '/v1', 'https://api.example.com/v1'],
  ['{scheme}://{host}:{port}/{base}/v{version}', '/own/v1', 'https://api.example.com/own/v1'],
  ['https://{host}/{base}/v{version}/{none}', '/own/v1/{none}', undefined],
  ['{base}/v{version}', '/own/v1', 'https://api.example.com/own/v1'],
  ['/{none}/v{version}', '/{none}/v1', 'https://api.example.com/{none}/v1'],
])('resolves the server URL %s', async (url, base, sample) => {
  const document = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Status', version: '1' },
    servers: [{ url, variables: { base: { default: 'own' }, version: { default: '1' } } }],
    paths: { '/status': { get: { responses: { 204: { description: 'Done.' } } } } },
  });
  const { api } = await buildModel(
    { document: 'document.json', overlays: [] },
    createInMemoryReader(new Map([['document.json', document]])),
    createReport(),
  );
  const [operation] = api?.operations ?? [];
  if (!api || !operation) throw new Error('the document cannot be read');
  const serverModules = renderPages(buildServerPages(api, { packages: false, importExtension: '.ts' }))
    .map((page) => page.text)
    .join('\n');
  expect(/^ *path: '(.*)',$/m.exec(serverModules)?.[1]).toBe(`${base}/status`);
  if (sample !== undefined) expect(sampleRequest(operation, api).server).toBe(sample);
});
