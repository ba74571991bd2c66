// The handwritten files of the project, and their imports.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

/** The root directory of the project. */
export const root = join(import.meta.dirname, '..', '..');

/** Returns the handwritten files below a directory. Their paths are relative to the project, with `/` separators. */
export function listFiles(directory: string, isIncluded: (path: string) => boolean = () => true): readonly string[] {
  if (!existsSync(join(root, directory))) return [];
  return readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !generatedPath.test(path) && isIncluded(path))
    .sort();
}

const generatedPath = /(^|\/)(node_modules|dist|\.cache)\/|^test\/golden\/[^/]+\/|^\.ashlar-/;

/** Returns the paths below a directory, except expected output, whose file names come from documents. */
export function listPaths(directory: string): readonly string[] {
  return readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(directory, path.split(sep).join('/')))
    .filter((path) => !outputPath.test(path))
    .sort();
}

const outputPath = /(^|\/)(node_modules|dist|\.cache)\/|^test\/golden\/[^/]+\/expected\/|\/\.ashlar-/;

/** Returns the text of a project file. */
export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Returns the paths of all handwritten TypeScript files. */
export function listSources(): readonly string[] {
  return ['src', 'test', 'scripts'].flatMap((directory) => listFiles(directory, (path) => path.endsWith('.ts')));
}

/**
 * Returns the imports of a module, including `import()` and, unless `types` is false, `import type`. Each is a path
 * relative to the project or a package name.
 */
export function listImports(path: string, { types = true }: { readonly types?: boolean } = {}): readonly string[] {
  const code = readProjectFile(path);
  const imports = [
    ...code.matchAll(/^(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm),
  ].filter(([statement]) => types || !/^(?:import|export) type /.test(statement));
  return imports.map(([, from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? '';
    return specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier;
  });
}
