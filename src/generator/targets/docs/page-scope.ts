// Scopes of pages: the links and the part of the model that one page is made from, and its input in watch mode.

import { hashText } from '../../model/content-hash.ts';
import type { ModelSlice } from '../../model/model-slices.ts';
import type { Operation, Schema } from '../../model/types/api.ts';
import type { Memo, MemoInput } from '../../plugin/memo.ts';
import type { ModelMemo } from '../../plugin/target.ts';
import type { Links } from './page-links.ts';

export interface PageScope {
  /** Links from the page. Their model is the slice of the page. */
  readonly links: Links;
  /** In watch mode, what the page is made from. */
  readonly input?: MemoInput;
}

/** Returns the scope of a page. `facts` is everything else that the page shows, as JSON values. */
export interface PageScopes {
  ofOperation(operation: Operation, links: Links, facts: unknown): PageScope;
  ofSchema(schema: Schema, links: Links, facts: unknown): PageScope;
}

/** Creates the scopes of pages. `shared` is what all pages show, as JSON values. */
export function createPageScopes(memo: ModelMemo | undefined, shared: unknown): PageScopes {
  if (memo === undefined) return { ofOperation: (_, links) => ({ links }), ofSchema: (_, links) => ({ links }) };
  const { slices } = memo;
  const sharedHash = hashText(JSON.stringify(shared));
  const scope = (slice: ModelSlice, links: Links, facts: unknown): PageScope => ({
    links: { ...links, api: slice.api },
    input: {
      hash: hashText(slice.hash, sharedHash, JSON.stringify([facts])),
      get isComplete() {
        return slice.isComplete;
      },
    },
  });
  return {
    ofOperation: (operation, links, facts) => scope(slices.ofOperation(operation), links, facts),
    ofSchema: (schema, links, facts) => scope(slices.ofSchema(schema), links, facts),
  };
}

/** Returns the result for a JSON value: that of the previous run, or else the one that `make` returns. */
export function reuseByValue<T>(memo: Memo | undefined, kind: string, value: unknown, make: () => T): T {
  return memo === undefined ? make() : memo.get(kind, { hash: hashText(JSON.stringify(value)) }, make);
}
