// What earlier runs made, so that a run whose input is the same has nothing to do but to look.

import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { digest, digestFile } from '../../emit/digest.ts';
import type { Job } from '../../generate.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { Texts } from '../../report/text.ts';
import type { Files } from '../../source/load.ts';
import { parseEntry, printEntry, type CacheEntry } from './entry.ts';
import type { CacheFolder } from './folder.ts';
import { identity } from './identity.ts';

/** What was made, and the lines that the diagnostics point to. */
export interface Recalled extends Pick<CacheEntry, 'diagnostics' | 'files'> {
  readonly texts: Texts;
}

/** The entry of one job. */
export interface Cache {
  /** What this Ashlar made of the inputs as they are now; undefined where that is not known. */
  recall(): Recalled | undefined;
  /** The same files; what is read of them is noted for `remember`. */
  noting(files: Files): Files;
  /** Keeps what was made of what has been read. */
  remember(made: Recalled): void;
}

/** The cache of a job that runs in `cwd`. Nothing in an entry tells where the project lies, so that it holds for every checkout. */
export function openCache({ document, overlays, targets, options, templates = new Map() }: Job, folder: CacheFolder, cwd: string): Cache {
  const name = digest(JSON.stringify([folder.way, document, overlays, targets, options, [...templates]]));
  const noted = new Map<string, string | null>();
  let sound = true;
  return {
    recall() {
      const text = folder.read(name);
      return text === undefined ? undefined : recall(parseEntry(text), cwd);
    },
    noting: (files) => ({
      async read(path) {
        try {
          const content = await files.read(path);
          noted.set(path, digest(content));
          return content;
        } catch (error) {
          // Something is there that cannot be read: nobody can tell by a digest when it changes.
          if (existsSync(resolve(cwd, path))) sound = false;
          noted.set(path, null);
          throw error;
        }
      },
    }),
    remember({ diagnostics, files, texts }) {
      if (sound) folder.keep(name, printEntry({ ashlar: identity(), inputs: [...noted], diagnostics, lines: linesOf(diagnostics, texts), files }));
    },
  };
}

function recall({ ashlar, inputs, diagnostics, lines, files }: CacheEntry, cwd: string): Recalled | undefined {
  if (ashlar !== identity()) return undefined;
  const unchanged = inputs.every(([path, expected]) => {
    const at = resolve(cwd, path);
    const stats = statSync(at, { throwIfNoEntry: false });
    return expected === null ? stats === undefined : stats?.isFile() === true && digestFile(at) === expected;
  });
  return unchanged ? { diagnostics, files, texts: textsOf(lines) } : undefined;
}

function linesOf(diagnostics: readonly Diagnostic[], texts: Texts): CacheEntry['lines'] {
  const places = new Map(diagnostics.flatMap(({ place }) => (place ? [[`${place.line} ${place.file}`, place]] : [])));
  return [...places.values()].flatMap(({ file, line }) => {
    const text = texts.get(file)?.line(line);
    return text === undefined ? [] : [[file, line, text] as const];
  });
}

function textsOf(lines: CacheEntry['lines']): Texts {
  const byFile = new Map<string, Map<number, string>>();
  for (const [file, line, text] of lines) byFile.set(file, (byFile.get(file) ?? new Map<number, string>()).set(line, text));
  return new Map([...byFile].map(([file, known]) => [file, { line: (number: number) => known.get(number) }]));
}
