// The GitHub Action on a pull request: its scripts, run on a repository with a branch and a stub of the GitHub API.

import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { isGoldenUpdate } from '../golden-harness/update.ts';
import { cleanPetShop } from '../cli/command.ts';
import { createTempDirectory, writeTextFile } from '../cli/temp-directory.ts';

const project = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

interface Action {
  readonly runs: {
    readonly steps: readonly { readonly run: string; readonly env?: Readonly<Record<string, string>> }[];
  };
}

it('annotates files, writes a summary, and updates its own comment', async () => {
  const directory = createTempDirectory({
    'openapi.yaml': cleanPetShop,
    'ashlar.config.json': '{ "document": "openapi.yaml", "targets": ["spec"] }',
  });
  const temp = join(directory, '.temp');
  mkdirSync(temp);
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: directory,
      encoding: 'utf8',
    }).trim();
  const ashlar = `node ${join(project, 'bin/ashlar.js')}`;
  execFileSync('node', [join(project, 'bin/ashlar.js'), 'generate', '--quiet'], { cwd: directory });
  git('init', '-q', '-b', 'main');
  git('add', 'openapi.yaml', 'ashlar.config.json', 'generated');
  git('commit', '-qm', 'first');
  const base = git('rev-parse', 'HEAD');
  git('checkout', '-qb', 'work');
  writeTextFile(
    directory,
    'openapi.yaml',
    cleanPetShop
      .replace('age: { type: integer }', 'age: { type: integer, default: "none" }')
      .replace('required: [name]', 'required: [name, age]'),
  );
  git('commit', '-qam', 'second');

  const comments: { id: number; body: string }[] = [{ id: 1, body: 'Mine.' }];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const body = text === '' ? '' : (JSON.parse(text) as { readonly body: string }).body;
      if (request.method === 'POST') comments.push({ id: comments.length + 1, body });
      if (request.method === 'PATCH')
        comments.splice(Number(request.url?.split('/').at(-1)) - 1, 1, { id: comments.length, body });
      response.end(JSON.stringify(comments));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());

  const { runs } = parse(readFileSync(join(project, 'action.yml'), 'utf8')) as Action;
  const env = {
    ...process.env,
    ASHLAR: ashlar,
    BASE: base,
    DOCUMENT: '',
    CHECK: 'true',
    FAIL_ON: 'breaking',
    RUNNER_TEMP: temp,
    GITHUB_ACTION_PATH: project,
    GITHUB_STEP_SUMMARY: join(temp, 'summary.md'),
    GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'a/b',
    TOKEN: 't',
    PULL_REQUEST: '7',
  };
  const steps = runs.steps.map(({ run: script }) => script);
  const outputs: string[] = [];
  for (const step of steps.slice(0, 2)) outputs.push((await run('bash', ['-c', step], { cwd: directory, env })).stdout);
  await expect(run('bash', ['-c', steps[2] ?? ''], { cwd: directory, env })).rejects.toMatchObject({ code: 1 });

  expect(outputs[0]).toContain(
    '::error file=openapi.yaml,line=28,col=40,endLine=28,endColumn=46,title=correctness/default-value::',
  );
  expect(outputs[0]).toContain('title=generated output::');
  const summary = readFileSync(join(temp, 'summary.md'), 'utf8');
  const golden = join(import.meta.dirname, 'summary.md');
  const normalized = summary.replaceAll(base, 'BASE');
  if (isGoldenUpdate(process.env)) writeFileSync(golden, normalized);
  expect(normalized).toBe(readFileSync(golden, 'utf8'));
  expect(comments).toEqual([
    { id: 1, body: 'Mine.' },
    { id: 2, body: `<!-- ashlar -->\n${summary.trimEnd()}\n` },
  ]);

  await run('bash', ['-c', steps[1] ?? ''], { cwd: directory, env });
  expect(comments).toHaveLength(2);
});

it('annotates files with paths relative to the repository root', async () => {
  const shared = cleanPetShop.replace("{ $ref: '#/components/schemas/Pet' }", "{ $ref: '../shared/pets.yaml#/Pet' }");
  const root = createTempDirectory({
    'the, api/v1/openapi.yaml': shared,
    'the, api/shared/pets.yaml': 'Pet: { type: object, description: One. }\n',
  });
  const directory = join(root, 'the, api/v1');
  const temp = join(root, '.temp');
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'first');
  const base = git('rev-parse', 'HEAD');
  writeTextFile(
    directory,
    'openapi.yaml',
    shared
      .replace('age: { type: integer }', 'age: { type: integer, default: "none" }')
      .replace('name: { type: string }', 'name: { type: integer }'),
  );
  writeTextFile(
    root,
    'the, api/shared/pets.yaml',
    'Pet: { type: object, description: One., required: [nam], properties: { name: { type: integer, default: x } } }\n',
  );
  git('commit', '-qam', 'second');
  const env = {
    ...process.env,
    ASHLAR: `node ${join(project, 'bin/ashlar.js')}`,
    BASE: base,
    DOCUMENT: 'openapi.yaml',
    ALLOW_REFS: '../shared\n',
    CHECK: 'false',
    FAIL_ON: 'breaking',
    RUNNER_TEMP: temp,
  };
  const { stdout } = await run('bash', [join(project, 'scripts/action/check-pull-request.sh')], {
    cwd: directory,
    env,
  });
  expect(stdout).toContain('::error file=the%2C api/v1/openapi.yaml,line=28,col=40,');
  const annotated = [...stdout.matchAll(/^::[a-z]+ file=([^,]*),/gm)].map(([, file]) => file);
  expect(annotated.length).toBeGreaterThan(1);
  expect(new Set(annotated)).toEqual(new Set(['the%2C api/v1/openapi.yaml', 'the%2C api/shared/pets.yaml']));
  expect(readFileSync(join(temp, 'ashlar/status'), 'utf8').trim()).toBe('1');
});

