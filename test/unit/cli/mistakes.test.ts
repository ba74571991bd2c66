// Every wrong way round is one clear diagnostic and exit status 2: no stack, nothing written.

import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from './command.ts';
import { filesIn, folderWith } from './folder.ts';

const files = {
  'openapi.yaml': petShop,
  'empty.yaml': '',
  'comments.yaml': '# nothing else\n',
  'broken.yaml': 'openapi: 3.1.0\ninfo: {title: x\n',
  'broken.json': '{"openapi": "3.1.0", "info": {"title": "x", "version": "1"}, "paths": {},}',
  'list.yaml': '- 1\n',
  'missing-file.yaml': petShop.replace("'#/components/schemas/Pet'", "'./pets.yaml#/Pet'"),
  'missing-part.yaml': petShop.replace("'#/components/schemas/Pet'", "'#/components/schemas/Pett'"),
  'folder/inner.txt': '',
  'binary.yaml': 'openapi: \u0000\u0001',
  'swagger.yaml': 'swagger: "2.0"\ninfo: {title: x, version: "1"}\npaths: {}\n',
  'bad.config.json': '{"document": "openapi.yaml", "target": ["types"]}',
  'bad.config.ts': 'export default { document: 1 2 }',
  'throws.config.mjs': 'throw new Error("no luck");',
  'list.config.json': '[]',
  'null.config.json': '{"document": "openapi.yaml", "packages": null}',
  'comma.config.json': '{"document": "openapi.yaml",}',
};

