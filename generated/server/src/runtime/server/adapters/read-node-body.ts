// Reads a request body from a Node.js stream up to a size limit.

import { concatBytes, readLimitedBody } from './read-limited-body.js';

/** The part of `stream.Readable` that reading a body uses. */
export interface ReadableBody {
  /** Whether the stream has neither ended nor failed. */
  readonly readable: boolean;
  /** Bytes that have arrived, and that are unread. */
  readonly readableLength: number;
  read(): Uint8Array | null;
  iterator(options: { readonly destroyOnReturn: boolean }): AsyncIterable<Uint8Array>;
  on(event: StreamEvent, listener: (error?: unknown) => void): unknown;
  off(event: StreamEvent, listener: (error?: unknown) => void): unknown;
}

type StreamEvent = 'readable' | 'end' | 'error' | 'close';

/**
 * Returns all bytes of a body. `contentLength` is the value of the header, or 0. If the body exceeds the limit, reading
 * stops, and the connection stays open for the response.
 *
 * Uses the event `readable` like the stream's iterator, which takes several times as long. Unlike `data`, it also
 * occurs if middleware has paused the stream.
 */
export function readNodeBody(
  stream: ReadableBody,
  contentLength: number,
  limit: number,
): Promise<Uint8Array | 'too large'> {
  if (contentLength > limit) return Promise.resolve('too large');
  // A stream that has ended or failed has no more events. Its iterator still reports which.
  if (!stream.readable) return readLimitedBody(stream.iterator({ destroyOnReturn: false }), contentLength, limit);
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const onReadable = (): void => {
      for (let chunk = stream.read(); chunk !== null; chunk = stream.read()) {
        length += chunk.length;
        if (length > limit) {
          stream.off('readable', onReadable);
          // The listener would keep the chunks in memory.
          stream.off('end', onEnd);
          return finish('too large');
        }
        chunks.push(chunk);
      }
    };
    const onEnd = (): void => finish(concatBytes(chunks, length));
    const onClose = (): void => reject(new Error('the request body is incomplete'));
    const finish = (result: Uint8Array | 'too large'): void => {
      stream.off('error', reject);
      stream.off('close', onClose);
      resolve(result);
    };
    stream.on('readable', onReadable);
    stream.on('end', onEnd);
    stream.on('error', reject);
    stream.on('close', onClose);
    // Bytes that other listeners have not read cause no further event.
    if (stream.readableLength > 0) onReadable();
  });
}
