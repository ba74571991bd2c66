// Reads a request body up to a size limit.

/** Returns all bytes of a stream. `contentLength` is the value of the header, or 0. */
export async function readLimitedBody(
  stream: AsyncIterable<Uint8Array>,
  contentLength: number,
  limit: number,
): Promise<Uint8Array | 'too large'> {
  if (contentLength > limit) return 'too large';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > limit) return 'too large';
    chunks.push(chunk);
  }
  return concatBytes(chunks, length);
}

/** Joins chunks with this total length. A single chunk is not copied. */
export function concatBytes(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (chunks.length === 1 && only) return only;
  const result = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    result.set(chunk, offset);
    offset += chunk.length;
  }
  return result;
}
