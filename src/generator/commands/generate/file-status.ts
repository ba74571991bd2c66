// Status of each output file, and the report of a stale output directory.

import { manifestName } from '../../output/manifest.ts';
import type { OutputRequest } from '../../output/write-output.ts';
import type { WritePlan } from '../../output/plan-write.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { GeneratedFile } from './cache/cache.ts';
import type { FileResult, FileState } from '../../cli/command-result.ts';

/** State to list for the missing files, the changed files, and the orphans of a plan. */
type States = { readonly [Kind in 'missing' | 'changed' | 'orphans']: FileState };
export const checkStates: States = { missing: 'missing', changed: 'changed', orphans: 'orphaned' };
export const writeStates: States = { missing: 'created', changed: 'replaced', orphans: 'removed' };

/** Returns every file of the run with its status; the manifest only if it changes. */
export function listFileResults(
  { displayPath }: Pick<OutputRequest, 'displayPath'>,
  files: readonly GeneratedFile[],
  plan: WritePlan,
  states: States,
): readonly FileResult[] {
  const stateByPath = new Map<string, FileState>();
  for (const path of plan.missing) stateByPath.set(path, states.missing);
  for (const path of plan.changed) stateByPath.set(path, states.changed);
  const generated = files.map(({ path, target, bytes }) => ({
    path: `${displayPath}/${path}`,
    target,
    bytes,
    state: stateByPath.get(path) ?? 'unchanged',
  }));
  const orphans = plan.orphans.map((path) => ({ path: `${displayPath}/${path}`, state: states.orphans }));
  const manifest = {
    path: `${displayPath}/${manifestName}`,
    state: plan.manifestState === 'missing' ? states.missing : states.changed,
  };
  return [...generated, ...orphans, ...(plan.manifestState === 'same' ? [] : [manifest])];
}

/** Reports stale output (`--check`). */
export function reportStaleOutput(
  document: string,
  output: Pick<OutputRequest, 'displayPath' | 'ashlarVersion'>,
  plan: WritePlan,
  results: readonly FileResult[],
  report: Report,
): void {
  const counts = (['changed', 'missing', 'orphaned'] as const)
    .map((state) => ({ state, count: results.filter((file) => file.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${state}`);
  if (counts.length === 0) return;
  report.add('cli/stale', {
    message: `${output.displayPath} is not what ${document} yields: ${counts.join(', ')}${describeVersionDifference(plan.ashlarVersions, output.ashlarVersion)}`,
    help: 'Run ashlar generate, and commit what it writes.',
  });
}

/** Returns a clause for the message if another version of Ashlar generated the output, or none did. */
function describeVersionDifference(outputVersions: readonly string[], currentVersion: string): string {
  if (outputVersions.length === 0) return '; Ashlar has made nothing there yet';
  return outputVersions.every((version) => version === currentVersion)
    ? ''
    : `; what is there was made by Ashlar ${outputVersions.join(' and ')}, this is Ashlar ${currentVersion}`;
}
