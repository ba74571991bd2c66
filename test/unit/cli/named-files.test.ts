// A file that a configuration names and that cannot be had is told where it is named, by every command that would read it.

import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from './command.ts';
import { folderWith } from './folder.ts';
import { config } from './services.ts';

const missing = { document: 'legacy/billing.json', out: 'legacy/api', targets: ['types', 'server', 'validators'] };
const pets = { document: 'openapi.yaml', out: 'pets/api', targets: ['types'] };

describe('a file that is missing', () => {
  it.each([
    ['generate'],
    ['generate', '--check'],
    ['lint', '--no-redocly'],
    ['scaffold'],
    ['model', 'legacy/billing.json'],
    ['generate', 'legacy/billing.json'],
  ])('is told at its place among several documents: %s %s', async (...words) => {
    const { status, stderr } = await ashlar(
      folderWith({ 'openapi.yaml': petShop, 'ashlar.config.json': config([pets, missing]) }),
      words,
    );
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^ashlar\.config\.json:1:92 error source\/missing-file\n {2}there is no file legacy\/billing\.json\n.*\n +\| +\^{21}\n {2}documents\[1\]\.document names it: write the file, or mend the name\.$/m,
    );
  });

  it('is told at its place where there is one document, and where it is a folder', async () => {
    const folder = folderWith({
      'folder/openapi.yaml': petShop,
      'ashlar.config.json': '{"document": "nope.yaml"}',
      'folder.config.json': '{"document": "folder"}',
    });
    expect((await ashlar(folder, ['generate'])).stderr).toContain(
      'ashlar.config.json:1:14 error source/missing-file\n  there is no file nope.yaml\n',
    );
    expect((await ashlar(folder, ['generate', '--config', 'folder.config.json'])).stderr).toContain(
      'folder.config.json:1:14 error source/not-a-file\n  folder is a directory\n',
    );
  });

  it.each([
    [[{ ...pets, overlays: ['nope.yaml'] }], {}, '1:91', 'documents[0].overlays[0]'],
    [[pets], { overlays: ['nope.yaml'] }, '1:93', 'overlays[0]'],
  ])('is told at its place where an overlay is missing: %j beside %j', async (documents, beside, place, member) => {
    const { status, stderr } = await ashlar(
      folderWith({ 'openapi.yaml': petShop, 'ashlar.config.json': config(documents, beside) }),
      ['generate'],
    );
    expect(status).toBe(2);
    expect(stderr).toContain(`ashlar.config.json:${place} error source/missing-file\n  there is no file nope.yaml\n`);
    expect(stderr).toContain(`\n  ${member} names it: write the file, or mend the name.\n`);
  });

  it('is told by the name of the member where the configuration is code, and by its own where the command line names it', async () => {
    const folder = folderWith({
      'openapi.yaml': petShop,
      'ashlar.config.mjs': `export default ${JSON.stringify({ documents: [pets, missing] })};`,
    });
    expect((await ashlar(folder, ['generate'])).stderr).toContain(
      'error source/missing-file\n  there is no file legacy/billing.json\n  ashlar.config.mjs: documents[1].document names it: write the file, or mend the name.\n',
    );
    const { stderr } = await ashlar(folder, ['generate', 'openapi.yaml', '--overlay', 'nope.yaml']);
    expect(stderr).toContain('there is no file nope.yaml\n');
    expect(stderr).not.toContain('names it');
  });
});
