// What the views of this target are made with: the model, and the names that the types target exports.

import type { Api, Schema } from '../../model/types/api.ts';
import { answering } from '../../model/dependencies/kept.ts';
import { createReport } from '../../diagnostics/report.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import { exportNames, type ExportNames } from '../../plugin/export-names.ts';
import { marksOf } from '../../model/read-write-only.ts';

export interface ClientMaking {
  readonly api: Api;
  readonly options: TargetOptions;
  /** The names of the types target. */
  readonly names: ExportNames;
  /** Whether a schema has a type of its own for requests. */
  readonly differs: (schema: Schema) => boolean;
}

/** What the types target has to report it reports itself. */
export function clientMaking(api: Api, options: TargetOptions): ClientMaking {
  const differs = answering(api, 'whether readings have types of their own', () => {
    const marks = marksOf(api);
    return (id) => marks.differ(api.schema(id)?.assertion ?? true);
  });
  return { api, options, names: exportNames(api, createReport()), differs: ({ id }) => differs(id) };
}
