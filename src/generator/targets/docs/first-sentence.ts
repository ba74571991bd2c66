// One-line summaries of schemas.

import { brief } from '../../code/markdown/commonmark.ts';
import { nothing, type Md } from '../../code/markdown/markdown.ts';
import type { Api, Schema } from '../../model/types/api.ts';
import type { Assertion } from '../../model/types/schema.ts';
import { answering, keptAlone } from '../../model/dependencies/kept.ts';

/** Returns the first sentence of the description, or of the title; empty if the schema has neither. */
export function firstSentence(assertion: Assertion): Md {
  const description =
    typeof assertion === 'object' ? (assertion.annotations.description ?? assertion.annotations.title) : undefined;
  if (description === undefined) return nothing;
  const first = /^.*?[.!?](?=\s+\p{Lu})/su.exec(description.trim())?.[0] ?? description;
  return brief(first).line;
}

/** A named schema with its one-line summary. */
export type SchemaLine = Pick<Schema, 'id' | 'name'> & { readonly about: Md };

/** Returns the summaries of all named schemas in document order. */
export function firstSentences(api: Api): () => readonly SchemaLine[] {
  const lines = answering(
    api,
    'first sentences of schemas',
    () => () =>
      api.schemas.map((schema) => ({
        id: schema.id,
        name: schema.name,
        about: keptAlone(api, `first sentence of ${schema.id}`, () => firstSentence(schema.assertion)),
      })),
  );
  return () => lines('');
}
