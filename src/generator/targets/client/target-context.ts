// Shared inputs of the client's views: the model, and the names that the types target exports.

import type { Api, Schema } from '../../model/types/api.ts';
import { answering } from '../../model/dependencies/kept.ts';
import { createReport } from '../../diagnostics/report.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import { exportNames, type ExportNames } from '../../plugin/export-names.ts';
import { marksOf } from '../../model/read-write-only.ts';

export interface ClientMaking {
  readonly api: Api;
  readonly options: TargetOptions;
  /** The export names of the types target. */
  readonly names: ExportNames;
  /** Returns whether a schema has a separate type for requests. */
  readonly differs: (schema: Schema) => boolean;
}

/** Creates the context. Its report is discarded, because the types target reports the same problems. */
export function clientMaking(api: Api, options: TargetOptions): ClientMaking {
  const differs = answering(api, 'whether readings have types of their own', () => {
    const marks = marksOf(api);
    return (id) => marks.differ(api.schema(id)?.assertion ?? true);
  });
  return { api, options, names: exportNames(api, createReport()), differs: ({ id }) => differs(id) };
}
