// One-line summaries of schemas.

import { summarizeDescription } from '../../code/markdown/commonmark.ts';
import { emptyMarkdown, type Md } from '../../code/markdown/markdown.ts';
import type { Api, Schema } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { createQuery, cacheAndRecord } from '../../model/dependencies/result-cache.ts';

/** Returns the first sentence of the description, or of the title; empty if the schema has neither. */
export function firstSentence(schema: JsonSchema): Md {
  const description =
    typeof schema === 'object' ? (schema.annotations.description ?? schema.annotations.title) : undefined;
  if (description === undefined) return emptyMarkdown;
  const first = /^.*?[.!?](?=\s+\p{Lu})/su.exec(description.trim())?.[0] ?? description;
  return summarizeDescription(first).line;
}

/** A named schema with its one-line summary. */
export type SchemaListEntry = Pick<Schema, 'id' | 'name'> & { readonly summary: Md };

/** Returns the summaries of all named schemas in document order. */
export function schemaListEntries(api: Api): () => readonly SchemaListEntry[] {
  const entries = createQuery(
    api,
    'first sentences of schemas',
    () => () =>
      api.schemas.map((schema) => ({
        id: schema.id,
        name: schema.name,
        summary: cacheAndRecord(api, `first sentence of ${schema.id}`, () => firstSentence(schema.jsonSchema)),
      })),
  );
  return () => entries('');
}
