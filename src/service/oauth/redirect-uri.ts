// Redirect URI matching and response parameters.

/** Appends parameters to the query (RFC 6749, section 4.1.2). `undefined` values are omitted. */
export function appendQuery(uri: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const separator = !uri.includes('?') ? '?' : uri.endsWith('?') || uri.endsWith('&') ? '' : '&';
  return `${uri}${separator}${encodeParameters(parameters)}`;
}

/** Appends parameters as the fragment, which browsers do not send (RFC 6749, section 4.2.2). */
export function appendFragment(uri: string, parameters: Readonly<Record<string, string | undefined>>): string {
  return `${uri}#${encodeParameters(parameters)}`;
}

function encodeParameters(parameters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.append(name, value);
  return query.toString();
}

/** Returns the Content-Security-Policy source of a URI: its origin, or the scheme of a native application. */
export function cspSource(uri: string): string {
  const { origin, protocol } = new URL(uri);
  return origin === 'null' ? protocol : origin;
}

const loopbackPattern = /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?=[:/?]|$)/;

/**
 * Returns whether a redirect URI matches the registered one. Both must be equal, except for the port of a loopback
 * address, because native applications use any free port (RFC 9700, section 4.1.3; RFC 8252, section 7.3).
 */
export function matchesRedirectUri(registered: string, requested: string): boolean {
  return (
    requested === registered || (loopbackPattern.test(registered) && withoutPort(requested) === withoutPort(registered))
  );
}

function withoutPort(uri: string): string {
  const host = loopbackPattern.exec(uri)?.[0] ?? '';
  return host + uri.slice(host.length).replace(/^:\d{1,5}(?=[/?]|$)/, '');
}
