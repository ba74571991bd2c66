// Where a user is sent back to, and with what.

/** The redirect URI with parameters in its query (RFC 6749, 4.1.2). Those without a value are left out. */
export function withQuery(uri: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const separator = !uri.includes('?') ? '?' : uri.endsWith('?') || uri.endsWith('&') ? '' : '&';
  return `${uri}${separator}${encoded(parameters)}`;
}

/** The redirect URI with parameters in its fragment, which browsers keep to themselves (RFC 6749, 4.2.2). */
export function withFragment(uri: string, parameters: Readonly<Record<string, string | undefined>>): string {
  return `${uri}#${encoded(parameters)}`;
}

function encoded(parameters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.append(name, value);
  return query.toString();
}

/** What a policy must name so that a form may lead there: an origin, or the scheme of a native application. */
export function sourceOf(uri: string): string {
  const { origin, protocol } = new URL(uri);
  return origin === 'null' ? protocol : origin;
}

const loopback = /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?=[:/?]|$)/;

/**
 * Whether a user may be sent to this URI for a client that is registered with that one. Both are equal; only the port of a
 * loopback address may differ, since native applications take any that is free (RFC 9700, 4.1.3; RFC 8252, 7.3).
 */
export function isRedirectOf(registered: string, asked: string): boolean {
  return asked === registered || (loopback.test(registered) && withoutPort(asked) === withoutPort(registered));
}

function withoutPort(uri: string): string {
  const host = loopback.exec(uri)?.[0] ?? '';
  return host + uri.slice(host.length).replace(/^:\d{1,5}(?=[/?]|$)/, '');
}
