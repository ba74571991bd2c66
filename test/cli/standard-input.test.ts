// Documents on standard input (`-`), and inputs that are not regular files or too large.

import { execFileSync } from 'node:child_process';
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readStdin } from '../../src/generator/pipeline/inputs/read-stdin.ts';
import { ashlar, petShop } from './command.ts';
import { createTempDirectory, readFiles } from './temp-directory.ts';

const secret = 'hunter2';
const petFile = 'Pet: { type: object, properties: { name: { type: string } } }\n';
const withReference = (ref: string): string => petShop.replace("'#/components/schemas/Pet'", JSON.stringify(ref));

describe('-', () => {
  it('reads the document from standard input, in several chunks, as YAML or JSON', async () => {
    const json = JSON.stringify({ openapi: '3.1.0', info: { title: 'J', version: '1' }, paths: {} });
    const directory = createTempDirectory();
    const chunks = [petShop.slice(0, 100), petShop.slice(100)];
    expect((await ashlar(directory, ['model', '-'], { stdin: chunks })).stdout).toContain('listPets');
    expect((await ashlar(directory, ['model', '-'], { stdin: [json] })).stdout).toContain('J');
  });

  it('generates the same files as from a file, and adds missing files again', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop, 'node_modules/.keep': '' });
    await ashlar(directory, ['generate', 'openapi.yaml', '--out', 'file', '--targets', 'types']);
    for (let run = 0; run < 2; run++) {
      const args = ['generate', '-', '--out', 'stdin', '--targets', 'types'];
      expect((await ashlar(directory, args, { stdin: [petShop] })).status).toBe(0);
    }
    expect(readFiles(join(directory, 'stdin'))).toEqual(readFiles(join(directory, 'file')));
    const { status } = await ashlar(directory, ['generate', '-', '--out', 'stdin', '--targets', 'types', '--check'], {
      stdin: [petShop.replace('age', 'weight')],
    });
    expect(status).toBe(1);
  });

  it('resolves references against the working directory, within its boundary', async () => {
    const directory = createTempDirectory({ 'work/pets.yaml': petFile, 'outside.yaml': petFile });
    const work = join(directory, 'work');
    expect((await ashlar(work, ['model', '-'], { stdin: [withReference('pets.yaml#/Pet')] })).status).toBe(0);
    expect((await ashlar(work, ['model', '-'], { stdin: [withReference('../outside.yaml#/Pet')] })).stderr).toContain(
      'source/outside-reference',
    );
  });

  it('is named <stdin> in diagnostics, with its lines', async () => {
    const { status, stderr } = await ashlar(createTempDirectory(), ['lint', '-'], {
      stdin: [petShop.replace('type: integer', 'type: number?')],
    });
    expect(status).toBe(1);
    expect(stderr).toContain('<stdin>:20:22');
    expect(stderr).toContain('type: number?');
  });

  it('is accepted by diff on either side', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    const stdin = [petShop.replace('listPets', 'listAllPets')];
    for (const args of [
      ['-', 'openapi.yaml'],
      ['openapi.yaml', '-'],
    ])
      expect((await ashlar(directory, ['diff', ...args, '--json'], { stdin })).stdout).toContain('listAllPets');
  });

  it('is not fixed in place', async () => {
    const directory = createTempDirectory();
    const { stderr } = await ashlar(directory, ['lint', '-', '--fix'], {
      stdin: [petShop.replace('type: integer }', "type: integer, minimum: '3' }")],
    });
    expect(stderr).toContain('cannot fix `document/quoted-value`: it is not in a local file');
    expect(readFiles(directory)).toEqual({});
  });

  it('conflicts with --watch', async () => {
    const { status, stderr } = await ashlar(createTempDirectory(), ['generate', '-', '--out', 'out', '--watch'], {
      stdin: [petShop],
    });
    expect(status).toBe(2);
    expect(stderr).toContain('`--watch` conflicts with `-`');
  });

  it.each([
    ['is a terminal', { stdin: [petShop], isTerminal: true }, 'it is a terminal'],
    ['is absent', {}, 'there is no standard input'],
    ['stays open without content', { stdin: undefined, inputTimeLimit: 50 }, 'nothing arrived for 0.05 seconds'],
    ['is larger than 64 MB', { stdin: Array<string>(65).fill('#'.repeat(1_000_000)) }, 'it is larger than 64 MB'],
  ])('is an error if it %s', async (_name, options, reason) => {
    const { status, stderr } = await ashlar(createTempDirectory(), ['model', '-'], {
      ...options,
      env: { NO_COLOR: '1' },
    });
    expect(status).toBe(2);
    expect(stderr).toContain('source/unreadable-file');
    expect(stderr).toContain(`cannot read \`<stdin>\`: ${reason}`);
    expect(stderr).toContain('help:');
  });

  it('is an error if it does not end', async () => {
    const stream = Readable.from(
      (async function* () {
        yield '# \n';
        for (;;) yield await new Promise<string>((resolve) => setTimeout(() => resolve('# \n'), 20));
      })(),
    );
    await expect(readStdin(stream, 100)).rejects.toThrow('it did not end within 0.1 seconds');
    expect(stream.destroyed).toBe(true);
  });

  it('is an error if it is empty', async () => {
    expect((await ashlar(createTempDirectory(), ['model', '-'], { stdin: [''] })).stderr).toContain(
      'source/empty-file',
    );
  });

  it('is not read for a reference to a file with this name', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': withReference('<stdin>#/Pet') });
    const { stderr } = await ashlar(directory, ['model', 'openapi.yaml'], { stdin: [petFile] });
    expect(stderr).toContain('cannot find `<stdin>`');
    for (const args of [
      ['model', '<stdin>'],
      ['model', 'openapi.yaml', '--overlay', '<stdin>'],
      ['diff', '<stdin>', 'openapi.yaml'],
    ])
      expect((await ashlar(directory, args, { stdin: [petShop] })).stderr).toMatch(/cannot find `(?:\.\/)?<stdin>`/);
  });
});

describe('a file of more than 64 MB', () => {
  it.each([
    ['a document', ['model', 'large.yaml']],
    ['a reference', ['model', 'referring.yaml']],
    ['an overlay', ['model', 'openapi.yaml', '--overlay', 'large.yaml']],
    ['a document to compare', ['diff', 'large.yaml', 'openapi.yaml']],
  ])('is reported without its content if it is %s', async (_role, args) => {
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'referring.yaml': withReference('large.yaml'),
      'large.yaml': secret,
    });
    truncateSync(join(directory, 'large.yaml'), 64_000_001);
    const { status, stdout, stderr } = await ashlar(directory, args);
    expect(status).toBe(2);
    expect(stderr).toContain('cannot read `large.yaml`: it is larger than 64 MB');
    expect(stdout + stderr).not.toContain(secret);
  });
});

it('suggests - for a named pipe', async () => {
  const directory = createTempDirectory();
  execFileSync('mkfifo', [join(directory, 'pipe.yaml')]);
  expect((await ashlar(directory, ['model', 'pipe.yaml'])).stderr).toContain('or `-` to read a document');
});
