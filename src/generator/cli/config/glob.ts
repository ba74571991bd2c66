// Glob matching with captured wildcards.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';
import { entriesOf } from './directory-entries.ts';

/** Matching file, relative to the base directory, with the text that each wildcard matched. */
export interface Met {
  readonly path: string;
  readonly captured: readonly string[];
}

/** Returns whether a path is a glob and not the name of an existing file. */
export function isGlob(path: string, folder: string): boolean {
  return picomatch.scan(path).isGlob && !existsSync(join(folder, path));
}

/** Matching files in code point order, and the directories (absolute) in which new matches could appear. */
export interface Listed {
  readonly met: readonly Met[];
  readonly folders: readonly string[];
}

/** Returns the files below `directory` (absolute) that match. */
export function filesLike(glob: string, folder: string): Listed {
  const { base, glob: pattern } = picomatch.scan(glob);
  const form = picomatch.makeRe(pattern, { capture: true });
  const depth = pattern.includes('**') ? Infinity : pattern.split('/').length;
  const start = base === '' ? folder : join(folder, base);
  const folders: string[] = [start];
  const met = filesBelow(start, '', depth, folders).flatMap((path) => {
    const found = form.exec(path);
    return found
      ? [
          {
            path: base === '' ? path : `${base}/${path}`,
            captured: found.slice(1).map((part: string | undefined) => part ?? ''),
          },
        ]
      : [];
  });
  return { met, folders };
}

/** Lists files, except in hidden directories, `node_modules`, and output directories of Ashlar. */
function filesBelow(start: string, below: string, depth: number, folders: string[]): readonly string[] {
  const entries = depth === 0 ? undefined : entriesOf(join(start, below))?.sort((a, b) => (a.name < b.name ? -1 : 1));
  if (entries === undefined || entries.some(({ name }) => name === '.ashlar.json')) return [];
  folders.push(join(start, below));
  const wanted = entries.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules');
  return wanted.flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(start, `${below}${entry.name}/`, depth - 1, folders)
      : entry.isFile()
        ? [`${below}${entry.name}`]
        : [],
  );
}