it('reports only that the output could not be checked if the configuration is invalid', async () => {
  const directory = createTempDirectory({ 'openapi.yaml': cleanPetShop, 'ashlar.config.json': '{' });
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: directory,
      encoding: 'utf8',
    }).trim();
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'first');
  const temp = join(directory, '.temp');
  const env = {
    ...process.env,
    ASHLAR: `node ${join(project, 'bin/ashlar.js')}`,
    BASE: 'HEAD',
    DOCUMENT: '',
    CHECK: 'true',
    FAIL_ON: 'breaking',
    RUNNER_TEMP: temp,
  };
  const { stdout, stderr } = await run('bash', [join(project, 'scripts/action/check-pull-request.sh')], {
    cwd: directory,
    env,
  });
  expect(stdout).toContain('::error title=generated output::Whether it is fresh could not be checked: see the log.');
  expect(stderr).not.toContain('a document to compare');
  expect(readdirSync(join(temp, 'ashlar')).toSorted()).toEqual(['3-fresh.md', 'status']);
  expect(readFileSync(join(temp, 'ashlar/status'), 'utf8').trim()).toBe('2');
});

it('ignores changes made on the base branch after the branch point', async () => {
  const directory = createTempDirectory({ 'openapi.yaml': cleanPetShop });
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: directory,
      encoding: 'utf8',
    }).trim();
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'first');
  git('branch', 'behind');
  writeTextFile(directory, 'openapi.yaml', cleanPetShop.replaceAll('/pets', '/animals'));
  git('commit', '-qam', 'second');
  git('switch', '-q', 'behind');
  writeTextFile(directory, 'README.md', 'x\n');
  git('add', 'README.md');
  git('commit', '-qm', 'third');
  const temp = join(directory, '.temp');
  const env = {
    ...process.env,
    ASHLAR: `node ${join(project, 'bin/ashlar.js')}`,
    BASE: 'main',
    DOCUMENT: 'openapi.yaml',
    CHECK: 'false',
    FAIL_ON: 'breaking',
    RUNNER_TEMP: temp,
  };
  const { stdout } = await run('bash', [join(project, 'scripts/action/check-pull-request.sh')], {
    cwd: directory,
    env,
  });
  expect(stdout).not.toContain('::error');
  expect(readFileSync(join(temp, 'ashlar/status'), 'utf8').trim()).toBe('0');
});

it('compares each of several documents and reports those that changed', async () => {
  const config = { documents: [{ document: 'services/*/openapi.yaml', out: 'services/{1}/api', targets: ['spec'] }] };
  const directory = createTempDirectory({
    'ashlar.config.json': JSON.stringify(config),
    'services/a b/openapi.yaml': cleanPetShop,
    'services/c/openapi.yaml': cleanPetShop,
    'services/d/openapi.yaml': cleanPetShop,
  });
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: directory,
      encoding: 'utf8',
    }).trim();
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'first');
  for (const name of ['a b', 'c'])
    writeTextFile(
      directory,
      `services/${name}/openapi.yaml`,
      cleanPetShop.replace('name: { type: string }', 'name: { type: integer }'),
    );
  writeTextFile(directory, 'services/new/openapi.yaml', cleanPetShop);
  const temp = join(directory, '.temp');
  const env = {
    ...process.env,
    ASHLAR: `node ${join(project, 'bin/ashlar.js')}`,
    BASE: 'HEAD',
    DOCUMENT: '',
    CHECK: 'false',
    FAIL_ON: 'breaking',
    RUNNER_TEMP: temp,
  };
  const { stdout } = await run('bash', [join(project, 'scripts/action/check-pull-request.sh')], {
    cwd: directory,
    env,
  });
  const annotated = [...stdout.matchAll(/^::error file=([^,]*),/gm)].map(([, file]) => file);
  expect([...new Set(annotated)].sort()).toEqual(['services/a b/openapi.yaml', 'services/c/openapi.yaml']);
  const comparison = readFileSync(join(temp, 'ashlar/2-diff.md'), 'utf8');
  expect([...comparison.matchAll(/^## Changes from .* to (.*)$/gm)].map(([, document]) => document)).toEqual([
    'services/a b/openapi.yaml',
    'services/c/openapi.yaml',
  ]);
  expect(readFileSync(join(temp, 'ashlar/status'), 'utf8').trim()).toBe('1');
});
