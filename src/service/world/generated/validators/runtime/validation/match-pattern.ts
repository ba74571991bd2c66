// Patterns that use up an engine's stack when a text is millions of characters long.

/** Whether a text matches. One that is too long for the pattern to be tried does not: it is refused, and nothing throws. */
export function matches(pattern: RegExp, text: string): boolean {
  try {
    return pattern.test(text);
  } catch {
    return false;
  }
}
