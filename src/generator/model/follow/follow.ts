// A model whose pieces tell when they are read, and which of them are not as they were in the model before.

import type { Api, Operation, Schema } from '../declarations/api.ts';
import { keep, type Kept } from './kept.ts';
import { tellPiece, type Piece } from './reads.ts';
import { same } from './same.ts';
import { tellWords } from './words.ts';

/** What all pieces of a sort tell of themselves to everything: names, and the place among the others. */
const schemaHead = ['id', 'name', 'readingsDiffer'] as const satisfies readonly (keyof Schema)[];
const operationHead = ['id', 'name', 'method', 'path', 'area', 'tags', 'summary', 'deprecated', 'callbacks'] as const satisfies readonly (keyof Operation)[];

/**
 * The model, followed: what is kept of it may be taken from `before`. Where more has changed than what schemas and
 * operations say, nothing is.
 */
export function follow(api: Api, circumstances: unknown, before?: Kept): Api {
  tellWords(api);
  const schemas = new Map(api.schemas.map((schema) => [schema.id, telling(schema, (key) => (key === 'request' || key === 'response' ? `shapes of ${schema.id}` : `schema ${schema.id}`), schemaHead)]));
  const followed: Api = {
    ...api,
    schemas: [...schemas.values()],
    operations: api.operations.map((operation) => telling(operation, () => `operation ${operation.id}`, operationHead)),
    webhooks: api.webhooks.map((webhook) => telling(webhook, () => `webhook ${webhook.id}`, operationHead)),
    schema: (id) => schemas.get(id),
  };
  const usable = before !== undefined && same(before.circumstances, circumstances) && same(frameOf(before.api), frameOf(followed));
  keep(followed, circumstances, usable ? before.cells : new Map(), usable ? changes(before.api, followed) : new Set());
  return followed;
}

/** Everything but what the pieces say beyond their heads. */
function frameOf(api: Api): unknown {
  return { ...api, schema: undefined, schemas: headsOf(api.schemas, schemaHead), operations: headsOf(api.operations, operationHead), webhooks: headsOf(api.webhooks, operationHead) };
}

function headsOf<T>(pieces: readonly T[], head: readonly (keyof T)[]): unknown {
  return pieces.map((piece) => head.map((key) => piece[key]));
}

/** The pieces that differ. Frames that are the same have the same pieces in the same order. */
function changes(before: Api, now: Api): ReadonlySet<Piece> {
  const changed = new Set<Piece>();
  const look = (old: unknown, piece: unknown, name: Piece): void => {
    if (!same(old, piece, (reworded) => changed.add(reworded))) changed.add(name);
  };
  const looks = (sort: string, old: readonly { readonly id: string }[], pieces: readonly { readonly id: string }[]): void => pieces.forEach((piece, index) => look(old[index], piece, `${sort} ${piece.id}`));
  looks('operation', before.operations, now.operations);
  looks('webhook', before.webhooks, now.webhooks);
  now.schemas.forEach((schema, index) => {
    const { request, response, ...old } = before.schemas[index] ?? schema;
    const { request: ofRequests, response: ofResponses, ...own } = schema;
    look(old, own, `schema ${schema.id}`);
    look([request, response], [ofRequests, ofResponses], `shapes of ${schema.id}`);
  });
  return changed;
}

/** A piece that tells of it when more of it is read than its head. */
function telling<T extends object>(piece: T, nameOf: (key: keyof T) => Piece, head: readonly (keyof T)[]): T {
  const own = {};
  for (const key of Object.keys(piece) as (keyof T)[]) { // a literal has no keys but its type's
    const name = nameOf(key);
    const read = (): unknown => {
      tellPiece(name);
      return piece[key];
    };
    Object.defineProperty(own, key, head.includes(key) ? { value: piece[key], enumerable: true } : { get: read, enumerable: true });
  }
  return own as T; // it has every member of the piece
}
