// Headers that a request has once at most. Node ignores the second one, a proxy may ignore the first.

import type { IncomingMessage } from 'node:http';

const singular: ReadonlySet<string> = new Set(['host', 'authorization', 'content-type']);

/** RFC 3986, 3.2: a name or an address, and a port. */
const authority = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** Why the headers of a request are ambiguous (RFC 9112, 3.2); undefined if they are not. */
export function headerProblem({
  headers,
  httpVersion,
  rawHeaders,
}: Pick<IncomingMessage, 'headers' | 'httpVersion' | 'rawHeaders'>): string | undefined {
  const { host } = headers;
  if (host === undefined) {
    if (httpVersion === '1.1') return 'The request names no host';
  } else if (!authority.test(host)) return 'The header Host is not valid';
  let seen = '';
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!singular.has(name)) continue;
    if (seen.includes(`${name} `)) return `The request has more than one header ${name}`;
    seen += `${name} `;
  }
  return undefined;
}
