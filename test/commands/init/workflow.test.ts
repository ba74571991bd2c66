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
    const { jobs } = parse(readFiles(directory)['.github/workflows/ashlar-apps-pets.yml'] ?? '') as {
      jobs: { api: { steps: readonly { uses?: string; with?: object }[] } };
    };
    expect(jobs.api.steps.find(({ uses }) => uses?.startsWith('actions/setup-node'))?.with).toEqual({
      'node-version': 22,
      ...cache,
    });
  });

  it('annotates the findings of the linter in the pull request', async () => {
    const directory = createTempDirectory({ '.git/HEAD': '', 'openapi.yaml': petShop });
    await ashlar(directory, ['init', '--yes']);
    const { jobs } = parse(readFiles(directory)['.github/workflows/ashlar.yml'] ?? '') as {
      jobs: { api: { steps: readonly { run?: string }[] } };
    };
    expect(jobs.api.steps).toContainEqual({ name: 'Lint the document', run: 'npx ashlar lint --format github' });
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
        const { jobs } = parse(readFiles(directory)['.github/workflows/ashlar-apps.yml'] ?? '') as {
          jobs: { api: { steps: readonly { name?: string; run?: string; env?: Record<string, string> }[] } };
        };
        const step = jobs.api.steps.at(-1);
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
