// Memo input of a result that is computed from a model slice.

import { hashText } from '../model/content-hash.ts';
import type { ModelSlice } from '../model/model-slices.ts';
import type { MemoInput } from './memo-interface.ts';

/** Returns the input. `facts` is what the result depends on in addition to the slice, as JSON values. */
export function sliceInput(slice: ModelSlice, ...facts: readonly unknown[]): MemoInput {
  return {
    hash: hashText(slice.hash, JSON.stringify(facts)),
    get isComplete() {
      return slice.isComplete;
    },
  };
}
