// Errors of the connection: the server could not be reached, or its response broke off or was too large.

/** Thrown if a request has no complete response. `cause` is what fetch or reading the body threw. */
export interface ConnectionError extends Error {
  readonly name: 'ConnectionError';
  /** The id of the operation. */
  readonly operation: string;
}

export function connectionError(operation: string, cause: unknown): ConnectionError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return Object.assign(new Error(`${operation}: ${reason}`, { cause }), {
    name: 'ConnectionError',
    operation,
  } as const);
}

/** Whether something that was thrown is a ConnectionError. */
export function isConnectionError(thrown: unknown): thrown is ConnectionError {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'name' in thrown &&
    thrown.name === 'ConnectionError' &&
    'operation' in thrown
  );
}
