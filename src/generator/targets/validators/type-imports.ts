// Which exported type a schema's guard narrows to: the types target's own names.

import type { Api } from '../../model/types/api.ts';
import { createReport } from '../../diagnostics/report.ts';
import { exportNames } from '../../plugin/export-names.ts';
import { marksOf } from '../../model/read-write-only.ts';
import type { TypeNames } from './schema-analysis.ts';

/** The module of the types target, as modules of this target name it. */
export const typesModule = 'types';

/** The names that the types target exports; what it has to say about them it says itself. */
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
