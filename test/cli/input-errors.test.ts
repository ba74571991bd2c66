// Usage and input errors: one diagnostic with exit status 2, no stack trace, and no files written.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from './command.ts';
import { readFiles, createTempDirectory } from './temp-directory.ts';

const files = {
  'openapi.yaml': petShop,
  'empty.yaml': '',
  'comments.yaml': '# nothing else\n',
  'broken.yaml': 'openapi: 3.1.0\ninfo: {title: x\n',
  'broken.json': '{"openapi": "3.1.0", "info": {"title": "x", "version": "1"}, "paths": {}',
  'list.yaml': '- 1\n',
  'other.yaml': 'title: x\n',
  'missing-file.yaml': petShop.replace("'#/components/schemas/Pet'", "'./pets.yaml#/Pet'"),
  'missing-part.yaml': petShop.replace("'#/components/schemas/Pet'", "'#/components/schemas/Pett'"),
  'subdirectory/inner.txt': '',
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
  ['an unknown flag', ['generate', 'openapi.yaml', '--ouput', 'x'], 'cli/unknown-option', 'did you mean `--out`?'],
  [
    'a flag of a different command',
    ['lint', 'openapi.yaml', '--check'],
    'cli/unknown-option',
    'unknown option `--check`\n  help: see `ashlar lint --help`',
  ],
  [
    'a flag without its value',
    ['generate', 'openapi.yaml', '--out'],
    'cli/invalid-arguments',
    'missing value of `--out <dir>`',
  ],
  [
    'a flag with an invalid value',
    ['lint', '--max-diagnostics', 'x'],
    'cli/invalid-arguments',
    'invalid `--max-diagnostics`: expected a non-negative integer, found `x`',
  ],
  ['a missing argument', ['diff'], 'cli/invalid-arguments', 'missing argument `<base>`'],
  ['an unknown command', ['genrate', 'openapi.yaml'], 'cli/unknown-command', 'did you mean `generate`?'],
  ['an unknown code', ['explain', 'source/yaml-sintax'], 'cli/unknown-code', 'did you mean `source/yaml-syntax`?'],
  ['a code without its family', ['explain', 'yaml-syntax'], 'cli/unknown-code', 'did you mean `source/yaml-syntax`?'],
  [
    'too many arguments',
    ['generate', 'openapi.yaml', 'other.yaml'],
    'cli/invalid-arguments',
    'too many arguments: expected 1, found 2',
  ],
  [
    'an unknown target',
    ['generate', 'openapi.yaml', '--targets', 'spec,type'],
    'cli/unknown-target',
    'did you mean `types`?',
  ],
  [
    'no target',
    ['generate', 'openapi.yaml', '--targets', ''],
    'cli/unknown-target',
    'empty target name in `--targets`',
  ],
  ['an empty output directory', ['generate', 'openapi.yaml', '--out', ''], 'cli/invalid-arguments', '--out .'],
  ['no document', ['generate'], 'cli/missing-document', 'pass it'],
  ['an empty path', ['generate', ''], 'cli/missing-document', 'pass it'],
  ['a missing document', ['generate', 'nope.yaml'], 'source/missing-file', 'nope.yaml'],
  [
    'a URL with another protocol as the document',
    ['generate', 'file:///openapi.yaml'],
    'source/unreadable-url',
    'pass the path of the file',
  ],
  [
    'a URL with a port that fetch blocks',
    ['generate', 'http://127.0.0.1:9/openapi.yaml'],
    'source/unreadable-url',
    '`fetch` does not allow the port 9',
  ],
  [
    'a directory as the document',
    ['generate', 'subdirectory'],
    'source/not-a-file',
    'found the directory `subdirectory`',
  ],
  ['the working directory as the document', ['generate', '.'], 'source/not-a-file', 'found the working directory'],
  ['an empty document', ['generate', 'empty.yaml'], 'source/empty-file', 'empty.yaml'],
  ['a document with only comments', ['generate', 'comments.yaml'], 'source/empty-file', 'comments.yaml'],
  ['a document that is an array', ['generate', 'list.yaml'], 'document/not-an-object', 'list.yaml:'],
  ['another YAML file', ['lint', 'other.yaml'], 'document/unsupported-version', 'other.yaml:'],
  ['broken YAML', ['generate', 'broken.yaml'], 'source/yaml-syntax', 'broken.yaml:'],
  ['broken JSON', ['generate', 'broken.json'], 'source/json-syntax', 'broken.json:1:'],
  ['a reference to a missing file', ['generate', 'missing-file.yaml'], 'source/missing-file', 'missing-file.yaml:12:'],
  [
    'an unresolved reference',
    ['generate', 'missing-part.yaml', '--strict'],
    'document/unresolved-reference',
    'missing-part.yaml:12:',
  ],
  ['a missing overlay', ['generate', 'openapi.yaml', '--overlay', 'nope.yaml'], 'source/missing-file', 'nope.yaml'],
  ['a missing configuration', ['generate', '--config', 'nope.json'], 'cli/config-not-found', 'nope.json'],
  [
    'a directory as the configuration',
    ['generate', '--config', 'subdirectory'],
    'cli/config-not-found',
    'subdirectory',
  ],
  [
    'an unknown option in the configuration',
    ['generate', '--config', 'bad.config.json'],
    'cli/invalid-config-option',
    'bad.config.json:1:30',
  ],
  [
    'a configuration that is an array',
    ['generate', '--config', 'list.config.json'],
    'cli/invalid-config-option',
    'expected an object',
  ],
  [
    'packages that are null',
    ['generate', '--config', 'null.config.json'],
    'cli/invalid-config-option',
    'expected `false` or an object',
  ],
  [
    'a device as the document',
    ['generate', '/dev/zero'],
    'source/unreadable-file',
    'cannot read `/dev/zero`: it is a device, not a regular file',
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
  [
    'a file as the output directory',
    ['generate', 'openapi.yaml', '--out', 'list.yaml'],
    'cli/write-failed',
    'list.yaml',
  ],
  [
    'a conflicting file',
    ['generate', 'openapi.yaml', '--out', '.', '--targets', 'types'],
    'cli/output-conflict',
    'types',
  ],
])('%s', (name, args, code, message) => {
  it('is reported in one diagnostic', async () => {
    const directory = createTempDirectory({ ...files, ...(name === 'a conflicting file' && { types: 'mine' }) });
    const before = readFiles(directory);
    const { status, stdout, stderr } = await ashlar(directory, args);
    const errors = stderr.match(/(?:^|\s)error [a-z]+\/[a-z-]+$/gm)?.map((line) => line.trim());
    expect({ status, stdout, errors }).toEqual({ status: 2, stdout: '', errors: [`error ${code}`] });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(readFiles(directory)).toEqual(before);
  });

  it('is reported in one diagnostic with --json', async () => {
    const directory = createTempDirectory({ ...files, ...(name === 'a conflicting file' && { types: 'mine' }) });
    const { status, stdout, stderr } = await ashlar(directory, args.toSpliced(1, 0, '--json'));
    expect(JSON.parse(stdout)).toMatchObject({ status: 2, diagnostics: [{ code, severity: 'error' }] });
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
  });
});

