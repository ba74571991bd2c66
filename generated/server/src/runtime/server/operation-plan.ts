// Derived data of operations, computed on first use.

import { parameterNames } from './router.js';
import type { OperationDescriptor } from './operation-table.js';

/** Data that is derived from an operation descriptor. */
export interface OperationPlan {
  /** Names of the path parameters, in order. */
  readonly parameters: readonly string[];
  /** Distinct scopes of all security alternatives. */
  readonly scopes: readonly string[];
  /** The scopes, as the scope header contains them. */
  readonly scopesHeader: string;
}

const planCache = new WeakMap<object, OperationPlan>();

/** Returns the cached plan of an operation. */
export function getOperationPlan<Tx>(operation: OperationDescriptor<Tx>): OperationPlan {
  const cached = planCache.get(operation);
  if (cached) return cached;
  const scopes = [...new Set(operation.security.flat().flatMap((requirement) => requirement.scopes))];
  const plan: OperationPlan = { parameters: parameterNames(operation.path), scopes, scopesHeader: scopes.join(' ') };
  planCache.set(operation, plan);
  return plan;
}
