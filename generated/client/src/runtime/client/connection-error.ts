// Network errors: the server is unreachable, or its response was interrupted or too large.

/** Thrown if there is no complete response. `cause` is the error from fetch or from reading the body. */
export interface ConnectionError extends Error {
  readonly name: 'ConnectionError';
  /** ID of the operation. */
  readonly operation: string;
}

export function createConnectionError(operation: string, cause: unknown): ConnectionError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return Object.assign(new Error(`${operation}: ${reason}`, { cause }), {
    name: 'ConnectionError',
    operation,
  } as const);
}

/** Type guard for `ConnectionError`. */
export function isConnectionError(error: unknown): error is ConnectionError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    error.name === 'ConnectionError' &&
    'operation' in error
  );
}
