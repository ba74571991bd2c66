// Messages of exceptions in code of users.

/** Returns the message of whatever was thrown, which can have several lines. Never throws. */
export function exceptionMessage(error: unknown): string {
  try {
    const message: unknown = error instanceof Error ? error.message : error;
    return String(message) || 'an error without a message';
  } catch {
    return 'an error without a message';
  }
}

/** Returns the first line of the message of whatever was thrown. Never throws. */
export function describeException(error: unknown): string {
  return exceptionMessage(error).split('\n', 1)[0] ?? '';
}
