// What a schema, a header or a parameter says in words, and the same with words taken away.

import { isNode, listOf, membersOf, type Node } from '../tree.ts';

const sentences = ['title', 'summary', 'description', 'x-message'] as const;

/** The text of an element: its own sentences, those of its branches and of its states. */
export function proseOf(element: unknown): string {
  const texts: string[] = [];
  withProse(element, (text) => {
    texts.push(text);
    return text;
  });
  return texts.join('\n');
}

/** The element without what a pattern matches in its text. */
export function muted(element: unknown, words: RegExp): unknown {
  const all = new RegExp(words.source, `${words.flags.replace('g', '')}g`);
  return withProse(element, (text) => text.replace(all, '…'));
}

function withProse(element: unknown, change: (text: string) => string, depth = 4): unknown {
  if (!isNode(element) || depth === 0) return element;
  const result: Record<string, unknown> = { ...element };
  for (const key of sentences) {
    const text = result[key];
    if (typeof text === 'string') result[key] = change(text);
  }
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const branches = result[key];
    if (Array.isArray(branches)) result[key] = listOf(branches).map((branch) => withProse(branch, change, depth - 1));
  }
  const lifecycle = result['x-lifecycle'];
  if (isNode(lifecycle)) {
    const states = membersOf(lifecycle['states']).map(
      ([state, text]) => [state, typeof text === 'string' ? change(text) : text] as const,
    );
    result['x-lifecycle'] = { ...lifecycle, states: Object.fromEntries(states) };
  }
  return result;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What an enumerated value or a state means: the text of its branch or state, undefined where there is none. */
export function meaningOf(schema: unknown, value: string): string | undefined {
  if (!isNode(schema)) return undefined;
  for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
    for (const branch of listOf(schema[keyword])) {
      if (isNode(branch) && branch['const'] === value) return textOf(branch['description']);
      const below = meaningOf(branch, value);
      if (below !== undefined) return below;
    }
  }
  const lifecycle = schema['x-lifecycle'];
  const states = isNode(lifecycle) ? lifecycle['states'] : undefined;
  const state = isNode(states) ? states[value] : undefined;
  return typeof state === 'string' ? state : undefined;
}

/** The schema without the meaning of one value. */
export function meaningless(schema: unknown, value: string): unknown {
  if (!isNode(schema)) return schema;
  const result: Record<string, unknown> = { ...schema };
  for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
    if (!Array.isArray(result[keyword])) continue;
    result[keyword] = listOf(result[keyword]).map((branch): unknown => {
      if (!isNode(branch) || branch['const'] !== value) return meaningless(branch, value);
      return { const: value } satisfies Node;
    });
  }
  const lifecycle = result['x-lifecycle'];
  if (isNode(lifecycle) && isNode(lifecycle['states'])) {
    result['x-lifecycle'] = { ...lifecycle, states: { ...lifecycle['states'], [value]: null } };
  }
  return result;
}
