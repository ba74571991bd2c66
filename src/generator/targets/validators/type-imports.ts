// Imports from the types target.

import { createReport } from '../../diagnostics/report.ts';
import { findDirectionMarkers } from '../../model/direction-markers.ts';
import type { Api } from '../../model/types/api.ts';
import { createExportNames } from '../../plugin/export-names.ts';
import type { TypeImportResolver } from './schema-analysis.ts';

/** The module of the types target, as imported by modules of this target. */
export const typesModule = 'types';

/** Creates a resolver for the exported types. Naming problems are not reported here, but by the types target. */
export function createTypeImportResolver(api: Api): TypeImportResolver {
  const names = createExportNames(api, createReport());
  const marks = findDirectionMarkers(api);
  return (schema, { direction }) => ({
    name:
      direction === 'request' && marks.hasMarkers(schema.jsonSchema)
        ? names.derived(schema, 'Request')
        : names.schema(schema),
    from: typesModule,
  });
}
