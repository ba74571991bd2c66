// `ashlar lint --since`: findings that are new since a commit, and why a commit cannot be read.

import { describe, expect, it, vi } from 'vitest';
import { ashlar } from '../../cli/command.ts';
import { commitAll, git, initializeRepository } from '../../cli/git.ts';
import { createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { getFindings, formatLocations, sampleFiles } from './lint-findings.ts';

const petsYaml = sampleFiles['pets.yaml'];

describe('--since', () => {
  it('reports only findings that are new on the branch', async () => {
    const directory = createTempDirectory(sampleFiles);
    initializeRepository(directory);
    git(directory, 'checkout', '-qb', 'work');
    writeTextFile(directory, 'pets.yaml', `# Moved.\n${petsYaml}    legs: { type: integer, maxLength: 4 }\n`);
    commitAll(directory);
    expect(formatLocations(await getFindings(directory, 'openapi.yaml', '--since', 'main'))).toEqual([
      'vocabulary/type-mismatch pets.yaml:9:28-9:37',
    ]);
    expect(await getFindings(directory)).toHaveLength(6);
    const { status, stderr } = await ashlar(directory, ['lint', 'openapi.yaml', '--since', 'nowhere']);
    expect(status).toBe(2);
    expect(stderr).toContain('error lint/unknown-commit');
    expect(stderr).toContain('fetch-depth: 0');
  });

  it('is rejected outside a repository, and does not pass options to git', async () => {
    const directory = createTempDirectory(sampleFiles);
    const error = { status: 2, stderr: expect.stringContaining('cannot find a Git repository') as string };
    for (const ref of ['main', '--all', ''])
      expect(await ashlar(directory, ['lint', 'openapi.yaml', `--since=${ref}`])).toMatchObject(error);
  });

  it('reports why git cannot read the repository', async () => {
    const directory = createTempDirectory(sampleFiles);
    initializeRepository(directory);
    const lint = (): Promise<unknown> => ashlar(directory, ['lint', 'openapi.yaml', '--since', 'main']);
    // Git's own tests set this variable.
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    expect(await lint()).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(`git config --global --add safe.directory ${directory}`) as string,
    });
    vi.stubEnv('PATH', directory);
    expect(await lint()).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('`git` is not installed') as string,
    });
  });
});
