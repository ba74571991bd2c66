// Conversion of binary bodies for validators, because schemas describe them as strings.

/**
 * Returns the value with bytes as strings, one character for each byte, so that lengths count bytes. Only forms have
 * bytes in properties.
 */
export function bytesToStrings(value: unknown): unknown {
  if (value instanceof Uint8Array) return new TextDecoder('latin1').decode(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const hasBytes = Object.values(value).some(
    (property) =>
      property instanceof Uint8Array ||
      (Array.isArray(property) && property.some((item) => item instanceof Uint8Array)),
  );
  return hasBytes
    ? Object.fromEntries(
        Object.entries(value).map(([name, property]) => [
          name,
          Array.isArray(property) ? property.map(bytesToStrings) : bytesToStrings(property),
        ]),
      )
    : value;
}
