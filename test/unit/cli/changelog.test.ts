// The changelog of the docs: what the configuration's `docs.since` means, and when what is generated is stale for it.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenLinks } from '../docs/html/site.ts';
import { ashlar, petShop } from './command.ts';
import { filesIn, folderWith, put } from './folder.ts';

const later = petShop
  .replace('age: { type: integer }', 'age: { type: integer, maximum: 40 }')
  .replace('1.0.0', '1.1.0');
const config = (since: string, more: object = {}): string =>
  JSON.stringify({ document: 'openapi.yaml', out: 'api', targets: ['docs'], docs: { since }, ...more });

/** The changelog in Markdown, and in HTML. */
function changelogs(folder: string): readonly (string | undefined)[] {
  const files = filesIn(join(folder, 'api/docs'));
  return [files['changes.md'], files['html/guides/changes.html']];
}

describe('docs.since', () => {
  it('gives a changelog with links to what has changed, in both forms, which others link to', async () => {
    const folder = folderWith({
      'openapi.yaml': later,
      'old/openapi.yaml': petShop,
      'ashlar.config.json': config('old'),
    });
    expect(await ashlar(folder, ['generate'])).toMatchObject({
      status: 0,
      stderr: expect.not.stringContaining('error') as unknown,
    });
    const [markdown, html] = changelogs(folder);
    expect(markdown).toContain('From version `1.0.0` to version `1.1.0`: 1 compatible.');
    expect(markdown).toContain(
      '| [Pet](schemas/pet.md) › age | Numbers must be at most 40, where nothing bounded that. | breaks nothing | [listPets](operations/list-pets.md) |',
    );
    expect(html).toContain('<a href="../schemas/pet.html">Pet</a> › age</th><td>Numbers must be at most 40');
    const files = filesIn(join(folder, 'api/docs'));
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

  it('means the document of a commit, with its own folder as the place to start from', async () => {
    const folder = folderWith({
      'api/openapi.yaml': petShop,
      'api/ashlar.config.json': config('HEAD:openapi.yaml', { out: 'made' }),
    });
    const git = (...words: string[]): void =>
      void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], {
        cwd: folder,
        stdio: 'ignore',
      });
    git('init');
    git('add', '.');
    git('commit', '-m', 'first');
    put(folder, 'api/openapi.yaml', later);
    expect(await ashlar(folder, ['generate', '--config', 'api/ashlar.config.json'])).toMatchObject({ status: 0 });
    expect(filesIn(join(folder, 'api/made/docs'))['changes.md']).toContain('at most 40');
  });

  it('makes what was generated stale when that document changes', async () => {
    const folder = folderWith({ 'openapi.yaml': later, 'old.yaml': petShop, 'ashlar.config.json': config('old.yaml') });
    await ashlar(folder, ['generate']);
    expect((await ashlar(folder, ['generate', '--check'])).status).toBe(0);
    put(folder, 'old.yaml', petShop.replace('name: { type: string }', 'name: { type: string, maxLength: 9 }'));
    const { status, stdout } = await ashlar(folder, ['generate', '--check']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^changed {2}api\/docs\/changes\.md$/m);
  });

  it('has the overlays of the configuration laid over both sides', async () => {
    const overlay =
      'overlay: 1.0.0\ninfo: { title: O, version: "1" }\nactions:\n  - target: $.components.schemas.Pet.properties.age\n    update: { minimum: 1 }\n';
    const folder = folderWith({
      'openapi.yaml': petShop,
      'o.yaml': overlay,
      'ashlar.config.json': config('openapi.yaml', { overlays: ['o.yaml'] }),
    });
    await ashlar(folder, ['generate']);
    expect(changelogs(folder)[0]).toContain('nothing that anybody meets has changed');
  });

  it('says nothing of another document that a command names, nor where there are no docs to be made', async () => {
    const folder = folderWith({
      'other.yaml': later,
      'openapi.yaml': petShop,
      'ashlar.config.json': config('none.yaml'),
    });
    expect((await ashlar(folder, ['generate', 'other.yaml'])).status).toBe(0);
    expect(changelogs(folder)).toEqual([undefined, undefined]);
    expect((await ashlar(folder, ['generate', '--targets', 'types'])).status).toBe(0);
  });

  it.each([
    ['none.yaml', 'source/missing-file', 'there is no document none.yaml'],
    ['nowhere:openapi.yaml', 'source/missing-file', 'git knows no commit "nowhere" here'],
    ['broken.yaml', 'diff/invalid-document', 'broken.yaml has errors, so that there is nothing to compare'],
  ])('that cannot be read, %s, is said, and nothing is written', async (since, code, message) => {
    const folder = folderWith({
      'openapi.yaml': later,
      'broken.yaml': petShop.replace("'#/components/schemas/Pet'", "'#/nowhere'"),
      'ashlar.config.json': config(since),
    });
    const { status, stderr } = await ashlar(folder, ['generate']);
    expect(status).toBe(2);
    expect(stderr).toContain(code);
    expect(stderr).toContain(message);
    expect(existsSync(join(folder, 'api'))).toBe(false);
  });
});
