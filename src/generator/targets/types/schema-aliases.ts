// Exported type aliases for named schemas, with a separate alias for requests if the types differ.

import type { SafeText } from '../../code/branded-text.ts';
import { indexedType } from '../../code/typescript/build-tree.ts';
import { docComment } from '../../code/typescript/comment.ts';
import { createModulePrinter, type ModulePrinter } from '../../code/typescript/module-printer.ts';
import type { Type } from '../../code/typescript/tree.ts';
import type { Api, Schema } from '../../model/types/api.ts';
import type { ComponentKeys } from '../../model/naming/document-component-keys.ts';
import type { DirectionMarkers } from '../../model/direction-markers.ts';
import type { ExportNames } from '../../plugin/export-names.ts';
import { createSpecifierOf } from '../../plugin/module-specifiers.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import { openapiType } from './openapi/openapi-module.ts';
import type { AliasView, SchemasView } from './template-views.ts';

/** Inputs shared by all views of the types target. */
export interface TargetContext {
  readonly api: Api;
  readonly options: TargetOptions;
  /** The component keys of the canonical document. */
  readonly keys: ComponentKeys;
  readonly names: ExportNames;
  readonly directionMarkers: DirectionMarkers;
}

/** An exported type alias, with the tree of its type. */
export interface Alias extends Omit<AliasView, 'type'> {
  readonly type: Type;
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

export function schemasView(context: TargetContext): SchemasView {
  const aliases = context.api.schemas.flatMap((schema) => schemaAliases(schema, context));
  const printer = createTypesPrinter('schemas', aliases, context);
  const types = aliases.map((alias) => ({ ...alias, type: printer.type(alias.type) }));
  return { imports: printer.imports, types };
}

function schemaAliases(schema: Schema, { keys, names, directionMarkers }: TargetContext): readonly Alias[] {
  const type = indexedType(openapiType('components'), 'schemas', keys.key('schemas', schema.id));
  const doc = docProperty(schema);
  const name = names.schema(schema);
  if (!directionMarkers.hasMarkers(schema.jsonSchema)) return [{ ...doc, name, type }];
  const request = docComment(`\`${schema.name.type}\` as in a request.`, docTags(schema));
  return [
    { ...doc, name, type: openapiType('Readable', type) },
    {
      ...(request && { doc: request }),
      name: names.derived(schema, 'Request'),
      type: openapiType('Writable', type),
    },
  ];
}

function docProperty(schema: Schema): { readonly doc?: SafeText<'ts'> } {
  if (typeof schema.jsonSchema === 'boolean') return {};
  const { description, title } = schema.jsonSchema.annotations;
  const doc = docComment(description ?? title, docTags(schema));
  return doc === undefined ? {} : { doc };
}

function docTags({ jsonSchema }: Schema): { readonly deprecated: boolean } {
  return { deprecated: typeof jsonSchema === 'object' && (jsonSchema.annotations.deprecated ?? false) };
}
