// Cookies of the authorization server.

/** Name and scope of a cookie. With HTTPS, the `__Host-` prefix prevents other hosts from setting it. */
export interface Cookie {
  readonly name: string;
  readonly secure: boolean;
}

export type CookieName = 'session' | 'login';

/** Returns the name and scope of a cookie for the URL of the authorization server. */
export function oauthCookie(name: CookieName, authUrl: string): Cookie {
  const secure = authUrl.startsWith('https:');
  return { name: `${secure ? '__Host-' : ''}ashlar_${name}`, secure };
}

/** Formats a `Set-Cookie` header; without a value, the header removes the cookie. */
export function formatSetCookie({ name, secure }: Cookie, value: string | undefined, seconds: number): string {
  const age = value === undefined ? 0 : seconds;
  return `${name}=${value ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Returns the value of a cookie in a `Cookie` header; `undefined` if it is missing or malformed. */
export function parseCookie(header: string | undefined, { name }: Cookie): string | undefined {
  const parts = (header ?? '').split(';').map((part) => part.trim());
  const value = parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && /^[0-9a-f]{1,128}$/.test(value) ? value : undefined;
}
