// Sends requests with fetch, calls hooks, and applies a timeout to each attempt.

import type { Fetch, Send, OutgoingRequest } from './client.ts';
import { createConnectionError } from './connection-error.ts';
import { classifyMediaType } from './classify-media-type.ts';

/** Callbacks for each attempt, for logging, tracing, and metrics. An error that they throw ends the call. */
export interface Hooks {
  /** Called before a request is sent. Its headers can still be changed, and contain the caller's token. */
  readonly request?: ((attempt: Attempt) => void) | undefined;
  /** Called when a response has begun. The hook must not read its body. */
  readonly response?: ((response: Response, attempt: Attempt) => void) | undefined;
  /** Called if there was no response. */
  readonly failure?: ((error: unknown, attempt: Attempt) => void) | undefined;
}

/** An attempt to send a request, and its start time. */
export interface Attempt extends OutgoingRequest {
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** Start time in milliseconds, as returned by `performance.now()`. */
  readonly startedAt: number;
}

/**
 * Returns a function that sends requests with fetch. It throws a `ConnectionError`, the reason of the signal that
 * aborted the call, or an error of `fetch` that changes how a page is rendered.
 */
export function createFetchSend(fetch: Fetch | undefined, timeout: number | undefined, hooks: Hooks): Send {
  return async (request) => {
    const { url, init, operation, attempt = 1 } = request;
    const currentAttempt = { ...request, attempt, startedAt: performance.now() };
    hooks.request?.(currentAttempt);
    const deadline =
      timeout === undefined
        ? undefined
        : startDeadline(
            timeout,
            init.signal,
            Object.keys(operation.responses).some((type) => classifyMediaType(type) === 'stream'),
          );
    let response: Response;
    try {
      // Read for each call, so that pages and tests can replace the global fetch.
      response = await (fetch ?? globalThis.fetch)(url, deadline ? { ...init, signal: deadline.signal } : init);
    } catch (error) {
      if (isRenderingSignal(error)) throw error;
      hooks.failure?.(error, currentAttempt);
      throw init.signal?.aborted ? error : createConnectionError(operation.id, error);
    } finally {
      deadline?.stopForStream();
    }
    hooks.response?.(response, currentAttempt);
    return response;
  };
}

/**
 * Returns whether an error is not a failure, but changes how a page is rendered. The `fetch` of Next.js throws such
 * errors, with the property `digest`, and Next.js must get them unchanged.
 */
function isRenderingSignal(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string';
}

/** The timeout of an attempt. */
interface Deadline {
  readonly signal: AbortSignal;
  /** Ends the timeout of a stream, whose body may take any time, once the response has begun. */
  stopForStream(): void;
}

function startDeadline(milliseconds: number, signal: AbortSignal | null | undefined, isStream: boolean): Deadline {
  const combineSignals = (other: AbortSignal): AbortSignal => (signal ? AbortSignal.any([signal, other]) : other);
  if (!isStream) return { signal: combineSignals(AbortSignal.timeout(milliseconds)), stopForStream: () => undefined };
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException(`no response within ${milliseconds} ms`, 'TimeoutError')),
    milliseconds,
  );
  return { signal: combineSignals(controller.signal), stopForStream: () => clearTimeout(timer) };
}
