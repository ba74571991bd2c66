// Templates of a person's: listed, copied out, checked against their views, and used in place of Ashlar's own.

import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from './command.ts';
import { filesIn, folderWith, put } from './folder.ts';

const config = JSON.stringify({ document: 'openapi.yaml', out: 'api', targets: ['types'], templates: 'own' });
const home = (files: Readonly<Record<string, string>> = {}): string =>
  folderWith({ 'openapi.yaml': petShop, 'ashlar.config.json': config, ...files });

describe('templates', () => {
  it('are listed, with those that stand in for them', async () => {
    const folder = home({ 'own/types/index.hbs': '{{about}}\n' });
    const { status, stdout } = await ashlar(folder, ['templates']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^client\/area\n[^]*\ntypes\/index {2}own\/types\/index\.hbs\n[^]*\nvalidators\/readme\.md\n$/,
    );
  });

  it('are listed before the folder for those of a person is there', async () => {
    expect(await ashlar(home(), ['templates', 'list'])).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^client\/area\n[^]*\nvalidators\/readme\.md\n$/) as string,
    });
  });

  it('are copied out, changed, checked and used; --check sees each change of theirs', async () => {
    const folder = home();
    expect((await ashlar(folder, ['templates', 'eject', 'types/operations'])).stdout).toBe(
      'own/types/operations.hbs: change it, then run ashlar templates check\n',
    );
    expect((await ashlar(folder, ['generate', '--quiet'])).status).toBe(0);
    const before = filesIn(folder);
    put(folder, 'own/types/operations.hbs', `// By us.\n${before['own/types/operations.hbs'] ?? ''}`);
    expect((await ashlar(folder, ['templates', 'check'])).stdout).toBe('1 template in own: each fits its view\n');
    expect((await ashlar(folder, ['generate', '--check', '--quiet'])).status).toBe(1);
    expect((await ashlar(folder, ['generate', '--quiet'])).status).toBe(0);
    expect(filesIn(folder)['api/types/operations.ts']).toBe(`// By us.\n${before['api/types/operations.ts'] ?? ''}`);
    expect((await ashlar(folder, ['generate', '--check', '--quiet'])).status).toBe(0);
  });

  it('are not copied over one that is there, unless forced', async () => {
    const folder = home({ 'own/types/index.hbs': 'mine' });
    const { status, stderr } = await ashlar(folder, ['templates', 'eject', 'types/index']);
    expect({ status, text: filesIn(folder)['own/types/index.hbs'] }).toEqual({ status: 2, text: 'mine' });
    expect(stderr).toContain('error templates/file-exists\n  own/types/index.hbs is there already\n');
    expect((await ashlar(folder, ['templates', 'eject', 'types/index', '--force'])).status).toBe(0);
    expect(filesIn(folder)['own/types/index.hbs']).not.toBe('mine');
  });

  it('that ask their view for what it does not have are named at their place', async () => {
    const folder = home({ 'own/types/index.hbs': '{{about}}\n{{#each exprots}}{{this}}{{/each}}\n' });
    const { status, stderr } = await ashlar(folder, ['templates', 'check']);
    expect(status).toBe(2);
    expect(stderr).toContain("own/types/index.hbs:2:9 error templates/type-error\n  Property 'exprots' does not exist");
  });

  it('that cannot be laid out stop a run, which then writes nothing', async () => {
    const folder = home({ 'own/types/index.hbs': '// Ours.\n  {{titel}}\n' });
    const { status, stderr } = await ashlar(folder, ['generate']);
    expect(status).toBe(2);
    expect(stderr).toContain("own/types/index.hbs:2:5 error templates/type-error\n  Property 'titel' does not exist");
    expect(Object.keys(filesIn(folder)).filter((path) => path.startsWith('api/'))).toEqual([]);
  });

  it.each([
    [
      'an unknown name',
      { 'own/types/operation.hbs': '' },
      'own/types/operation.hbs:1:1 error templates/unknown-template\n  Ashlar has no template types/operation\n',
      'Did you mean "types/operations"?',
    ],
    [
      'broken syntax',
      { 'own/types/index.hbs': '{{about}}\n{{#each exports}}\n' },
      'own/types/index.hbs:3:1 error templates/invalid-template\n',
      '',
    ],
    [
      'a helper',
      { 'own/types/index.hbs': '\n{{lookup exports about}}' },
      'own/types/index.hbs:2:1 error templates/invalid-template\n  a template calls no helper\n',
      '',
    ],
    ['no folder', {}, 'error templates/missing-directory\n  there is no folder own for templates\n', ''],
  ])('are refused: %s', async (_, files, said, help) => {
    const all = [['generate'], ['templates', 'check'], ...(Object.keys(files).length > 0 ? [['templates']] : [])];
    for (const words of all) {
      const { status, stderr } = await ashlar(home(files), words);
      expect({ words, status }).toEqual({ words, status: 2 });
      expect(stderr).toContain(said);
      expect(stderr).toContain(help);
    }
  });

  it.each([
    [['templates', 'chekc'], 'Did you mean "check"?'],
    [['templates', 'eject'], 'templates eject needs the name of a template'],
    [['templates', 'eject', 'types/operation'], 'Did you mean "types/operations"?'],
    [['templates', 'check', 'types/index'], 'templates check takes no name'],
  ])('%j makes no sense', async (words, message) => {
    const { status, stderr } = await ashlar(home({ 'own/types/index.hbs': '{{about}}\n' }), words);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
