// Exported types of named schemas, with a separate type for requests if they differ.

import type { SafeText } from '../../code/branded-text.ts';
import { docComment } from '../../code/typescript/comment.ts';
import { createModulePrinter, type ModulePrinter } from '../../code/typescript/module-printer.ts';
import type { Type } from '../../code/typescript/tree.ts';
import type { Api, Schema } from '../../model/types/api.ts';
import type { DirectionMarkers } from '../../model/direction-markers.ts';
import { enumsModulePath, type EnumExport } from '../../plugin/enum-exports.ts';
import type { ExportNames } from '../../plugin/export-names.ts';
import { createSpecifierOf } from '../../plugin/module-specifiers.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import { createDirectionContext, type TypeContext } from './openapi/context.ts';
import { toType } from './openapi/intermediate-type-to-tree.ts';
import { toIntermediateType } from './openapi/schema-to-intermediate-type.ts';
import { eagerReferences, findCyclesById, labelTupleItems } from './recursive-aliases.ts';
import type { AliasView, SchemasView } from './template-views.ts';

/** Inputs shared by all views of the types target. */
export interface TargetContext {
  readonly api: Api;
  readonly options: TargetOptions;
  readonly names: ExportNames;
  readonly directionMarkers: DirectionMarkers;
  /** The exports for schemas that are enums. */
  readonly enums: readonly EnumExport[];
  /** The schemas whose types the module of enums declares. */
  readonly enumsModuleSchemas: ReadonlySet<Schema>;
  /** The contexts of types that refer to named schemas by their exported names. */
  readonly directions: Readonly<Record<'request' | 'response', TypeContext>>;
}

/** An exported type alias, with the tree of its type. */
export interface Alias extends Omit<AliasView, 'type'> {
  readonly type: Type;
}

/** The path of the module, without extension. */
const schemasModulePath = 'schemas';

/** Creates the contexts of both directions. */
export function createDirectionContexts(
  context: TypeContext,
  names: ExportNames,
  enumsModuleSchemas: ReadonlySet<Schema>,
): TargetContext['directions'] {
  const { directionMarkers } = context;
  const exportOf =
    (direction: 'request' | 'response') =>
    (schema: Schema): { readonly name: string; readonly module: string } => ({
      name:
        direction === 'request' && directionMarkers.hasMarkers(schema.jsonSchema)
          ? names.derived(schema, 'Request')
          : names.schema(schema),
      module: enumsModuleSchemas.has(schema) ? enumsModulePath : schemasModulePath,
    });
  return {
    request: createDirectionContext(context, 'request', exportOf('request')),
    response: createDirectionContext(context, 'response', exportOf('response')),
  };
}

/** Returns the schemas whose types the module of enums declares. */
export function schemasInEnumsModule(enums: readonly EnumExport[]): ReadonlySet<Schema> {
  return new Set(enums.flatMap(({ schema, declaration }) => (declaration === 'union' ? [] : [schema])));
}

/** Creates the printer for a module that exports types. */
export function createTypesPrinter(
  path: string,
  exportedTypes: readonly Pick<Alias, 'name'>[],
  { options }: TargetContext,
): ModulePrinter {
  const declaredNames = exportedTypes.map(({ name }) => name);
  return createModulePrinter({ path, declaredNames, specifierOf: createSpecifierOf(options, []) });
}

/** Prints an exported type alias. */
export function printAlias({ type, ...alias }: Alias, printer: ModulePrinter): AliasView {
  return { ...alias, type: printer.aliasType(type) };
}

/** Returns the view of the module; `undefined` if it has no types. */
export function schemasView(context: TargetContext): SchemasView | undefined {
  const { api, directionMarkers, directions, enumsModuleSchemas } = context;
  const schemas = api.schemas.filter((schema) => !enumsModuleSchemas.has(schema));
  if (schemas.length === 0) return undefined;
  const differs = (schema: Schema): boolean => directionMarkers.hasMarkers(schema.jsonSchema);
  const response = buildTypes(schemas, directions.response);
  const request = buildTypes(schemas.filter(differs), directions.request);
  const aliases = schemas.flatMap((schema): readonly Alias[] => {
    const doc = schemaDoc(schema);
    const name = context.names.schema(schema);
    const responseAlias = { ...doc, name, type: response(schema) };
    if (!differs(schema)) return [responseAlias];
    const requestDoc = docComment(`\`${schema.name.type}\` as in a request.`, docTags(schema));
    return [
      responseAlias,
      {
        ...(requestDoc && { doc: requestDoc }),
        name: context.names.derived(schema, 'Request'),
        type: request(schema),
      },
    ];
  });
  const printer = createTypesPrinter(schemasModulePath, aliases, context);
  const types = aliases.map((alias) => printAlias(alias, printer));
  return { imports: printer.imports, types };
}

/** Builds the types of schemas. Returns a function that looks up the type of a schema. */
function buildTypes(schemas: readonly Schema[], context: TypeContext): (schema: Schema) => Type {
  const types = new Map(
    schemas.map(({ id, jsonSchema }) => [id, toType(toIntermediateType(jsonSchema, context), context)]),
  );
  const cyclesById = findCyclesById(new Map([...types].map(([id, type]) => [id, eagerReferences(type)])));
  return ({ id, jsonSchema }) => {
    const type = types.get(id) ?? toType(toIntermediateType(jsonSchema, context), context);
    const cycle = cyclesById.get(id);
    return cycle ? labelTupleItems(type, cycle) : type;
  };
}

/** Returns the documentation comment of a schema, for a view. */
export function schemaDoc(schema: Schema): { readonly doc?: SafeText<'ts'> } {
  if (typeof schema.jsonSchema === 'boolean') return {};
  const { description, title } = schema.jsonSchema.annotations;
  const doc = docComment(description ?? title, docTags(schema));
  return doc === undefined ? {} : { doc };
}

/** Returns the tags of the documentation comments of a schema. */
export function docTags({ jsonSchema }: Schema): { readonly deprecated: boolean } {
  return { deprecated: typeof jsonSchema === 'object' && (jsonSchema.annotations.deprecated ?? false) };
}
