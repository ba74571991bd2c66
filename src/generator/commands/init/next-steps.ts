// What is left to do once `init` has written its files, in the words of the package manager.

import { isRecord } from '../../source/node-to-json.ts';
import { packageName } from '../../plugin/package-files.ts';
import type { Answers } from './prompts.ts';
import { words } from './package-manager.ts';
import type { Surroundings } from './inspect-repository.ts';
import { unreleased } from './dependency-versions.ts';

/** The commands, in their order; `manifest` is the text of package.json as it is now. */
export function nextSteps(
  { packages, targets }: Answers,
  { below, home, manager }: Surroundings,
  manifest: string,
  isInstalled: boolean,
): readonly string[] {
  const { install, run } = words[manager];
  const isServed = targets.includes('server');
  // What is added to the folder that names the workspaces is asked for by a flag.
  const atRoot =
    packages !== false && home === below ? ({ npm: '', pnpm: ' -w', yarn: '', yarn1: ' -W' } as const)[manager] : '';
  const add = manager === 'npm' ? install : `${manager === 'pnpm' ? 'pnpm' : 'yarn'} add${atRoot}`;
  // `init` names every Ashlar but an unreleased one, which no registry has; all managers install its archive by this form.
  const first = hasAshlar(manifest)
    ? isInstalled
      ? []
      : [install]
    : [`${add} -D ashlar@file:ashlar-${unreleased}.tgz`];
  const start = [...first, `${run} generate`];
  if (packages === false) return isServed ? [...start, `${run} scaffold`] : start;
  const server = packageName('server', packages);
  // Where a package finds only what it names, the handlers' package has to name the server. What one package adds links no other in pnpm.
  const named = {
    npm: [],
    pnpm: [`${add} --workspace ${server}`],
    yarn: [`yarn add ${server}@workspace:*`],
    yarn1: [],
  }[manager];
  const linked = manager === 'yarn' && isServed ? named : [...(isServed ? named : []), install];
  const isBuilt = targets.some((name) => name !== 'spec' && name !== 'docs');
  return [...start, ...linked, ...(isBuilt ? [`${run} build:api`] : []), ...(isServed ? [`${run} scaffold`] : [])];
}

/** Whether installing what a package.json names installs Ashlar. */
function hasAshlar(manifest: string): boolean {
  const value: unknown = JSON.parse(manifest.replace(/^\uFEFF/, ''));
  return (
    isRecord(value) &&
    ['dependencies', 'devDependencies', 'optionalDependencies'].some(
      (name) => isRecord(value[name]) && Object.hasOwn(value[name], 'ashlar'),
    )
  );
}
