// Output of the commands: results of lint and model, progress, color, help, and internal errors.

import { describe, expect, it, test } from 'vitest';
import { ashlar, petShop, cleanPetShop, type CommandOutput } from './command.ts';
import { createTempDirectory } from './temp-directory.ts';

const documentWithError = petShop.replace('type: integer', 'type: integr');

/** Runs `ashlar` in a directory with the document `openapi.yaml`. */
function runWithDocument(
  args: readonly string[],
  document = petShop,
  options: Parameters<typeof ashlar>[2] = {},
): Promise<CommandOutput> {
  return ashlar(createTempDirectory({ 'openapi.yaml': document }), args, options);
}

describe('lint', () => {
  it('reports no problems in a valid document', async () => {
    expect(await runWithDocument(['lint', 'openapi.yaml'], cleanPetShop)).toMatchObject({
      status: 0,
      stdout: 'openapi.yaml: no problems\n',
    });
  });

  it('shows each problem at its location, and exits with 1', async () => {
    const { status, stdout, stderr } = await runWithDocument(['lint', 'openapi.yaml', '--quiet'], documentWithError);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      /\nopenapi\.yaml:20:22 error [a-z]+\/[a-z-]+\n[^]*\n {2}20 \| {9}age: \{ type: integr \}\n[^]*1 error, [^\n]*\n$/,
    );
  });

  it('prints the problems with --json', async () => {
    const { stdout } = await runWithDocument(['lint', 'openapi.yaml', '--json'], documentWithError);
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'lint',
      status: 1,
      diagnostics: expect.arrayContaining([
        expect.objectContaining({
          severity: 'error',
          location: expect.objectContaining({ file: 'openapi.yaml', line: 20, column: 22 }) as unknown,
        }),
      ]) as unknown,
    });
  });
});

describe('model', () => {
  it('prints the model', async () => {
    const { status, stdout } = await runWithDocument(['model', 'openapi.yaml', '--quiet']);
    expect(status).toBe(0);
    expect(stdout).toContain('listPets');
  });

  it('prints the model as a string with --json', async () => {
    const { stdout } = await runWithDocument(['model', 'openapi.yaml', '--json']);
    const plain = await runWithDocument(['model', 'openapi.yaml']);
    expect(JSON.parse(stdout)).toMatchObject({ command: 'model', status: 0, model: plain.stdout });
  });
});

describe('progress', () => {
  it('is not printed if the output is not a terminal', async () => {
    expect((await runWithDocument(['lint', 'openapi.yaml'], cleanPetShop)).stderr).toBe('');
  });

  it('is one line on a terminal, erased at the end', async () => {
    const { stderr } = await runWithDocument(['lint', 'openapi.yaml'], cleanPetShop, { isTerminal: true });
    expect(stderr).not.toContain('\n');
    expect(stderr.endsWith('\r\u001B[J')).toBe(true);
    expect(stderr).toContain('load 10 ms  read …');
  });
});

describe('color', () => {
  const colorSequence = '\u001B[3';

  it.each([
    [{}, false, false],
    [{}, true, true],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ TERM: 'dumb' }, true, false],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
  ])('is used with the environment %j and isTTY %s: %s', async (env, isTerminal, isColored) => {
    const { stderr } = await runWithDocument(['lint', 'openapi.yaml', '--quiet'], documentWithError, {
      env,
      isTerminal,
    });
    expect(stderr.includes(colorSequence)).toBe(isColored);
  });
});

describe('help', () => {
  test.each([
    [[]],
    [['--']],
    [['--help']],
    [['-h']],
    [['help']],
    [['help', 'help']],
    [['generate', '--help']],
    [['help', 'generate']],
  ])('%j prints examples on stdout', async (args) => {
    const { status, stdout, stderr } = await runWithDocument(args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Examples:\n  ashlar generate');
  });

  test.each([
    [['help', 'genrate'], 'unknown command `genrate`\n  help: did you mean `generate`?\n'],
    [['genrate'], 'unknown command `genrate`\n  help: did you mean `generate`?\n'],
    [['help', 'lnt'], 'unknown command `lnt`\n  help: did you mean `lint`?\n'],
    [['help', '--', 'lnt'], 'unknown command `lnt`\n  help: did you mean `lint`?\n'],
    [['help', 'nothing'], 'unknown command `nothing`\n  help: see `ashlar --help`\n'],
  ])('%j for an unknown command is an error', async (args, message) => {
    const { status, stdout, stderr } = await runWithDocument(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`error cli/unknown-command\n  ${message}`);
  });

  const commands = ['generate', 'diff', 'lint', 'scaffold', 'release', 'explain', 'init', 'model', 'templates', 'mock'];

  test('lists these commands', async () => {
    const { stdout } = await runWithDocument(['--help']);
    const [, list = ''] = stdout.split('\nCommands:\n');
    const names = [...list.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name).filter((name) => name !== 'help');
    expect(names.slice(0, commands.length).toSorted()).toEqual(commands.toSorted());
    expect(stdout).toMatch(/\nExit status:\n {2}0 {3}success\n.*\n {2}70 {2}internal error: a bug in Ashlar\n$/s);
  });

  test.each(commands)('%s --help ends with its exit statuses, on lines of at most 120 characters', async (command) => {
    const { stdout } = await runWithDocument([command, '--help']);
    const [, section = ''] = stdout.split('\nExit status:\n');
    expect(section).toMatch(/^ {2}0 {2}\S.*\n(?: {2}1 {2}\S.*\n)? {2}2 {2}\S.*\n(?: {2}3 {2}\S.*\n)?$/);
    expect(section.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });

  test.each(commands)('%s --help describes each option', async (command) => {
    const { stdout } = await runWithDocument([command, '--help']);
    const options = stdout.split('\n').filter((line) => /^ {2}-/.test(line));
    expect(options.length).toBeGreaterThan(0);
    expect(options.filter((line) => !/\S {2,}\S/.test(line.trim()))).toEqual([]);
  });

  test('generate --help describes what the filters select', async () => {
    const { stdout } = await runWithDocument(['generate', '--help']);
    const text = stdout.replaceAll(/\s+/g, ' ');
    for (const condition of [
      'tag <name> Include only operations with this tag; repeatable',
      'path <glob> Include only operations whose path matches; repeatable',
      'operation <id> Include only operations with this ID, or `GET /path`; repeatable',
      'method <name> Include only operations with this HTTP method; repeatable',
    ]) {
      expect(text).toContain(`--include-${condition}`);
      expect(text).toContain(`--exclude-${condition.replace('Include only', 'Exclude')}`);
    }
  });

  test('--version prints the version', async () => {
    expect(await runWithDocument(['--version'])).toEqual({ status: 0, stdout: '0.0.0\n', stderr: '' });
  });
});

describe('an internal error', () => {
  const now = (): number => {
    throw new TypeError('the clock is broken');
  };

  it('is reported as a bug in Ashlar, without a stack trace', async () => {
    const { status, stdout, stderr } = await runWithDocument(['lint', 'openapi.yaml'], petShop, { now });
    expect({ status, stdout }).toEqual({ status: 70, stdout: '' });
    expect(stderr).toMatch(
      /^This is a bug in Ashlar, not in your document\.\n\nTypeError: the clock is broken\n\nPlease report it/,
    );
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('is reported with a stack trace if ASHLAR_DEBUG is set', async () => {
    const { stderr } = await runWithDocument(['lint', 'openapi.yaml'], petShop, { now, env: { ASHLAR_DEBUG: '1' } });
    expect(stderr).toMatch(/^\s+at /m);
  });
});
