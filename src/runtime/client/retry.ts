// Which requests are sent again, how often, and after how long a wait.

import type { Send } from './client.ts';
import { discard } from './response-body.ts';
import { pause } from './abortable.ts';

/** How requests are repeated: after 429, after an error of the server (5XX), and where there was no answer. */
export interface RetryOptions {
  /**
   * How often a request is sent at most, the first time included.
   *
   * @default 3
   */
  readonly attempts?: number | undefined;
  /**
   * The methods that are repeated. Where a request may change something, an answer that got lost does not tell whether it
   * did: name other methods only where doing so twice does no harm.
   *
   * @default ["GET", "HEAD", "OPTIONS"]
   */
  readonly methods?: readonly Method[] | undefined;
  /**
   * Milliseconds of the first wait at most; each further one is twice as long at most. How much of it is waited is left to
   * chance, so that many clients do not come back at the same time.
   *
   * @default 500
   */
  readonly delay?: number | undefined;
  /**
   * Milliseconds of the longest wait. Where a server asks for more by `Retry-After`, its answer is given at once.
   *
   * @default 20000
   */
  readonly longest?: number | undefined;
}

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'PUT' | 'POST' | 'PATCH' | 'DELETE' | 'TRACE' | 'QUERY';

/** Sends again what may be sent again. A body that is a stream is gone once it was sent. */
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

/** 501 and 505 say that it will never be otherwise. */
function mayPass(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501 && status !== 505);
}

/** `Retry-After` in milliseconds: seconds, or the time of day. */
function askedWait(text: string | null): number | undefined {
  if (text === null) return undefined;
  if (/^\s*[0-9]+\s*$/.test(text)) return Number(text) * 1000;
  // Dates of HTTP begin with the day of the week; nearly any text is a date to the platform.
  const time = /^\s*[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - Date.now());
}
