// Error codes of failed system calls.

/** Returns the error code, such as `ENOENT`, or `unknown error` if there is none. */
export function systemErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

/** Describes why a file cannot be read, for use in an error message. */
export function describeReadError(error: unknown): string {
  return error instanceof Error && !('code' in error) ? error.message : systemErrorCode(error);
}
