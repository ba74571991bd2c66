// Normalization of HTTP methods.

const known: ReadonlySet<string> = new Set([
  'GET',
  'PUT',
  'POST',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'PATCH',
  'TRACE',
  'QUERY',
]);

/** Returns standard methods in upper case, and others unchanged: methods are case-sensitive (RFC 9110, section 9.1). */
export function methodOf(sent: string): string {
  if (known.has(sent)) return sent;
  const upper = sent.toUpperCase();
  return known.has(upper) ? upper : sent;
}
