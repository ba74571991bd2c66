// Runs of several generators with one document, in turns.

import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Contestant } from './contestants.ts';
import { type Cost, type Failure, measureCommand } from './measure-command.ts';

export interface ComparisonResult {
  readonly contestant: Contestant;
  /** Costs of all runs, or the first failure. */
  readonly outcome: { readonly costs: readonly Cost[] } | Failure;
  /** Compile errors in the output of the first run. */
  readonly errors: readonly string[];
}

/** Alternates the contestants, so that a load peak of the machine does not affect only one. */
export function compare(
  document: string,
  contestants: readonly Contestant[],
  runs: number,
  scratch: string,
  inspect: (out: string) => readonly string[],
): readonly ComparisonResult[] {
  process.stderr.write(`${basename(document)} …\n`);
  const outcomes = contestants.map((): (Cost | Failure)[] => []);
  const errors = contestants.map((): readonly string[] => []);
  for (let turn = 0; turn < runs; turn++) {
    for (const [index, contestant] of contestants.entries()) {
      // The output directory is empty, or was just written by the same command.
      const out = join(scratch, 'out', String(index));
      rmSync(join(scratch, 'out'), { recursive: true, force: true });
      mkdirSync(out, { recursive: true });
      const args = contestant.command(document, out);
      if (contestant.measuresSecondRun) measureCommand(args, scratch);
      const outcome = measureCommand(args, scratch);
      outcomes[index]?.push(outcome);
      if (turn === 0 && !('reason' in outcome)) errors[index] = inspect(out);
    }
  }
  return contestants.map((contestant, index) => {
    const contestantOutcomes = outcomes[index] ?? [];
    const failure = contestantOutcomes.find((outcome): outcome is Failure => 'reason' in outcome);
    const costs = contestantOutcomes.filter((outcome): outcome is Cost => !('reason' in outcome));
    return { contestant, outcome: failure ?? { costs }, errors: errors[index] ?? [] };
  });
}
