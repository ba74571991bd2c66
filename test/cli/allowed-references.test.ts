// Access control for file references (`--allow`) in every command that reads a document.

import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diffDocuments } from '../../src/generator/commands/diff/cli/diff-document-versions.ts';
import { ashlar, petShop, type CommandOutput } from './command.ts';
import { readFiles, createTempDirectory, writeTextFile } from './temp-directory.ts';

const secret = 'hunter2';
const outsideFiles = {
  'shared/pets.yaml': `Pet: { type: object, title: ${secret}, properties: { name: { type: string } } }\n`,
  'shared/passwd': `root:x:0:0:${secret}:\n[\n`,
};
/** Returns the pet shop document with this reference to its schema. */
const withReference = (ref: string): string => petShop.replace("'#/components/schemas/Pet'", JSON.stringify(ref));
const commands: readonly (readonly string[])[] = [
  ['generate', 'api/openapi.yaml', '--out', 'out', '--targets', 'types', '--strict'],
  ['lint', 'api/openapi.yaml'],
  ['lint', 'api/openapi.yaml', '--fix'],
  ['model', 'api/openapi.yaml'],
  ['scaffold', 'api/openapi.yaml', '--out', 'out', '--handlers', 'handlers'],
  ['diff', 'plain.yaml', 'api/openapi.yaml'],
  ['diff', 'api/openapi.yaml', 'plain.yaml'],
];
const joinOutput = ({ stdout, stderr }: CommandOutput): string => stdout + stderr;

