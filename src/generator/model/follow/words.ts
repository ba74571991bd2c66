// What a schema says to people alone is a piece of its own: validators do not read it, and stay as they are when it changes.

import type { Api } from '../declarations/api.ts';
import type { Annotations, Assertion } from '../declarations/assertions.ts';
import { typedIn, typedInComponents, visitAssertions } from '../walk.ts';
import { tellPiece, type Piece } from './reads.ts';

const words = ['title', 'description', 'comment', 'examples', 'externalDocs'] as const satisfies readonly (keyof Annotations)[];

/** Annotations that tell when words of theirs are read, and as what. */
const telling = new WeakMap<object, Piece>();

/** Has the annotations of all schemas of a model tell. The model is nobody else's yet. */
export function tellWords(api: Api): void {
  const visit = (assertion: Assertion): void => visitAssertions(assertion, (each) => {
    if (typeof each === 'object') Object.assign(each, { annotations: tellingOf(each.annotations, `words of ${each.origin.file}#${each.origin.pointer}`) });
  });
  for (const { assertion } of api.schemas) visit(assertion);
  for (const operation of [...api.operations, ...api.webhooks]) for (const { assertion } of typedIn(operation)) visit(assertion);
  for (const { assertion } of typedInComponents(api.components)) visit(assertion);
}

/** The same annotations; that there are no words is told too. */
function tellingOf(annotations: Annotations, piece: Piece): Annotations {
  if (telling.has(annotations)) return annotations;
  const own: Annotations = {};
  const all = new Set<string>([...Object.keys(annotations), ...words]);
  for (const key of all as Set<keyof Annotations>) { // a literal has no keys but its type's
    const isWord = words.some((word) => word === key);
    const read = (): unknown => {
      tellPiece(piece);
      return annotations[key];
    };
    Object.defineProperty(own, key, { enumerable: Object.hasOwn(annotations, key), ...(isWord ? { get: read } : { value: annotations[key] }) });
  }
  telling.set(own, piece);
  return own;
}

/** The piece that the words of such annotations are, these words, and all else that they say; undefined of any other value. */
export function wordsOf(value: object): { readonly piece: Piece; readonly words: unknown; readonly others: unknown } | undefined {
  const piece = telling.get(value);
  if (piece === undefined) return undefined;
  const annotations: Annotations = value;
  return { piece, words: words.map((key) => annotations[key]), others: Object.entries(annotations).filter(([key]) => !words.some((word) => word === key)) };
}
