// Retries with exponential backoff and jitter.

import type { Send } from './client.ts';
import { discardBody } from './limit-response-body.ts';
import { sleep } from './abortable.ts';
import { isConnectionError } from './connection-error.ts';

/** Retry policy. Requests are retried after 429, after a server error (5XX), and if there was no response. */
export interface RetryOptions {
  /**
   * Maximum number of attempts, including the first.
   *
   * @default 3
   */
  readonly attempts?: number | undefined;
  /**
   * Methods that are retried. If a response is lost, the request may have taken effect: add only methods that are safe
   * to repeat.
   *
   * @default ["GET", "HEAD", "OPTIONS"]
   */
  readonly methods?: readonly RetryableMethod[] | undefined;
  /**
   * Maximum delay before the first retry in milliseconds; doubled for each subsequent one. The actual delay is random,
   * so that clients do not retry simultaneously.
   *
   * @default 500
   */
  readonly delay?: number | undefined;
  /**
   * Maximum delay in milliseconds. If `Retry-After` exceeds it, the response is returned immediately.
   *
   * @default 20000
   */
  readonly maxDelay?: number | undefined;
}

type RetryableMethod = 'GET' | 'HEAD' | 'OPTIONS' | 'PUT' | 'POST' | 'PATCH' | 'DELETE' | 'TRACE' | 'QUERY';

/** Adds retries. A request whose body is a stream is never retried, because the stream has been consumed. */
export function withRetry(
  send: Send,
  { attempts = 3, methods = ['GET', 'HEAD', 'OPTIONS'], delay = 500, maxDelay = 20_000 }: RetryOptions,
): Send {
  return async (request) => {
    const { method, body, signal } = request.init;
    const isRetryable = methods.some((retryable) => retryable === method) && !(body instanceof ReadableStream);
    const maxAttempts = isRetryable ? attempts : 1;
    for (let attempt = 1; ; attempt++) {
      let response: Response | undefined;
      try {
        response = await send({ ...request, attempt });
        if (attempt >= maxAttempts || !isTransient(response.status)) return response;
      } catch (error) {
        // Other errors come from hooks, and end the call.
        if (attempt >= maxAttempts || signal?.aborted || !isConnectionError(error)) throw error;
      }
      const jitter = Math.random();
      const retryAfter = response && parseRetryAfter(response.headers.get('retry-after'));
      if (response && retryAfter !== undefined && retryAfter > maxDelay) return response;
      discardBody(response?.body);
      await sleep(
        retryAfter === undefined
          ? jitter * Math.min(maxDelay, delay * 2 ** (attempt - 1))
          : retryAfter + jitter * delay,
        signal,
      );
    }
  };
}

/** Returns whether a retry may succeed; 501 and 505 are permanent. */
function isTransient(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501 && status !== 505);
}

/** Parses `Retry-After` (seconds or an HTTP date) into milliseconds; `undefined` if it is missing or invalid. */
function parseRetryAfter(text: string | null): number | undefined {
  if (text === null) return undefined;
  if (/^\s*[0-9]+\s*$/.test(text)) return Number(text) * 1000;
  // HTTP dates begin with the day of the week. `Date.parse` alone accepts nearly any string.
  const time = /^\s*[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - Date.now());
}
