// The packed `ashlar` command, installed with only its dependencies, with a TypeScript configuration.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './architecture/files.ts';
import { install, pack, run } from './packed/pack.ts';
import { petShop } from './cli/command.ts';
import { readFiles, createTempDirectory } from './cli/temp-directory.ts';

const config = `import { defineConfig, type AshlarConfig } from 'ashlar';

const targets: NonNullable<AshlarConfig['targets']> = ['types', 'docs'];
export default defineConfig({ document: 'openapi.yaml', out: 'src/api', targets });
`;

test('the packed command generates output in a project without other packages', () => {
  const directory = createTempDirectory({
    'package.json': '{ "type": "module" }',
    'openapi.yaml': petShop,
    'ashlar.config.ts': config,
  });
  install(pack(createTempDirectory()), directory);
  const program = 'node_modules/ashlar/bin/ashlar.js';
  expect(run(directory, process.execPath, [program, 'generate'])).toMatch(/^openapi\.yaml → src\/api\n {2}types /);
  expect(Object.keys(readFiles(join(directory, 'src/api')))).toEqual(
    expect.arrayContaining(['.ashlar.json', 'types/index.ts', 'docs/README.md']),
  );
  run(directory, process.execPath, [program, 'generate', '--check']);

  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const compilerOptions = [
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
  run(directory, process.execPath, [compiler, ...compilerOptions, 'ashlar.config.ts', 'src/api/types/index.ts']);
});
