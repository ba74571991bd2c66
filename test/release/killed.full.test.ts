// A release that is killed is taken up by the next one.

import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../architecture/files.ts';
import { createProject } from './project.ts';
import { startRegistry, type Registry } from './registry.ts';

let base: string;
let registry: Registry;

beforeAll(async () => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-registry-')));
  registry = await startRegistry(join(base, 'registry'));
});

afterAll(async () => {
  await registry.close();
  rmSync(base, { recursive: true, force: true });
});

it('one that is killed after the second of five packages is taken up by the next, with the same versions', async () => {
  const project = await createProject(join(base, 'project'), registry, {
    scope: '@pets',
    targets: ['spec', 'types', 'validators', 'client', 'docs'],
  });
  const held = new Promise<() => void>((reached) => {
    let puts = 0;
    registry.before = ({ method }) => (method === 'PUT' && ++puts === 3 ? new Promise((go) => reached(go)) : undefined);
  });
  const killed = spawn(process.execPath, [join(root, 'bin/ashlar.js'), 'release', '--publish'], {
    cwd: project.folder,
    detached: true,
    stdio: 'ignore',
  });
  const ended = new Promise<unknown>((end) => killed.once('exit', (_status, signal) => end(signal)));
  await held;
  process.kill(-(killed.pid ?? 0), 'SIGKILL');
  expect(await ended).toBe('SIGKILL');
  registry.before = () => undefined;
  const names = ['types', 'client', 'validators', 'docs', 'spec'];
  const published = await Promise.all(names.map((name) => registry.versions(`@pets/${name}`)));
  expect(published).toEqual([['0.1.0'], ['0.1.0'], [], [], []]);
  expect((await project.rows('--publish')).map(({ name, version, state }) => `${name} ${version} ${state}`)).toEqual(
    [
      'types 0.1.0 unchanged',
      'client 0.1.0 unchanged',
      'validators 0.1.0 published',
      'docs 0.1.0 published',
      'spec 0.1.0 published',
    ].map((row) => `@pets/${row}`),
  );
});
