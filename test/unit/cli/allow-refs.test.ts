// Which files the references of a document may read, in every command that reads one.

import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diffDocuments } from '../../../src/generator/commands/diff/cli/diff-documents.ts';
import { ashlar, petShop, type Said } from './command.ts';
import { filesIn, folderWith, put } from './folder.ts';

const secret = 'hunter2';
const outside = {
  'shared/pets.yaml': `Pet: { type: object, title: ${secret}, properties: { name: { type: string } } }\n`,
  'shared/passwd': `root:x:0:0:${secret}:\n[\n`,
};
/** The pet shop, with a reference in place of its schema. */
const referring = (ref: string): string => petShop.replace("'#/components/schemas/Pet'", JSON.stringify(ref));
const commands: readonly (readonly string[])[] = [
  ['generate', 'api/openapi.yaml', '--out', 'out', '--targets', 'types', '--strict'],
  ['lint', 'api/openapi.yaml'],
  ['lint', 'api/openapi.yaml', '--fix'],
  ['model', 'api/openapi.yaml'],
  ['scaffold', 'api/openapi.yaml', '--generated', 'out', '--out', 'handlers'],
  ['diff', 'plain.yaml', 'api/openapi.yaml'],
  ['diff', 'api/openapi.yaml', 'plain.yaml'],
];
const withoutTimes = ({ stdout, stderr }: Said): string => stdout + stderr;

