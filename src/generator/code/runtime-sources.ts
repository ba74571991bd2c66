// Source text of the runtime, which is copied into generated packages.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { trust, type SafeText } from './branded-text.ts';

const runtimeDirectory = new URL('../../runtime/', import.meta.url);

const pageScriptDirectory = new URL('../../../generated/page-scripts/', import.meta.url);

/** Texts by path: the files are part of the program, so they don't change. */
const textCache = new Map<string, string>();
const importPattern = /(\bfrom ')(\.{1,2}\/[^']+)\.ts(')/g;

/** Reads a runtime file by its path without extension (`validation/problems`) and sets the extension of its imports. */
export function readRuntimeFile(path: string, extension: string): SafeText<'ts'> {
  return trust(readText(path).replace(importPattern, `$1$2${extension}$3`));
}

/** Matches an import declaration of a runtime file. All imports are relative, and none renames what it imports. */
const importDeclaration = /^import (?:type )?\{[^}]*\} from '\.[^']*';\n+/gm;

/** Returns runtime files, and all files that they import, as one module. Each follows the files that it imports. */
export function readRuntimeModule(paths: Iterable<string>): SafeText<'ts'> {
  const included = new Set<string>();
  const texts: string[] = [];
  const include = (path: string): void => {
    if (included.has(path)) return;
    included.add(path);
    const text = readText(path);
    for (const target of importsOf(path)) include(target);
    texts.push(text.replace(importDeclaration, ''));
  };
  for (const path of [...paths].sort()) include(path);
  return trust(`// Runtime: what the other modules share.\n\n${texts.join('\n')}`);
}

/** Returns the paths of all runtime files in a directory without extension, in code point order. */
export function listRuntimeFiles(directory: string): readonly string[] {
  return (
    readdirSync(new URL(`${directory}/`, runtimeDirectory), { recursive: true, encoding: 'utf8' })
      // The build has declarations of the files that the generator itself imports.
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
      .map((path) => `${directory}/${path.replaceAll('\\', '/').slice(0, -'.ts'.length)}`)
      .sort()
  );
}

/** Reads a bundled script of the generated documentation: `page-script`, `search`, or `request-form`. */
export function readDocsScript(name: string): SafeText<'js'> {
  return trust(readFileSync(new URL(`${name}.js`, pageScriptDirectory), 'utf8'));
}

/** Returns the transitive closure of runtime files and their imports, in code point order. */
export function resolveRuntimeClosure(paths: Iterable<string>): readonly string[] {
  const closure = new Set<string>();
  const queue = [...paths];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (closure.has(path)) continue;
    closure.add(path);
    queue.push(...importsOf(path));
  }
  return [...closure].sort();
}

function readText(path: string): string {
  const cached = textCache.get(path);
  if (cached !== undefined) return cached;
  const file = new URL(`${path}.ts`, runtimeDirectory);
  if (!existsSync(file)) throw new Error(`runtime file ${path} does not exist`);
  const text = readFileSync(file, 'utf8');
  textCache.set(path, text);
  return text;
}

/** Returns the runtime files that a file imports. */
function importsOf(path: string): readonly string[] {
  return [...readText(path).matchAll(importPattern)].map(([, , target = '']) =>
    new URL(target, new URL(path, runtimeDirectory)).pathname.slice(runtimeDirectory.pathname.length),
  );
}
