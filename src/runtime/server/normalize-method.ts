// HTTP method normalization.

const standardMethods: ReadonlySet<string> = new Set([
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

/** Uppercases standard methods; returns others unchanged, as methods are case-sensitive (RFC 9110, section 9.1). */
export function normalizeMethod(method: string): string {
  if (standardMethods.has(method)) return method;
  const upper = method.toUpperCase();
  return standardMethods.has(upper) ? upper : method;
}
