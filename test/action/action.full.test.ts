// GitHub Action on a pull request: its scripts run in a repository with a branch, against a stub of the GitHub API.

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
import { git, initializeRepository } from '../cli/git.ts';
import { createTempDirectory, writeTextFile } from '../cli/temp-directory.ts';

const project = join(import.meta.dirname, '..', '..');
const program = join(project, 'bin/ashlar.js');
const run = promisify(execFile);

/** A repository on the branch `main`, whose first commit has the initial files. */
interface Repository {
  readonly directory: string;
  /** The directory for temporary files of the runner. */
  readonly temp: string;
  readonly git: (...args: readonly string[]) => string;
}

function createRepository(directory: string): Repository {
  initializeRepository(directory);
  return { directory, temp: join(directory, '.temp'), git: (...args) => git(directory, ...args).trim() };
}

/** Returns the environment of the scripts, with the inputs of the action and the base revision. */
function createEnvironment(
  { temp }: Repository,
  inputs: Readonly<Record<string, string>> & { readonly BASE: string },
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ASHLAR: `node ${program}`,
    DOCUMENT: '',
    CHECK: 'false',
    FAIL_ON: 'breaking',
    RUNNER_TEMP: temp,
    ...inputs,
  };
}

function checkPullRequest(
  repository: Repository,
  inputs: Readonly<Record<string, string>> & { readonly BASE: string },
  directory = repository.directory,
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  return run('bash', [join(project, 'scripts/action/check-pull-request.sh')], {
    cwd: directory,
    env: createEnvironment(repository, inputs),
  });
}

/** Returns the exit status that the check stored for the last step. */
function readStatus({ temp }: Repository): string {
  return readFileSync(join(temp, 'ashlar/status'), 'utf8').trim();
}

interface PullRequestComment {
  readonly id: number;
  readonly body: string;
}

