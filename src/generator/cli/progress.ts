// Progress display: a terminal row that is erased at the end. Nothing is shown if the output is not a terminal.

import type { Stage } from '../pipeline/build-model.ts';
import { characterWidth } from '../diagnostics/character-width.ts';
import type { Environment } from './environment.ts';
import { formatDuration } from './format-units.ts';

export interface Timing {
  readonly stage: Stage | 'cache' | 'write' | 'compare' | 'scaffold' | 'compile';
  readonly ms: number;
}

/** Progress display and stage timings. */
export interface Progress {
  begin(stage: Timing['stage']): void;
  /** Ends the current stage and erases the row. Idempotent. */
  end(): void;
  /** Elapsed milliseconds by stage, in order. */
  readonly timings: readonly Timing[];
}

/**
 * Erases everything after the cursor. The cursor stays in the first column, so rows that wrapped because the terminal
 * became narrower are erased too.
 */
const eraseSequence = '\r\u001B[J';

/** Width of a terminal that does not report one. */
const defaultColumns = 80;

/** Creates a progress display that prints to stderr unless `isSilent`. */
export function createProgress(environment: Environment, isSilent: boolean): Progress {
  // A stage can run once per target, so its times are added up.
  const elapsed = new Map<Timing['stage'], number>();
  const timings = (): Timing[] => [...elapsed].map(([stage, ms]) => ({ stage, ms }));
  const { stderr } = environment;
  const hasProgressRow = isInteractive(environment);
  let current: { readonly stage: Timing['stage']; readonly since: number } | undefined;

  function endStage(): void {
    if (current === undefined) return;
    elapsed.set(current.stage, (elapsed.get(current.stage) ?? 0) + environment.now() - current.since);
    current = undefined;
    if (!isSilent) eraseProgress(environment);
  }

  return {
    get timings() {
      return timings();
    },
    begin(stage) {
      endStage();
      current = { stage, since: environment.now() };
      // The last column stays empty, because the cursor position after it depends on the terminal.
      if (!isSilent && hasProgressRow)
        stderr.write(
          `${joinLastPartsThatFit([...timings().map(formatTiming), `${stage} …`], (stderr.columns || defaultColumns) - 1)}\r`,
        );
    },
    end: endStage,
  };
}

function formatTiming({ stage, ms }: Timing): string {
  return `${stage} ${formatDuration(ms)}`;
}

/** Erases the progress row if the output is a terminal. */
export function eraseProgress(environment: Environment): void {
  if (isInteractive(environment)) environment.stderr.write(eraseSequence);
}

function isInteractive({ stderr, env }: Environment): boolean {
  return stderr.isTTY === true && env['TERM'] !== 'dumb';
}

/** Returns as many of the last `parts` as fit into `columns`, or the start of the last one. */
export function joinLastPartsThatFit(parts: readonly string[], columns: number): string {
  for (let first = 0; first < parts.length; first++) {
    const line = parts.slice(first).join('  ');
    if (truncateToWidth(line, columns) === line) return line;
  }
  return truncateToWidth(parts.at(-1) ?? '', columns);
}

function truncateToWidth(line: string, columns: number): string {
  let width = 0;
  let length = 0;
  for (const character of line) {
    width += characterWidth(character);
    if (width > columns) break;
    length += character.length;
  }
  return line.slice(0, length);
}
