// Retries with exponential backoff and jitter.

import type { Send } from './client.ts';
import { discard } from './response-body.ts';
import { pause } from './abortable.ts';

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
  readonly methods?: readonly Method[] | undefined;
  /**
   * Maximum delay before the first retry in milliseconds; doubled for each further one. The actual delay is random, so
   * that clients do not retry simultaneously.
   *
   * @default 500
   */
  readonly delay?: number | undefined;
  /**
   * Maximum delay in milliseconds. If `Retry-After` asks for more, the response is returned at once.
   *
   * @default 20000
   */
  readonly longest?: number | undefined;
}

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'PUT' | 'POST' | 'PATCH' | 'DELETE' | 'TRACE' | 'QUERY';

/** Adds retries. A request whose body is a stream is never retried: the stream has been consumed. */
export function retrying(
  send: Send,
  { attempts = 3, methods = ['GET', 'HEAD', 'OPTIONS'], delay = 500, longest = 20_000 }: RetryOptions,
): Send {
  return async (sending) => {
    const { method, body, signal } = sending.init;
    const most = methods.some((each) => each === method) && !(body instanceof ReadableStream) ? attempts : 1;
    for (let attempt = 1; ; attempt++) {
      let response: Response | undefined;
      try {
        response = await send({ ...sending, attempt });
        if (attempt >= most || !mayPass(response.status)) return response;
      } catch (thrown) {
        if (attempt >= most || signal?.aborted) throw thrown;
      }
      const chance = Math.random();
      const asked = response && askedWait(response.headers.get('retry-after'));
      if (response && asked !== undefined && asked > longest) return response;
      discard(response?.body);
      await pause(
        asked === undefined ? chance * Math.min(longest, delay * 2 ** (attempt - 1)) : asked + chance * delay,
        signal,
      );
    }
  };
}

/** 501 and 505 are permanent. */
function mayPass(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501 && status !== 505);
}

/** Parses `Retry-After` (seconds or an HTTP date) into milliseconds; `undefined` if it is missing or invalid. */
function askedWait(text: string | null): number | undefined {
  if (text === null) return undefined;
  if (/^\s*[0-9]+\s*$/.test(text)) return Number(text) * 1000;
  // HTTP dates begin with the day of the week. `Date.parse` alone accepts nearly any string.
  const time = /^\s*[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - Date.now());
}
