// The packed Ashlar works where only it and its dependencies are installed, with a configuration in TypeScript.

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './architecture/files.ts';
import { install, pack, run } from './elsewhere/packed.ts';
import { petShop } from './unit/cli/command.ts';
import { filesIn, folderWith } from './unit/cli/folder.ts';

const config = `import { defineConfig, type AshlarConfig } from 'ashlar';

const targets: NonNullable<AshlarConfig['targets']> = ['types', 'docs'];
export default defineConfig({ document: 'openapi.yaml', out: 'src/api', targets });
`;

it('generates in a folder of its own', () => {
  const folder = folderWith({
    'package.json': '{ "type": "module" }',
    'openapi.yaml': petShop,
    'ashlar.config.ts': config,
  });
  install(pack(folderWith()), folder);
  const program = 'node_modules/ashlar/bin/ashlar.js';
  expect(run(folder, process.execPath, [program, 'generate'])).toMatch(/^openapi\.yaml → src\/api\n {2}types /);
  expect(Object.keys(filesIn(join(folder, 'src/api')))).toEqual(
    expect.arrayContaining(['.ashlar.json', 'types/index.ts', 'docs/README.md']),
  );
  run(folder, process.execPath, [program, 'generate', '--check']);

  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const settings = [
    '--noEmit',
    '--strict',
    '--module',
    'NodeNext',
    '--moduleResolution',
    'NodeNext',
    '--target',
    'ES2022',
    '--types',
    '',
  ];
  run(folder, process.execPath, [compiler, ...settings, 'ashlar.config.ts', 'src/api/types/index.ts']);
});
