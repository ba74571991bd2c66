// How the commands speak: lint and model, progress, colour, help, and what happens when Ashlar is at fault.

import { describe, expect, it } from 'vitest';
import { ashlar, petShop, soundPets, type Said } from './command.ts';
import { folderWith } from './folder.ts';

const misspelt = petShop.replace('type: integer', 'type: integr');

function inPets(words: readonly string[], document = petShop, more: Parameters<typeof ashlar>[2] = {}): Promise<Said> {
  return ashlar(folderWith({ 'openapi.yaml': document }), words, more);
}

describe('lint', () => {
  it('finds nothing in a sound document', async () => {
    expect(await inPets(['lint', 'openapi.yaml'], soundPets)).toMatchObject({
      status: 0,
      stdout: 'openapi.yaml: no problems\n',
    });
  });

  it('shows each problem at its place, and exits with 1', async () => {
    const { status, stdout, stderr } = await inPets(['lint', 'openapi.yaml', '--quiet'], misspelt);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      /\nopenapi\.yaml:20:22 error [a-z]+\/[a-z-]+\n[^]*\n {2}20 \| {9}age: \{ type: integr \}\n[^]*1 error, [^\n]*\n$/,
    );
  });

  it('tells another program the same', async () => {
    const { stdout } = await inPets(['lint', 'openapi.yaml', '--json'], misspelt);
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'lint',
      status: 1,
      diagnostics: expect.arrayContaining([
        expect.objectContaining({
          severity: 'error',
          place: expect.objectContaining({ file: 'openapi.yaml', line: 20, column: 22 }) as unknown,
        }),
      ]) as unknown,
    });
  });
});

describe('model', () => {
  it('prints the model', async () => {
    const { status, stdout } = await inPets(['model', 'openapi.yaml', '--quiet']);
    expect(status).toBe(0);
    expect(stdout).toContain('listPets');
  });

  it('prints it within JSON', async () => {
    const { stdout } = await inPets(['model', 'openapi.yaml', '--json']);
    const plain = await inPets(['model', 'openapi.yaml']);
    expect(JSON.parse(stdout)).toMatchObject({ command: 'model', status: 0, model: plain.stdout });
  });
});

describe('progress', () => {
  it('is plain lines where nobody watches', async () => {
    expect((await inPets(['lint', 'openapi.yaml'], soundPets)).stderr).toBe(
      'load   10 ms\nread   10 ms\nbuild  10 ms\n',
    );
  });

  it('is one line on a terminal, erased at the end', async () => {
    const { stderr } = await inPets(['lint', 'openapi.yaml'], soundPets, { terminal: true });
    expect(stderr).not.toContain('\n');
    expect(stderr.endsWith('\r\u001B[J')).toBe(true);
    expect(stderr).toContain('load 10 ms  read …');
  });
});

describe('colour', () => {
  const escape = '\u001B[3';

  it.each([
    [{}, false, false],
    [{}, true, true],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ TERM: 'dumb' }, true, false],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
  ])('with %j on a terminal (%s): %s', async (env, terminal, coloured) => {
    const { stderr } = await inPets(['lint', 'openapi.yaml', '--quiet'], misspelt, { env, terminal });
    expect(stderr.includes(escape)).toBe(coloured);
  });
});

describe('help', () => {
  it.each([[['--help']], [['-h']], [['help']], [['generate', '--help']], [['help', 'generate']]])(
    '%j prints examples on stdout',
    async (words) => {
      const { status, stdout, stderr } = await inPets(words);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain('Examples:\n  ashlar generate');
    },
  );

  it('--version prints the version', async () => {
    expect(await inPets(['--version'])).toEqual({ status: 0, stdout: '0.0.0\n', stderr: '' });
  });
});

describe('a bug in Ashlar', () => {
  const now = (): number => {
    throw new TypeError('the clock is broken');
  };

  it('is owned up to, without a stack', async () => {
    const { status, stdout, stderr } = await inPets(['lint', 'openapi.yaml'], petShop, { now });
    expect({ status, stdout }).toEqual({ status: 70, stdout: '' });
    expect(stderr).toMatch(
      /^This is a bug in Ashlar, not in your document\.\n\nTypeError: the clock is broken\n\nPlease report it/,
    );
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('shows its stack when asked', async () => {
    const { stderr } = await inPets(['lint', 'openapi.yaml'], petShop, { now, env: { ASHLAR_DEBUG: '1' } });
    expect(stderr).toMatch(/^\s+at /m);
  });
});
