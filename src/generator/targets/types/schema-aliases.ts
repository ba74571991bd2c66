// Exported type aliases of named schemas, with a separate alias for requests if the types differ.

import { docComment } from '../../code/typescript/comment.ts';
import type { Code } from '../../code/branded-text.ts';
import { indexed, ts } from '../../code/typescript/template-literals.ts';
import type { Api, Schema } from '../../model/types/api.ts';
import type { Names } from '../../model/naming/component-keys.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import { importsOf } from './module-paths.ts';
import type { ExportNames } from '../../plugin/export-names.ts';
import type { DeclaredView, SchemasView } from './templates.ts';
import type { Marks } from '../../model/read-write-only.ts';

/** The shared inputs of all views of the types target. */
export interface Making {
  readonly api: Api;
  readonly options: TargetOptions;
  /** The component keys of the canonical document. */
  readonly keys: Names;
  readonly names: ExportNames;
  readonly marks: Marks;
}

export function schemasView(making: Making): SchemasView {
  const types = making.api.schemas.flatMap((schema) => declared(schema, making));
  return {
    imports: importsOf(
      types.map(({ type }) => type),
      making.options,
    ),
    types,
  };
}

function declared(schema: Schema, { keys, names, marks }: Making): readonly DeclaredView[] {
  const type = indexed(ts`components`, 'schemas', keys.key('schemas', schema.id));
  const doc = documented(schema);
  const name = names.schema(schema);
  if (!marks.differ(schema.assertion)) return [{ ...doc, name, type }];
  const request = docComment(`What a request may carry of \`${schema.name.type}\`.`, tagsOf(schema));
  return [
    { ...doc, name, type: ts`$Readable<${type}>` },
    { ...(request && { doc: request }), name: names.derived(schema, 'Request'), type: ts`$Writable<${type}>` },
  ];
}

function documented(schema: Schema): { readonly doc?: Code<'ts'> } {
  if (typeof schema.assertion === 'boolean') return {};
  const { description, title } = schema.assertion.annotations;
  const doc = docComment(description ?? title, tagsOf(schema));
  return doc === undefined ? {} : { doc };
}

function tagsOf({ assertion }: Schema): { readonly deprecated: boolean } {
  return { deprecated: typeof assertion === 'object' && (assertion.annotations.deprecated ?? false) };
}
