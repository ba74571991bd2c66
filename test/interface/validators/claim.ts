// Claims about the validators, with mutations that must break them.

import type { Node } from '../immutable-tree.ts';
import type { OperationPart, Validators } from './validators-interface.ts';

/** Replacement in the handwritten runtime, for behavior that does not depend on the document. */
export interface RuntimePatch {
  readonly from: string;
  readonly to: string;
}

/** Change to the source document of the validators, to their runtime, or to both that breaks a check. */
export interface ValidatorMutation {
  readonly description: string;
  readonly change?: (document: Node) => Node;
  readonly patch?: readonly RuntimePatch[];
}

/** Behavior of the validators as an assertion; `verify` must fail for each mutation. */
export interface ValidatorCheck {
  /** Parts of operations whose validators the check calls. */
  readonly parts: readonly OperationPart[];
  readonly verify: (validators: Validators) => void;
  readonly mutations: readonly ValidatorMutation[];
}

/** Claim about a checklist statement in column b. */
export interface ValidatorClaim {
  readonly id: string;
  readonly column: 'b';
  readonly checks: readonly ValidatorCheck[];
}

/** Creates a claim in column b that holds if all checks pass. */
export function claim(id: string, ...checks: readonly ValidatorCheck[]): ValidatorClaim {
  return { id, column: 'b', checks };
}
