// Limits the size of response bodies, or discards them.

/** Default of `maxResponseSize` in bytes: 100 MiB. */
const defaultMaxResponseSize = 100 * 2 ** 20;

/**
 * Returns the response with a body of at most `maxSize` bytes, after decompression. Reading more throws a `RangeError`
 * and cancels the body.
 */
export function limitResponseBody(response: Response, maxSize: number = defaultMaxResponseSize): Response {
  // Some implementations of fetch offer no stream. Without a limit, there is no reason to copy it.
  if (!response.body || maxSize === Infinity) return response;
  let remaining = maxSize;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      remaining -= chunk.byteLength;
      if (remaining < 0)
        throw new RangeError(`the response body is larger than ${maxSize} bytes (\`maxResponseSize\`)`);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers });
}

/**
 * Cancels an unread body to free its connection. The cancellation is not awaited, because a cloned body is canceled
 * only after all its clones are.
 */
export function discardBody(body: { cancel(): Promise<void> } | null | undefined): void {
  body?.cancel().catch(() => undefined);
}
