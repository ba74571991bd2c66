// Download of one source over HTTP, with limits for time, size, and redirects.

import { Buffer } from 'node:buffer';
import { UnreadableSourceError } from '../../source/file-reader.ts';
import { matchesUrlPrefix } from '../../source/input-path.ts';
import { createSizeError, maxSourceBytes } from '../../source/regular-file.ts';
import {
  createConnectionError,
  createHtmlError,
  createStatusError,
  createTimeoutError,
  createUrlError,
} from './download-errors.ts';

/** How to download sources. */
export interface DownloadOptions {
  readonly fetch: typeof fetch;
  /** Time limit for a source with its redirects, in milliseconds. */
  readonly timeLimit: number;
  /** URL prefixes that redirects may lead to, in addition to the origin of the source. */
  readonly allow: readonly string[];
  /**
   * Returns the headers for requests to an origin.
   *
   * @throws an `UnreadableSourceError` if the value of a header is missing or invalid.
   */
  readonly headersFor: (origin: string) => Readonly<Record<string, string>>;
}

/** Maximum number of redirects. */
const maxRedirects = 5;

/**
 * Downloads a source.
 *
 * @throws an `UnreadableSourceError` without any content of the response.
 */
export async function download(url: string, options: DownloadOptions): Promise<Uint8Array> {
  const start = parseUrl(url);
  // Aborted at the end, which closes the connection of a response that was not read completely.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(timeout), options.timeLimit);
  try {
    let target = start;
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const headers = options.headersFor(target.origin);
      const response = await options.fetch(target, { headers, redirect: 'manual', signal: controller.signal });
      if (response.status < 300 || response.status > 399 || response.status === 304)
        return await readBody(response, target, Object.keys(headers).length > 0);
      target = resolveRedirect(response.headers.get('location'), target, start, options.allow);
    }
    throw createUrlError(`it redirects more than ${maxRedirects} times`, 'check the URL, or pass the final one');
  } catch (error) {
    if (error instanceof UnreadableSourceError) throw error;
    if (controller.signal.reason === timeout) throw createTimeoutError(options.timeLimit);
    throw createConnectionError(error, start);
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

/** Returns the target of a redirect, which must be on the origin of the source or allowed. */
function resolveRedirect(location: string | null, from: URL, start: URL, allow: readonly string[]): URL {
  if (location === null || !URL.canParse(location, from.href))
    throw createUrlError('it redirects to an invalid URL', 'check the URL');
  const target = new URL(location, from.href);
  const isHttp = target.protocol === 'http:' || target.protocol === 'https:';
  if (isHttp && (target.origin === start.origin || matchesUrlPrefix(target.href, allow))) return target;
  // A query can contain a signature that grants access.
  const name = isHttp ? `${target.origin}${target.pathname}` : target.protocol;
  throw new UnreadableSourceError(
    `it redirects to \`${name}\`, which is ${isHttp ? 'on another origin' : 'not an http or https URL'}`,
    isHttp
      ? `pass that URL instead, or allow it with \`--allow ${target.origin}\` or \`input.allow\` in the configuration`
      : 'check the URL',
    'source/remote-reference',
  );
}
