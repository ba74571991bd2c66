// Claims about the document: assertions with mutations that must break them.

import type { Node } from './immutable-tree.ts';

/** Column of the checklist: document (a), validators (b), or running service (c). */
export type Column = 'a' | 'b' | 'c';

/** Change to the document that breaks a claim and as few other claims as possible. */
export interface Mutation {
  readonly description: string;
  readonly change: (document: Node) => Node;
}

/** Checklist statement as an assertion; `verify` must fail for each mutation. */
export interface Claim {
  readonly id: string;
  readonly column: Column;
  readonly verify: (document: Node) => void;
  readonly mutations: readonly Mutation[];
}

/** Part of a claim: an assertion with the mutations that break it. */
export interface Check {
  readonly verify: (document: Node) => void;
  readonly mutations: readonly Mutation[];
}

/** Creates a claim in column a that holds if all checks pass. */
export function claim(id: string, ...checks: readonly Check[]): Claim {
  return {
    id,
    column: 'a',
    verify: (document) => {
      for (const check of checks) check.verify(document);
    },
    mutations: checks.flatMap((check) => check.mutations),
  };
}
