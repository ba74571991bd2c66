// `ashlar generate --watch` in a child process: edits, invalid documents, watched files, and signals.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import type { FileWatcher } from '../../../src/generator/cli/environment.ts';
import { ashlar, petShop } from '../../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { createConfig, createServiceDocument, sharedFiles } from '../../cli/monorepo.ts';

const program = join(import.meta.dirname, '../../../bin/ashlar.js');

/** Starts `ashlar generate --watch` in a directory. */
function startWatch(directory: string, ...args: readonly string[]) {
  const preloadArgs = existsSync(join(directory, 'interruption.mjs')) ? ['--import', './interruption.mjs'] : [];
  const child = spawn(process.execPath, [...preloadArgs, program, 'generate', ...args, '--watch'], { cwd: directory });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stdout = '';
  let stderr = '';
  let notify = (): void => undefined;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    notify();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  let hasEnded = false;
  const exit = new Promise((resolve) =>
    child.on('close', (status, signal) => {
      hasEnded = true;
      notify();
      resolve(signal ?? status);
    }),
  );
  return {
    /** Waits until the process has printed a match on stdout. */
    waitForOutput: async (pattern: RegExp): Promise<void> => {
      while (!pattern.test(stdout)) {
        if (hasEnded) throw new Error(`the process ended before it printed ${String(pattern)}:\n${stdout}${stderr}`);
        await new Promise<void>((resolve) => (notify = resolve));
      }
      stdout = '';
    },
    exit,
    stop: (signal: NodeJS.Signals): Promise<unknown> => {
      child.kill(signal);
      return exit;
    },
  };
}

/** Replaces a file atomically, because a run that reads a partial file would print different counts. */
function replace(directory: string, path: string, text: string): void {
  const temporaryPath = `${directory}.new`;
  writeTextFile(dirname(temporaryPath), basename(temporaryPath), text);
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  renameSync(temporaryPath, join(directory, path));
}

const documentWithReference = petShop.replace("'#/components/schemas/Pet'", "'pet.yaml'");
const createPetSchema = (name: string): string => `type: object\nproperties: { ${name}: { type: string } }\n`;
const readOutput = (directory: string): string => Object.values(readFiles(join(directory, 'api'))).join('');

it('generates again after each change, keeps the output while the document is invalid, and exits with 0', async () => {
  const directory = createTempDirectory({ 'openapi.yaml': documentWithReference, 'pet.yaml': createPetSchema('name') });
  const { waitForOutput, stop } = startWatch(directory, 'openapi.yaml', '--targets', 'types', '--out', 'api');
  await waitForOutput(/openapi\.yaml → api: \d written, 0 unchanged in .*\n/);
  replace(directory, 'pet.yaml', createPetSchema('color'));
  await waitForOutput(/: \d written, \d unchanged in .*\n/);
  expect(readOutput(directory)).toContain('color');

  const before = readFiles(join(directory, 'api'));
  replace(directory, 'pet.yaml', 'type: [\n');
  await waitForOutput(/openapi\.yaml: has errors; keeping the previous output \(.*\)\n/);
  expect(readFiles(join(directory, 'api'))).toEqual(before);

  writeTextFile(directory, 'pet.yaml.tmp', createPetSchema('size'));
  renameSync(join(directory, 'pet.yaml.tmp'), join(directory, 'pet.yaml'));
  await waitForOutput(/: \d written, \d unchanged in .*\n/);
  expect(readOutput(directory)).toContain('size');
  expect(await stop('SIGTERM')).toBe(0);
});

it('watches the earlier document of the changelog, even while it is missing', async () => {
  const config = JSON.stringify({
    document: 'openapi.yaml',
    out: 'api',
    targets: ['docs'],
    docs: { changelogSince: 'old.yaml', formats: ['markdown'] },
  });
  const directory = createTempDirectory({ 'openapi.yaml': petShop, 'ashlar.config.json': config });
  const { waitForOutput, stop } = startWatch(directory);
  await waitForOutput(/the configuration: has errors; keeping the previous output \(.*\)\n/);
  replace(directory, 'old.yaml', petShop);
  await waitForOutput(/openapi\.yaml → api: \d+ written, 0 unchanged in .*\n/);
  replace(directory, 'old.yaml', petShop.replace('integer', 'string'));
  await waitForOutput(/openapi\.yaml → api: [12] written, \d+ unchanged in .*\n/);
  expect(readOutput(directory)).toContain('[Pet](schemas/pet.md) › age');
  expect(await stop('SIGTERM')).toBe(0);
});

