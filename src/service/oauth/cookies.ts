// The cookies of the authorisation host.

/** What a cookie is called and where it counts. Over TLS no other host can set it. */
export interface Cookie {
  readonly name: string;
  readonly secure: boolean;
}

export type CookieName = 'session' | 'login';

/** The cookie of that purpose on a host at this address. */
export function cookieOf(name: CookieName, authUrl: string): Cookie {
  const secure = authUrl.startsWith('https:');
  return { name: `${secure ? '__Host-' : ''}ashlar_${name}`, secure };
}

/** The value of `Set-Cookie`; without a value it removes the cookie. */
export function setCookie({ name, secure }: Cookie, value: string | undefined, seconds: number): string {
  const age = value === undefined ? 0 : seconds;
  return `${name}=${value ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The value that a request sends; undefined where it sends none. */
export function readCookie(header: string | undefined, { name }: Cookie): string | undefined {
  const parts = (header ?? '').split(';').map((part) => part.trim());
  const value = parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && /^[0-9a-f]{1,128}$/.test(value) ? value : undefined;
}
