// Host extraction from URLs, for rules.

/**
 * Returns the host of an absolute URL as browsers parse it (lower case, IPv6 without brackets); empty if there is none.
 */
export function urlHost(text: string): string {
  try {
    const { hostname } = new URL(text);
    return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  } catch {
    return '';
  }
}
