// Progress of a run: one row of a terminal, erased at the end; plain lines if the output is not a terminal.

import type { Stage } from '../pipeline/pipeline.ts';
import { columnsOf } from '../diagnostics/terminal-safe-text.ts';
import type { Host } from './environment.ts';
import { duration } from './format-units.ts';

export interface Timing {
  readonly stage: Stage | 'recall' | 'write' | 'compare' | 'handlers' | 'compile';
  readonly ms: number;
}

/** Progress and timings of the stages. */
export interface Progress {
  begin(stage: Timing['stage']): void;
  /** Ends the last stage and erases the row. Idempotent. */
  end(): void;
  /** Milliseconds of each stage so far, in order. */
  readonly timings: readonly Timing[];
}

/**
 * The cursor stays in the first column, so that this erases all rows of a line that a narrower terminal has wrapped.
 */
const eraseLine = '\r\u001B[J';

/** Width of a terminal that does not report one. */
const usualColumns = 80;

/** Creates a progress that prints to stderr unless `isSilent`. */
export function createProgress(host: Host, silent: boolean): Progress {
  // Stages repeat for each target.
  const spent = new Map<Timing['stage'], number>();
  const timings = (): Timing[] => [...spent].map(([stage, ms]) => ({ stage, ms }));
  const { stderr } = host;
  const live = isLive(host);
  let current: { readonly stage: Timing['stage']; readonly since: number } | undefined;

  function pause(): void {
    if (current === undefined) return;
    spent.set(current.stage, (spent.get(current.stage) ?? 0) + host.now() - current.since);
    current = undefined;
    if (!silent) eraseProgress(host);
  }

  return {
    get timings() {
      return timings();
    },
    begin(stage) {
      pause();
      current = { stage, since: host.now() };
      // After a character in the last column, the position of the cursor depends on the terminal.
      if (!silent && live)
        stderr.write(`${fitted([...timings().map(spentWords), `${stage} …`], (stderr.columns || usualColumns) - 1)}\r`);
    },
    end() {
      if (current === undefined) return;
      pause();
      if (!silent && !live)
        stderr.write(
          timings()
            .map(({ stage, ms }) => `${stage.padEnd(6)} ${duration(ms)}\n`)
            .join(''),
        );
    },
  };
}

function spentWords({ stage, ms }: Timing): string {
  return `${stage} ${duration(ms)}`;
}

/** Erases the progress row if the output is a terminal. */
export function eraseProgress(host: Host): void {
  if (isLive(host)) host.stderr.write(eraseLine);
}

function isLive({ stderr, env }: Host): boolean {
  return stderr.isTTY === true && env['TERM'] !== 'dumb';
}

/** Returns as many of the last `parts` as fit into `columns`, or the start of the last one. */
export function fitted(parts: readonly string[], columns: number): string {
  for (let first = 0; first < parts.length; first++) {
    const line = parts.slice(first).join('  ');
    if (cutAt(line, columns) === line) return line;
  }
  return cutAt(parts.at(-1) ?? '', columns);
}

function cutAt(line: string, columns: number): string {
  let width = 0;
  let length = 0;
  for (const character of line) {
    width += columnsOf(character);
    if (width > columns) break;
    length += character.length;
  }
  return line.slice(0, length);
}
