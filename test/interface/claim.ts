// What a claim about the interface is, and what proves that it is one.

import type { Node } from './tree.ts';

/** Where a statement is checked: in the document (a), in the validators (b), in the running service (c). */
export type Column = 'a' | 'b' | 'c';

/** A change of the document that breaks exactly what a claim states. */
export interface Mutation {
  readonly says: string;
  readonly change: (document: Node) => Node;
}

/** A statement of the checklist as an assertion. Every one of `breaks` must turn it red. */
export interface Claim {
  readonly id: string;
  readonly column: Column;
  readonly holds: (document: Node) => void;
  readonly breaks: readonly Mutation[];
}

/** A check with the mutations that turn it red; some checks together make the claim for one id. */
export interface Check {
  readonly holds: (document: Node) => void;
  readonly breaks: readonly Mutation[];
}

/** The claim that an id of column a holds when all of the checks do. */
export function claim(id: string, ...checks: readonly Check[]): Claim {
  return {
    id,
    column: 'a',
    holds: (document) => {
      for (const check of checks) check.holds(document);
    },
    breaks: checks.flatMap((check) => check.breaks),
  };
}
