// Status of each output file, and the report of a stale output directory.

import { manifestName } from '../../output/manifest.ts';
import type { Output } from '../../output/write-output.ts';
import type { Plan } from '../../output/plan-write.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { MadeFile } from './cache/cache-entry.ts';
import type { FileOutcome, FileState } from '../../cli/command-result.ts';
import { count } from '../../cli/format-units.ts';

type States = { readonly [K in 'missing' | 'changed' | 'strays']: FileState };
export const checking: States = { missing: 'missing', changed: 'changed', strays: 'stray' };
export const writing: States = { missing: 'created', changed: 'replaced', strays: 'removed' };

/** Returns every file of the run with its status; the manifest only if it changes. */
export function list(
  { shown }: Pick<Output, 'shown'>,
  files: readonly MadeFile[],
  plan: Plan,
  states: States,
): readonly FileOutcome[] {
  const state = new Map<string, FileState>();
  for (const path of plan.missing) state.set(path, states.missing);
  for (const path of plan.changed) state.set(path, states.changed);
  const each = files.map(({ path, target, bytes }) => ({
    path: `${shown}/${path}`,
    target,
    bytes,
    state: state.get(path) ?? 'unchanged',
  }));
  const strays = plan.strays.map((path) => ({ path: `${shown}/${path}`, state: states.strays }));
  const manifest = {
    path: `${shown}/${manifestName}`,
    state: plan.manifest === 'missing' ? states.missing : states.changed,
  };
  return [...each, ...strays, ...(plan.manifest === 'same' ? [] : [manifest])];
}

/** Reports stale output (`--check`). */
export function judge(
  document: string,
  output: Pick<Output, 'shown' | 'ashlar'>,
  plan: Plan,
  outcomes: readonly FileOutcome[],
  report: Report,
): void {
  const counts = (['changed', 'missing', 'stray'] as const)
    .map((state) => ({ state, number: outcomes.filter((file) => file.state === state).length }))
    .filter(({ number }) => number > 0)
    .map(({ state, number }) => (state === 'stray' ? count(number, state) : `${number} ${state}`));
  if (counts.length === 0) return;
  report.add('cli/stale', {
    message: `${output.shown} is not what ${document} yields: ${counts.join(', ')}${another(plan.madeBy, output.ashlar)}`,
    help: 'Run ashlar generate, and commit what it writes.',
  });
}

/** Explains a difference between Ashlar versions, if the output comes from another one. */
function another(madeBy: readonly string[], ashlar: string): string {
  if (madeBy.length === 0) return '; Ashlar has made nothing there yet';
  return madeBy.every((version) => version === ashlar)
    ? ''
    : `; what is there was made by Ashlar ${madeBy.join(' and ')}, this is Ashlar ${ashlar}`;
}
