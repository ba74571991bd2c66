// State that watch mode carries between runs for one document.

import type { Digests } from '../../output/sha256.ts';
import type { Formatted } from '../../output/format.ts';
import { knownFiles, type KnownFiles } from '../../output/stat-cache.ts';
import type { Kept } from '../../model/dependencies/kept.ts';
import type { MadeFile } from './cache/cache-entry.ts';
import type { Held, Parsed } from '../../pipeline/parse-cache.ts';

/** Caches of one run: read from the previous run, written for the next. */
export interface Session {
  readonly formatted: Formatted;
  readonly kept: KeptOfRun;
  readonly parsed: Parsed;
  readonly written: Written;
}

/** Dependency graph of the previous run, if it generated anything, and of this run. */
export interface KeptOfRun {
  readonly before: Kept | null;
  now: Kept | null;
}

/** Caches of output files. */
export interface Written {
  readonly known: KnownFiles<Digests>;
  /** Generated text by path, with its digest. */
  readonly wanted: Map<string, { readonly text: string; readonly made: MadeFile }>;
}

export function firstSession(): Session {
  return {
    formatted: { before: new Map(), now: new Map() },
    kept: { before: null, now: null },
    parsed: { before: new Map(), now: new Map(), known: knownFiles<Promise<Held>>() },
    written: { known: knownFiles(), wanted: new Map() },
  };
}

/**
 * Returns the session of the next run. After an invalid run, it keeps the caches of the last valid one, because the fix
 * will be similar.
 */
export function sessionAfter({ formatted, kept, parsed, written }: Session, sound: boolean): Session {
  return {
    formatted: { before: sound ? formatted.now : formatted.before, now: new Map() },
    kept: { before: sound ? kept.now : kept.before, now: null },
    parsed: { before: parsed.now, now: new Map(), known: parsed.known },
    written,
  };
}
