// The files of the project that people write, as the architecture tests read them.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '..', '..');

/** Paths below the folder, relative to the project, with `/`; what tools or Ashlar make is left out. */
export function filesBelow(folder: string, keep: (path: string) => boolean = () => true): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !made.test(path) && keep(path))
    .sort();
}

const made = /(^|\/)(node_modules|dist|\.cache)\/|^src\/service\/[^/]+\/generated\/|^test\/golden\/[^/]+\/|^\.ashlar-/;

/** The text of a file of the project. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Every TypeScript file that people write. */
export function sources(): readonly string[] {
  return ['src', 'test', 'scripts'].flatMap((folder) => filesBelow(folder, (path) => path.endsWith('.ts')));
}

/** What a module imports, `import()` and type-only imports too: paths relative to the project, or package names. */
export function importsOf(path: string): readonly string[] {
  const text = textOf(path);
  const written = [
    ...text.matchAll(/^(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm),
  ];
  return written.map(([, from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? '';
    return specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier;
  });
}
