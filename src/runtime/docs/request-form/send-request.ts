// Sends a request, and explains network failures to the user.

import { readBody } from './read-response-body.ts';
import type { PreparedRequest } from './build-request.ts';

export interface ResponseView {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  /** Whether the body was truncated. */
  readonly isTruncated: boolean;
}

/**
 * Sends a request.
 *
 * @throws Error with a user-facing message if there is no response
 * @throws AbortError if the request was canceled
 */
export async function sendRequest({ url, init }: PreparedRequest, signal: AbortSignal): Promise<ResponseView> {
  let isBlocked = false;
  const onViolation = (): void => {
    isBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    const response = await fetch(url, { ...init, signal, credentials: 'omit', cache: 'no-store' });
    const { text, isTruncated } = await readBody(response);
    return {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      body: text,
      isTruncated: isTruncated,
    };
  } catch (error) {
    signal.throwIfAborted();
    // The policy violation event arrives shortly after the failure.
    await new Promise((resolve) => setTimeout(resolve, 50));
    throw new Error(await explainFailure(url, isBlocked, signal), { cause: error });
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}

/**
 * Explains a failure. Browsers do not report the reason, so a request without CORS tests whether the server is
 * reachable.
 */
async function explainFailure(url: string, isBlocked: boolean, signal: AbortSignal): Promise<string> {
  const { origin } = new URL(url);
  if (isBlocked)
    return `This page cannot send requests to ${origin}. It can send them only to documented servers and this machine.`;
  try {
    await fetch(origin, { mode: 'no-cors', credentials: 'omit', signal });
    return `${origin} is reachable, but does not allow this page to read the response (CORS). It may have processed the request.`;
  } catch {
    return `No response from ${origin}: no server is listening, or the network cannot reach it.`;
  }
}