describe('a reference that leaves the directory of its document', () => {
  it.each(commands)('is rejected without disclosing the file by %s %s %s %s', async (...args) => {
    for (const ref of ['../shared/pets.yaml#/Pet', '../shared/passwd', '../shared/nothing.yaml']) {
      const directory = createTempDirectory({
        ...outsideFiles,
        'plain.yaml': petShop,
        'api/openapi.yaml': withReference(ref),
      });
      const output = await ashlar(directory, args);
      const file = ref.split('/')[2]?.replace(/#.*/, '') ?? '';
      expect(output.status).not.toBe(0);
      expect(joinOutput(output)).toContain('source/outside-reference');
      // The message is the same whether or not the file exists.
      expect(joinOutput(output)).toContain(
        `cannot read \`shared/${file}\`: it is outside \`api\`, the directory of the document`,
      );
      expect(joinOutput(output)).toContain('--allow shared');
      expect(joinOutput(output)).not.toContain(secret);
      expect(existsSync(join(directory, 'out'))).toBe(false);
    }
  });

  it.each(commands)(
    'is resolved with --allow, and with input.allow in the configuration, by %s %s %s %s',
    async (...args) => {
      const files = {
        ...outsideFiles,
        'plain.yaml': petShop,
        'api/openapi.yaml': withReference('../shared/pets.yaml#/Pet'),
      };
      const directory = createTempDirectory(files);
      for (const flags of [
        ['--allow', 'shared'],
        ['--allow', 'api', '--allow', 'shared/pets.yaml'],
      ]) {
        expect(joinOutput(await ashlar(directory, [...args, ...flags]))).not.toContain('outside-reference');
      }
      const configuredDirectory = createTempDirectory({
        ...files,
        'ashlar.config.json': JSON.stringify({ document: 'api/openapi.yaml', input: { allow: ['shared'] } }),
      });
      expect(joinOutput(await ashlar(configuredDirectory, args))).not.toContain('outside-reference');
      // The permission applies only to the document of the configuration.
      writeTextFile(configuredDirectory, 'other/openapi.yaml', withReference('../shared/pets.yaml#/Pet'));
      expect(joinOutput(await ashlar(configuredDirectory, ['model', 'other/openapi.yaml']))).toContain(
        'outside-reference',
      );
    },
  );

  it('excludes the operations that contain it, and no output contains the file', async () => {
    const otherPath =
      "  /cats:\n    get: { operationId: listCats, responses: { '204': { description: None. } } }\ncomponents:";
    const directory = createTempDirectory({
      ...outsideFiles,
      'api/openapi.yaml': withReference('../shared/pets.yaml#/Pet').replace('components:', otherPath),
    });
    const { status, stderr } = await ashlar(directory, ['generate', 'api/openapi.yaml', '--out', 'out']);
    expect({ status, isReported: stderr.includes('source/outside-reference') }).toEqual({
      status: 3,
      isReported: true,
    });
    expect(JSON.stringify(readFiles(join(directory, 'out')))).not.toContain(secret);
  });

  it('is rejected in every notation of the path', async () => {
    const directory = createTempDirectory({ ...outsideFiles, 'api/.keep': '' });
    for (const ref of [
      join(directory, 'shared/pets.yaml'),
      'a/../../shared/pets.yaml',
      '%2e%2e/shared/pets.yaml',
      './.././shared//pets.yaml',
    ]) {
      writeTextFile(directory, 'api/openapi.yaml', withReference(`${ref}#/Pet`));
      expect((await ashlar(directory, ['model', 'api/openapi.yaml'])).stderr).toContain('source/outside-reference');
    }
    for (const ref of [join(directory, 'api/pets.yaml'), '../api/pets.yaml', '%2e/pets.yaml']) {
      writeTextFile(directory, 'api/pets.yaml', outsideFiles['shared/pets.yaml']);
      writeTextFile(directory, 'api/openapi.yaml', withReference(`${ref}#/Pet`));
      expect((await ashlar(directory, ['model', 'api/openapi.yaml'])).status).toBe(0);
    }
  });

  it('is rejected in a referenced file, in an overlay, and in a discriminator mapping', async () => {
    const directory = createTempDirectory({
      ...outsideFiles,
      'api/pets.yaml': "Pet: { $ref: '../shared/pets.yaml#/Pet' }\n",
      'api/openapi.yaml': withReference('pets.yaml#/Pet'),
      'plain.yaml': petShop,
    });
    expect((await ashlar(directory, ['model', 'api/openapi.yaml'])).stderr).toContain(
      'api/pets.yaml:1:14 error source/outside-reference',
    );
    writeTextFile(
      directory,
      'api/overlay.yaml',
      "overlay: 1.0.0\ninfo: { title: O, version: '1' }\nactions: [{ target: $.components.schemas, update: { Pet: { properties: { more: { $ref: '../shared/pets.yaml#/Pet' } } } } }]\n",
    );
    writeTextFile(directory, 'api/openapi.yaml', petShop);
    const overlaid = await ashlar(directory, ['model', 'api/openapi.yaml', '--overlay', 'api/overlay.yaml']);
    expect({ status: overlaid.status, isReported: overlaid.stderr.includes('source/outside-reference') }).toEqual({
      status: 2,
      isReported: true,
    });
    writeTextFile(
      directory,
      'api/openapi.yaml',
      petShop.replace(
        '    Pet:\n      type: object\n',
        "    Pet:\n      type: object\n      discriminator: { propertyName: name, mapping: { a: '../shared/passwd.yaml' } }\n",
      ),
    );
    writeTextFile(directory, 'shared/passwd.yaml', outsideFiles['shared/passwd']);
    expect(joinOutput(await ashlar(directory, ['lint', 'api/openapi.yaml']))).not.toContain(secret);
  });

  it('is rejected if it is a symbolic link to a file or through a directory, even with --fix', async () => {
    const directory = createTempDirectory({ ...outsideFiles, 'api/.keep': '' });
    symlinkSync(join(directory, 'shared/pets.yaml'), join(directory, 'api/link.yaml'));
    symlinkSync(join(directory, 'shared'), join(directory, 'api/linked'));
    for (const ref of ['link.yaml', 'linked/pets.yaml']) {
      writeTextFile(directory, 'api/openapi.yaml', withReference(`${ref}#/Pet`));
      for (const args of commands.filter(([name]) => name === 'lint' || name === 'model')) {
        const output = await ashlar(directory, args);
        expect(joinOutput(output)).toContain(
          `cannot read \`api/${ref}\`: it is a symbolic link to a file outside this directory`,
        );
        expect(joinOutput(output)).not.toContain(secret);
      }
      expect((await ashlar(directory, ['model', 'api/openapi.yaml', '--allow', 'shared'])).status).toBe(0);
    }
  });

  it('is resolved in a build sandbox whose files are links into one directory', async () => {
    const directory = createTempDirectory({
      'source/openapi.yaml': withReference('schemas/pets.yaml#/Pet'),
      'source/schemas/pets.yaml': outsideFiles['shared/pets.yaml'],
      'sandbox/schemas/.keep': '',
    });
    for (const path of ['openapi.yaml', 'schemas/pets.yaml'])
      symlinkSync(join(directory, 'source', path), join(directory, 'sandbox', path));
    expect((await ashlar(directory, ['model', 'sandbox/openapi.yaml'])).status).toBe(0);
  });

  it('is rejected if the file is hidden, such as .env and .git/config', async () => {
    const directory = createTempDirectory({ '.env': `TOKEN: [${secret}\n`, '.git/config': `[${secret}\n` });
    for (const ref of ['.env', '.git/config', './.git/../.env']) {
      writeTextFile(directory, 'openapi.yaml', withReference(ref));
      const output = await ashlar(directory, ['lint', 'openapi.yaml']);
      expect(joinOutput(output)).toContain('it is hidden: part of its path starts with a dot');
      expect(joinOutput(output)).not.toContain(secret);
    }
  });

  it('is rejected even if a result is cached, and even if another document has the permission', async () => {
    const directory = createTempDirectory({
      ...outsideFiles,
      'api/openapi.yaml': withReference('../shared/pets.yaml#/Pet'),
      'node_modules/.keep': '',
    });
    const generate = ['generate', 'api/openapi.yaml', '--out', 'out', '--targets', 'types'];
    expect((await ashlar(directory, [...generate, '--allow', 'shared'])).status).toBe(0);
    expect((await ashlar(directory, generate)).stderr).toContain('source/outside-reference');
    writeTextFile(directory, 'other/openapi.yaml', withReference('../shared/pets.yaml#/Pet'));
    writeTextFile(
      directory,
      'ashlar.config.json',
      JSON.stringify({
        targets: ['types'],
        documents: [
          { document: 'api/openapi.yaml', out: 'a', input: { allow: ['shared'] } },
          { document: 'other/openapi.yaml', out: 'b' },
        ],
      }),
    );
    const { stderr } = await ashlar(directory, ['generate']);
    expect([...stderr.matchAll(/^(.*?):\d+:\d+ error source\/outside-reference$/gm)].map(([, file]) => file)).toEqual([
      'other/openapi.yaml',
    ]);
  });

  it('is rejected by diffDocuments unless `allow` names the directory', async () => {
    const directory = createTempDirectory({
      ...outsideFiles,
      'plain.yaml': petShop,
      'api/openapi.yaml': withReference('../shared/pets.yaml#/Pet'),
    });
    const { difference, diagnostics } = await diffDocuments(
      join(directory, 'plain.yaml'),
      join(directory, 'api/openapi.yaml'),
      { directory },
    );
    expect({ difference, codes: diagnostics.map(({ code }) => code) }).toEqual({
      difference: undefined,
      codes: ['diff/invalid-document', 'source/outside-reference'],
    });
    expect(
      (
        await diffDocuments(join(directory, 'plain.yaml'), join(directory, 'api/openapi.yaml'), {
          directory,
          allow: [join(directory, 'shared')],
        })
      ).difference,
    ).toBeDefined();
  });
});

it.each(['file:///etc', 'ftp://files.example/', 'https://[', ''])('--allow %j is an error', async (allowed) => {
  const directory = createTempDirectory({ 'openapi.yaml': petShop });
  for (const command of ['model', 'lint', 'generate']) {
    const { status, stderr } = await ashlar(directory, [command, 'openapi.yaml', '--allow', '.', '--allow', allowed]);
    expect(status).toBe(2);
    expect(stderr).toContain('error cli/invalid-arguments\n  invalid `--allow`: expected a');
  }
});

describe('a named pipe', () => {
  const createPipe = (directory: string, name: string): string => {
    execFileSync('mkfifo', [join(directory, name)]);
    return name;
  };

  it.each([
    ['a document', (pipe: string) => ['model', pipe]],
    ['a reference', () => ['model', 'referring.yaml']],
    ['an overlay', (pipe: string) => ['model', 'openapi.yaml', '--overlay', pipe]],
    ['a document to compare', (pipe: string) => ['diff', pipe, 'openapi.yaml']],
    ['an approvals file', (pipe: string) => ['diff', 'openapi.yaml', 'openapi.yaml', '--approvals', pipe]],
    ['a baseline', (pipe: string) => ['lint', 'openapi.yaml', '--baseline', pipe]],
    ['a configuration', (pipe: string) => ['lint', 'openapi.yaml', '--config', pipe]],
  ])('is reported without waiting if it is %s', async (_role, argsFor) => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop, 'referring.yaml': withReference('pipe.yaml') });
    const output = await ashlar(directory, argsFor(createPipe(directory, 'pipe.yaml')));
    expect(output.status).toBe(2);
    expect(output.stderr).toMatch(
      /cannot read `.*pipe\.yaml`: it is a named pipe, not a regular file|cannot find the configuration `pipe\.yaml`/,
    );
  });

  it('is reported without waiting if it is a template', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'ashlar.config.json': '{"templates": "custom"}',
      'custom/types/.keep': '',
    });
    createPipe(directory, 'custom/types/index.hbs');
    expect((await ashlar(directory, ['templates', 'check'])).stderr).toContain(
      'it is a named pipe, not a regular file',
    );
  });
});
