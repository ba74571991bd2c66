// Sends a request, and explains network failures to the user.

import { readBody } from './response-body.ts';
import type { Prepared } from './build-request.ts';

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  /** Whether the body was truncated. */
  readonly cut: boolean;
}

/**
 * Sends a request.
 *
 * @throws Error with a user-facing message if there is no response
 * @throws AbortError if the request was canceled
 */
export async function send({ url, init }: Prepared, signal: AbortSignal): Promise<Answer> {
  let refused = false;
  const notice = (): void => {
    refused = true;
  };
  document.addEventListener('securitypolicyviolation', notice);
  try {
    const response = await fetch(url, { ...init, signal, credentials: 'omit', cache: 'no-store' });
    const { text, isCut } = await readBody(response);
    return {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      body: text,
      cut: isCut,
    };
  } catch (error) {
    signal.throwIfAborted();
    // The policy violation event arrives shortly after the failure.
    await new Promise((later) => setTimeout(later, 50));
    throw new Error(await reasonOf(url, refused, signal), { cause: error });
  } finally {
    document.removeEventListener('securitypolicyviolation', notice);
  }
}

/**
 * Returns why a request failed. Browsers do not say, so a request without CORS tests whether the server is reachable.
 */
async function reasonOf(url: string, refused: boolean, signal: AbortSignal): Promise<string> {
  const { origin } = new URL(url);
  if (refused) return `This page may not ask ${origin}: it may ask the servers of the document and this machine alone.`;
  try {
    await fetch(origin, { mode: 'no-cors', credentials: 'omit', signal });
    return `${origin} is there, but does not let this page read its answer (CORS). It may have done what was asked.`;
  } catch {
    return `No answer from ${origin}: nothing listens there, or the network does not lead there.`;
  }
}
