// Import paths of the client's modules, its runtime, and the types target.

import { packageName } from '../../plugin/package-files.ts';
import type { TargetOptions } from '../../plugin/target.ts';

/** The modules that a client module can import. */
export interface ModulePaths {
  /** The types target. */
  readonly types: string;
  /** Returns the path of a file in the client runtime. */
  runtime(file: string): string;
  /** Returns the path of a generated client module, given its path without an extension. */
  own(path: string): string;
}

/** Returns the import paths for a module that is `depth` directories below the client's source directory. */
export function createModulePaths(depth: number, { packages, importExtension }: TargetOptions): ModulePaths {
  const up = depth === 0 ? './' : '../'.repeat(depth);
  return {
    types:
      packages === false ? `${'../'.repeat(depth + 1)}types/index${importExtension}` : packageName('types', packages),
    runtime: (file) => `${up}runtime/client/${file}${importExtension}`,
    own: (path) => `${up}${path}${importExtension}`,
  };
}
