// Versions of the dependencies that `init` adds.

import type { Answers } from './prompts.ts';
import type { Surroundings } from './inspect-repository.ts';

/** Version in the package.json of an unreleased Ashlar. */
export const unreleased = '0.0.0';

/** Package checks of `release`. */
const judges = { publint: '^0.3.25', '@arethetypeswrong/cli': '^0.18.5' } as const;

/** Newest compiler, and the last one that yarn patches for Plug'n'Play. */
const compilers = { newest: '^7.0.2', patched: '~5.9.3' } as const;

/** Returns ranges for `devDependencies`. An unreleased Ashlar is omitted, because no registry has it. */
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
