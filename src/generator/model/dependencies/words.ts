// Descriptions of schemas as separate dependencies: validators do not depend on them.

import type { Api } from '../types/api.ts';
import type { Annotations, JsonSchema } from '../types/schema.ts';
import { schemasInOperation, schemasInComponents, visitSchemas } from '../visit-schemas.ts';
import { tellPiece, type Piece } from './reads.ts';

const words = [
  'title',
  'description',
  'comment',
  'examples',
  'externalDocs',
] as const satisfies readonly (keyof Annotations)[];

/** Returns whether a property of annotations is a description. */
export function isWord(key: string): boolean {
  return words.some((word) => word === key);
}

/** Annotations, and the dependency that stands for their descriptions. */
export interface Words {
  readonly piece: Piece;
  readonly said: Annotations;
}

/** Original annotations by their proxies. */
const telling = new WeakMap<object, Words>();

/**
 * Schemas whose annotations are proxies already, here or in a previous model; operations share headers and parameters.
 */
const told = new WeakSet<object>();

/** Replaces the annotations of all schemas by proxies that record reads. */
export function tellWords(api: Api): void {
  const visit = (assertion: JsonSchema): void => {
    if (typeof assertion === 'boolean' || told.has(assertion)) return;
    visitSchemas(assertion, tell);
    told.add(assertion);
  };
  const tell = (each: JsonSchema): void => {
    if (typeof each === 'object')
      Object.assign(each, {
        annotations: tellingOf(each.annotations, `words of ${each.sourceLocation.file}#${each.sourceLocation.pointer}`),
      });
  };
  for (const { jsonSchema } of api.schemas) visit(jsonSchema);
  for (const operation of [...api.operations, ...api.webhooks])
    for (const { jsonSchema } of schemasInOperation(operation)) visit(jsonSchema);
  for (const { jsonSchema } of schemasInComponents(api.components)) visit(jsonSchema);
}

/** Returns a proxy of the annotations that records reads of descriptions, also of absent ones. */
function tellingOf(annotations: Annotations, piece: Piece): Annotations {
  if (telling.has(annotations)) return annotations;
  const own: Annotations = {};
  const all = new Set<string>([...Object.keys(annotations), ...words]);
  for (const key of all as Set<keyof Annotations>) {
    // The keys of an object literal are those of its type.
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

/** Returns the original annotations of a proxy; `undefined` for any other value. */
export function wordsOf(value: object): Words | undefined {
  return telling.get(value);
}
