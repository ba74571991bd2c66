// How far a run has come: one line on a terminal, wiped when it is done; plain lines elsewhere.

import type { Stage } from '../generate.ts';
import type { Host } from './host.ts';
import { duration } from './quantities.ts';

export interface Timing {
  readonly stage: Stage | 'recall' | 'write' | 'compare' | 'handlers' | 'compile';
  readonly ms: number;
}

/** Follows the stages. */
export interface Progress {
  begin(stage: Timing['stage']): void;
  /** Ends the last stage and wipes the line. May be called again. */
  end(): void;
  /** The stages so far, in order, with the milliseconds that each took. */
  readonly timings: readonly Timing[];
}

const eraseLine = '\r\u001B[2K';

/** A progress that prints to stderr unless `silent`. */
export function createProgress(host: Host, silent: boolean): Progress {
  // Stages come again for each target.
  const spent = new Map<Timing['stage'], number>();
  const timings = (): Timing[] => [...spent].map(([stage, ms]) => ({ stage, ms }));
  const { stderr } = host;
  const live = stderr.isTTY === true && host.env['TERM'] !== 'dumb';
  let current: { readonly stage: Timing['stage']; readonly since: number } | undefined;

  function pause(): void {
    if (current === undefined) return;
    spent.set(current.stage, (spent.get(current.stage) ?? 0) + host.now() - current.since);
    current = undefined;
    if (!silent && live) stderr.write(eraseLine);
  }

  return {
    get timings() {
      return timings();
    },
    begin(stage) {
      pause();
      current = { stage, since: host.now() };
      if (!silent && live) stderr.write(`${soFar(timings())}${stage} …`);
    },
    end() {
      if (current === undefined) return;
      pause();
      if (!silent && !live) stderr.write(timings().map(({ stage, ms }) => `${stage.padEnd(6)} ${duration(ms)}\n`).join(''));
    },
  };
}

function soFar(timings: readonly Timing[]): string {
  return timings.map(({ stage, ms }) => `${stage} ${duration(ms)}  `).join('');
}
