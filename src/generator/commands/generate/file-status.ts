// Status of each output file, and the report of a stale output directory.

import { manifestName } from '../../output/manifest.ts';
import type { OutputRequest } from '../../output/write-output.ts';
import type { WritePlan } from '../../output/plan-write.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { GeneratedFile } from './cache/cache.ts';
import type { FileResult, FileState } from '../../cli/command-result.ts';

type States = { readonly [K in 'missing' | 'changed' | 'orphans']: FileState };
export const checkStates: States = { missing: 'missing', changed: 'changed', orphans: 'orphaned' };
export const writeStates: States = { missing: 'created', changed: 'replaced', orphans: 'removed' };

/** Returns every file of the run with its status; the manifest only if it changes. */
export function listFileResults(
  { displayPath }: Pick<OutputRequest, 'displayPath'>,
  files: readonly GeneratedFile[],
  plan: WritePlan,
  states: States,
): readonly FileResult[] {
  const state = new Map<string, FileState>();
  for (const path of plan.missing) state.set(path, states.missing);
  for (const path of plan.changed) state.set(path, states.changed);
  const generated = files.map(({ path, target, bytes }) => ({
    path: `${displayPath}/${path}`,
    target,
    bytes,
    state: state.get(path) ?? 'unchanged',
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
    .map((state) => ({ state, number: results.filter((file) => file.state === state).length }))
    .filter(({ number }) => number > 0)
    .map(({ state, number }) => `${number} ${state}`);
  if (counts.length === 0) return;
  report.add('cli/stale', {
    message: `${output.displayPath} is not what ${document} yields: ${counts.join(', ')}${describeVersionDifference(plan.ashlarVersions, output.ashlarVersion)}`,
    help: 'Run ashlar generate, and commit what it writes.',
  });
}

/** Explains a difference between Ashlar versions, if the output comes from another one. */
function describeVersionDifference(madeBy: readonly string[], ashlar: string): string {
  if (madeBy.length === 0) return '; Ashlar has made nothing there yet';
  return madeBy.every((version) => version === ashlar)
    ? ''
    : `; what is there was made by Ashlar ${madeBy.join(' and ')}, this is Ashlar ${ashlar}`;
}
