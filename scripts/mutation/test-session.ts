// Test session in one process, which keeps the transformed modules in memory between mutations.

import { join } from 'node:path';
import process from 'node:process';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { root } from '../../test/architecture/files.ts';
import { environmentVariable, type Change } from '../../test/setup/mutation-plugin.ts';

export type Tier = 'test' | 'full';

export interface Failure {
  /** Test file. */
  readonly file: string;
  /** Failed test, or the error if none has failed. */
  readonly test: string;
}

export interface Session {
  /**
   * Runs the tests of some files, optionally filtered by name, with or without a change. Returns the first failure;
   * `undefined` if all pass.
   */
  run(
    files: readonly string[],
    change: Change | undefined,
    namePattern: string | undefined,
  ): Promise<Failure | undefined>;
}

/** Starts a session. `onProgress` is called with the test file whenever a test ends. */
export async function startSession(tier: Tier, onProgress: (file: string) => void): Promise<Session> {
  process.env[environmentVariable] = '';
  const getPath = ({ relativeModuleId }: TestModule): string => relativeModuleId;
  const vitest = await createVitest('test', {
    root,
    mode: tier,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    silent: true,
    reporters: [
      {
        onTestModuleStart: (module) => onProgress(getPath(module)),
        onTestCaseResult: ({ module }) => onProgress(getPath(module)),
      },
    ],
  });
  const specifications = await vitest.globTestSpecifications();
  return {
    async run(files, change, namePattern) {
      // Otherwise `bail` counts the failures of earlier runs.
      vitest.state.filesMap.clear();
      vitest.state.idMap.clear();
      if (namePattern === undefined) vitest.resetGlobalTestNamePattern();
      else vitest.setGlobalTestNamePattern(new RegExp(namePattern));
      process.env[environmentVariable] = change ? JSON.stringify(change) : '';
      if (change) invalidate(vitest, change.file);
      const chosen = files.flatMap((file) => specifications.filter(({ moduleId }) => moduleId === join(root, file)));
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
      process.env[environmentVariable] = '';
      if (change) invalidate(vitest, change.file);
      return findFailure(testModules, unhandledErrors);
    },
  };
}

function invalidate(vitest: Vitest, file: string): void {
  const suffix = file.slice('src'.length);
  const paths = vitest.projects.flatMap(({ vite }) =>
    Object.values(vite.environments).flatMap(({ moduleGraph }) => [...moduleGraph.fileToModulesMap.keys()]),
  );
  for (const path of new Set(paths)) if (path.endsWith(suffix)) vitest.invalidateFile(path);
}

function findFailure(modules: readonly TestModule[], unhandled: readonly unknown[]): Failure | undefined {
  for (const module of modules) {
    if (module.state() !== 'failed') continue;
    const file = module.relativeModuleId;
    for (const { fullName } of module.children.allTests('failed')) return { file, test: fullName };
    return { file, test: module.errors()[0]?.message.split('\n', 1)[0] ?? 'a hook' };
  }
  const [module] = modules;
  if (unhandled.length === 0 || !module) return undefined;
  const [error] = unhandled;
  return {
    file: module.relativeModuleId,
    test: `unhandled error: ${error instanceof Error ? error.message : 'not an Error'}`,
  };
}
