// Exported types that the guards narrow to, by schema.

import type { Api } from '../../model/types/api.ts';
import { createReport } from '../../diagnostics/report.ts';
import { exportNames } from '../../plugin/export-names.ts';
import { marksOf } from '../../model/read-write-only.ts';
import type { TypeNames } from './schema-analysis.ts';

/** The module of the types target, as imported by modules of this target. */
export const typesModule = 'types';

/** Creates a resolver for the exported types. Naming problems are not reported here, but by the types target. */
export function typeNames(api: Api): TypeNames {
  const names = exportNames(api, createReport());
  const marks = marksOf(api);
  return (schema, { audience }) => ({
    name:
      audience === 'request' && marks.differ(schema.assertion)
        ? names.derived(schema, 'Request')
        : names.schema(schema),
    from: typesModule,
  });
}
