// The packages that a project needs for what `init` sets up, and in which versions.

import type { Answers } from './prompts.ts';
import type { Surroundings } from './inspect-repository.ts';

/** The version in Ashlar's own package.json until a release stamps another. */
export const unreleased = '0.0.0';

/** Beside the compiler, what a release has its packages judged by. */
const judges = { publint: '^0.3.25', '@arethetypeswrong/cli': '^0.18.5' } as const;

/** The newest compiler; and the last for which yarn stands in where there is no folder `node_modules`. */
const compilers = { newest: '^7.0.2', patched: '~5.9.3' } as const;

/** Ranges by name, for devDependencies. An Ashlar that was not released is in no registry, so it is not among them. */
export function toolsOf(
  { packages }: Answers,
  { hasModules }: Surroundings,
  ashlar: string,
): Readonly<Record<string, string>> {
  const own = ashlar === unreleased ? {} : { ashlar: `^${ashlar}` };
  return packages === false
    ? own
    : { ...own, typescript: hasModules ? compilers.newest : compilers.patched, ...judges };
}
