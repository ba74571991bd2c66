// Generation for several documents, which keeps only the diagnostics of finished ones.

import { resolve } from 'node:path';
import type { Formatted } from '../../output/format.ts';
import { createReport, type Report } from '../../diagnostics/report.ts';
import type { Texts } from '../../diagnostics/format-text.ts';
import type { Seen } from '../../pipeline/input-digests.ts';
import { linesOf, textsOf, type Line } from '../../pipeline/cached-source-lines.ts';
import type { LoadedConfig } from '../../cli/config/load.ts';
import { exitStatus, outputsOf, type DocumentOutcome, type FileOutcome } from '../../cli/command-result.ts';
import { shownPath } from '../../pipeline/display-path.ts';
import { generateDocument, type Run } from './generate-document.ts';
import type { Opened, Parsed } from '../../pipeline/parse-cache.ts';
import type { Session } from './watch-session.ts';
import { createSessions, type Sessions } from './watch-sessions.ts';
import { createShelf } from '../../pipeline/lru-cache.ts';

/** Run without the file reader of a document. */
type RunOfMany = Omit<Run, 'open'> & { readonly open: (document: string, session?: Parsed) => Opened };

/** State that watch mode carries between runs for several documents. */
export interface Memory {
  /** Formatting cache shared by all documents. */
  readonly formatted: Formatted;
  /** Result of each document, by document and output directory. */
  readonly done: Map<string, Remembered>;
  readonly sessions: Sessions;
}

type Generated = DocumentOutcome & Required<Pick<DocumentOutcome, 'inputs' | 'outputs'>>;

interface Remembered {
  /** Files that the configuration consists of. */
  readonly own: readonly string[];
  readonly outcome: Generated;
  readonly lines: readonly Line[];
  readonly seen: ReadonlyMap<string, Seen>;
}

/** Capacity in characters, unformatted and formatted. */
const room = 4_000_000;

export function createMemory(): Memory {
  const shelf = createShelf<string>(room);
  return {
    done: new Map(),
    sessions: createSessions(),
    formatted: {
      before: shelf,
      now: {
        get: (text) => shelf.get(text),
        set: (text, formatted) => shelf.set(text, formatted, text.length + formatted.length),
      },
    },
  };
}

export interface All {
  readonly documents: readonly Generated[];
  /** Lines that diagnostics refer to. */
  readonly texts: Texts;
}

/**
 * Generates from each document; an error in one does not block the others. `configFiles` are the files that the
 * configuration consists of.
 */
export async function generateAll(
  chosen: readonly LoadedConfig[],
  own: readonly string[],
  run: RunOfMany,
  memory: Memory,
  report: Report,
): Promise<All> {
  const documents: Generated[] = [];
  const lines: Line[] = [];
  for (const loaded of chosen.filter(
    ({ config }) => !run.asked || run.asked.some((name) => config.targets?.includes(name) ?? true),
  )) {
    const { outcome, lines: pointed } = await generateNext(loaded, own, run, memory);
    documents.push(outcome);
    for (const each of pointed) lines.push(each);
    for (const { code, ...finding } of outcome.diagnostics) report.add(code, finding);
    // Delivers a signal that arrived while files were written, which takes up to two turns of the event loop.
    await turn();
    await turn();
  }
  return { documents, texts: textsOf(lines) };
}

function turn(): Promise<void> {
  return new Promise((resolved) => setImmediate(resolved));
}

/** Generates from one document; in watch mode, reuses the result if no input has changed. */
async function generateNext(
  loaded: LoadedConfig,
  own: readonly string[],
  run: RunOfMany,
  memory: Memory,
): Promise<Remembered> {
  const { digests, watching, host } = run;
  const shown = (path: string | undefined): string => shownPath(host.cwd, resolve(loaded.folder, path ?? ''));
  const [document, out] = [shown(loaded.config.document), shown(loaded.config.out)];
  const name = `${document} → ${out}`;
  const before = watching ? memory.done.get(name) : undefined;
  if (
    before &&
    before.own.join() === own.join() &&
    [...before.seen].every(([path, seen]) => digests.of(path) === seen)
  ) {
    for (const path of before.seen.keys()) run.looked.files.add(resolve(host.cwd, path));
    return { ...before, outcome: { ...before.outcome, files: asLeft(before.outcome.files) } };
  }
  const report = createReport();
  const session = watching ? memory.sessions.of(name) : undefined;
  const { files, partial, texts, inputs, asked } = await generateDocument(
    loaded,
    session ? withSession(run, session, memory.formatted) : { ...run, formatted: memory.formatted },
    report,
  );
  const { diagnostics } = report;
  const next: Remembered = {
    own,
    outcome: {
      document,
      out,
      status: exitStatus({ report, partial }),
      diagnostics,
      files,
      inputs: [...new Set([...own, ...inputs])],
      outputs: outputsOf(out, files),
    },
    lines: linesOf(diagnostics, texts),
    seen: new Map(watching ? [...own, ...asked].map((path) => [path, digests.of(path)]) : []),
  };
  if (session) {
    memory.done.set(name, next);
    memory.sessions.keep(name, session, { sound: !report.failed, edited: before !== undefined });
  }
  return next;
}

/** Adds the watch session of a document, on top of the shared formatting cache. */
function withSession(run: RunOfMany, { formatted: own, kept, parsed, written }: Session, all: Formatted): Run {
  const formatted: Formatted = {
    before: { get: (text) => own.before.get(text) ?? all.before.get(text) },
    now: {
      get: (text) => own.now.get(text),
      set(text, laidOut) {
        own.now.set(text, laidOut);
        all.now.set(text, laidOut);
      },
    },
  };
  return { ...run, open: (path) => run.open(path, parsed), formatted, kept, written };
}

/** Returns the status of the files after a run: unchanged, and without removed ones. */
function asLeft(files: readonly FileOutcome[]): readonly FileOutcome[] {
  return files.filter(({ state }) => state !== 'removed').map((file) => ({ ...file, state: 'unchanged' }));
}
