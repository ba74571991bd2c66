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
  const timings: Timing[] = [];
  const { stderr } = host;
  const live = stderr.isTTY === true && host.env['TERM'] !== 'dumb';
  let current: { readonly stage: Timing['stage']; readonly since: number } | undefined;

  function end(): void {
    if (current === undefined) return;
    const timing = { stage: current.stage, ms: host.now() - current.since };
    timings.push(timing);
    current = undefined;
    if (!silent) stderr.write(live ? eraseLine : `${timing.stage.padEnd(6)} ${duration(timing.ms)}\n`);
  }

  return {
    timings,
    begin(stage) {
      end();
      current = { stage, since: host.now() };
      if (!silent && live) stderr.write(`${soFar(timings)}${stage} …`);
    },
    end,
  };
}

function soFar(timings: readonly Timing[]): string {
  return timings.map(({ stage, ms }) => `${stage} ${duration(ms)}  `).join('');
}
