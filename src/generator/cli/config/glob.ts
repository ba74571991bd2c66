// Which files a glob of the configuration meets, and what its wildcards stand for in each.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';
import { entriesOf } from './directory-entries.ts';

/** A file, as the glob names it, and what each wildcard met. */
export interface Met {
  readonly path: string;
  readonly captured: readonly string[];
}

/** Whether a path is a glob and not the name of a file that is there. */
export function isGlob(path: string, folder: string): boolean {
  return picomatch.scan(path).isGlob && !existsSync(join(folder, path));
}

/** The files that a glob meets, in code point order, and the folders (absolute) in which others would be met. */
export interface Listed {
  readonly met: readonly Met[];
  readonly folders: readonly string[];
}

/** What a glob meets below `folder` (absolute). */
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

/** What packages bring, what tools keep for themselves and what was generated is nobody's own document. */
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
