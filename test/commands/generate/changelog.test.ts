// Changelog of the generated docs: the `docs.changelogSince` option and stale output.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenLinks } from '../../targets/docs/html/site-links.ts';
import { ashlar, petShop } from '../../cli/command.ts';
import { initializeRepository } from '../../cli/git.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';

const changedPetShop = petShop
  .replace('age: { type: integer }', 'age: { type: integer, maximum: 40 }')
  .replace('1.0.0', '1.1.0');
const createConfig = (since: string, options: object = {}): string =>
  JSON.stringify({
    document: 'openapi.yaml',
    out: 'api',
    targets: ['docs'],
    docs: { changelogSince: since },
    ...options,
  });

/** Returns the Markdown and the HTML of the changelog. */
function readChangelogs(directory: string): readonly (string | undefined)[] {
  const files = readFiles(join(directory, 'api/docs'));
  return [files['changes.md'], files['html/guides/changes.html']];
}

describe('docs.changelogSince', () => {
  it('adds a changelog with links to the changed schemas, in Markdown and HTML, and links to it', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': changedPetShop,
      'old/openapi.yaml': petShop,
      'ashlar.config.json': createConfig('old'),
    });
    expect(await ashlar(directory, ['generate'])).toMatchObject({
      status: 0,
      stderr: expect.not.stringContaining('error') as unknown,
    });
    const [markdown, html] = readChangelogs(directory);
    expect(markdown).toContain('Changes from version `1.0.0` to version `1.1.0`: 1 compatible.');
    expect(markdown).toContain(
      '| [Pet](schemas/pet.md) › age | Numbers must now be at most 40. | no breaking effect | [listPets](operations/list-pets.md) |',
    );
    expect(html).toContain('<a href="../schemas/pet.html">Pet</a> › age</th><td>Numbers must now be at most 40');
    const files = readFiles(join(directory, 'api/docs'));
    expect([files['README.md'], files['llms.txt']].map((page) => page?.includes('[Changelog](changes.md)'))).toEqual([
      true,
      true,
    ]);
    const pages = Object.entries(files)
      .filter(([path]) => /^html\/.*(?:html|css|js)$/.test(path))
      .map(([path, text]) => [path.slice('html/'.length), text] as const);
    expect(brokenLinks(new Map(pages))).toEqual([]);
    expect(pages.every(([path, text]) => !path.endsWith('.html') || text.includes('guides/changes.html'))).toBe(true);
  });

  it('accepts a document in a commit, relative to the directory of the configuration', async () => {
    const directory = createTempDirectory({
      'api/openapi.yaml': petShop,
      'api/ashlar.config.json': createConfig('HEAD:openapi.yaml', { out: 'output' }),
    });
    initializeRepository(directory);
    writeTextFile(directory, 'api/openapi.yaml', changedPetShop);
    expect(await ashlar(directory, ['generate', '--config', 'api/ashlar.config.json'])).toMatchObject({ status: 0 });
    expect(readFiles(join(directory, 'api/output/docs'))['changes.md']).toContain('at most 40');
  });

  it('makes the output stale if the earlier document changes', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': changedPetShop,
      'old.yaml': petShop,
      'ashlar.config.json': createConfig('old.yaml'),
    });
    await ashlar(directory, ['generate']);
    expect((await ashlar(directory, ['generate', '--check'])).status).toBe(0);
    writeTextFile(
      directory,
      'old.yaml',
      petShop.replace('name: { type: string }', 'name: { type: string, maxLength: 9 }'),
    );
    const { status, stdout } = await ashlar(directory, ['generate', '--check']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^changed {2}api\/docs\/changes\.md$/m);
  });

  it('applies the overlays of the configuration to both documents', async () => {
    const overlay =
      'overlay: 1.0.0\ninfo: { title: O, version: "1" }\nactions:\n  - target: $.components.schemas.Pet.properties.age\n    update: { minimum: 1 }\n';
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'o.yaml': overlay,
      'ashlar.config.json': createConfig('openapi.yaml', { overlays: ['o.yaml'] }),
    });
    await ashlar(directory, ['generate']);
    expect(readChangelogs(directory)[0]).toContain('No observable API changes');
  });

  it('has no effect if the arguments specify a different document, or without the docs target', async () => {
    const directory = createTempDirectory({
      'other.yaml': changedPetShop,
      'openapi.yaml': petShop,
      'ashlar.config.json': createConfig('none.yaml'),
    });
    expect((await ashlar(directory, ['generate', 'other.yaml'])).status).toBe(0);
    expect(readChangelogs(directory)).toEqual([undefined, undefined]);
    expect((await ashlar(directory, ['generate', '--targets', 'types'])).status).toBe(0);
  });

  it.each([
    ['none.yaml', 'source/missing-file', 'cannot find `none.yaml`'],
    [
      'nowhere:openapi.yaml',
      'source/missing-file',
      'cannot find `nowhere:openapi.yaml`: no file has this name, and `nowhere` is not a commit',
    ],
    ['broken.yaml', 'diff/invalid-document', 'cannot compare `broken.yaml`: it has errors'],
  ])('reports %s if it cannot be compared, and writes nothing', async (since, code, message) => {
    const directory = createTempDirectory({
      'openapi.yaml': changedPetShop,
      'broken.yaml': petShop.replace("'#/components/schemas/Pet'", "'#/nowhere'"),
      'ashlar.config.json': createConfig(since),
    });
    const { status, stderr } = await ashlar(directory, ['generate']);
    expect(status).toBe(2);
    expect(stderr).toContain(code);
    expect(stderr).toContain(message);
    expect(existsSync(join(directory, 'api'))).toBe(false);
  });
});
