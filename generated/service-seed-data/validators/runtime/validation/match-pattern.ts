// Pattern matching that survives stack overflows of the regular expression engine in very long strings.

/**
 * Whether a string matches. A string that is too long for the engine does not: it is rejected, and nothing is thrown.
 */
export function matchesPattern(pattern: RegExp, text: string): boolean {
  try {
    return pattern.test(text);
  } catch {
    return false;
  }
}
