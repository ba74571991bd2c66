// Versions of the dependencies that `init` adds.

import type { Answers } from './prompts.ts';
import type { DetectedProject } from './inspect-repository.ts';

/** Version in the package.json of an unreleased Ashlar. */
export const unreleasedVersion = '0.0.0';

/** Package checks of `release`. */
const packageCheckers = { publint: '^0.3.25', '@arethetypeswrong/cli': '^0.18.5' } as const;

/** Newest compiler, and the last one that yarn patches for Plug'n'Play. */
const compilers = { newest: '^7.0.2', patched: '~5.9.3' } as const;

/** Returns ranges for `devDependencies`. An unreleased Ashlar is omitted, because no registry has it. */
export function requiredDependencies(
  { packages }: Answers,
  { hasNodeModules }: DetectedProject,
  ashlar: string,
): Readonly<Record<string, string>> {
  const own = ashlar === unreleasedVersion ? {} : { ashlar: `^${ashlar}` };
  return packages === false
    ? own
    : { ...own, typescript: hasNodeModules ? compilers.newest : compilers.patched, ...packageCheckers };
}
