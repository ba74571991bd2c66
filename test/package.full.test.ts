// The packed `ashlar` command, installed with only its dependencies, with a TypeScript configuration.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './architecture/files.ts';
import { attempt, install, pack, run } from './packed/pack.ts';
import { petShop } from './cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from './cli/temp-directory.ts';

const config = `import { defineConfig, type AshlarConfig } from 'ashlar';

const targets: NonNullable<AshlarConfig['targets']> = ['types', 'docs'];
export default defineConfig({ document: 'openapi.yaml', out: 'src/api', targets });
`;

const scratch = mkdtempSync(join(tmpdir(), 'ashlar-package-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const archive = pack(scratch);
const program = 'node_modules/ashlar/bin/ashlar.js';

test('the packed command generates output in a project without other packages', () => {
  const directory = createTempDirectory({
    'package.json': '{ "type": "module" }',
    'openapi.yaml': petShop,
    'ashlar.config.ts': config,
  });
  install(archive, directory);
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

const rule = `import { defineConfig, defineRule } from 'ashlar';

export const everyOperation = defineRule({
  code: 'acme/every-operation',
  severity: 'error',
  explanation: 'Reports every operation.',
  help: 'Remove it.',
  create: ({ report }) => ({ operation: ({ path, sourceLocation }) => report({ message: path, at: sourceLocation }) }),
});
export default defineConfig({ document: 'openapi.yaml', templates: 'templates', lint: { customRules: [everyOperation] } });
`;
const script = `import { diffDocuments, testRule } from 'ashlar';
import { everyOperation } from './rule.mjs';
import { readFileSync } from 'node:fs';

const document = readFileSync('openapi.yaml', 'utf8');
const { findings } = await testRule(everyOperation, document);
const { difference } = await diffDocuments('openapi.yaml', 'openapi.yaml', { directory: '.' });
console.log(JSON.stringify([findings.length > 0, difference?.changes.length]));
`;

test('the packed package runs custom rules and its functions, and checks custom templates', () => {
  const directory = createTempDirectory({
    'package.json': '{ "type": "module" }',
    'openapi.yaml': petShop,
    'ashlar.config.ts': rule,
    'rule.mjs': rule,
    'script.mjs': script,
  });
  install(archive, directory);
  expect(attempt(directory, process.execPath, [program, 'lint'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('acme/every-operation') as string,
  });
  expect(run(directory, process.execPath, ['script.mjs'])).toBe('[true,0]\n');
  run(directory, process.execPath, [program, 'templates', 'eject', 'validators/reject']);
  run(directory, process.execPath, [program, 'templates', 'check']);
  writeTextFile(directory, 'templates/validators/reject.hbs', 'if ({{condition}}) return false;\n');
  const { status, stderr } = attempt(directory, process.execPath, [program, 'templates', 'check']);
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('does not exist') as string });
});
