// What a schema says to people alone is a piece of its own: validators do not read it, and stay as they are when it changes.

import type { Api } from '../types/api.ts';
import type { Annotations, Assertion } from '../types/schema.ts';
import { typedIn, typedInComponents, visitAssertions } from '../visit-schemas.ts';
import { tellPiece, type Piece } from './reads.ts';

const words = [
  'title',
  'description',
  'comment',
  'examples',
  'externalDocs',
] as const satisfies readonly (keyof Annotations)[];

/** Whether a member of annotations is for people alone. */
export function isWord(key: string): boolean {
  return words.some((word) => word === key);
}

/** Annotations, and the piece that the words among them are. */
export interface Words {
  readonly piece: Piece;
  readonly said: Annotations;
}

/** By annotations that tell when words of theirs are read: those that they stand for. */
const telling = new WeakMap<object, Words>();

/** Those that tell, with all that stands in them: what was read of an earlier text may stand, and of headers and parameters hundreds of operations have the same ones. */
const told = new WeakSet<object>();

/** Has the annotations of all schemas of a model tell. */
export function tellWords(api: Api): void {
  const visit = (assertion: Assertion): void => {
    if (typeof assertion === 'boolean' || told.has(assertion)) return;
    visitAssertions(assertion, tell);
    told.add(assertion);
  };
  const tell = (each: Assertion): void => {
    if (typeof each === 'object')
      Object.assign(each, {
        annotations: tellingOf(each.annotations, `words of ${each.origin.file}#${each.origin.pointer}`),
      });
  };
  for (const { assertion } of api.schemas) visit(assertion);
  for (const operation of [...api.operations, ...api.webhooks])
    for (const { assertion } of typedIn(operation)) visit(assertion);
  for (const { assertion } of typedInComponents(api.components)) visit(assertion);
}

/** The same annotations; that there are no words is told too. */
function tellingOf(annotations: Annotations, piece: Piece): Annotations {
  if (telling.has(annotations)) return annotations;
  const own: Annotations = {};
  const all = new Set<string>([...Object.keys(annotations), ...words]);
  for (const key of all as Set<keyof Annotations>) {
    // a literal has no keys but its type's
    const read = (): unknown => {
      tellPiece(piece);
      return annotations[key];
    };
    Object.defineProperty(own, key, {
      enumerable: Object.hasOwn(annotations, key),
      ...(isWord(key) ? { get: read } : { value: annotations[key] }),
    });
  }
  telling.set(own, { piece, said: annotations });
  return own;
}

/** What such annotations stand for; undefined of any other value. */
export function wordsOf(value: object): Words | undefined {
  return telling.get(value);
}
