// Missing files that a configuration refers to: the location of the diagnostic in every command.

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
      /^ashlar\.config\.json:1:92 error source\/missing-file\n {2}cannot find `legacy\/billing\.json`\n.*\n +\| +\^{21}\n {2}help: create the file, or correct `documents\[1\]\.document` in the configuration$/m,
    );
  });

  it('is reported at its location in a configuration with one document, even if it is a directory', async () => {
    const directory = createTempDirectory({
      'subdirectory/openapi.yaml': petShop,
      'ashlar.config.json': '{"document": "nope.yaml"}',
      'subdirectory.config.json': '{"document": "subdirectory"}',
    });
    expect((await ashlar(directory, ['generate'])).stderr).toContain(
      'ashlar.config.json:1:14 error source/missing-file\n  cannot find `nope.yaml`\n',
    );
    expect((await ashlar(directory, ['generate', '--config', 'subdirectory.config.json'])).stderr).toContain(
      'subdirectory.config.json:1:14 error source/not-a-file\n  expected a file, found the directory `subdirectory`\n',
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
    expect(stderr).toContain(`ashlar.config.json:${location} error source/missing-file\n  cannot find \`nope.yaml\`\n`);
    expect(stderr).toContain(`\n  help: create the file, or correct \`${option}\` in the configuration\n`);
  });

  it('is reported with the option path in a module, and with its own path in the arguments', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'ashlar.config.mjs': `export default ${JSON.stringify({ documents: [petsEntry, missingEntry] })};`,
    });
    expect((await ashlar(directory, ['generate'])).stderr).toContain(
      'error source/missing-file\n  cannot find `legacy/billing.json`\n  help: create the file, or correct `documents[1].document` in the configuration\n',
    );
    const { stderr } = await ashlar(directory, ['generate', 'openapi.yaml', '--overlay', 'nope.yaml']);
    expect(stderr).toContain(
      'cannot find `nope.yaml`\n  help: correct the path, which is relative to the working directory\n',
    );
    expect((await ashlar(directory, ['lint', 'nope.yaml'])).stderr).toContain(
      'error source/missing-file\n  cannot find `nope.yaml`\n  help: correct the path, which is relative to the working directory\n',
    );
  });

  it.each([
    [['generate', 'opnapi.yaml'], 'openapi.yaml'],
    [['lint', 'openapi.yml', '--no-redocly'], 'openapi.yaml'],
    [['model', 'openapi'], 'openapi.yaml'],
    [['generate', './spec/Pets.json'], 'spec/pets.json'],
    [['generate', 'openapi.yaml', '--overlay', 'spec/pet.json'], 'spec/pets.json'],
    [['diff', 'opnapi.yaml', 'openapi.yaml'], 'openapi.yaml'],
    [['diff', 'openapi.yaml', 'spec/pest.json'], 'spec/pets.json'],
    [['diff', 'openapi.yaml', 'openapi.yaml', '--approvals', 'spec/pet.json'], 'spec/pets.json'],
  ])('is compared with the names in its directory: %j', async (args, similar) => {
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'spec/pets.json': '{}',
      'specs/openapi.yaml': '',
    });
    const { status, stderr } = await ashlar(directory, args);
    expect(status).toBe(2);
    expect(stderr).toContain(`\n  help: did you mean \`${similar}\`?\n`);
  });

  it('is compared with the names in its directory if a reference or the configuration names it', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': petShop.replace('components:', "x: { $ref: 'spec/pest.yaml' }\ncomponents:"),
      'spec/pets.yaml': '{}',
      'ashlar.config.json': '{"document": "opnapi.yaml"}',
    });
    expect((await ashlar(directory, ['generate'])).stderr).toMatch(
      /^ashlar\.config\.json:1:14 error [^]* {2}help: did you mean `openapi\.yaml`\?$/m,
    );
    expect((await ashlar(directory, ['model', 'openapi.yaml'])).stderr).toMatch(
      /cannot find `spec\/pest\.yaml`\n[^]* {2}help: did you mean `spec\/pets\.yaml`\?$/m,
    );
  });

  it.each([
    ['a directory', 'spce'],
    ['a file in a missing directory', 'spce/pets.json'],
    ['a file with another name', 'api.yaml'],
  ])('has no suggestion if no similar file exists: %s', async (_, path) => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop, 'spec/pets.json': '{}' });
    const { stderr } = await ashlar(directory, ['generate', path]);
    expect(stderr).toContain('help: correct the path, which is relative to the working directory');
  });
});
