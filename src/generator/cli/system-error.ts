// What the system says of a call that failed.

/** The system's code for it, such as ENOENT; a phrase that stands in its place where there is none. */
export function saidOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'it cannot';
}

/** Why a file cannot be read, as a clause for a message. */
export function unreadableReason(error: unknown): string {
  return error instanceof Error && !('code' in error) ? error.message : `the system says ${saidOf(error)}`;
}