describe.each([
  ['an unknown flag', ['generate', 'openapi.yaml', '--ouput', 'x'], 'cli/unknown-option', 'Did you mean --out?'],
  ['a flag of another command', ['lint', 'openapi.yaml', '--check'], 'cli/unknown-option', "unknown option '--check'"],
  ['a flag without its value', ['generate', 'openapi.yaml', '--out'], 'cli/invalid-arguments', 'argument missing'],
  ['an unknown command', ['genrate', 'openapi.yaml'], 'cli/unknown-command', 'Did you mean generate?'],
  [
    'no command',
    [],
    'cli/invalid-arguments',
    'init, generate, scaffold, templates, lint, model, diff, release and explain',
  ],
  ['an unknown code', ['explain', 'source/yaml-sintax'], 'cli/unknown-code', 'Did you mean "source/yaml-syntax"?'],
  ['a code without its family', ['explain', 'yaml-syntax'], 'cli/unknown-code', 'Did you mean source/yaml-syntax?'],
  ['too many words', ['generate', 'openapi.yaml', 'other.yaml'], 'cli/invalid-arguments', 'too many arguments'],
  [
    'an unknown target',
    ['generate', 'openapi.yaml', '--targets', 'spec,type'],
    'cli/unknown-target',
    'Did you mean "types"?',
  ],
  ['no target', ['generate', 'openapi.yaml', '--targets', ''], 'cli/unknown-target', 'The targets are'],
  ['an empty output folder', ['generate', 'openapi.yaml', '--out', ''], 'cli/invalid-arguments', '--out .'],
  ['no document', ['generate'], 'cli/missing-document', 'Name it'],
  ['an empty name', ['generate', ''], 'cli/missing-document', 'Name it'],
  ['a missing document', ['generate', 'nope.yaml'], 'source/missing-file', 'nope.yaml'],
  [
    'an address for a document',
    ['generate', 'https://example.com/openapi.yaml'],
    'source/remote-reference',
    'keep a copy',
  ],
  ['a folder for a document', ['generate', 'folder'], 'source/not-a-file', 'folder is a directory'],
  [
    'the working directory for a document',
    ['generate', '.'],
    'source/not-a-file',
    'the working directory is a directory',
  ],
  ['an empty document', ['generate', 'empty.yaml'], 'source/empty-file', 'empty.yaml'],
  ['a document of comments', ['generate', 'comments.yaml'], 'source/empty-file', 'comments.yaml'],
  ['broken YAML', ['generate', 'broken.yaml'], 'source/yaml-syntax', 'broken.yaml:'],
  ['broken JSON', ['generate', 'broken.json'], 'source/json-extension', 'broken.json:1:'],
  ['a reference to a missing file', ['generate', 'missing-file.yaml'], 'source/missing-file', 'missing-file.yaml:12:'],
  [
    'a reference to a missing part',
    ['generate', 'missing-part.yaml'],
    'document/unresolved-reference',
    'missing-part.yaml:12:',
  ],
  ['a missing overlay', ['generate', 'openapi.yaml', '--overlay', 'nope.yaml'], 'source/missing-file', 'nope.yaml'],
  ['a missing configuration', ['generate', '--config', 'nope.json'], 'cli/config-not-found', 'nope.json'],
  ['a folder for a configuration', ['generate', '--config', 'folder'], 'cli/config-not-found', 'folder'],
  [
    'an unknown member',
    ['generate', '--config', 'bad.config.json'],
    'cli/invalid-config-option',
    'bad.config.json:1:30',
  ],
  [
    'a configuration that is a list',
    ['generate', '--config', 'list.config.json'],
    'cli/invalid-config-option',
    'must be an object',
  ],
  [
    'packages that are null',
    ['generate', '--config', 'null.config.json'],
    'cli/invalid-config-option',
    'must be false or an object',
  ],
  [
    'a device for a document',
    ['generate', '/dev/zero'],
    'source/unreadable-file',
    '/dev/zero cannot be read: it is a device, not a regular file',
  ],
  [
    'broken JSON in a configuration',
    ['generate', '--config', 'comma.config.json'],
    'source/json-extension',
    'comma.config.json:1:28',
  ],
  [
    'broken TypeScript in a configuration',
    ['generate', '--config', 'bad.config.ts'],
    'cli/config-load-failed',
    'bad.config.ts:1:30',
  ],
  ['a configuration that throws', ['generate', '--config', 'throws.config.mjs'], 'cli/config-load-failed', 'no luck'],
  ['a file for an output folder', ['generate', 'openapi.yaml', '--out', 'list.yaml'], 'cli/write-failed', 'list.yaml'],
  [
    'a foreign file in the way',
    ['generate', 'openapi.yaml', '--out', '.', '--targets', 'types'],
    'cli/output-conflict',
    'types',
  ],
])('%s', (name, words, code, hint) => {
  it('is one diagnostic', async () => {
    const folder = folderWith({ ...files, ...(name.startsWith('a foreign') && { types: 'mine' }) });
    const before = filesIn(folder);
    const { status, stdout, stderr } = await ashlar(folder, words);
    const said = stderr.match(/(?:^|\s)error [a-z]+\/[a-z-]+$/gm)?.map((line) => line.trim());
    expect({ status, stdout, said }).toEqual({ status: 2, stdout: '', said: [`error ${code}`] });
    expect(stderr).toContain(hint);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(filesIn(folder)).toEqual(before);
  });

  it.runIf(words.length > 0)('is one diagnostic in JSON', async () => {
    const folder = folderWith({ ...files, ...(name.startsWith('a foreign') && { types: 'mine' }) });
    const { status, stdout, stderr } = await ashlar(folder, words.toSpliced(1, 0, '--json'));
    expect(JSON.parse(stdout)).toMatchObject({ status: 2, diagnostics: [{ code, severity: 'error' }] });
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
  });
});

it('several configurations are not chosen between', async () => {
  const folder = folderWith({
    'ashlar.config.json': '{"document": "openapi.yaml"}',
    'ashlar.config.mjs': 'export default {}',
    'openapi.yaml': petShop,
  });
  const { status, stderr } = await ashlar(folder, ['generate']);
  expect({ status, stderr }).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('cli/multiple-configs') as string,
  });
});

it('many mistakes are all told in one run', async () => {
  const folder = folderWith({
    'ashlar.config.json': '{"document": 1, "out": 2, "targets": ["x", "types"], "extra": 3}',
  });
  const { stdout } = await ashlar(folder, ['generate', '--json']);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { place: { line: number; column: number } }[] };
  expect(diagnostics.map(({ place }) => place.column)).toEqual([14, 24, 39, 54]);
});
