// What a pattern of the document matches, as JSON Schema means it: anywhere in the text, by code points.

/** The pattern as JavaScript runs it; undefined for one that it cannot read. */
export function compiledPattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}
