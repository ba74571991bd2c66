// Claims about the validators, with mutations that must break them.

import type { Node } from '../tree.ts';
import type { OperationPart, Validators } from './operation-parts.ts';

/** Replacement in a file of the handwritten runtime, for behavior that does not depend on the document. */
export interface RuntimePatch {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Change of the document that the validators are generated from, of their runtime, or of both, that breaks a check. */
export interface ValidatorMutation {
  readonly description: string;
  readonly change?: (document: Node) => Node;
  readonly patch?: readonly RuntimePatch[];
}

/** Behavior of the validators as an assertion; `verify` must fail for each mutation. */
export interface ValidatorCheck {
  /** The parts whose validators it calls. */
  readonly parts: readonly OperationPart[];
  readonly verify: (validators: Validators) => void;
  readonly mutations: readonly ValidatorMutation[];
}

/** Statement of the checklist in column b. */
export interface ValidatorClaim {
  readonly id: string;
  readonly column: 'b';
  readonly checks: readonly ValidatorCheck[];
}

/** Creates a claim in column b that holds if all checks pass. */
export function claim(id: string, ...checks: readonly ValidatorCheck[]): ValidatorClaim {
  return { id, column: 'b', checks };
}
