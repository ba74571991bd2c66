// Progress of a run: one row of a terminal, erased at the end; plain lines if the output is not a terminal.

import type { Stage } from '../pipeline/pipeline.ts';
import { columnsOf } from '../diagnostics/terminal-safe-text.ts';
import type { Host } from './environment.ts';
import { duration } from './format-units.ts';

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

/** The cursor waits at the start of the line, so that this erases all rows into which a narrower terminal has wrapped it. */
const eraseLine = '\r\u001B[J';

/** The width of a terminal that does not report one. */
const usualColumns = 80;

/** A progress that prints to stderr unless `silent`. */
export function createProgress(host: Host, silent: boolean): Progress {
  // Stages come again for each target.
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
      // A full last column leaves it to the terminal whether the cursor is on the next row.
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

/** Erases the progress line, if the output is a terminal that has one. */
export function eraseProgress(host: Host): void {
  if (isLive(host)) host.stderr.write(eraseLine);
}

function isLive({ stderr, env }: Host): boolean {
  return stderr.isTTY === true && env['TERM'] !== 'dumb';
}

/** As many of the last `parts` as fit into `columns`, or the start of the last one if not even that fits. */
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
