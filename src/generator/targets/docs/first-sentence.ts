// What a schema is about in one line: the first sentence of its description.

import { brief } from '../../code/markdown/commonmark.ts';
import { nothing, type Md } from '../../code/markdown/markdown.ts';
import type { Api, Schema } from '../../model/types/api.ts';
import type { Assertion } from '../../model/types/schema.ts';
import { answering, keptAlone } from '../../model/dependencies/kept.ts';

/** The first sentence of the description, else of the title; nothing where there is neither. */
export function firstSentence(assertion: Assertion): Md {
  const description =
    typeof assertion === 'object' ? (assertion.annotations.description ?? assertion.annotations.title) : undefined;
  if (description === undefined) return nothing;
  const first = /^.*?[.!?](?=\s+\p{Lu})/su.exec(description.trim())?.[0] ?? description;
  return brief(first).line;
}

/** A named schema, and what it is about. */
export type SchemaLine = Pick<Schema, 'id' | 'name'> & { readonly about: Md };

/** Those of all named schemas, in their order: a list of them needs to know no more of any. */
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
