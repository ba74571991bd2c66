// Which host a URL names.

/** The host of an absolute URL as browsers read it (lower case, IPv6 without brackets); the empty text where there is none. */
export function urlHost(text: string): string {
  try {
    const { hostname } = new URL(text);
    return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  } catch {
    return '';
  }
}
