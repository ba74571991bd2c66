// A run about many documents that is interrupted while it writes one of them: each folder is as it was, or as it is to be.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { filesIn, folderWith } from './folder.ts';
import { ashlar } from './command.ts';
import { config, service, shared } from './services.ts';

/** Interrupts the process in the middle of what it does to the folder of the second document. */
const interruption = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
const real = fs.renameSync;
let renamed = 0;
fs.renameSync = (from, to) => {
  if (to.includes('services/b/api/') && ++renamed === 3) process.kill(process.pid, 'SIGTERM');
  return real(from, to);
};
syncBuiltinESMExports();
`;

it.runIf(process.platform !== 'win32')('leaves each folder whole', async () => {
  const names = ['a', 'b', 'c'];
  const texts = (name: (of: string) => string) =>
    Object.fromEntries(names.map((each) => [`services/${each}/openapi.yaml`, service(name(each))]));
  const documents = {
    ...shared,
    'ashlar.config.json': config([
      { document: 'services/*/openapi.yaml', out: 'services/{1}/api', targets: ['types'] },
    ]),
  };
  const made = async (name: (of: string) => string): Promise<Readonly<Record<string, string>>> => {
    const folder = folderWith({ ...documents, ...texts(name) });
    await ashlar(folder, ['generate']);
    return filesIn(folder);
  };
  const [before, after] = [await made((name) => name), await made((name) => `${name}x`)];
  const folder = folderWith({ ...before, ...texts((name) => `${name}x`), 'interruption.mjs': interruption });
  const { signal } = spawnSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(join(folder, 'interruption.mjs')).href,
      join(import.meta.dirname, '../../../bin/ashlar.js'),
      'generate',
    ],
    { cwd: folder },
  );
  expect(signal).toBe('SIGTERM');
  const left = filesIn(folder);
  const below = (files: Readonly<Record<string, string>>, name: string): object =>
    Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`services/${name}/api/`)));
  expect([below(left, 'a'), below(left, 'b'), below(left, 'c')]).toEqual([
    below(after, 'a'),
    below(after, 'b'),
    below(before, 'c'),
  ]);
  expect(below(before, 'b')).not.toEqual(below(after, 'b'));
});
