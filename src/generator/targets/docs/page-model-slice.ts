// Page scopes: the links and the model slice of each page, and its memo input in watch mode.

import { hashText } from '../../model/content-hash.ts';
import type { ModelSlice } from '../../model/model-slices.ts';
import type { Operation, Schema } from '../../model/types/api.ts';
import type { Memo, MemoInput } from '../../plugin/memo-interface.ts';
import { sliceInput } from '../../plugin/slice-input.ts';
import type { ModelMemo } from '../../plugin/target.ts';
import type { Links } from './page-links.ts';

export interface PageScope {
  /** Links from the page. Their model is the slice of the page. */
  readonly links: Links;
  /** Memo input of the page in watch mode. */
  readonly input?: MemoInput;
}

/** Returns page scopes. `facts` is the page content that does not come from the slice, as a JSON value. */
export interface PageScopes {
  ofOperation(operation: Operation, links: Links, facts: unknown): PageScope;
  ofSchema(schema: Schema, links: Links, facts: unknown): PageScope;
}

/** Creates page scopes. `shared` is the content common to all pages, as a JSON value. */
export function createPageScopes(memo: ModelMemo | undefined, shared: unknown): PageScopes {
  if (memo === undefined) return { ofOperation: (_, links) => ({ links }), ofSchema: (_, links) => ({ links }) };
  const { slices } = memo;
  const sharedHash = hashText(JSON.stringify(shared));
  const scope = (slice: ModelSlice, links: Links, facts: unknown): PageScope => ({
    links: { ...links, api: slice.api },
    input: sliceInput(slice, sharedHash, facts),
  });
  return {
    ofOperation: (operation, links, facts) => scope(slices.ofOperation(operation), links, facts),
    ofSchema: (schema, links, facts) => scope(slices.ofSchema(schema), links, facts),
  };
}

/** Returns the result for a JSON value: from the previous run if cached, otherwise from `make`. */
export function memoizeByValue<T>(memo: Memo | undefined, kind: string, value: unknown, make: () => T): T {
  return memo === undefined ? make() : memo.get(kind, { hash: hashText(JSON.stringify(value)) }, make);
}
