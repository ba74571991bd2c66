// The method of a request as the table of operations has it.

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

/** Methods that everybody knows in upper case, however they were sent; any other as it was, because case tells methods apart. */
export function methodOf(sent: string): string {
  if (known.has(sent)) return sent;
  const upper = sent.toUpperCase();
  return known.has(upper) ? upper : sent;
}
