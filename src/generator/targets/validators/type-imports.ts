// Imports from the types target.

import { createReport } from '../../diagnostics/report.ts';
import { findDirectionMarkers } from '../../model/direction-markers.ts';
import type { Api } from '../../model/types/api.ts';
import { findConversions } from '../../model/value-forms/conversions.ts';
import { listEnumExports } from '../../plugin/enum-exports.ts';
import { createExportNames } from '../../plugin/export-names.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import { createSchemaSource } from '../../plugin/types-modules.ts';
import type { TypeImportResolver } from './schema-analysis.ts';

/**
 * Creates a resolver for the exported types, of which validators need those of values in JSON. Naming problems are not reported
 * here, but by the types target.
 */
export function createTypeImportResolver(
  api: Api,
  options: Pick<TargetOptions, 'types' | 'formats' | 'dates' | 'integers64'> = {},
): TypeImportResolver {
  const names = createExportNames(api, createReport());
  const markers = findDirectionMarkers(api);
  const conversions = findConversions(api, options);
  const schemaSource = createSchemaSource(listEnumExports(api, options));
  return (schema, { direction }) => {
    const isRequest = direction === 'request' && markers.hasRequestType(schema);
    const isJson = conversions?.differs(schema.jsonSchema) ?? false;
    return { name: names.schemaForm(schema, { isRequest, isJson }), from: schemaSource(schema) };
  };
}
