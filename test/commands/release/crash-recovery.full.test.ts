// Crash recovery of `ashlar release`: the next run publishes the remaining packages.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../architecture/files.ts';
import { createProject } from './project.ts';
import { startRegistry, type Registry } from './registry.ts';

let registry: Registry;

beforeAll(async () => {
  registry = await startRegistry();
});

afterAll(() => registry.close());

it('publishes the remaining packages with the same versions after a release was killed', async () => {
  const project = await createProject(join(registry.directory, 'project'), registry, {
    scope: '@pets',
    targets: ['spec', 'types', 'validators', 'client', 'docs'],
  });
  const paused = new Promise<() => void>((resolvePaused) => {
    let putCount = 0;
    registry.beforeRequest = ({ method }) =>
      method === 'PUT' && ++putCount === 3 ? new Promise((resume) => resolvePaused(resume)) : undefined;
  });
  const child = spawn(process.execPath, [join(root, 'bin/ashlar.js'), 'release', '--publish'], {
    cwd: project.directory,
    detached: true,
    stdio: 'ignore',
  });
  const exitSignal = new Promise<unknown>((resolve) => child.once('exit', (_status, signal) => resolve(signal)));
  await paused;
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  expect(await exitSignal).toBe('SIGKILL');
  registry.beforeRequest = () => undefined;
  const names = ['types', 'client', 'validators', 'docs', 'spec'];
  const published = await Promise.all(names.map((name) => registry.versions(`@pets/${name}`)));
  expect(published).toEqual([['0.1.0'], ['0.1.0'], [], [], []]);
  expect(
    (await project.releasePackages('--publish')).map(({ name, version, state }) => `${name} ${version} ${state}`),
  ).toEqual(
    [
      'types 0.1.0 unchanged',
      'client 0.1.0 unchanged',
      'validators 0.1.0 published',
      'docs 0.1.0 published',
      'spec 0.1.0 published',
    ].map((row) => `@pets/${row}`),
  );
});
