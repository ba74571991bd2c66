// Exported type aliases for named schemas, with a separate alias for requests if the types differ.

import { docComment } from '../../code/typescript/comment.ts';
import type { SafeText } from '../../code/branded-text.ts';
import { indexedAccess, ts } from '../../code/typescript/typescript.ts';
import type { Api, Schema } from '../../model/types/api.ts';
import type { ComponentKeys } from '../../model/naming/component-keys.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import { printOpenapiImport } from './module-paths.ts';
import type { ExportNames } from '../../plugin/export-names.ts';
import type { AliasView, SchemasView } from './templates.ts';
import type { DirectionMarkers } from '../../model/direction-markers.ts';

/** Inputs shared by all views of the types target. */
export interface TargetContext {
  readonly api: Api;
  readonly options: TargetOptions;
  /** The component keys of the canonical document. */
  readonly keys: ComponentKeys;
  readonly names: ExportNames;
  readonly directionMarkers: DirectionMarkers;
}

export function schemasView(context: TargetContext): SchemasView {
  const types = context.api.schemas.flatMap((schema) => aliasViews(schema, context));
  return {
    imports: printOpenapiImport(
      types.map(({ type }) => type),
      context.options,
    ),
    types,
  };
}

function aliasViews(schema: Schema, { keys, names, directionMarkers }: TargetContext): readonly AliasView[] {
  const type = indexedAccess(ts`components`, 'schemas', keys.key('schemas', schema.id));
  const doc = docProperty(schema);
  const name = names.schema(schema);
  if (!directionMarkers.hasMarkers(schema.jsonSchema)) return [{ ...doc, name, type }];
  const request = docComment(`\`${schema.name.type}\` as in a request.`, docTags(schema));
  return [
    { ...doc, name, type: ts`$Readable<${type}>` },
    { ...(request && { doc: request }), name: names.derived(schema, 'Request'), type: ts`$Writable<${type}>` },
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