describe('a reference that leaves the directory of its document', () => {
  it.each(commands)('is rejected without a word of the file by %s %s %s %s', async (...words) => {
    for (const ref of ['../shared/pets.yaml#/Pet', '../shared/passwd', '../shared/nothing.yaml']) {
      const folder = folderWith({ ...outside, 'plain.yaml': petShop, 'api/openapi.yaml': referring(ref) });
      const said = await ashlar(folder, words);
      const file = ref.split('/')[2]?.replace(/#.*/, '') ?? '';
      expect(said.status).not.toBe(0);
      expect(withoutTimes(said)).toContain('source/outside-reference');
      // The same sentence whether the file exists or not.
      expect(withoutTimes(said)).toContain(
        `cannot read \`shared/${file}\`: it is not below api, the directory of the document`,
      );
      expect(withoutTimes(said)).toContain('--allow-refs shared');
      expect(withoutTimes(said)).not.toContain(secret);
      expect(existsSync(join(folder, 'out'))).toBe(false);
    }
  });

  it.each(commands)(
    'is resolved with --allow-refs, and with allowRefs in the configuration, by %s %s %s %s',
    async (...words) => {
      const files = { ...outside, 'plain.yaml': petShop, 'api/openapi.yaml': referring('../shared/pets.yaml#/Pet') };
      const folder = folderWith(files);
      for (const more of [
        ['--allow-refs', 'shared'],
        ['--allow-refs', 'api', '--allow-refs', 'shared/pets.yaml'],
      ]) {
        expect(withoutTimes(await ashlar(folder, [...words, ...more]))).not.toContain('outside-reference');
      }
      const configured = folderWith({
        ...files,
        'ashlar.config.json': JSON.stringify({ document: 'api/openapi.yaml', allowRefs: ['shared'] }),
      });
      expect(withoutTimes(await ashlar(configured, words))).not.toContain('outside-reference');
      // The permission is of the configuration's document.
      put(configured, 'other/openapi.yaml', referring('../shared/pets.yaml#/Pet'));
      expect(withoutTimes(await ashlar(configured, ['model', 'other/openapi.yaml']))).toContain('outside-reference');
    },
  );

  it('excludes the operations that have it, and nothing is generated from the file', async () => {
    const more =
      "  /cats:\n    get: { operationId: listCats, responses: { '204': { description: None. } } }\ncomponents:";
    const folder = folderWith({
      ...outside,
      'api/openapi.yaml': referring('../shared/pets.yaml#/Pet').replace('components:', more),
    });
    const { status, stderr } = await ashlar(folder, ['generate', 'api/openapi.yaml', '--out', 'out']);
    expect({ status, isNamed: stderr.includes('source/outside-reference') }).toEqual({ status: 3, isNamed: true });
    expect(JSON.stringify(filesIn(join(folder, 'out')))).not.toContain(secret);
  });

  it('is rejected whichever way the path is written', async () => {
    const folder = folderWith({ ...outside, 'api/.keep': '' });
    for (const ref of [
      join(folder, 'shared/pets.yaml'),
      'a/../../shared/pets.yaml',
      '%2e%2e/shared/pets.yaml',
      './.././shared//pets.yaml',
    ]) {
      put(folder, 'api/openapi.yaml', referring(`${ref}#/Pet`));
      expect((await ashlar(folder, ['model', 'api/openapi.yaml'])).stderr).toContain('source/outside-reference');
    }
    for (const ref of [join(folder, 'api/pets.yaml'), '../api/pets.yaml', '%2e/pets.yaml']) {
      put(folder, 'api/pets.yaml', outside['shared/pets.yaml']);
      put(folder, 'api/openapi.yaml', referring(`${ref}#/Pet`));
      expect((await ashlar(folder, ['model', 'api/openapi.yaml'])).status).toBe(0);
    }
  });

  it('is rejected where a file on the way has it, an overlay brings it, and a discriminator names the file', async () => {
    const folder = folderWith({
      ...outside,
      'api/pets.yaml': "Pet: { $ref: '../shared/pets.yaml#/Pet' }\n",
      'api/openapi.yaml': referring('pets.yaml#/Pet'),
      'plain.yaml': petShop,
    });
    expect((await ashlar(folder, ['model', 'api/openapi.yaml'])).stderr).toContain(
      'api/pets.yaml:1:14 error source/outside-reference',
    );
    put(
      folder,
      'api/overlay.yaml',
      "overlay: 1.0.0\ninfo: { title: O, version: '1' }\nactions: [{ target: $.components.schemas, update: { Pet: { properties: { more: { $ref: '../shared/pets.yaml#/Pet' } } } } }]\n",
    );
    put(folder, 'api/openapi.yaml', petShop);
    const laid = await ashlar(folder, ['model', 'api/openapi.yaml', '--overlay', 'api/overlay.yaml']);
    expect({ status: laid.status, said: laid.stderr.includes('source/outside-reference') }).toEqual({
      status: 2,
      said: true,
    });
    put(
      folder,
      'api/openapi.yaml',
      petShop.replace(
        '    Pet:\n      type: object\n',
        "    Pet:\n      type: object\n      discriminator: { propertyName: name, mapping: { a: '../shared/passwd.yaml' } }\n",
      ),
    );
    put(folder, 'shared/passwd.yaml', outside['shared/passwd']);
    expect(withoutTimes(await ashlar(folder, ['lint', 'api/openapi.yaml']))).not.toContain(secret);
  });

  it('is rejected where it is a symbolic link, also of a directory, and also after a fix', async () => {
    const folder = folderWith({ ...outside, 'api/.keep': '' });
    symlinkSync(join(folder, 'shared/pets.yaml'), join(folder, 'api/link.yaml'));
    symlinkSync(join(folder, 'shared'), join(folder, 'api/linked'));
    for (const ref of ['link.yaml', 'linked/pets.yaml']) {
      put(folder, 'api/openapi.yaml', referring(`${ref}#/Pet`));
      for (const words of commands.filter(([name]) => name === 'lint' || name === 'model')) {
        const said = await ashlar(folder, words);
        expect(withoutTimes(said)).toContain(`cannot read \`api/${ref}\`: it is a symbolic link to a file elsewhere`);
        expect(withoutTimes(said)).not.toContain(secret);
      }
      expect((await ashlar(folder, ['model', 'api/openapi.yaml', '--allow-refs', 'shared'])).status).toBe(0);
    }
  });

  it('is resolved in a sandbox of links into one directory, as build systems make', async () => {
    const folder = folderWith({
      'source/openapi.yaml': referring('schemas/pets.yaml#/Pet'),
      'source/schemas/pets.yaml': outside['shared/pets.yaml'],
      'sandbox/schemas/.keep': '',
    });
    for (const path of ['openapi.yaml', 'schemas/pets.yaml'])
      symlinkSync(join(folder, 'source', path), join(folder, 'sandbox', path));
    expect((await ashlar(folder, ['model', 'sandbox/openapi.yaml'])).status).toBe(0);
  });

  it('is rejected where the file is hidden, as .env and .git/config are', async () => {
    const folder = folderWith({ '.env': `TOKEN: [${secret}\n`, '.git/config': `[${secret}\n` });
    for (const ref of ['.env', '.git/config', './.git/../.env']) {
      put(folder, 'openapi.yaml', referring(ref));
      const said = await ashlar(folder, ['lint', 'openapi.yaml']);
      expect(withoutTimes(said)).toContain('it is hidden: a name on its path begins with a dot');
      expect(withoutTimes(said)).not.toContain(secret);
    }
  });

  it('is not recalled from a cache, nor read for one document because another may', async () => {
    const folder = folderWith({
      ...outside,
      'api/openapi.yaml': referring('../shared/pets.yaml#/Pet'),
      'node_modules/.keep': '',
    });
    const generate = ['generate', 'api/openapi.yaml', '--out', 'out', '--targets', 'types'];
    expect((await ashlar(folder, [...generate, '--allow-refs', 'shared'])).status).toBe(0);
    expect((await ashlar(folder, generate)).stderr).toContain('source/outside-reference');
    put(folder, 'other/openapi.yaml', referring('../shared/pets.yaml#/Pet'));
    put(
      folder,
      'ashlar.config.json',
      JSON.stringify({
        targets: ['types'],
        documents: [
          { document: 'api/openapi.yaml', out: 'a', allowRefs: ['shared'] },
          { document: 'other/openapi.yaml', out: 'b' },
        ],
      }),
    );
    const { stderr } = await ashlar(folder, ['generate']);
    expect([...stderr.matchAll(/^(.*?):\d+:\d+ error source\/outside-reference$/gm)].map(([, file]) => file)).toEqual([
      'other/openapi.yaml',
    ]);
  });

  it('is rejected by diffDocuments, unless its last argument allows the directory', async () => {
    const folder = folderWith({
      ...outside,
      'plain.yaml': petShop,
      'api/openapi.yaml': referring('../shared/pets.yaml#/Pet'),
    });
    const { difference, diagnostics } = await diffDocuments(
      join(folder, 'plain.yaml'),
      join(folder, 'api/openapi.yaml'),
      folder,
    );
    expect({ difference, codes: diagnostics.map(({ code }) => code) }).toEqual({
      difference: undefined,
      codes: ['diff/invalid-document', 'source/outside-reference'],
    });
    expect(
      (
        await diffDocuments(join(folder, 'plain.yaml'), join(folder, 'api/openapi.yaml'), folder, [
          join(folder, 'shared'),
        ])
      ).difference,
    ).toBeDefined();
  });
});

describe('a named pipe', () => {
  const pipeIn = (folder: string, name: string): string => {
    execFileSync('mkfifo', [join(folder, name)]);
    return name;
  };

  it.each([
    ['a document', (pipe: string) => ['model', pipe]],
    ['a reference', () => ['model', 'referring.yaml']],
    ['an overlay', (pipe: string) => ['model', 'openapi.yaml', '--overlay', pipe]],
    ['a document to compare', (pipe: string) => ['diff', pipe, 'openapi.yaml']],
    ['a file of approvals', (pipe: string) => ['diff', 'openapi.yaml', 'openapi.yaml', '--approvals', pipe]],
    ['a baseline', (pipe: string) => ['lint', 'openapi.yaml', '--baseline', pipe]],
    ['a configuration', (pipe: string) => ['lint', 'openapi.yaml', '--config', pipe]],
  ])('is not waited for as %s', async (_as, words) => {
    const folder = folderWith({ 'openapi.yaml': petShop, 'referring.yaml': referring('pipe.yaml') });
    const said = await ashlar(folder, words(pipeIn(folder, 'pipe.yaml')));
    expect(said.status).toBe(2);
    expect(said.stderr).toMatch(
      /pipe\.yaml cannot be read: it is a named pipe, not a regular file|there is no configuration at pipe\.yaml/,
    );
  });

  it('is not waited for as a template', async () => {
    const folder = folderWith({
      'openapi.yaml': petShop,
      'ashlar.config.json': '{"templates": "own"}',
      'own/types/.keep': '',
    });
    pipeIn(folder, 'own/types/index.hbs');
    expect((await ashlar(folder, ['templates', 'check'])).stderr).toContain('it is a named pipe, not a regular file');
  });
});
