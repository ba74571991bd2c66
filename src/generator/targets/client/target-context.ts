// Shared inputs of the client's views: the model, and the names that the types target exports.

import type { Api, Schema } from '../../model/types/api.ts';
import { createReport } from '../../diagnostics/report.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import { createExportNames, type ExportNames } from '../../plugin/export-names.ts';
import { analyzeReadWriteOnly } from '../../model/read-write-only.ts';
import { packageName } from '../../plugin/package-files.ts';

export interface TargetContext {
  readonly api: Api;
  readonly options: TargetOptions;
  /** The export names of the types target. */
  readonly names: ExportNames;
  /** Returns whether a schema has a separate type for requests. */
  readonly hasRequestType: (schema: Schema) => boolean;
}

/** Creates the context. Its report is discarded, because the types target reports the same problems. */
export function createClientContext(api: Api, options: TargetOptions): TargetContext {
  const readWriteOnly = analyzeReadWriteOnly(api);
  return {
    api,
    options,
    names: createExportNames(api, createReport()),
    hasRequestType: ({ jsonSchema }) => readWriteOnly.hasMarkers(jsonSchema),
  };
}

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
