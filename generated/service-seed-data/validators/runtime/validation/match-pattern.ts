// Pattern matching that tolerates stack overflows of the regular expression engine for very long strings.

/**
 * Whether a string matches a pattern. A string that is too long for the engine does not match; no exception is thrown.
 */
export function matchesPattern(pattern: RegExp, text: string): boolean {
  try {
    return pattern.test(text);
  } catch {
    return false;
  }
}
