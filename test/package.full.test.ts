// The packed `ashlar` command, installed with only its dependencies.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { listInstalledPackages } from '../scripts/bench-install.ts';
import { root } from './architecture/files.ts';
import { createProject } from './commands/release/project.ts';
import { startRegistry } from './commands/release/registry.ts';
import { attempt, inheritedVariables, install, pack, run } from './packed/pack.ts';
import { petShop } from './cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from './cli/temp-directory.ts';
import { skipBecause } from './tier.ts';

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
    '--skipLibCheck',
    'false',
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
  cause: 'An operation exists.',
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

test('an installation with npm takes less than 45 MB in five packages, without the compiler', (context) => {
  const directory = createTempDirectory({ 'package.json': '{ "private": true }' });
  if (attempt(directory, 'npm', ['ping']).status !== 0)
    return skipBecause(context, 'the package registry is not reachable');
  run(directory, 'npm', ['install', '--no-audit', '--no-fund', archive]);
  const packages = listInstalledPackages(join(directory, 'node_modules'));
  const names = packages.map(({ path }) => path.replace(/^(@oxfmt\/binding)-.*/, '$1'));
  expect(names).toEqual(['@oxfmt/binding', 'ashlar', 'jiti', 'oxfmt', 'tinypool']);
  expect(packages.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThan(45e6);
});

test('scaffold works without other packages, and most commands work without the compiler', () => {
  const directory = createTempDirectory({
    'package.json': '{ "type": "module" }',
    'openapi.yaml': petShop,
    'ashlar.config.json':
      '{ "document": "openapi.yaml", "out": "src/api", "targets": ["types", "validators", "server"] }',
  });
  install(archive, directory);
  const runAshlar = (...args: readonly string[]): string => run(directory, process.execPath, [program, ...args]);
  runAshlar('generate');
  runAshlar('scaffold');
  expect(Object.keys(readFiles(join(directory, 'handlers')))).toContain('pets.ts');

  rmSync(join(directory, 'node_modules/ashlar/dist/ts-morph.cjs'));
  runAshlar('generate');
  runAshlar('lint');
  runAshlar('diff', 'openapi.yaml', 'openapi.yaml');
  runAshlar('model');
  runAshlar('explain', 'document/invalid-path');
  runAshlar('templates', 'list');
  const other = createTempDirectory({ 'openapi.yaml': petShop });
  run(other, process.execPath, [join(directory, program), 'init', '--yes']);
  expect(attempt(directory, process.execPath, [program, 'scaffold'])).toMatchObject({
    stderr: expect.stringContaining('ts-morph.cjs') as string,
  });
});

test('a release compares declarations without other packages than its tools', async () => {
  const registry = await startRegistry();
  onTestFinished(() => registry.close());
  const project = await createProject(join(registry.directory, 'project'), registry, {
    scope: '@pets',
    targets: ['types'],
  });
  const installation = createTempDirectory();
  install(archive, installation);
  const release = (...args: readonly string[]): Promise<{ readonly stdout: string }> =>
    promisify(execFile)(process.execPath, [join(installation, program), 'release', ...args], {
      cwd: project.directory,
      env: inheritedVariables(),
    });
  await release('--publish');
  await project.changeDocument('    Pet:\n', '    Owner: { type: string }\n    Pet:\n');
  const { stdout } = await release('--dry-run', '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    release: [{ declarations: expect.arrayContaining([{ kind: 'added', entry: '.', name: 'Owner' }]) as unknown[] }],
  });
});
