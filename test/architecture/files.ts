// The handwritten files of the project, and their imports.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

/** The root directory of the project. */
export const root = join(import.meta.dirname, '..', '..');

/** Paths below a directory, relative to the project, separated by `/`; generated files are excluded. */
export function listFiles(directory: string, isIncluded: (path: string) => boolean = () => true): readonly string[] {
  if (!existsSync(join(root, directory))) return [];
  return readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !generatedPath.test(path) && isIncluded(path))
    .sort();
}

const generatedPath = /(^|\/)(node_modules|dist|\.cache)\/|^test\/golden\/[^/]+\/|^\.ashlar-/;

/** Reads a text file of the project. */
export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Every handwritten TypeScript file. */
export function listSources(): readonly string[] {
  return ['src', 'test', 'scripts'].flatMap((directory) => listFiles(directory, (path) => path.endsWith('.ts')));
}

/**
 * The imports of a module, including `import()` and type-only imports: paths relative to the project, or package names.
 */
export function listImports(path: string): readonly string[] {
  const text = readProjectFile(path);
  const imports = [
    ...text.matchAll(/^(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm),
  ];
  return imports.map(([, from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? '';
    return specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier;
  });
}
