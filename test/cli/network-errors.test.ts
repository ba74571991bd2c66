// Errors of the network, the lock file, and the environment do not change the generated output.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createInputDigests } from '../../src/generator/pipeline/parse-cache.ts';
import { ashlar } from './command.ts';
import { respond, startServer, type Routes } from './http-server.ts';
import { createTempDirectory, readFiles } from './temp-directory.ts';

const createOperation = (path: string, ref: string): string =>
  `  ${path}: { get: { tags: [${path.slice(1)}], responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '${ref}' } } } } } } }\n`;
const petFile = 'Pet: { type: object, properties: { name: { type: string } } }\n';
const document = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
${createOperation('/pets', 'pets.yaml#/Pet')}${createOperation('/owners', 'owners.yaml#/Owner')}`;
const routes: Routes = {
  '/openapi.yaml': document,
  '/pets.yaml': petFile,
  '/owners.yaml': petFile.replace('Pet', 'Owner'),
};

describe('a reference that could be read before', () => {
  it.each([
    ['the server fails', respond(500), [], 'source/unreadable-url'],
    ['the server fails during an update', respond(500), ['--update'], 'source/unreadable-url'],
    ['the content has changed', `${petFile}# changed\n`, [], 'source/digest-mismatch'],
    ['the content is not in the cache', petFile, ['--offline'], 'source/not-cached'],
    ['a header has no value', petFile, [], 'source/missing-variable'],
  ])('keeps all output if %s', async (_name, response, flags, code) => {
    const server = await startServer(routes);
    const directory = createTempDirectory({
      'ashlar.config.json': JSON.stringify({
        document: 'openapi.yaml',
        targets: ['types', 'docs'],
        out: 'out',
        input: { allow: [server.origin], headers: { [server.origin]: { 'X-Key': '${API_KEY}' } } },
      }),
      'openapi.yaml': document.replace('pets.yaml', `${server.origin}/pets.yaml`),
      'owners.yaml': petFile.replace('Pet', 'Owner'),
      'node_modules/.keep': '',
    });
    expect((await ashlar(directory, ['generate'], { env: { API_KEY: 'k' } })).status).toBe(0);
    rmSync(join(directory, 'node_modules/.cache'), { recursive: true });
    const before = readFiles(directory);
    server.serve({ ...routes, '/pets.yaml': response });
    const env: Readonly<Record<string, string>> = code === 'source/missing-variable' ? {} : { API_KEY: 'k' };
    const { status, stderr } = await ashlar(directory, ['generate', ...flags], { env });
    expect({ status, codes: stderr.match(/(?<=error )\S+/g) }).toEqual({ status: 2, codes: [code] });
    expect(readFiles(directory)).toEqual(before);
  });
});

it('the digest of a failed download is unknown, rather than the locked one', () => {
  const digests = createInputDigests('.', { digestOf: () => 'locked' });
  expect(digests.digestOf('https://api.example/pets.yaml')).toBe('locked');
  digests.record('https://api.example/pets.yaml', undefined);
  expect(digests.digestOf('https://api.example/pets.yaml')).toBeUndefined();
});
