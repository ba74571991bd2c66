// User templates: `ashlar templates list`, `eject`, and `check`, and their use by `generate`.

import { describe, expect, it, test } from 'vitest';
import { ashlar, petShop } from '../../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';

const config = JSON.stringify({ document: 'openapi.yaml', out: 'api', targets: ['types'], templates: 'custom' });
const createProject = (files: Readonly<Record<string, string>> = {}): string =>
  createTempDirectory({ 'openapi.yaml': petShop, 'ashlar.config.json': config, ...files });

describe('templates', () => {
  test('are listed with the user templates that override them', async () => {
    const directory = createProject({ 'custom/types/index.hbs': '{{about}}\n' });
    const { status, stdout } = await ashlar(directory, ['templates']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^client\/before-call\n[^]*\ntypes\/index {2}custom\/types\/index\.hbs\n[^]*\nvalidators\/module\n[^]*$/,
    );
  });

  test('are listed if the directory of user templates does not exist', async () => {
    expect(await ashlar(createProject(), ['templates', 'list'])).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^client\/before-call\n[^]*\nvalidators\/module\n[^]*$/) as string,
    });
  });

  it('can be ejected, changed, checked, and used; --check detects each change', async () => {
    const directory = createProject();
    expect((await ashlar(directory, ['templates', 'eject', 'types/operations'])).stdout).toBe(
      'Created custom/types/operations.hbs. Edit it, then run ashlar templates check.\n',
    );
    expect((await ashlar(directory, ['generate', '--quiet'])).status).toBe(0);
    const before = readFiles(directory);
    writeTextFile(
      directory,
      'custom/types/operations.hbs',
      `// By us.\n${before['custom/types/operations.hbs'] ?? ''}`,
    );
    expect((await ashlar(directory, ['templates', 'check'])).stdout).toBe('1 template in custom: no problems\n');
    expect((await ashlar(directory, ['generate', '--check', '--quiet'])).status).toBe(1);
    expect((await ashlar(directory, ['generate', '--quiet'])).status).toBe(0);
    expect(readFiles(directory)['api/types/operations.ts']).toBe(
      `// By us.\n${before['api/types/operations.ts'] ?? ''}`,
    );
    expect((await ashlar(directory, ['generate', '--check', '--quiet'])).status).toBe(0);
  });

  test('are not ejected over an existing file without --force', async () => {
    const directory = createProject({ 'custom/types/index.hbs': 'mine' });
    const { status, stderr } = await ashlar(directory, ['templates', 'eject', 'types/index']);
    expect({ status, text: readFiles(directory)['custom/types/index.hbs'] }).toEqual({ status: 2, text: 'mine' });
    expect(stderr).toContain('error templates/file-exists\n  `custom/types/index.hbs` already exists\n');
    expect((await ashlar(directory, ['templates', 'eject', 'types/index', '--force'])).status).toBe(0);
    expect(readFiles(directory)['custom/types/index.hbs']).not.toBe('mine');
  });

  test('are reported at the location of a property that their view does not have', async () => {
    const directory = createProject({ 'custom/types/index.hbs': '{{about}}\n{{#each exprots}}{{this}}{{/each}}\n' });
    const { status, stderr } = await ashlar(directory, ['templates', 'check']);
    expect(status).toBe(2);
    expect(stderr).toContain(
      "custom/types/index.hbs:2:9 error templates/type-error\n  Property 'exprots' does not exist",
    );
  });

  test('that cannot be rendered fail a run, which writes nothing', async () => {
    const directory = createProject({ 'custom/types/index.hbs': '// Ours.\n  {{titel}}\n' });
    const { status, stderr } = await ashlar(directory, ['generate']);
    expect(status).toBe(2);
    expect(stderr).toContain(
      "custom/types/index.hbs:2:5 error templates/type-error\n  Property 'titel' does not exist",
    );
    expect(Object.keys(readFiles(directory)).filter((path) => path.startsWith('api/'))).toEqual([]);
  });

  test.each([
    [
      'an unknown name',
      { 'custom/types/operatons.hbs': '' },
      'custom/types/operatons.hbs:1:1 error templates/unknown-template\n  unknown template `types/operatons`\n',
      'did you mean `types/operations`?',
    ],
    [
      'broken syntax',
      { 'custom/types/index.hbs': '{{about}}\n{{#each exports}}\n' },
      'custom/types/index.hbs:3:1 error templates/invalid-template\n',
      '',
    ],
    [
      'a helper',
      { 'custom/types/index.hbs': '\n{{lookup exports about}}' },
      'custom/types/index.hbs:2:1 error templates/invalid-template\n  helpers are not supported\n',
      '',
    ],
    ['no directory', {}, 'error templates/missing-directory\n  cannot find the template directory `custom`\n', ''],
  ])('are rejected: %s', async (_, files, message, help) => {
    const commands = [['generate'], ['templates', 'check'], ...(Object.keys(files).length > 0 ? [['templates']] : [])];
    for (const args of commands) {
      const { status, stderr } = await ashlar(createProject(files), args);
      expect({ args, status }).toEqual({ args, status: 2 });
      expect(stderr).toContain(message);
      expect(stderr).toContain(help);
    }
  });

  test.each([
    [['templates', 'chekc'], 'did you mean `check`?'],
    [['templates', 'eject'], 'missing template name'],
    [['templates', 'eject', 'types/operatons'], 'did you mean `types/operations`?'],
    [
      ['templates', 'check', 'types/index'],
      '`ashlar templates check` does not accept a template name\n  help: see `ashlar templates --help`',
    ],
  ])('%j is a usage error', async (args, message) => {
    const { status, stderr } = await ashlar(createProject({ 'custom/types/index.hbs': '{{about}}\n' }), args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
