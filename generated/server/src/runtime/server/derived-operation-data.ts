// Data derived from operation descriptors, computed on first use.

import { parameterNames } from './router.js';
import type { OperationDescriptor } from './operation-table.js';

export interface DerivedOperationData {
  /** Names of the path parameters, in order. */
  readonly parameters: readonly string[];
  /** Distinct scopes of all security alternatives. */
  readonly scopes: readonly string[];
  /** The scopes, as the scope header contains them. */
  readonly scopesHeader: string;
}

const dataCache = new WeakMap<object, DerivedOperationData>();

/** Returns the derived data of an operation, from the cache if possible. */
export function getDerivedOperationData<Tx>(operation: OperationDescriptor<Tx>): DerivedOperationData {
  const cached = dataCache.get(operation);
  if (cached) return cached;
  const scopes = [...new Set(operation.security.flat().flatMap((requirement) => requirement.scopes))];
  const data: DerivedOperationData = {
    parameters: parameterNames(operation.path),
    scopes,
    scopesHeader: scopes.join(' '),
  };
  dataCache.set(operation, data);
  return data;
}
