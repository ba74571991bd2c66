// Several documents of one run, one after the other; of those that are done nothing is held but what is said of them.

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

/** A run of several, before it is known which is next. */
type RunOfMany = Omit<Run, 'open'> & { readonly open: (document: string, session?: Parsed) => Opened };

/** What one run leaves to the next of the same process. */
export interface Memory {
  /** Texts that documents have in common are laid out once. */
  readonly formatted: Formatted;
  /** What became of each document, and of which files. */
  readonly done: Map<string, Remembered>;
  readonly sessions: Sessions;
}

type Generated = DocumentOutcome & Required<Pick<DocumentOutcome, 'inputs' | 'outputs'>>;

interface Remembered {
  /** The files that the configuration was read from. */
  readonly own: readonly string[];
  readonly outcome: Generated;
  readonly lines: readonly Line[];
  readonly seen: ReadonlyMap<string, Seen>;
}

/** So many characters of texts as they were and as they are laid out. */
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
  /** The lines that diagnostics point to. */
  readonly texts: Texts;
}

/** Generates from each; what is wrong with one is no hindrance to the others. `own`: the files that the configuration was read from. */
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
    // A signal that came while it was written counts before the next one is: within two turns.
    await turn();
    await turn();
  }
  return { documents, texts: textsOf(lines) };
}

function turn(): Promise<void> {
  return new Promise((resolved) => setImmediate(resolved));
}

/** One document; while somebody edits, one whose files are as they were is as it was. */
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

/** The run about a document that is come back to: with what it has of its own, beside what all have in common. */
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

/** The files as a run has left them. */
function asLeft(files: readonly FileOutcome[]): readonly FileOutcome[] {
  return files.filter(({ state }) => state !== 'removed').map((file) => ({ ...file, state: 'unchanged' }));
}
