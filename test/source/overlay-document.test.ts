// Overlays as the document: `extends` names the document that they apply to.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from '../cli/command.ts';
import { startServer } from '../cli/http-server.ts';
import { createTempDirectory } from '../cli/temp-directory.ts';

const createOverlay = (extended: string | undefined, operationId = 'listAnimals'): string =>
  [
    'overlay: 1.0.0',
    'info: { title: O, version: "1" }',
    ...(extended === undefined ? [] : [`extends: ${extended}`]),
    `actions: [{ target: "$.paths['/pets'].get", update: { operationId: ${operationId} } }]`,
    '',
  ].join('\n');

describe('an overlay as the document', () => {
  it('applies to the document that `extends` names, before other overlays', async () => {
    const directory = createTempDirectory({
      'api/openapi.yaml': petShop.replace("'#/components/schemas/Pet'", "'pets.yaml#/Pet'"),
      'api/pets.yaml': 'Pet: { type: object }\n',
      'overlay.yaml': createOverlay('api/openapi.yaml'),
      'other.yaml': createOverlay(undefined, 'listCats'),
    });
    expect((await ashlar(directory, ['model', 'overlay.yaml'])).stdout).toContain('listAnimals');
    expect((await ashlar(directory, ['model', 'overlay.yaml', '--overlay', 'other.yaml'])).stdout).toContain(
      'listCats',
    );
  });

  it('may extend a URL if it is allowed, whose references must be allowed, too', async () => {
    const { origin, requests } = await startServer({
      '/openapi.yaml': petShop.replace("'#/components/schemas/Pet'", "'pets.yaml#/Pet'"),
      '/pets.yaml': 'Pet: { type: object }\n',
    });
    const directory = createTempDirectory({ 'overlay.yaml': createOverlay(`${origin}/openapi.yaml`) });
    const { status, stderr } = await ashlar(directory, ['model', 'overlay.yaml']);
    expect({ status, isRejected: stderr.includes('overlay.yaml:3:10 error source/remote-reference') }).toEqual({
      status: 2,
      isRejected: true,
    });
    expect(requests).toEqual([]);
    const documentAllowed = await ashlar(directory, ['model', 'overlay.yaml', '--allow', `${origin}/openapi.yaml`]);
    expect(documentAllowed.stderr).toContain(`${origin}/openapi.yaml:12:53 error source/remote-reference`);
    expect(requests.map(({ path }) => path)).toEqual(['/openapi.yaml']);
    requests.length = 0;
    const allowed = await ashlar(directory, ['model', 'overlay.yaml', '--allow', origin]);
    expect(allowed.stdout).toContain('listAnimals');
    expect(requests.map(({ path }) => path)).toEqual(['/openapi.yaml', '/pets.yaml']);
  });

  it('does not let the extended document read another directory or repository', async () => {
    const directory = createTempDirectory({
      'mine/overlay.yaml': createOverlay('../other/api/openapi.yaml'),
      'other/api/openapi.yaml': petShop.replace("'#/components/schemas/Pet'", "'../pets.yaml#/Pet'"),
      'other/pets.yaml': 'Pet: { type: object }\n',
    });
    mkdirSync(join(directory, 'other/.git'));
    const run = (allowed: string): ReturnType<typeof ashlar> =>
      ashlar(directory, ['model', 'mine/overlay.yaml', '--allow', allowed]);
    expect((await run('other/api/openapi.yaml')).stderr).toContain(
      'cannot read `other/pets.yaml`: it is outside `mine`, the directory of the document',
    );
    expect((await run('other')).stdout).toContain('listAnimals');
  });

  it('may be remote and extend a document on its origin', async () => {
    const { origin } = await startServer({
      '/o/overlay.yaml': createOverlay('../openapi.yaml'),
      '/openapi.yaml': petShop,
    });
    expect((await ashlar(createTempDirectory(), ['model', `${origin}/o/overlay.yaml`])).stdout).toContain(
      'listAnimals',
    );
  });

  it.each([
    ['a file outside', '../openapi.yaml', 'source/outside-reference'],
    ['a missing file', 'none.yaml', 'source/missing-file'],
    ['nothing', undefined, 'source/invalid-overlay'],
    ['an object', '{}', 'source/invalid-overlay'],
  ])('is an error if it extends %s', async (_name, extended, code) => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop, 'api/overlay.yaml': createOverlay(extended) });
    const { status, stderr } = await ashlar(directory, ['model', 'api/overlay.yaml']);
    expect(status).toBe(2);
    expect(stderr).toContain(code);
  });

  it('reports only the errors of a broken overlay', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': petShop.replace('type: integer', 'type: number?'),
      'overlay.yaml': createOverlay('openapi.yaml').replace('overlay: 1.0.0', 'overlay: 2.0.0'),
    });
    const { stdout } = await ashlar(directory, ['generate', 'overlay.yaml', '--out', 'out', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [{ code: 'source/invalid-overlay' }] });
  });
});

it('an overlay from a URL cannot insert a reference to a local file', async () => {
  const { origin } = await startServer({
    '/overlay.yaml': [
      'overlay: 1.0.0',
      'info: { title: O, version: "1" }',
      'actions: [{ target: $.components.schemas.Pet.properties, update: { key: { $ref: ./config/secrets.yaml } } }]',
    ].join('\n'),
  });
  const directory = createTempDirectory({
    'openapi.yaml': petShop,
    'config/secrets.yaml': 'type: string\nconst: hunter2\n',
  });
  const overlay = `${origin}/overlay.yaml`;
  const { status, stdout, stderr } = await ashlar(directory, ['model', 'openapi.yaml', '--overlay', overlay]);
  expect(status).toBe(2);
  expect(stderr).toContain(`${overlay}:3:81 error source/outside-reference`);
  expect(stderr).toContain('a remote document cannot refer to a local file');
  expect(stdout + stderr).not.toContain('hunter2');
});
