// What a claim about the validators is, and how it is taken away.

import type { Node } from '../tree.ts';
import type { Place, Validators } from './interface.ts';

/** A text of the hand-written runtime that is replaced, where a behaviour is not the document's to take away. */
export interface Patch {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Takes away exactly what a check states: from the document that the validators are generated from, from their runtime, or both. */
export interface Breakage {
  readonly says: string;
  readonly change?: (document: Node) => Node;
  readonly patch?: readonly Patch[];
}

/** Something that validators must do; every one of `breaks` must turn it red. */
export interface ValidatorCheck {
  /** The functions that it calls. */
  readonly places: readonly Place[];
  readonly holds: (validators: Validators) => void;
  readonly breaks: readonly Breakage[];
}

/** A statement of the checklist, in column b. */
export interface ValidatorClaim {
  readonly id: string;
  readonly column: 'b';
  readonly checks: readonly ValidatorCheck[];
}

/** The claim that an id of column b holds when all of the checks do. */
export function claim(id: string, ...checks: readonly ValidatorCheck[]): ValidatorClaim {
  return { id, column: 'b', checks };
}
