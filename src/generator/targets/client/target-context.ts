// Inputs shared by the client's views: the model, and the names that the types target exports.

import type { Api, Schema } from '../../model/types/api.ts';
import { createReport } from '../../diagnostics/report.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import { enumValueNames, listEnumExports } from '../../plugin/enum-exports.ts';
import { createSchemaSource, listTypesModules, type TypesModule } from '../../plugin/types-modules.ts';
import { createExportNames, type ExportNames } from '../../plugin/export-names.ts';
import { findConversions, type Conversions } from '../../model/value-forms/conversions.ts';
import { findDirectionMarkers } from '../../model/direction-markers.ts';
import { importedType } from '../../code/typescript/build-tree.ts';
import { createModulePrinter, type TemplateModule, type ModulePrinter } from '../../code/typescript/module-printer.ts';
import type { ImportSymbol, Type } from '../../code/typescript/tree.ts';
import { createSpecifierOf, withRuntimeModule } from '../../plugin/module-specifiers.ts';

export interface TargetContext {
  readonly api: Api;
  readonly options: TargetOptions;
  /** The export names of the types target. */
  readonly names: ExportNames;
  /** The names of the values that the types target exports, by the schema that is an enum. */
  readonly enumValueNames: ReadonlyMap<Schema, readonly string[]>;
  /** Returns the source of imports of a schema's types. */
  readonly schemaSource: (schema: Schema) => string;
  /** The modules of the types target that exist. */
  readonly typesModules: readonly TypesModule[];
  /** Returns whether a schema has a separate type for requests. */
  readonly hasRequestType: (schema: Schema) => boolean;
  /** The values whose form in programs differs from that in JSON; absent if none does. */
  readonly conversions: Conversions | undefined;
}

/** Creates the context. Its report is discarded, because the types target reports the same problems. */
export function createClientContext(api: Api, options: TargetOptions): TargetContext {
  const directionMarkers = findDirectionMarkers(api);
  const enums = listEnumExports(api, options);
  return {
    api,
    options,
    names: createExportNames(api, createReport()),
    enumValueNames: new Map(enums.map((each) => [each.schema, enumValueNames(each)])),
    schemaSource: createSchemaSource(enums),
    typesModules: listTypesModules(api, enums),
    hasRequestType: (schema) => directionMarkers.hasRequestType(schema),
    conversions: findConversions(api, options),
  };
}

/**
 * Returns facts about the schemas that depend on others: which have separate types for requests, and which have types
 * that the module of enums declares.
 */
export function listSchemaFacts({
  api,
  hasRequestType,
  schemaSource,
}: Pick<TargetContext, 'api' | 'hasRequestType' | 'schemaSource'>): unknown {
  return api.schemas.map((schema) => [hasRequestType(schema), schemaSource(schema)]);
}

/** Returns a type of the client runtime; `file` is the path below its directory. */
export function runtimeType(typeName: string, file: string, ...typeArguments: readonly Type[]): Type {
  return importedType(typeName, `runtime/client/${file}`, ...typeArguments);
}

/** Returns an import of the client runtime that a template mentions by its name. */
export function runtimeImport(exportName: string, file: string, kind: 'type' | 'value'): ImportSymbol {
  return { kind: 'import', name: exportName, from: `runtime/client/${file}`, isType: kind === 'type' };
}

/** Creates the printer for a module of the client. */
export function createClientPrinter(
  layout: Omit<TemplateModule, 'specifierOf'>,
  { options }: TargetContext,
): ModulePrinter {
  return createModulePrinter({ ...layout, specifierOf: withRuntimeModule(createSpecifierOf(options, ['types'])) });
}
