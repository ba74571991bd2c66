// `ashlar generate --watch` in a process of its own: it follows edits through broken ones, and ends when told to.

import { spawn } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ashlar, petShop } from './command.ts';
import { filesIn, folderWith, put } from './folder.ts';

const program = join(import.meta.dirname, '../../../bin/ashlar.js');

it('generates again at each change, keeps what is there while an edit is broken, and ends in peace', async () => {
  const folder = folderWith({ 'openapi.yaml': petShop.replace("'#/components/schemas/Pet'", "'pet.yaml'"), 'pet.yaml': 'type: object\nproperties: { name: { type: string } }\n' });
  const child = spawn(process.execPath, [program, 'generate', 'openapi.yaml', '--targets', 'types', '--out', 'api', '--watch'], { cwd: folder });
  let stdout = '';
  let told = (): void => undefined;
  child.stdout.on('data', (data: Buffer) => {
    stdout += data.toString();
    told();
  });
  const said = async (pattern: RegExp): Promise<void> => {
    while (!pattern.test(stdout)) await new Promise<void>((resolve) => (told = resolve));
    stdout = '';
    // The line comes before the watching begins.
    await new Promise((resolve) => setTimeout(resolve, 300));
  };
  const ended = new Promise((resolve) => child.on('close', (status, signal) => resolve(signal ?? status)));

  await said(/openapi\.yaml → api: \d written, 0 unchanged in /);
  put(folder, 'pet.yaml', 'type: object\nproperties: { colour: { type: string } }\n');
  await said(/: \d written, \d unchanged in /);
  expect(Object.values(filesIn(join(folder, 'api'))).join('')).toContain('colour');

  const before = filesIn(join(folder, 'api'));
  put(folder, 'pet.yaml', 'type: [\n');
  await said(/openapi\.yaml: has errors, and what was generated stays as it is; in /);
  expect(filesIn(join(folder, 'api'))).toEqual(before);

  put(folder, 'pet.yaml.tmp', 'type: object\nproperties: { size: { type: integer } }\n');
  renameSync(join(folder, 'pet.yaml.tmp'), join(folder, 'pet.yaml'));
  await said(/: \d written, \d unchanged in /);
  expect(Object.values(filesIn(join(folder, 'api'))).join('')).toContain('size');

  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it.each([['--check'], ['--json']])('goes without %s', async (flag) => {
  const { status } = await ashlar(folderWith({ 'openapi.yaml': petShop }), ['generate', 'openapi.yaml', '--watch', flag]);
  expect(status).toBe(2);
});
