// What a schema is about in one line: the first sentence of its description.

import { brief } from '../../emit/code/markdown-prose.ts';
import { nothing, type Md } from '../../emit/code/markdown.ts';
import type { Assertion } from '../../model/declarations/assertions.ts';

/** The first sentence of the description, else of the title; nothing where there is neither. */
export function firstSentence(assertion: Assertion): Md {
  const description = typeof assertion === 'object' ? (assertion.annotations.description ?? assertion.annotations.title) : undefined;
  if (description === undefined) return nothing;
  const first = /^.*?[.!?](?=\s+\p{Lu})/su.exec(description.trim())?.[0] ?? description;
  return brief(first).line;
}
