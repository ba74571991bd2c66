// Lookup of ts-morph, an optional peer dependency.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTsMorph, findTsMorph } from '../../src/generator/code/typescript/find-ts-morph.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { readProjectFile, root } from '../architecture/files.ts';
import { createTempDirectory } from '../cli/temp-directory.ts';

/** Creates a project with a version of ts-morph. */
const createProject = (version: string): string =>
  createTempDirectory({ 'node_modules/ts-morph/package.json': JSON.stringify({ name: 'ts-morph', version }) });

const { peerDependencies, devDependencies } = JSON.parse(readProjectFile('package.json')) as Readonly<
  Record<'peerDependencies' | 'devDependencies', Readonly<Record<string, string>>>
>;
const [, major = ''] = /^\^(\d+)\.0\.0$/.exec(peerDependencies['ts-morph'] ?? '') ?? [];

test('finds a supported version in the project, and else the one of this repository', () => {
  const supported = createProject(`${major}.99.0`);
  expect(findTsMorph([supported, root])).toEqual({
    directory: join(supported, 'node_modules/ts-morph'),
    version: `${major}.99.0`,
  });
  expect(devDependencies['ts-morph']).toBe(peerDependencies['ts-morph']);
  for (const directory of [createProject('27.0.0'), createTempDirectory({})])
    expect(findTsMorph([directory, root])?.version).toMatch(new RegExp(`^${major}\\.`));
});

test.each([
  ['a missing package', undefined, 'it is not installed'],
  ['another major version', '27.0.2', /^version 27\.0\.2 is installed in `.*node_modules.ts-morph`$/],
])('reports %s', (_, version, problem) => {
  const directory = version === undefined ? createTempDirectory({}) : createProject(version);
  const report = createReport();
  expect(checkTsMorph('`ashlar scaffold`', report, [directory])).toBe(false);
  const [diagnostic, ...others] = report.diagnostics;
  expect(others).toEqual([]);
  expect(diagnostic).toMatchObject({
    code: 'cli/missing-package',
    help: `run \`npm install -D ts-morph@${major}\``,
  });
  const [requirement, found] = diagnostic?.message.split(', but ') ?? [];
  expect(requirement).toBe(`\`ashlar scaffold\` requires version ${major} of \`ts-morph\``);
  expect(found).toMatch(problem);
});
