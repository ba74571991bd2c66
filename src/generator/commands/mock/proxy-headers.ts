// Headers of requests and responses that a gateway passes on (RFC 9110, section 7.6).

/** Flat list of alternating names and values, as Node.js receives and sends them. */
export type RawHeaders = readonly string[];

/** Headers of one connection (RFC 9110, section 7.6.1) and of the proxy itself. Trailers are not passed on. */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Headers of a request that concern only this server. Node.js has already sent `100 Continue`. */
const ownRequestHeaders = ['expect', 'host'];

/** Returns the headers of the request to the upstream server. `via` is the host and port of this server. */
export function createUpstreamHeaders(rawHeaders: RawHeaders, via: string): Readonly<Record<string, string[]>> {
  const headers = new Map<string, string[]>();
  for (const [name, value] of endToEndHeaders(rawHeaders, ownRequestHeaders)) {
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), value]);
  }
  headers.set('via', [...(headers.get('via') ?? []), `1.1 ${via}`]);
  // Without it, Node.js would send the body of a DELETE request without a length.
  if (headerPairs(rawHeaders).some(([name]) => /^transfer-encoding$/i.test(name)))
    headers.set('transfer-encoding', ['chunked']);
  return Object.fromEntries(headers);
}

/** Returns whether a request has already passed this server, so that passing it on would never end. */
export function hasPassed(rawHeaders: RawHeaders, via: string): boolean {
  return headerPairs(rawHeaders).some(
    ([name, value]) => /^via$/i.test(name) && value.split(',').some((each) => each.trim() === `1.1 ${via}`),
  );
}

/** Returns the headers of a response from the upstream server. With CORS, those of the mock server replace its own. */
export function createClientHeaders(rawHeaders: RawHeaders, hasCors: boolean): string[] {
  const headers = endToEndHeaders(rawHeaders, []).filter(([name]) => !hasCors || !/^access-control-/i.test(name));
  return [...headers, ...(hasCors ? corsHeaders : [])].flat();
}

/** Headers that let scripts of any origin read a response. */
export const corsHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', '*'],
];

/** Returns the headers that are passed on: neither hop-by-hop, nor named by `Connection`, nor in `excluded`. */
function endToEndHeaders(rawHeaders: RawHeaders, excluded: readonly string[]): [name: string, value: string][] {
  const headers = headerPairs(rawHeaders);
  const named = headers.flatMap(([name, value]) => (/^connection$/i.test(name) ? value.toLowerCase().split(',') : []));
  const omitted = new Set([...hopByHopHeaders, ...excluded, ...named.map((name) => name.trim())]);
  return headers.filter(([name]) => !omitted.has(name.toLowerCase()));
}

function headerPairs(rawHeaders: RawHeaders): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index < rawHeaders.length; index += 2)
    pairs.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']);
  return pairs;
}