it.each(['one', 'two'])('watches a missing file that a document refers to, with %s document(s)', async (count) => {
  const documentWithPathReference = petShop.replace('paths:', "paths:\n  /extra: { $ref: './extra.yaml' }\n");
  const entry = { document: 'openapi.yaml', out: 'api', targets: ['types'] };
  const directory = createTempDirectory({
    'openapi.yaml': documentWithPathReference,
    'other.yaml': petShop,
    'ashlar.config.json': JSON.stringify(
      count === 'one' ? entry : { documents: [entry, { document: 'other.yaml', out: 'other', targets: ['types'] }] },
    ),
  });
  const { waitForOutput, stop } = startWatch(directory);
  await waitForOutput(/has errors.*\n/);
  replace(directory, 'extra.yaml', 'get: { operationId: extra, responses: { 200: { description: Done. } } }');
  await waitForOutput(count === 'one' ? /: \d written, 0 unchanged in .*\n/ : /openapi\.yaml → api: \d written/);
  expect(await stop('SIGTERM')).toBe(0);
});

it('watches the modules of the configuration and the directory of templates', async () => {
  const config =
    "import { defineConfig } from 'ashlar';\nimport { targets } from './targets.js';\nexport default defineConfig({ document: 'openapi.yaml', out: 'api', templates: 'templates', targets });\n";
  const directory = createTempDirectory({
    'package.json': '{ "type": "module" }',
    'openapi.yaml': petShop,
    'ashlar.config.ts': config,
    'targets.js': "export const targets = ['types'];\n",
    'templates/types/.keep': '',
  });
  const { waitForOutput, stop } = startWatch(directory);
  await waitForOutput(/: \d written, 0 unchanged in .*\n/);
  replace(directory, 'targets.js', "export const targets = ['types', 'docs'];\n");
  await waitForOutput(/: \d+ written, \d unchanged in .*\n/);
  expect(Object.keys(readFiles(join(directory, 'api')))).toContain('docs/README.md');
  replace(directory, 'templates/types/unknown.hbs', '');
  await waitForOutput(/has errors/);
  rmSync(join(directory, 'templates/types/unknown.hbs'));
  await waitForOutput(/: 0 written, \d+ unchanged in .*\n/);
  // A configuration with an error does not name the directory, which is still watched.
  replace(directory, 'ashlar.config.ts', config.replace("out: 'api'", 'out: 1'));
  await waitForOutput(/has errors/);
  replace(directory, 'templates/types/another.hbs', '');
  await waitForOutput(/has errors/);
  expect(await stop('SIGINT')).toBe(0);
});

it('generates only the documents whose files have changed', async () => {
  const directory = createTempDirectory({
    ...sharedFiles,
    'ashlar.config.json': createConfig([
      { document: 'services/*/openapi.yaml', out: 'services/{1}/api', targets: ['types'] },
    ]),
    'services/a/openapi.yaml': createServiceDocument('a'),
    'services/b/openapi.yaml': createServiceDocument('b'),
  });
  const { waitForOutput, stop } = startWatch(directory);
  await waitForOutput(/\n2 documents: 8 written, 0 unchanged in .*\n/);
  // A run of the second document would restore this file.
  rmSync(join(directory, 'services/b/api/types/index.ts'));
  replace(directory, 'services/a/openapi.yaml', createServiceDocument('other'));
  await waitForOutput(
    /^services\/a\/openapi\.yaml → services\/a\/api: 2 written, 2 unchanged\n2 documents: 2 written, 6 unchanged in .*\n/,
  );
  expect(Object.keys(readFiles(join(directory, 'services/b/api')))).not.toContain('types/index.ts');
  replace(
    directory,
    'services/a/openapi.yaml',
    createServiceDocument('other').replace('type: array', '$ref: "#/info/title"'),
  );
  await waitForOutput(
    /^services\/a\/openapi\.yaml → services\/a\/api: has errors; keeping the previous output\n2 documents: 0 written, 4 unchanged in .*\n/,
  );
  replace(directory, 'common/pet.yaml', sharedFiles['common/pet.yaml'].replace('age', 'size'));
  await waitForOutput(/services\/b\/api: [23] written, [12] unchanged\n/);
  expect(Object.keys(readFiles(join(directory, 'services/b/api')))).toContain('types/index.ts');
  expect(await stop('SIGTERM')).toBe(0);
});

