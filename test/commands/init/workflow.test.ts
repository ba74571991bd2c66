// GitHub workflow that `ashlar init` creates.

import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ashlar, petShop } from '../../cli/command.ts';
import { git, initializeRepository } from '../../cli/git.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';

const runsAfterFailures = "${{ !cancelled() && steps.install.outcome == 'success' }}";

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly uses?: string;
  readonly if?: string;
  readonly with?: object;
  readonly env?: Readonly<Record<string, string>>;
  readonly run?: string;
}

function readSteps(directory: string, workflow: string): readonly Step[] {
  const { jobs } = parse(readFiles(directory)[`.github/workflows/${workflow}`] ?? '') as {
    jobs: { api: { steps: readonly Step[] } };
  };
  return jobs.api.steps;
}

describe('the workflow that init creates', () => {
  it.each([
    [
      'its own lockfile',
      { 'apps/pets/yarn.lock': '' },
      { cache: 'yarn', 'cache-dependency-path': 'apps/pets/yarn.lock' },
    ],
    ['the lockfile of the repository', { 'package-lock.json': '{}' }, { cache: 'npm' }],
    ['no lockfile yet', {}, { cache: 'npm', 'cache-dependency-path': 'apps/pets/package-lock.json' }],
  ])('configures the path of the lockfile: %s', async (_, files, cache) => {
    const directory = createTempDirectory({ '.git/HEAD': '', 'apps/pets/openapi.yaml': petShop, ...files });
    await ashlar(join(directory, 'apps/pets'), ['init', '--yes']);
    const steps = readSteps(directory, 'ashlar-apps-pets.yml');
    expect(steps.find(({ uses }) => uses?.startsWith('actions/setup-node'))?.with).toEqual({
      'node-version': 22,
      ...cache,
    });
  });

  it('annotates the new findings of the linter in the pull request', async () => {
    const directory = createTempDirectory({ '.git/HEAD': '', 'openapi.yaml': petShop });
    await ashlar(directory, ['init', '--yes']);
    expect(readSteps(directory, 'ashlar.yml')).toContainEqual({
      name: 'Lint the document',
      if: runsAfterFailures,
      env: { BASE: '${{ github.base_ref }}' },
      run: 'npx ashlar lint --since "origin/$BASE" --format github',
    });
  });

  it.each([
    ['openapi.yaml', 'npx ashlar lint --since "origin/$BASE" --format github'],
    ['https://example.com/openapi.yaml', 'npx ashlar lint --format github'],
  ])('only lints the document with --mode lint: %s', async (document, run) => {
    const directory = createTempDirectory({ '.git/HEAD': '', 'openapi.yaml': petShop });
    await ashlar(directory, ['init', '--yes', '--mode', 'lint', '--document', document]);
    const steps = readSteps(directory, 'ashlar.yml');
    const install = steps.findIndex(({ id }) => id === 'install');
    expect(steps.slice(install + 1)).toMatchObject([{ name: 'Lint the document', run }]);
  });

  it.each([
    ['types', []],
    ['types,server', ['Check that every operation has a handler']],
  ])('runs every check even if another one failed: %s', async (targets, checksOfTarget) => {
    const directory = createTempDirectory({ '.git/HEAD': '', 'openapi.yaml': petShop });
    await ashlar(directory, ['init', '--yes', '--targets', targets]);
    const steps = readSteps(directory, 'ashlar.yml');
    const install = steps.findIndex(({ id }) => id === 'install');
    expect(steps.slice(install + 1).map(({ name }) => name)).toEqual([
      'Report breaking changes',
      'Lint the document',
      'Check that the output is up to date',
      ...checksOfTarget,
    ]);
    expect(new Set(steps.slice(install + 1).map((step) => step.if))).toEqual(new Set([runsAfterFailures]));
  });

  it('compares nothing and lints everything if the document is at a URL, of which the base branch has no version', async () => {
    const directory = createTempDirectory({ '.git/HEAD': '' });
    await ashlar(directory, ['init', '--yes', '--targets', 'types', '--document', 'https://example.com/openapi.yaml']);
    const steps = readSteps(directory, 'ashlar.yml');
    expect(steps.slice(-2).map(({ name, run }) => [name, run])).toEqual([
      ['Lint the document', 'npx ashlar lint --format github'],
      ['Check that the output is up to date', 'npx ashlar generate --check'],
    ]);
    expect(steps.map(({ name }) => name)).not.toContain('Report breaking changes');
  });

  it.skipIf(process.platform === 'win32')(
    'compares the document with its version on the target branch, if any',
    async () => {
      const directory = createTempDirectory({
        'apps/openapi.yaml': petShop,
        'bin/npx': '#!/bin/sh\necho "$@" >> "$CALLS"\n',
      });
      initializeRepository(directory);
      git(directory, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
      writeTextFile(directory, 'apps/new.yaml', petShop);
      chmodSync(join(directory, 'bin/npx'), 0o755);
      for (const [document, diffCount] of [
        ['openapi.yaml', 2],
        ['new.yaml', 0],
      ] as const) {
        await ashlar(join(directory, 'apps'), ['init', '--yes', '--force', '--document', document]);
        const step = readSteps(directory, 'ashlar-apps.yml').find(({ name }) => name === 'Report breaking changes');
        expect(step?.env?.['DOCUMENT']).toBe(document);
        writeTextFile(directory, 'calls', '');
        writeTextFile(directory, 'summary', '');
        const env = {
          ...process.env,
          PATH: `${join(directory, 'bin')}:${process.env['PATH'] ?? ''}`,
          BASE: 'main',
          DOCUMENT: document,
          CALLS: join(directory, 'calls'),
          GITHUB_STEP_SUMMARY: join(directory, 'summary'),
        };
        execFileSync('bash', ['-e', '-c', step?.run ?? 'exit 1'], { cwd: join(directory, 'apps'), env, stdio: 'pipe' });
        expect(
          readFiles(directory)
            ['calls']?.split('\n')
            .filter((line) => line.startsWith(`ashlar diff origin/main:${document} ${document} `)),
        ).toHaveLength(diffCount);
        expect(readFiles(directory)['summary']?.includes('new.yaml does not exist on main')).toBe(diffCount === 0);
      }
    },
  );
});
