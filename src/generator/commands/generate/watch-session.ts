// What a process that watches takes over from one run about a document to the next: what was parsed, made, laid out and written.

import type { Digests } from '../../output/sha256.ts';
import type { Formatted } from '../../output/format.ts';
import { knownFiles, type KnownFiles } from '../../output/stat-cache.ts';
import type { Kept } from '../../model/dependencies/kept.ts';
import type { MadeFile } from './cache/cache-entry.ts';
import type { Held, Parsed } from '../../pipeline/parse-cache.ts';

/** One run about a document, between the one before it and the one after it. */
export interface Session {
  readonly formatted: Formatted;
  readonly kept: KeptOfRun;
  readonly parsed: Parsed;
  readonly written: Written;
}

/** What the run before this one made, if it made anything, and what this one does. */
export interface KeptOfRun {
  readonly before: Kept | null;
  now: Kept | null;
}

/** What the runs know of the files that they write. */
export interface Written {
  readonly known: KnownFiles<Digests>;
  /** By the path: the text that it was to have, with its digest. */
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

/** The run after this one. Where this one was not sound, what the last sound one made and laid out is kept: the edit that mends it is near. */
export function sessionAfter({ formatted, kept, parsed, written }: Session, sound: boolean): Session {
  return {
    formatted: { before: sound ? formatted.now : formatted.before, now: new Map() },
    kept: { before: sound ? kept.now : kept.before, now: null },
    parsed: { before: parsed.now, now: new Map(), known: parsed.known },
    written,
  };
}