it('generates new documents that match a glob, in existing and in new directories', async () => {
  const directory = createTempDirectory({
    ...sharedFiles,
    'ashlar.config.json': createConfig([
      { document: 'services/*/v*/openapi.yaml', out: 'out/{1}/{2}', targets: ['spec'] },
    ]),
    'services/a/v1/openapi.yaml': petShop,
  });
  const { waitForOutput, stop } = startWatch(directory);
  await waitForOutput(/\n1 document: \d written, 0 unchanged in .*\n/);
  replace(directory, 'services/a/v1/notes.yaml', 'unrelated: true');
  replace(directory, 'services/a/v2/openapi.yaml', petShop);
  await waitForOutput(/\n2 documents: \d written, \d unchanged in .*\n/);
  replace(directory, 'services/b/v1/openapi.yaml', petShop);
  await waitForOutput(/\n3 documents: \d written, \d unchanged in .*\n/);
  rmSync(join(directory, 'services/a'), { recursive: true });
  await waitForOutput(/(?:^|\n)1 document: 0 written, \d unchanged in .*\n/);
  expect(await stop('SIGTERM')).toBe(0);
});

it('exits with 0 if it is interrupted during a run', async () => {
  const config = "export default { document: 'openapi.yaml', out: 'api', targets: ['types'] };\n";
  const directory = createTempDirectory({
    'package.json': '{ "type": "module" }',
    'openapi.yaml': petShop,
    'ashlar.config.js': config,
  });
  const { waitForOutput, stop } = startWatch(directory);
  await waitForOutput(/: \d+ written, 0 unchanged in .*\n/);
  const before = readFiles(join(directory, 'api'));
  // The run waits for its configuration.
  replace(
    directory,
    'ashlar.config.js',
    `${config.replace('types', 'client')}console.log('during the run');\nawait new Promise((resolve) => setInterval(resolve, 2 ** 30));\n`,
  );
  await waitForOutput(/during the run\n/);
  expect(await stop('SIGINT')).toBe(0);
  expect(readFiles(join(directory, 'api'))).toEqual(before);
});

/** Module that sends SIGTERM to the process when it writes a file for the second time. */
const interruption = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
const original = fs.renameSync;
let writeCount = 0;
fs.renameSync = (from, to) => {
  if (to.endsWith('types/schemas.ts') && ++writeCount === 2) process.kill(process.pid, 'SIGTERM');
  return original(from, to);
};
syncBuiltinESMExports();
`;

it.runIf(process.platform !== 'win32')('writes all files of a run before it ends', async () => {
  const changed = petShop.replace('integer', 'string');
  const args = ['openapi.yaml', '--targets', 'types,client', '--out', 'api'];
  const expectedDirectory = createTempDirectory({ 'openapi.yaml': changed });
  await ashlar(expectedDirectory, ['generate', ...args]);
  const directory = createTempDirectory({ 'openapi.yaml': petShop, 'interruption.mjs': interruption });
  const { waitForOutput, exit } = startWatch(directory, ...args);
  await waitForOutput(/: \d+ written, 0 unchanged in .*\n/);
  replace(directory, 'openapi.yaml', changed);
  expect(await exit).toBe(0);
  expect(readFiles(join(directory, 'api'))).toEqual(readFiles(join(expectedDirectory, 'api')));
});

it.each([
  [
    'a configuration in a missing directory',
    ['--config', 'sub/none.json'],
    'error cli/config-not-found\n  cannot find the configuration `sub/none.json`',
  ],
  ['a missing configuration', ['--config', 'none.json'], 'error cli/config-not-found'],
  ['a document in a missing directory', ['none/openapi.yaml'], 'none/openapi.yaml'],
  ['no document in the arguments', [], 'error cli/missing-document'],
  ['an unknown target', ['openapi.yaml', '--targets', 'typs'], 'error cli/unknown-target'],
])('fails instead of waiting with %s', async (_, args, message) => {
  const directory = createTempDirectory({ 'openapi.yaml': petShop });
  const { status, stderr } = await ashlar(directory, ['generate', ...args, '--watch'], {
    watchFiles: () => ({
      startRun: () => undefined,
      waitForChange: () => Promise.reject(new Error('unexpected wait')),
    }),
  });
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(message) as string });
});

it('waits for a change if the document is invalid at the start', async () => {
  const directory = createTempDirectory({ 'openapi.yaml': 'openapi: [\n' });
  let waitCount = 0;
  const watchFiles = (): FileWatcher => ({
    startRun: () => undefined,
    waitForChange() {
      waitCount += 1;
      writeTextFile(directory, 'openapi.yaml', petShop);
      return Promise.resolve(waitCount === 1 ? 'changed' : 'stopped');
    },
  });
  const { status, stdout } = await ashlar(directory, ['generate', './openapi.yaml', '--targets', 'types', '--watch'], {
    watchFiles,
  });
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/has errors[^]*: \d written, 0 unchanged/) as string,
  });
});

it.each([['--check'], ['--json']])('rejects --watch with %s', async (flag) => {
  const { status } = await ashlar(createTempDirectory({ 'openapi.yaml': petShop }), [
    'generate',
    'openapi.yaml',
    '--watch',
    flag,
  ]);
  expect(status).toBe(2);
});
