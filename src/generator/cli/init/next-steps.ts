// What is left to do once `init` has written its files, in the words of the package manager.

import { packageName } from '../../targets/package.ts';
import type { Answers } from './answers.ts';
import type { Surroundings } from './surroundings.ts';

/** The commands, in their order. */
export function nextSteps({ packages, targets }: Answers, { below, home, manager }: Surroundings): readonly string[] {
  const run = (script: string): string => `${manager} run ${script}`;
  const isServed = targets.includes('server');
  // Beside the compiler, what a release has its packages judged by; esbuild measures them against budgets of size.
  const tools = packages === false ? ['ashlar'] : ['ashlar', 'typescript', 'publint', '@arethetypeswrong/cli', 'esbuild'];
  // What is added to the folder that names the workspaces is asked for by a flag.
  const atRoot = manager === 'pnpm' && packages !== false && home === below ? ' -w' : '';
  const add = manager === 'npm' ? 'npm install' : `${manager} add${atRoot}`;
  const first = [`${add} -D ${tools.join(' ')}`, run('generate')];
  if (packages === false) return isServed ? [...first, run('scaffold')] : first;
  const server = packageName('server', packages);
  const linked = {
    npm: 'npm install',
    pnpm: isServed ? `${add} --workspace ${server}` : 'pnpm install',
    yarn: isServed ? `yarn add ${server}@workspace:*` : 'yarn install',
  }[manager];
  const isBuilt = targets.some((name) => name !== 'spec' && name !== 'docs');
  return [...first, linked, ...(isBuilt ? [run('build:api')] : []), ...(isServed ? [run('scaffold')] : [])];
}
