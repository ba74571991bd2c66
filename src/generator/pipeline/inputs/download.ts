// Download of one source over HTTP, with limits for time, size, and redirects.

import { Buffer } from 'node:buffer';
import { UnreadableSourceError } from '../../source/file-reader.ts';
import { isAllowedUrl } from '../../source/input-path.ts';
import { createSizeError, maxSourceBytes } from '../../source/regular-file.ts';
import {
  createConnectionError,
  createHtmlError,
  createLateError,
  createStatusError,
  createTimeoutError,
  createUrlError,
} from './download-errors.ts';

/** How to download sources. */
export interface DownloadOptions {
  readonly fetch: typeof fetch;
  /** Time limit for all downloads of a run together, in milliseconds. */
  readonly timeLimit: number;
  /** Documents of the run, and what each may read. */
  readonly documents: readonly DocumentBoundary[];
  /**
   * Returns the headers for requests to an origin.
   *
   * @throws an `UnreadableSourceError` if the value of a header is missing or invalid.
   */
  readonly headersFor: (origin: string) => Readonly<Record<string, string>>;
}

/** What references of a document may read. */
export interface DocumentBoundary {
  /** Path or URL of the document. */
  readonly entry: string;
  /** URL prefixes, in addition to the origin of the document. */
  readonly allow: readonly string[];
}

/** Maximum number of redirects. */
const maxRedirects = 5;

/**
 * Downloads a source. `remainingTime` is what is left of the time limit, in milliseconds.
 *
 * @throws an `UnreadableSourceError` without any content of the response.
 */
export async function download(url: string, remainingTime: number, options: DownloadOptions): Promise<Uint8Array> {
  let target = parseUrl(url);
  const mayRead = createRedirectRule(target, options.documents);
  if (remainingTime <= 0) throw createLateError(options.timeLimit);
  // Aborted at the end, which closes the connection of a response that was not read completely.
  const controller = new AbortController();
  // Node.js rounds timers to milliseconds, so that one can fire early. Another download would then start.
  const timer = setTimeout(() => controller.abort(timeout), Math.ceil(remainingTime) + 1);
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const headers = options.headersFor(target.origin);
      const response = await options.fetch(target, { headers, redirect: 'manual', signal: controller.signal });
      if (response.status < 300 || response.status > 399 || response.status === 304)
        return await readBody(response, target, Object.keys(headers).length > 0);
      target = resolveRedirect(response.headers.get('location'), target, mayRead);
    }
    throw createUrlError(`it redirects more than ${maxRedirects} times`, 'check the URL, or pass the final one');
  } catch (error) {
    if (error instanceof UnreadableSourceError) throw error;
    if (controller.signal.reason === timeout) throw createTimeoutError(options.timeLimit, target);
    throw createConnectionError(error, target);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

/** Abort reason that distinguishes the time limit from other errors. */
const timeout = Symbol('timeout');

function parseUrl(text: string): URL {
  if (!URL.canParse(text)) throw createUrlError('it is not a valid URL', 'correct the URL');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '')
    throw createUrlError(
      'the URL contains a user or password',
      'remove them, and declare an `Authorization` header in `input.headers`',
    );
  return url;
}

async function readBody(response: Response, { origin }: URL, hasHeaders: boolean): Promise<Uint8Array> {
  if (response.status !== 200) throw createStatusError(response.status, origin, hasHeaders);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxSourceBytes) throw createSizeError('source/unreadable-url');
    chunks.push(chunk);
  }
  const content = Buffer.concat(chunks);
  if (isHtml(content)) throw createHtmlError(origin, hasHeaders);
  return content;
}

/** Returns whether the content is an HTML page, such as a login form that was sent instead of the document. */
function isHtml(content: Buffer): boolean {
  return /^\s*<(?:!doctype\s+html|html|head|body|!--)/i.test(content.subarray(0, 1000).toString('latin1'));
}

/**
 * Returns a function that checks the target of a redirect. Documents share what is downloaded, so each document that may
 * read the source must be allowed to read the target as well.
 */
function createRedirectRule(start: URL, documents: readonly DocumentBoundary[]): (target: URL) => boolean {
  const readers = documents.filter(({ entry, allow }) => isAllowedUrl(start.href, entry, allow));
  // The source of an overlay in another commit, for example, is not in the list.
  const boundaries = readers.length > 0 ? readers : [{ entry: start.href, allow: [] }];
  return (target) => boundaries.every(({ entry, allow }) => isAllowedUrl(target.href, entry, allow));
}

/** Returns the target of a redirect, which must be allowed. */
function resolveRedirect(location: string | null, from: URL, mayRead: (target: URL) => boolean): URL {
  if (location === null || !URL.canParse(location, from.href))
    throw createUrlError('it redirects to an invalid URL', 'check the URL');
  const target = new URL(location, from.href);
  const isHttp = target.protocol === 'http:' || target.protocol === 'https:';
  if (isHttp && mayRead(target)) return target;
  // A query can contain a signature that grants access.
  const name = isHttp ? `${target.origin}${target.pathname}` : target.protocol;
  const reason = !isHttp
    ? 'not an http or https URL'
    : target.origin === from.origin
      ? 'outside the URLs that are allowed'
      : 'on another origin';
  throw new UnreadableSourceError(
    `it redirects to \`${name}\`, which is ${reason}`,
    isHttp
      ? `pass that URL instead, or allow it with \`--allow ${target.origin}\` or \`input.allow\` in the configuration`
      : 'check the URL',
    'source/remote-reference',
  );
}
