// When there is no answer at all: the server could not be reached, or what it said broke off.

/** Thrown where a request has no answer. `cause` is what fetch threw. */
export interface ConnectionError extends Error {
  readonly name: 'ConnectionError';
  /** The id of the operation. */
  readonly operation: string;
}

export function connectionError(operation: string, cause: unknown): ConnectionError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return Object.assign(new Error(`${operation}: ${reason}`, { cause }), { name: 'ConnectionError', operation } as const);
}

/** Whether something that was thrown is a ConnectionError. */
export function isConnectionError(thrown: unknown): thrown is ConnectionError {
  return typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name === 'ConnectionError' && 'operation' in thrown;
}
