// Error codes of failed system calls.

/** Returns the error code, such as `ENOENT`, or a placeholder phrase if there is none. */
export function systemErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'it cannot';
}

/** Returns why a file cannot be read, as a clause of a message. */
export function unreadableReason(error: unknown): string {
  return error instanceof Error && !('code' in error) ? error.message : `the system says ${systemErrorCode(error)}`;
}