/** Starts a stub of the GitHub API for pull request comments. Returns its address. */
async function startGitHubStub(comments: PullRequestComment[]): Promise<string> {
  const server = createServer((request, response) => {
    let content = '';
    request.on('data', (chunk) => (content += String(chunk)));
    request.on('end', () => {
      const body = content === '' ? '' : (JSON.parse(content) as { readonly body: string }).body;
      if (request.method === 'POST') comments.push({ id: comments.length + 1, body });
      if (request.method === 'PATCH')
        comments.splice(Number(request.url?.split('/').at(-1)) - 1, 1, { id: comments.length, body });
      response.end(JSON.stringify(comments));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

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
  execFileSync('node', [program, 'generate', '--quiet'], { cwd: directory });
  const repository = createRepository(directory);
  const { git, temp } = repository;
  mkdirSync(temp);
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

  const comments: PullRequestComment[] = [{ id: 1, body: 'Comment of a user.' }];
  const { runs } = parse(readFileSync(join(project, 'action.yml'), 'utf8')) as Action;
  const env = createEnvironment(repository, {
    BASE: base,
    CHECK: 'true',
    GITHUB_ACTION_PATH: project,
    GITHUB_STEP_SUMMARY: join(temp, 'summary.md'),
    GITHUB_API_URL: await startGitHubStub(comments),
    GITHUB_REPOSITORY: 'owner/name',
    TOKEN: 'token',
    PULL_REQUEST: '7',
  });
  const [check = '', comment = '', fail = ''] = runs.steps.map(({ run: script }) => script);
  const runStep = (script: string): Promise<{ readonly stdout: string }> =>
    run('bash', ['-c', script], { cwd: directory, env });
  const { stdout } = await runStep(check);
  await runStep(comment);
  await expect(runStep(fail)).rejects.toMatchObject({ code: 1 });

  expect(stdout).toContain(
    '::error file=openapi.yaml,line=28,col=40,endLine=28,endColumn=46,title=correctness/default-value::',
  );
  expect(stdout).toContain('title=generated output::');
  const summary = readFileSync(join(temp, 'summary.md'), 'utf8');
  const golden = join(import.meta.dirname, 'summary.md');
  const normalized = summary.replaceAll(base, 'BASE');
  if (isGoldenUpdate(process.env)) writeFileSync(golden, normalized);
  expect(normalized).toBe(readFileSync(golden, 'utf8'));
  expect(comments).toEqual([
    { id: 1, body: 'Comment of a user.' },
    { id: 2, body: `<!-- ashlar -->\n${summary.trimEnd()}\n` },
  ]);

  await runStep(comment);
  expect(comments).toHaveLength(2);
});

it('annotates files with paths relative to the repository root', async () => {
  const shared = cleanPetShop.replace("{ $ref: '#/components/schemas/Pet' }", "{ $ref: '../shared/pets.yaml#/Pet' }");
  const root = createTempDirectory({
    'the, api/v1/openapi.yaml': shared,
    'the, api/shared/pets.yaml': 'Pet: { type: object, description: One. }\n',
  });
  const directory = join(root, 'the, api/v1');
  const repository = createRepository(root);
  const base = repository.git('rev-parse', 'HEAD');
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
  repository.git('commit', '-qam', 'second');
  const inputs = { BASE: base, DOCUMENT: 'openapi.yaml', ALLOW: '../shared\n' };
  const { stdout } = await checkPullRequest(repository, inputs, directory);
  expect(stdout).toContain('::error file=the%2C api/v1/openapi.yaml,line=28,col=40,');
  const annotatedFiles = [...stdout.matchAll(/^::[a-z]+ file=([^,]*),/gm)].map(([, file]) => file);
  expect(annotatedFiles.length).toBeGreaterThan(1);
  expect(new Set(annotatedFiles)).toEqual(new Set(['the%2C api/v1/openapi.yaml', 'the%2C api/shared/pets.yaml']));
  expect(readStatus(repository)).toBe('1');
});

it('reports only that the output could not be checked if the configuration is invalid', async () => {
  const repository = createRepository(createTempDirectory({ 'openapi.yaml': cleanPetShop, 'ashlar.config.json': '{' }));
  const { stdout, stderr } = await checkPullRequest(repository, { BASE: 'HEAD', CHECK: 'true' });
  expect(stdout).toContain(
    '::error title=generated output::Cannot check whether the generated output is up to date. See the log.',
  );
  expect(stderr).not.toContain('missing document');
  expect(readdirSync(join(repository.temp, 'ashlar')).toSorted()).toEqual(['3-fresh.md', 'status']);
  expect(readStatus(repository)).toBe('2');
});

it('ignores changes made on the base branch after the branch point', async () => {
  const repository = createRepository(createTempDirectory({ 'openapi.yaml': cleanPetShop }));
  const { directory, git } = repository;
  git('branch', 'behind');
  writeTextFile(directory, 'openapi.yaml', cleanPetShop.replaceAll('/pets', '/animals'));
  git('commit', '-qam', 'second');
  git('switch', '-q', 'behind');
  writeTextFile(directory, 'README.md', 'Pet shop\n');
  git('add', 'README.md');
  git('commit', '-qm', 'third');
  const { stdout } = await checkPullRequest(repository, { BASE: 'main', DOCUMENT: 'openapi.yaml' });
  expect(stdout).not.toContain('::error');
  expect(readStatus(repository)).toBe('0');
});

it('compares each of several documents and reports those that changed', async () => {
  const config = { documents: [{ document: 'services/*/openapi.yaml', out: 'services/{1}/api', targets: ['spec'] }] };
  const repository = createRepository(
    createTempDirectory({
      'ashlar.config.json': JSON.stringify(config),
      'services/a b/openapi.yaml': cleanPetShop,
      'services/c/openapi.yaml': cleanPetShop,
      'services/d/openapi.yaml': cleanPetShop,
    }),
  );
  const { directory, temp } = repository;
  for (const name of ['a b', 'c'])
    writeTextFile(
      directory,
      `services/${name}/openapi.yaml`,
      cleanPetShop.replace('name: { type: string }', 'name: { type: integer }'),
    );
  writeTextFile(directory, 'services/new/openapi.yaml', cleanPetShop);
  const { stdout } = await checkPullRequest(repository, { BASE: 'HEAD' });
  const annotatedFiles = [...stdout.matchAll(/^::error file=([^,]*),/gm)].map(([, file]) => file);
  expect([...new Set(annotatedFiles)].sort()).toEqual(['services/a b/openapi.yaml', 'services/c/openapi.yaml']);
  const comparison = readFileSync(join(temp, 'ashlar/2-diff.md'), 'utf8');
  expect([...comparison.matchAll(/^## Changes from .* to (.*)$/gm)].map(([, document]) => document)).toEqual([
    'services/a b/openapi.yaml',
    'services/c/openapi.yaml',
  ]);
  expect(readStatus(repository)).toBe('1');
});

it('states that a remote document is not compared, and reports its findings', async () => {
  const server = createServer((_request, response) =>
    response.end(cleanPetShop.replace('age: { type: integer }', 'age: { type: integer, default: "none" }')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const document = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.yaml`;
  const repository = createRepository(createTempDirectory({ 'README.md': 'Pets\n' }));
  const { stdout } = await checkPullRequest(repository, { BASE: 'HEAD', DOCUMENT: document });
  expect(stdout).toContain('::notice title=remote document::');
  expect(stdout).toContain('title=correctness/default-value::');
  expect(readStatus(repository)).toBe('1');
});