it.each(['overlay.yaml', './overlay.yaml', 'absolute'])('reports only a broken overlay (%s)', async (path) => {
  const directory = createTempDirectory({
    'openapi.yaml': petShop.replace('type: integer', 'type: number?'),
    'overlay.yaml': 'overlay: 2.0.0\n',
  });
  const overlay = path === 'absolute' ? join(directory, 'overlay.yaml') : path;
  const { stdout } = await ashlar(directory, ['generate', 'openapi.yaml', '--overlay', overlay, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    diagnostics: [{ code: 'source/invalid-overlay', location: { file: 'overlay.yaml' } }],
  });
});

it('reports several configurations as an error', async () => {
  const directory = createTempDirectory({
    'ashlar.config.json': '{"document": "openapi.yaml"}',
    'ashlar.config.mjs': 'export default {}',
    'openapi.yaml': petShop,
  });
  const { status, stderr } = await ashlar(directory, ['generate']);
  expect({ status, stderr }).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('cli/multiple-configs') as string,
  });
});

it('reports all errors in a configuration in one run', async () => {
  const directory = createTempDirectory({
    'ashlar.config.json': '{"document": 1, "out": 2, "targets": ["x", "types"], "extra": 3}',
  });
  const { stdout } = await ashlar(directory, ['generate', '--json']);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { line: number; column: number } }[] };
  expect(diagnostics.map(({ location }) => location.column)).toEqual([14, 24, 39, 54]);
});
