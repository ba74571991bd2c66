// Module specifiers for imports within a target and from sibling targets.

import type { SpecifierOf } from '../code/typescript/imports.ts';
import { packageName } from './package-files.ts';
import type { TargetName, TargetOptions } from './target.ts';

/**
 * Creates a function that returns the module specifier of an import source: a sibling target, with a module of it after
 * a slash or else its index, or a module path below the source directory. A package has only its index.
 */
export function createSpecifierOf(
  { importExtension: extension, packages }: TargetOptions,
  siblings: readonly TargetName[],
): SpecifierOf {
  return (module, source) => {
    const [target, ...modulePath] = source.split('/');
    const targetModule = modulePath.join('/') || 'index';
    const sibling = siblings.find((name) => name === target);
    if (sibling === undefined) return relativePath(module, source) + extension;
    return packages === false
      ? `${'../'.repeat(module.split('/').length)}${sibling}/${targetModule}${extension}`
      : packageName(sibling, packages);
  };
}

/** The module that contains the runtime of a target, unless its files are separate. */
export const runtimeModule = 'runtime';

/** Imports everything from the module of the runtime, regardless of the file that defines it. */
export function withRuntimeModule(specifierOf: SpecifierOf): SpecifierOf {
  return (module, source) => specifierOf(module, isRuntimeSource(source) ? runtimeModule : source);
}

/** Returns whether an import source is a file of the runtime. */
export function isRuntimeSource(source: string): boolean {
  return source.startsWith(`${runtimeModule}/`);
}

/** Returns the relative path from one module to another: `../runtime/validation/collect`. */
function relativePath(from: string, to: string): string {
  const directories = from.split('/').slice(0, -1);
  const segments = to.split('/');
  while (directories.length > 0 && segments.length > 1 && directories[0] === segments[0]) {
    directories.shift();
    segments.shift();
  }
  return (directories.length === 0 ? './' : '../'.repeat(directories.length)) + segments.join('/');
}
