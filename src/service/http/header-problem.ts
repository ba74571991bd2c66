// Detects ambiguous request headers, such as repeated ones: Node ignores the second header, and a proxy may ignore the
// first.

import type { IncomingMessage } from 'node:http';

/** Headers that a request must not repeat. */
const uniqueHeaders: ReadonlySet<string> = new Set(['host', 'authorization', 'content-type']);

/** RFC 3986, section 3.2: a name or an address, and a port. */
const authorityPattern = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** Returns why the headers of a request are ambiguous (RFC 9112, section 3.2); `undefined` if they are not. */
export function findHeaderProblem({
  headers,
  httpVersion,
  rawHeaders,
}: Pick<IncomingMessage, 'headers' | 'httpVersion' | 'rawHeaders'>): string | undefined {
  const { host } = headers;
  if (host === undefined) {
    if (httpVersion === '1.1') return 'The request has no Host header';
  } else if (!authorityPattern.test(host)) return 'The Host header is invalid';
  let seenHeaders = '';
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!uniqueHeaders.has(name)) continue;
    if (seenHeaders.includes(`${name} `)) return `The request has more than one ${name} header`;
    seenHeaders += `${name} `;
  }
  return undefined;
}
