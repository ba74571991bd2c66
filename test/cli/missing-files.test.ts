// Missing files that a configuration refers to: location of the diagnostic in every command.

import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from './command.ts';
import { createTempDirectory } from './temp-directory.ts';
import { createConfig } from './monorepo.ts';

const missingEntry = { document: 'legacy/billing.json', out: 'legacy/api', targets: ['types', 'server', 'validators'] };
const petsEntry = { document: 'openapi.yaml', out: 'pets/api', targets: ['types'] };

describe('a missing file', () => {
  it.each([
    ['generate'],
    ['generate', '--check'],
    ['lint', '--no-redocly'],
    ['scaffold'],
    ['model', 'legacy/billing.json'],
    ['generate', 'legacy/billing.json'],
  ])('is reported at its location in a configuration with several documents: %s %s', async (...args) => {
    const { status, stderr } = await ashlar(
      createTempDirectory({ 'openapi.yaml': petShop, 'ashlar.config.json': createConfig([petsEntry, missingEntry]) }),
      args,
    );
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^ashlar\.config\.json:1:92 error source\/missing-file\n {2}there is no file legacy\/billing\.json\n.*\n +\| +\^{21}\n {2}documents\[1\]\.document names it: write the file, or mend the name\.$/m,
    );
  });

  it('is reported at its location in a configuration with one document, also if it is a directory', async () => {
    const directory = createTempDirectory({
      'folder/openapi.yaml': petShop,
      'ashlar.config.json': '{"document": "nope.yaml"}',
      'folder.config.json': '{"document": "folder"}',
    });
    expect((await ashlar(directory, ['generate'])).stderr).toContain(
      'ashlar.config.json:1:14 error source/missing-file\n  there is no file nope.yaml\n',
    );
    expect((await ashlar(directory, ['generate', '--config', 'folder.config.json'])).stderr).toContain(
      'folder.config.json:1:14 error source/not-a-file\n  folder is a directory\n',
    );
  });

  it.each([
    [[{ ...petsEntry, overlays: ['nope.yaml'] }], {}, '1:91', 'documents[0].overlays[0]'],
    [[petsEntry], { overlays: ['nope.yaml'] }, '1:93', 'overlays[0]'],
  ])('is reported at its location if it is an overlay: %j with %j', async (documents, options, location, option) => {
    const { status, stderr } = await ashlar(
      createTempDirectory({ 'openapi.yaml': petShop, 'ashlar.config.json': createConfig(documents, options) }),
      ['generate'],
    );
    expect(status).toBe(2);
    expect(stderr).toContain(
      `ashlar.config.json:${location} error source/missing-file\n  there is no file nope.yaml\n`,
    );
    expect(stderr).toContain(`\n  ${option} names it: write the file, or mend the name.\n`);
  });

  it('is reported by the path of the option in a module, and by its own path in the arguments', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'ashlar.config.mjs': `export default ${JSON.stringify({ documents: [petsEntry, missingEntry] })};`,
    });
    expect((await ashlar(directory, ['generate'])).stderr).toContain(
      'error source/missing-file\n  there is no file legacy/billing.json\n  ashlar.config.mjs: documents[1].document names it: write the file, or mend the name.\n',
    );
    const { stderr } = await ashlar(directory, ['generate', 'openapi.yaml', '--overlay', 'nope.yaml']);
    expect(stderr).toContain('there is no file nope.yaml\n');
    expect(stderr).not.toContain('names it');
  });
});
