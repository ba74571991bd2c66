// `ashlar generate --watch` in a process of its own: it follows edits through broken ones, and ends when told to.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import type { FileWatcher } from '../../../src/generator/cli/environment.ts';
import { ashlar, petShop } from './command.ts';
import { filesIn, folderWith, put } from './folder.ts';
import { config, service, shared } from './services.ts';

const program = join(import.meta.dirname, '../../../bin/ashlar.js');

/** `ashlar generate --watch` at work in a folder. */
function watching(folder: string, ...words: readonly string[]) {
  const first = existsSync(join(folder, 'interruption.mjs')) ? ['--import', './interruption.mjs'] : [];
  const child = spawn(process.execPath, [...first, program, 'generate', ...words, '--watch'], { cwd: folder });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stdout = '';
  let stderr = '';
  let told = (): void => undefined;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    told();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  let isOver = false;
  const ended = new Promise((resolve) =>
    child.on('close', (status, signal) => {
      isOver = true;
      told();
      resolve(signal ?? status);
    }),
  );
  return {
    /** Waits until it has said so. */
    said: async (pattern: RegExp): Promise<void> => {
      while (!pattern.test(stdout)) {
        if (isOver) throw new Error(`the process ended before it printed ${String(pattern)}:\n${stdout}${stderr}`);
        await new Promise<void>((resolve) => (told = resolve));
      }
      stdout = '';
    },
    ended,
    end: (signal: NodeJS.Signals): Promise<unknown> => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Writes a file in one step: a run that reads a half-written file prints other counts. */
function replace(folder: string, path: string, text: string): void {
  const written = `${folder}.new`;
  put(dirname(written), basename(written), text);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  renameSync(written, join(folder, path));
}

const apart = petShop.replace("'#/components/schemas/Pet'", "'pet.yaml'");
const pet = (name: string): string => `type: object\nproperties: { ${name}: { type: string } }\n`;
const generated = (folder: string): string => Object.values(filesIn(join(folder, 'api'))).join('');

it('generates again at each change, keeps what is there while an edit is broken, and ends in peace', async () => {
  const folder = folderWith({ 'openapi.yaml': apart, 'pet.yaml': pet('name') });
  const { said, end } = watching(folder, 'openapi.yaml', '--targets', 'types', '--out', 'api');
  await said(/openapi\.yaml → api: \d written, 0 unchanged in .*\n/);
  replace(folder, 'pet.yaml', pet('colour'));
  await said(/: \d written, \d unchanged in .*\n/);
  expect(generated(folder)).toContain('colour');

  const before = filesIn(join(folder, 'api'));
  replace(folder, 'pet.yaml', 'type: [\n');
  await said(/openapi\.yaml: has errors, and what was generated stays as it is; in .*\n/);
  expect(filesIn(join(folder, 'api'))).toEqual(before);

  put(folder, 'pet.yaml.tmp', pet('size'));
  renameSync(join(folder, 'pet.yaml.tmp'), join(folder, 'pet.yaml'));
  await said(/: \d written, \d unchanged in .*\n/);
  expect(generated(folder)).toContain('size');
  expect(await end('SIGTERM')).toBe(0);
});

it('follows the document that the changelog tells the changes from, also while it is missing', async () => {
  const config = JSON.stringify({
    document: 'openapi.yaml',
    out: 'api',
    targets: ['docs'],
    docs: { since: 'old.yaml', formats: ['markdown'] },
  });
  const folder = folderWith({ 'openapi.yaml': petShop, 'ashlar.config.json': config });
  const { said, end } = watching(folder);
  await said(/the configuration: has errors, and what was generated stays as it is; in .*\n/);
  replace(folder, 'old.yaml', petShop);
  await said(/openapi\.yaml → api: \d+ written, 0 unchanged in .*\n/);
  replace(folder, 'old.yaml', petShop.replace('integer', 'string'));
  await said(/openapi\.yaml → api: [12] written, \d+ unchanged in .*\n/);
  expect(generated(folder)).toContain('[Pet](schemas/pet.md) › age');
  expect(await end('SIGTERM')).toBe(0);
});

it.each(['one', 'many'])('sees a file come to be that a document refers to, of %s', async (how) => {
  const own = petShop.replace('paths:', "paths:\n  /extra: { $ref: './extra.yaml' }\n");
  const one = { document: 'openapi.yaml', out: 'api', targets: ['types'] };
  const folder = folderWith({
    'openapi.yaml': own,
    'other.yaml': petShop,
    'ashlar.config.json': JSON.stringify(
      how === 'one' ? one : { documents: [one, { document: 'other.yaml', out: 'other', targets: ['types'] }] },
    ),
  });
  const { said, end } = watching(folder);
  await said(/has errors[^]* in .*\n/);
  replace(folder, 'extra.yaml', 'get: { operationId: extra, responses: { 200: { description: Done. } } }');
  await said(how === 'one' ? /: \d written, 0 unchanged in .*\n/ : /openapi\.yaml → api: \d written/);
  expect(await end('SIGTERM')).toBe(0);
});

it('follows the modules of a configuration, and the folder of templates', async () => {
  const config =
    "import { defineConfig } from 'ashlar';\nimport { targets } from './targets.js';\nexport default defineConfig({ document: 'openapi.yaml', out: 'api', templates: 'templates', targets });\n";
  const folder = folderWith({
    'package.json': '{ "type": "module" }',
    'openapi.yaml': petShop,
    'ashlar.config.ts': config,
    'targets.js': "export const targets = ['types'];\n",
    'templates/types/.keep': '',
  });
  const { said, end } = watching(folder);
  await said(/: \d written, 0 unchanged in .*\n/);
  replace(folder, 'targets.js', "export const targets = ['types', 'docs'];\n");
  await said(/: \d+ written, \d unchanged in .*\n/);
  expect(Object.keys(filesIn(join(folder, 'api')))).toContain('docs/README.md');
  replace(folder, 'templates/types/nobody.hbs', '');
  await said(/has errors/);
  rmSync(join(folder, 'templates/types/nobody.hbs'));
  await said(/: 0 written, \d+ unchanged in .*\n/);
  expect(await end('SIGINT')).toBe(0);
});

it('makes of many documents anew those of which a file has changed', async () => {
  const folder = folderWith({
    ...shared,
    'ashlar.config.json': config([
      { document: 'services/*/openapi.yaml', out: 'services/{1}/api', targets: ['types'] },
    ]),
    'services/a/openapi.yaml': service('a'),
    'services/b/openapi.yaml': service('b'),
  });
  const { said, end } = watching(folder);
  await said(/\n2 documents: 8 written, 0 unchanged in .*\n/);
  // Whoever makes the second document anew would put this back.
  rmSync(join(folder, 'services/b/api/types/index.ts'));
  replace(folder, 'services/a/openapi.yaml', service('other'));
  await said(
    /^services\/a\/openapi\.yaml → services\/a\/api: 2 written, 2 unchanged\n2 documents: 2 written, 6 unchanged in .*\n/,
  );
  expect(Object.keys(filesIn(join(folder, 'services/b/api')))).not.toContain('types/index.ts');
  replace(folder, 'services/a/openapi.yaml', service('other').replace('type: array', 'type: aray'));
  await said(
    /^services\/a\/openapi\.yaml → services\/a\/api: has errors, and what was generated stays as it is\n2 documents: 0 written, 4 unchanged in .*\n/,
  );
  replace(folder, 'common/pet.yaml', shared['common/pet.yaml'].replace('age', 'size'));
  await said(/services\/b\/api: [23] written, [12] unchanged\n/);
  expect(Object.keys(filesIn(join(folder, 'services/b/api')))).toContain('types/index.ts');
  expect(await end('SIGTERM')).toBe(0);
});

it('sees a document that comes to be like a glob, in a folder that is there or in one that is not', async () => {
  const folder = folderWith({
    ...shared,
    'ashlar.config.json': config([{ document: 'services/*/v*/openapi.yaml', out: 'out/{1}/{2}', targets: ['spec'] }]),
    'services/a/v1/openapi.yaml': petShop,
  });
  const { said, end } = watching(folder);
  await said(/\n1 document: \d written, 0 unchanged in .*\n/);
  replace(folder, 'services/a/v1/notes.yaml', 'nobody has asked for it');
  replace(folder, 'services/a/v2/openapi.yaml', petShop);
  await said(/\n2 documents: \d written, \d unchanged in .*\n/);
  replace(folder, 'services/b/v1/openapi.yaml', petShop);
  await said(/\n3 documents: \d written, \d unchanged in .*\n/);
  rmSync(join(folder, 'services/a'), { recursive: true });
  await said(/(?:^|\n)1 document: 0 written, \d unchanged in .*\n/);
  expect(await end('SIGTERM')).toBe(0);
});

it('ends in peace in the middle of a run too', async () => {
  const config = "export default { document: 'openapi.yaml', out: 'api', targets: ['types'] };\n";
  const folder = folderWith({
    'package.json': '{ "type": "module" }',
    'openapi.yaml': petShop,
    'ashlar.config.js': config,
  });
  const { said, end } = watching(folder);
  await said(/: \d+ written, 0 unchanged in .*\n/);
  const before = filesIn(join(folder, 'api'));
  // A run waits for its configuration.
  replace(
    folder,
    'ashlar.config.js',
    `${config.replace('types', 'client')}console.log('in the middle');\nawait new Promise((resolve) => setInterval(resolve, 2 ** 30));\n`,
  );
  await said(/in the middle\n/);
  expect(await end('SIGINT')).toBe(0);
  expect(filesIn(join(folder, 'api'))).toEqual(before);
});

/** Sends the process a signal when it writes a file for the second time. */
const interruption = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
const real = fs.renameSync;
let times = 0;
fs.renameSync = (from, to) => {
  if (to.endsWith('types/openapi.ts') && ++times === 2) process.kill(process.pid, 'SIGTERM');
  return real(from, to);
};
syncBuiltinESMExports();
`;

it.runIf(process.platform !== 'win32')('writes all files of a run before it ends', async () => {
  const changed = petShop.replace('integer', 'string');
  const args = ['openapi.yaml', '--targets', 'types,client', '--out', 'api'];
  const other = folderWith({ 'openapi.yaml': changed });
  await ashlar(other, ['generate', ...args]);
  const folder = folderWith({ 'openapi.yaml': petShop, 'interruption.mjs': interruption });
  const { said, ended } = watching(folder, ...args);
  await said(/: \d+ written, 0 unchanged in .*\n/);
  replace(folder, 'openapi.yaml', changed);
  expect(await ended).toBe(0);
  expect(filesIn(join(folder, 'api'))).toEqual(filesIn(join(other, 'api')));
});

it.each([
  [
    'no folder of the configuration',
    ['--config', 'sub/none.json'],
    'error cli/config-not-found\n  there is no configuration at sub/none.json',
  ],
  ['no configuration', ['--config', 'none.json'], 'error cli/config-not-found'],
  ['no document', ['none/openapi.yaml'], 'none/openapi.yaml'],
  ['no document that is named', [], 'error cli/missing-document'],
  ['no such target', ['openapi.yaml', '--targets', 'typs'], 'error cli/unknown-target'],
])('does not wait for what nothing would bring: %s', async (_, words, message) => {
  const folder = folderWith({ 'openapi.yaml': petShop });
  const { status, stderr } = await ashlar(folder, ['generate', ...words, '--watch'], {
    watch: () => ({ startRun: () => undefined, waitForChange: () => Promise.reject(new Error('it waits')) }),
  });
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(message) as string });
});

it('waits for the mending of a document that is broken when it begins', async () => {
  const folder = folderWith({ 'openapi.yaml': 'openapi: [\n' });
  let waits = 0;
  const watch = (): FileWatcher => ({
    startRun: () => undefined,
    waitForChange: () => (
      (waits += 1),
      put(folder, 'openapi.yaml', petShop),
      Promise.resolve(waits === 1 ? 'changed' : 'over')
    ),
  });
  const { status, stdout } = await ashlar(folder, ['generate', './openapi.yaml', '--targets', 'types', '--watch'], {
    watch,
  });
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/has errors[^]*: \d written, 0 unchanged/) as string,
  });
});

it.each([['--check'], ['--json']])('goes without %s', async (flag) => {
  const { status } = await ashlar(folderWith({ 'openapi.yaml': petShop }), [
    'generate',
    'openapi.yaml',
    '--watch',
    flag,
  ]);
  expect(status).toBe(2);
});
