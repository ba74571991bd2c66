// Matches the URLs of requests with path templates.

/** A path template as a regular expression, whose groups are its parameters. */
export interface PathPattern {
  readonly expression: RegExp;
  readonly names: readonly string[];
}

/**
 * Creates the pattern of a path. `baseUrl` is the URL of the server, or a path on any server.
 *
 * @throws TypeError if it is neither
 */
export function createPathPattern(baseUrl: string, template: string): PathPattern {
  const isUrl = /^https?:\/\//i.test(baseUrl);
  if (!isUrl && !/^(?:\/|$)/.test(baseUrl))
    throw new TypeError(`the base URL "${baseUrl}" is neither an HTTP URL nor a path that begins with a slash`);
  const { origin, pathname } = new URL(baseUrl, 'http://localhost');
  const server = isUrl ? escapeText(origin) : 'https?://[^/]+';
  // A parameter of the template is an odd part.
  const parts = template.replace(/\?.*/s, '').split(/\{([^{}]+)\}/);
  const path = parts.map((part, index) => (index % 2 === 1 ? '([^/]+)' : escapeText(normalizePath(part)))).join('');
  return {
    expression: new RegExp(`^${server}${escapeText(pathname.replace(/\/+$/, ''))}${path}$`),
    names: parts.filter((_, index) => index % 2 === 1),
  };
}

/** Returns a part of a path as it is in the URLs of requests. */
function normalizePath(part: string): string {
  const url = new URL('http://localhost');
  url.pathname = `/-${part}`;
  return url.pathname.slice(2);
}

function escapeText(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

/** Returns the decoded parameters of a URL; `undefined` if it does not match. */
export function matchPath(
  { expression, names }: PathPattern,
  url: string,
): Readonly<Record<string, string>> | undefined {
  const match = expression.exec(url.replace(/[?#].*/s, ''));
  return match ? Object.fromEntries(names.map((name, index) => [name, decodeText(match[index + 1] ?? '')])) : undefined;
}

/** Returns the text as it is if it is encoded incorrectly. */
function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
