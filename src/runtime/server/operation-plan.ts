// Derived data of operations, computed on first use.

import { parameterNames } from './router.ts';
import type { Operation } from './operation-table.ts';

export interface Plan {
  /** Names of the path parameters, in order. */
  readonly parameters: readonly string[];
  /** Distinct scopes of all security alternatives. */
  readonly scopes: readonly string[];
  /** The scopes, as the scope header contains them. */
  readonly scopesText: string;
}

const plans = new WeakMap<object, Plan>();

/** Returns the cached plan of an operation. */
export function planOf<Tx>(operation: Operation<Tx>): Plan {
  const known = plans.get(operation);
  if (known) return known;
  const scopes = [...new Set(operation.security.flat().flatMap((each) => each.scopes))];
  const plan: Plan = { parameters: parameterNames(operation.path), scopes, scopesText: scopes.join(' ') };
  plans.set(operation, plan);
  return plan;
}
