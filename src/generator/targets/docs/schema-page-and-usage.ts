// Markdown page of a named schema, and the reverse index of schema references, built in one pass over the model.

import { descriptionToMarkdown } from '../../code/markdown/commonmark-descriptions.ts';
import {
  codeSpan,
  joinMarkdown,
  md,
  emptyMarkdown,
  escapeMarkdown,
  type Markdown,
} from '../../code/markdown/markdown.ts';
import type { Api, Schema, Limit, Operation, Resource } from '../../model/types/api.ts';
import { schemaFieldEntries, fieldsView, type FieldsView } from './field-rows.ts';
import { declaredDefault, flattenSchemas, propertySchemas, type SchemaParts } from './flatten-schema-parts.ts';
import type { Links } from './page-links.ts';
import { collectValueNotes, type BlocksView } from './value-notes.ts';
import { describeType } from './type-descriptions.ts';
import { isShortValue, valueSpan } from './json-to-markdown.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { memoize } from '../../model/lazy.ts';
import { listReferences, inlineSchemasInOperation } from '../../model/visit-schemas.ts';

/** View of `docs/schema`. */
export interface SchemaView {
  readonly title: Markdown;
  readonly description: readonly Markdown[];
  readonly type: Markdown;
  readonly facts: readonly Markdown[];
  readonly longDefault: Markdown;
  readonly fields: FieldsView;
  /** Heading of the properties; empty if there are none. */
  readonly fieldsTitle: Markdown;
  readonly blocks: BlocksView;
  readonly usedBy: SchemaUsageView;
  readonly isUsed: boolean;
}

/** Links to the operations and schemas that reference a schema. */
export interface SchemaUsageView {
  readonly operations: readonly Markdown[];
  readonly schemas: readonly Markdown[];
}

export function schemaView(schema: Schema, usedBy: SchemaUsageView, links: Links): SchemaView {
  const parts = flattenSchemas([schema.jsonSchema]);
  const notes = collectValueNotes(parts, links);
  const fields = schemaFieldEntries(schema, links);
  return {
    title: escapeMarkdown(schema.id),
    description: notes.descriptions.map(({ source }) => descriptionToMarkdown(source, 2)),
    type: describeType([schema.jsonSchema], links),
    facts: [...notes.facts, ...describeNamedSchema(parts, links)],
    longDefault: notes.longDefault,
    fields: fieldsView(fields, links),
    fieldsTitle: fieldsTitle(fields.map(({ path }) => path)),
    blocks: notes.blocks,
    usedBy,
    isUsed: usedBy.operations.length + usedBy.schemas.length > 0,
  };
}

/** Returns sentences specific to named schemas: the default, and the schemas that it is composed of. */
export function describeNamedSchema(parts: SchemaParts, links: Links): readonly Markdown[] {
  return [...describeDefault(parts), ...describeReferences(parts, links)];
}

function describeDefault(parts: SchemaParts): readonly Markdown[] {
  const declared = declaredDefault(parts);
  return declared !== undefined && isShortValue(declared.value) ? [md`Default: ${valueSpan(declared.value)}.`] : [];
}

// The pages of the referenced schemas describe their properties; this lists the names.
function describeReferences(parts: SchemaParts, links: Links): readonly Markdown[] {
  return parts.refs.map((ref) => {
    const names = inheritedFieldNames(links.api, ref).map(codeSpan);
    const sentence = md`Must also match ${links.schema(ref)}`;
    const noun = names.length === 1 ? md`field` : md`fields`;
    return names.length === 0 ? md`${sentence}.` : md`${sentence}, which has the ${noun} ${joinMarkdown(names, ', ')}.`;
  });
}

function inheritedFieldNames(api: Api, id: string): readonly string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const queue = [id];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const schema = seen.has(next) ? undefined : api.schema(next);
    seen.add(next);
    if (!schema) continue;
    const parts = flattenSchemas([schema.jsonSchema]);
    for (const name of propertySchemas(parts).keys()) names.add(name);
    for (const each of parts.refs) queue.push(each);
  }
  return [...names];
}

/**
 * Returns the heading for entries with these dotted paths: "Alternatives", "Items", or "Fields"; empty if there are
 * none.
 */
export function fieldsTitle(paths: readonly string[]): Markdown {
  if (paths.length === 0) return emptyMarkdown;
  if (paths.every((path) => path.startsWith('('))) return md`Alternatives`;
  return paths.every((path) => path.startsWith('[')) ? md`Items` : md`Fields`;
}

/** Returns links to the users of each schema by ID, in document order. */
export function schemaUsage(api: Api, links: Links): (id: string) => SchemaUsageView {
  const usageById = new Map<string, { readonly operations: Set<Markdown>; readonly schemas: Set<Markdown> }>();
  const usageOf = (id: string) => {
    const usage = usageById.get(id) ?? { operations: new Set(), schemas: new Set() };
    usageById.set(id, usage);
    return usage;
  };
  // Hundreds of operations have the same headers.
  const references = memoize(listReferences);
  for (const operation of [...api.operations, ...api.webhooks]) {
    const link = links.operation(operation.id);
    for (const id of referencedSchemas(operation, references)) usageOf(id).operations.add(link);
  }
  for (const schema of api.schemas) {
    const link = links.schema(schema.id);
    for (const id of references(schema.jsonSchema)) if (id !== schema.id) usageOf(id).schemas.add(link);
  }
  return (id) => {
    const usage = usageById.get(id);
    return { operations: [...(usage?.operations ?? [])], schemas: [...(usage?.schemas ?? [])] };
  };
}

function referencedSchemas(
  operation: Operation,
  references: (schema: JsonSchema) => readonly string[],
): ReadonlySet<string> {
  return new Set([
    ...inlineSchemasInOperation(operation).flatMap(({ jsonSchema: schema }) => references(schema)),
    ...resourceSchemas(operation.resource),
    ...operation.extensions.limits.flatMap(limitedSchemas),
  ]);
}

function resourceSchemas(resource: Resource | undefined): readonly string[] {
  return resource === undefined ? [] : [resource.schema, ...resourceSchemas(resource.within)];
}

function limitedSchemas(limit: Limit): readonly string[] {
  return limit.kind === 'count' ? [limit.of] : [];
}
