// Flow collections without a closing bracket in a YAML source.

import { Parser, type CST } from 'yaml';

export interface UnclosedCollection {
  /** Offset of the opening bracket. */
  readonly start: number;
  readonly message: string;
}

/** Returns whether a message of the `yaml` package reports an unclosed flow collection at the position of its end. */
export function isUnclosedCollectionError(message: string): boolean {
  return /^Flow (?:map|sequence) .*end with a [}\]]/.test(message);
}

/**
 * Returns the unclosed flow collections of the first document, inner ones first. The `yaml` package reports them in the
 * same order.
 */
export function findUnclosedCollections(text: string): readonly UnclosedCollection[] {
  for (const token of new Parser().parse(text)) {
    if (token.type === 'document') return token.value ? [...listUnclosed(token.value)] : [];
  }
  return [];
}

function* listUnclosed(token: CST.Token): Generator<UnclosedCollection> {
  if (!('items' in token)) return;
  for (const { key, value } of token.items) {
    if (key) yield* listUnclosed(key);
    if (value) yield* listUnclosed(value);
  }
  if (token.type !== 'flow-collection') return;
  const [name, closing] = token.start.source === '{' ? ['mapping', '}'] : ['sequence', ']'];
  if (token.end[0]?.source === closing) return;
  yield { start: token.start.offset, message: `the flow ${name} that begins here has no closing \`${closing}\`` };
}
