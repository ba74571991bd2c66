// Commands to run after `init`.

import { isRecord } from '../../source/node-to-json.ts';
import { packageName } from '../../plugin/package-files.ts';
import type { Answers } from './prompts.ts';
import { managerCommands } from './package-manager.ts';
import type { DetectedProject } from './inspect-repository.ts';
import { unreleasedVersion } from './dependency-versions.ts';

/** Returns the commands in order. `manifest` is the current text of package.json. */
export function nextSteps(
  { packages, targets }: Answers,
  { relativeDirectory, lockfileDirectory, manager }: DetectedProject,
  manifest: string,
  isInstalled: boolean,
): readonly string[] {
  const { install, run } = managerCommands[manager];
  const hasServer = targets.includes('server');
  // Adding to a workspace root requires an option.
  const atRoot =
    packages !== false && lockfileDirectory === relativeDirectory
      ? ({ npm: '', pnpm: ' -w', yarn: '', yarn1: ' -W' } as const)[manager]
      : '';
  const add = manager === 'npm' ? install : `${manager === 'pnpm' ? 'pnpm' : 'yarn'} add${atRoot}`;
  // An unreleased Ashlar is in no registry; all managers install its archive in this form.
  const first = hasAshlar(manifest)
    ? isInstalled
      ? []
      : [install]
    : [`${add} -D ashlar@file:ashlar-${unreleasedVersion}.tgz`];
  const start = [...first, `${run} generate`];
  if (packages === false) return hasServer ? [...start, `${run} scaffold`] : start;
  const server = packageName('server', packages);
  // With isolated dependencies, the package of the handlers must depend on the server. In pnpm, adding one dependency
  // does not link the others.
  const serverDependency = {
    npm: [],
    pnpm: [`${add} --workspace ${server}`],
    yarn: [`yarn add ${server}@workspace:*`],
    yarn1: [],
  }[manager];
  const linkCommands =
    manager === 'yarn' && hasServer ? serverDependency : [...(hasServer ? serverDependency : []), install];
  const isBuilt = targets.some((name) => name !== 'spec' && name !== 'docs');
  return [
    ...start,
    ...linkCommands,
    ...(isBuilt ? [`${run} build:api`] : []),
    ...(hasServer ? [`${run} scaffold`] : []),
  ];
}

/** Returns whether package.json depends on Ashlar. */
function hasAshlar(manifest: string): boolean {
  const value: unknown = JSON.parse(manifest.replace(/^\uFEFF/, ''));
  return (
    isRecord(value) &&
    ['dependencies', 'devDependencies', 'optionalDependencies'].some(
      (name) => isRecord(value[name]) && Object.hasOwn(value[name], 'ashlar'),
    )
  );
}
