// What follows from an operation alone, worked out when the first request for it comes.

import { parameterNames } from './router.ts';
import type { Operation } from './operation-table.ts';

export interface Plan {
  /** The names of its path parameters, in their order. */
  readonly parameters: readonly string[];
  /** The scopes that any of its security alternatives names, once each. */
  readonly scopes: readonly string[];
  /** The same, as a header has them. */
  readonly scopesText: string;
}

const plans = new WeakMap<object, Plan>();

/** The same answer for the same operation. */
export function planOf<Tx>(operation: Operation<Tx>): Plan {
  const known = plans.get(operation);
  if (known) return known;
  const scopes = [...new Set(operation.security.flat().flatMap((each) => each.scopes))];
  const plan: Plan = { parameters: parameterNames(operation.path), scopes, scopesText: scopes.join(' ') };
  plans.set(operation, plan);
  return plan;
}
