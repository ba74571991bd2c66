// Specifiers by which the modules of a target import each other and sibling targets.

import type { SpecifierOf } from '../code/typescript/imports.ts';
import { packageName } from './package-files.ts';
import type { TargetName, TargetOptions } from './target.ts';

/** Returns the specifiers of sources: the names of `siblings`, and module paths below the source directory. */
export function createSpecifierOf(
  { importExtension: extension, packages }: TargetOptions,
  siblings: readonly TargetName[],
): SpecifierOf {
  return (module, source) => {
    const sibling = siblings.find((name) => name === source);
    if (sibling === undefined) return relativePath(module, source) + extension;
    return packages === false
      ? `${'../'.repeat(module.split('/').length)}${sibling}/index${extension}`
      : packageName(sibling, packages);
  };
}

/** Returns the relative path from one module to another: `../runtime/validation/collect`. */
function relativePath(from: string, to: string): string {
  const directories = from.split('/').slice(0, -1);
  const steps = to.split('/');
  while (directories.length > 0 && steps.length > 1 && directories[0] === steps[0]) {
    directories.shift();
    steps.shift();
  }
  return (directories.length === 0 ? './' : '../'.repeat(directories.length)) + steps.join('/');
}
