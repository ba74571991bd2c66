// The packed Ashlar works where only it and its dependencies are installed, with a configuration in TypeScript.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root, textOf } from './architecture/files.ts';
import { petShop } from './unit/cli/command.ts';
import { filesIn, folderWith } from './unit/cli/folder.ts';

const config = `import { defineConfig, type AshlarConfig } from 'ashlar';

const targets: NonNullable<AshlarConfig['targets']> = ['types', 'docs'];
export default defineConfig({ document: 'openapi.yaml', out: 'src/api', targets });
`;

function run(command: string, words: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  expect({ command, words, status, stderr: status === 0 ? '' : `${stdout}${stderr}` }).toEqual({ command, words, status: 0, stderr: '' });
  return stdout;
}

/** Puts the packed package and its dependencies, and nothing else, into the folder's node_modules. */
function install(folder: string): void {
  run('npm', ['pack', '--silent', '--pack-destination', folder], root);
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  run('tar', ['-xzf', archive ?? ''], folder);
  mkdirSync(join(folder, 'node_modules'));
  renameSync(join(folder, 'package'), join(folder, 'node_modules/ashlar'));
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Readonly<Record<string, string>> };
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
}

it('generates in a folder of its own', () => {
  const folder = folderWith({ 'package.json': '{ "type": "module" }', 'openapi.yaml': petShop, 'ashlar.config.ts': config });
  install(folder);
  const program = 'node_modules/ashlar/bin/ashlar.js';
  expect(run(process.execPath, [program, 'generate'], folder)).toMatch(/^openapi\.yaml → src\/api\n {2}types /);
  expect(Object.keys(filesIn(join(folder, 'src/api')))).toEqual(expect.arrayContaining(['.ashlar.json', 'types/index.ts', 'docs/README.md']));
  run(process.execPath, [program, 'generate', '--check'], folder);

  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const settings = ['--noEmit', '--strict', '--module', 'NodeNext', '--moduleResolution', 'NodeNext', '--target', 'ES2022', '--types', ''];
  run(process.execPath, [compiler, ...settings, 'ashlar.config.ts', 'src/api/types/index.ts'], folder);
});
