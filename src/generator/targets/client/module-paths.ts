// Where the modules of the client and of its siblings are, as imports name them.

import { packageName } from '../../plugin/package-files.ts';
import type { TargetOptions } from '../../plugin/target.ts';

/** The modules that a module can import. */
export interface Modules {
  /** The types of the interface. */
  readonly types: string;
  /** A file of the client's runtime. */
  runtime(file: string): string;
  /** A module of the target's own, by its path without an extension. */
  own(path: string): string;
}

/** As seen from a module that is `depth` folders below the client's sources. */
export function modulesFrom(depth: number, { packages, importExtension }: TargetOptions): Modules {
  const up = depth === 0 ? './' : '../'.repeat(depth);
  return {
    types:
      packages === false ? `${'../'.repeat(depth + 1)}types/index${importExtension}` : packageName('types', packages),
    runtime: (file) => `${up}runtime/client/${file}${importExtension}`,
    own: (path) => `${up}${path}${importExtension}`,
  };
}
