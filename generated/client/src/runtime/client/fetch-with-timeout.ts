// How a request leaves: by fetch, within its time, seen by the hooks.

import type { Fetch, Send, Sending } from './client.js';
import { connectionError } from './network-error.js';
import { kindOf } from './media-type.js';

/** Told of every attempt: for logging, tracing and figures. What they throw ends the call. */
export interface Hooks {
  /** Before a request is sent. Its headers can still be changed, and hold the caller's token. */
  readonly request?: ((attempt: Attempt) => void) | undefined;
  /** When an answer has begun. Its body is not theirs to read. */
  readonly response?: ((response: Response, attempt: Attempt) => void) | undefined;
  /** Where there was no answer. */
  readonly failure?: ((thrown: unknown, attempt: Attempt) => void) | undefined;
}

/** A request that is sent, and when it was. */
export interface Attempt extends Sending {
  /** 1 for the first. */
  readonly attempt: number;
  /** Milliseconds, as `performance.now()` counts them. */
  readonly began: number;
}

/** Sends by fetch. What it throws is a ConnectionError, or the reason of the signal that ended the call. */
export function fetching(fetch: Fetch | undefined, timeout: number | undefined, hooks: Hooks): Send {
  return async (sending) => {
    const { url, init, operation, attempt = 1 } = sending;
    const seen = { ...sending, attempt, began: performance.now() };
    hooks.request?.(seen);
    const time =
      timeout === undefined
        ? undefined
        : within(
            timeout,
            init.signal,
            Object.keys(operation.answers).some((type) => kindOf(type) === 'stream'),
          );
    let response: Response;
    try {
      // Looked up at each call, so that a page or a test may replace it.
      response = await (fetch ?? globalThis.fetch)(url, time ? { ...init, signal: time.signal } : init);
    } catch (thrown) {
      hooks.failure?.(thrown, seen);
      throw init.signal?.aborted ? thrown : connectionError(operation.id, thrown);
    } finally {
      time?.answered();
    }
    hooks.response?.(response, seen);
    return response;
  };
}

interface Time {
  readonly signal: AbortSignal;
  /** To be called when the answer has begun: a stream may then take as long as it likes. */
  answered(): void;
}

function within(milliseconds: number, signal: AbortSignal | null | undefined, streams: boolean): Time {
  const either = (other: AbortSignal): AbortSignal => (signal ? AbortSignal.any([signal, other]) : other);
  if (!streams) return { signal: either(AbortSignal.timeout(milliseconds)), answered: () => undefined };
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException(`no answer within ${milliseconds} ms`, 'TimeoutError')),
    milliseconds,
  );
  return { signal: either(controller.signal), answered: () => clearTimeout(timer) };
}
