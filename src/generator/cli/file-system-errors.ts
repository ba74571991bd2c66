// Error codes of failed system calls.

/** Returns the error code, such as `ENOENT`, or `unknown error` if there is none. */
export function systemErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

/** Returns why a file cannot be read, as a clause of a message. */
export function unreadableReason(error: unknown): string {
  return error instanceof Error && !('code' in error) ? error.message : systemErrorCode(error);
}
