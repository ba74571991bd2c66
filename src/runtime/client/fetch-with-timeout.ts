// Sending by fetch, with a timeout for each attempt and hooks.

import type { Fetch, Send, Sending } from './client.ts';
import { connectionError } from './network-error.ts';
import { kindOf } from './media-type.ts';

/** Callbacks for each attempt: for logging, tracing, and metrics. What they throw ends the call. */
export interface Hooks {
  /** Called before a request is sent. Its headers can still be changed, and contain the caller's token. */
  readonly request?: ((attempt: Attempt) => void) | undefined;
  /** Called when a response has begun. The hook must not read its body. */
  readonly response?: ((response: Response, attempt: Attempt) => void) | undefined;
  /** Called if there was no response. */
  readonly failure?: ((thrown: unknown, attempt: Attempt) => void) | undefined;
}

/** A request that is sent, and its start time. */
export interface Attempt extends Sending {
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** Start time in milliseconds, as `performance.now()` returns them. */
  readonly began: number;
}

/**
 * Returns a function that sends requests by fetch. It throws a `ConnectionError`, or the reason of the signal that
 * aborted the call.
 */
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
      // Read for each call, so that pages and tests can replace the global fetch.
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
  /** Ends the timeout of a stream, whose body may take any time, once the response has begun. */
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
