// Interruption of `ashlar generate` with several documents: each output directory is entirely old or entirely new.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { readFiles, createTempDirectory } from '../../cli/temp-directory.ts';
import { ashlar } from '../../cli/command.ts';
import { createConfig, createServiceDocument, sharedFiles } from '../../cli/monorepo.ts';

/** Module that sends SIGTERM to the process while it writes the output of the second document. */
const interruption = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
const original = fs.renameSync;
let renameCount = 0;
fs.renameSync = (from, to) => {
  if (to.includes('services/b/api/') && ++renameCount === 3) process.kill(process.pid, 'SIGTERM');
  return original(from, to);
};
syncBuiltinESMExports();
`;

it.runIf(process.platform !== 'win32')('leaves each output directory with the files from one run', async () => {
  const names = ['a', 'b', 'c'];
  const changeName = (name: string): string => `${name}x`;
  const createDocuments = (rename: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [`services/${name}/openapi.yaml`, createServiceDocument(rename(name))]));
  const sharedProjectFiles = {
    ...sharedFiles,
    'ashlar.config.json': createConfig([
      { document: 'services/*/openapi.yaml', out: 'services/{1}/api', targets: ['types'] },
    ]),
  };
  const generateAll = async (rename: (name: string) => string): Promise<Readonly<Record<string, string>>> => {
    const directory = createTempDirectory({ ...sharedProjectFiles, ...createDocuments(rename) });
    await ashlar(directory, ['generate']);
    return readFiles(directory);
  };
  const [before, after] = [await generateAll((name) => name), await generateAll(changeName)];
  const directory = createTempDirectory({
    ...before,
    ...createDocuments(changeName),
    'interruption.mjs': interruption,
  });
  const { signal } = spawnSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(join(directory, 'interruption.mjs')).href,
      join(import.meta.dirname, '../../../bin/ashlar.js'),
      'generate',
    ],
    { cwd: directory },
  );
  expect(signal).toBe('SIGTERM');
  const remaining = readFiles(directory);
  const selectOutput = (files: Readonly<Record<string, string>>, name: string): object =>
    Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`services/${name}/api/`)));
  expect([selectOutput(remaining, 'a'), selectOutput(remaining, 'b'), selectOutput(remaining, 'c')]).toEqual([
    selectOutput(after, 'a'),
    selectOutput(after, 'b'),
    selectOutput(before, 'c'),
  ]);
  expect(selectOutput(before, 'b')).not.toEqual(selectOutput(after, 'b'));
});
