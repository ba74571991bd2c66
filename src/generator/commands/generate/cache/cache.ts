// Cache of generated output, keyed by input.

import { resolve } from 'node:path';
import { digest } from '../../../output/sha256.ts';
import type { Job } from '../../../pipeline/pipeline.ts';
import type { Texts } from '../../../diagnostics/format-text.ts';
import { shownPath } from '../../../pipeline/display-path.ts';
import type { Digests } from '../../../pipeline/input-digests.ts';
import { parseEntry, printEntry, type CacheEntry } from './cache-entry.ts';
import type { CacheFolder } from './cache-directory.ts';
import { identity } from './cache-key.ts';
import { linesOf, textsOf } from '../../../pipeline/cached-source-lines.ts';

/** Cached result with the source lines that diagnostics refer to. */
export interface Made extends Pick<CacheEntry, 'partial' | 'diagnostics' | 'files'> {
  readonly texts: Texts;
}

export interface Recalled extends Made {
  /** Files looked up, existing or not. */
  readonly asked: readonly string[];
}

/** Cache entry of one document and its options. */
export interface Cache {
  /** Returns the result for the current inputs; `undefined` if not cached. */
  recall(): Recalled | undefined;
  /** Caches the result for the files looked up. */
  remember(made: Made, asked: Iterable<string>): void;
}

/** Opens the cache entry of a run in `cwd`. Entries contain no absolute path, so all checkouts can share them. */
export function openCache(
  {
    document,
    overlays,
    allowRefs = [],
    targets,
    options,
    slowPatterns = 'warn',
    leaveOut = false,
    templates = new Map(),
  }: Job,
  folder: CacheFolder,
  digests: Digests,
  cwd: string,
): Cache {
  const here = (path: string): string => shownPath(cwd, resolve(cwd, path));
  const name = digest(
    JSON.stringify([
      folder.way,
      here(document),
      overlays.map(here),
      allowRefs.map(here),
      targets,
      options,
      slowPatterns,
      leaveOut,
      [...templates],
    ]),
  );
  return {
    recall() {
      const text = folder.read(name);
      if (text === undefined) return undefined;
      const { ashlar, inputs, partial, diagnostics, lines, files } = parseEntry(text);
      if (ashlar !== identity() || !inputs.every(([path, expected]) => digests.of(path) === expected)) return undefined;
      return { partial, diagnostics, files, texts: textsOf(lines), asked: inputs.map(([path]) => path) };
    },
    remember({ partial, diagnostics, files, texts }, asked) {
      const inputs = [...asked].map((path) => [path, digests.of(path)] as const);
      const sound = inputs.filter((input): input is readonly [string, string | null] => input[1] !== undefined);
      if (sound.length === inputs.length)
        folder.keep(
          name,
          printEntry({
            ashlar: identity(),
            inputs: sound,
            partial,
            diagnostics,
            lines: linesOf(diagnostics, texts),
            files,
          }),
        );
    },
  };
}
